import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disponibilidad } from '#contract/experiencias.ts'
import { sumarDias } from '#domain/fechas.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { AHORA, HOY, unaExperiencia, unaReserva, unaSalida, unProveedor } from '#server/testing/datos.ts'
import { verDisponibilidad } from './index.ts'

const { input, output } = disponibilidad.verDisponibilidad
const dia = (n: number): string => sumarDias(HOY, n)

describe.each(bases())('departures on $nombre', ({ abrir }) => {
  let base: Opened<Database>

  const ver = (query: Record<string, string>, now = AHORA) =>
    verDisponibilidad(unCtx(base, { now }), input.parse(query))
  const inicios = async (query: Record<string, string>, now = AHORA) =>
    (await ver(query, now)).map(({ inicio }) => inicio)

  beforeAll(async () => void (base = await abrir()))
  afterAll(() => base.close())

  it('shows each departure as the contract says, at the wall time of its zone', async () => {
    const experiencia = await unaExperiencia(base.db, { region: '12', tarifas: { nino: 5000 } })
    const { id } = await unaSalida(base.db, experiencia, { fecha: dia(1), hora: '09:00' })
    const salidas = await ver({ id: experiencia.slug })
    expect(() => output.parse(salidas)).not.toThrow()
    expect(salidas).toEqual([
      {
        id,
        inicio: '2026-11-19T09:00:00-03:00',
        fin: '2026-11-19T11:00:00-03:00',
        cierreVentas: '2026-11-19T08:00:00-03:00',
        cuposDisponibles: 8,
        precioPorPersona: 20_000,
        minimo: null,
        tarifas: [
          { tipo: 'adulto', precio: 20_000, edadMin: null, edadMax: null },
          { tipo: 'nino', precio: 5000, edadMin: null, edadMax: null },
        ],
      },
    ])
  })

  it('says how many are missing for it to run, and when that is decided, until it waits for nobody', async () => {
    const experiencia = await unaExperiencia(base.db, { region: '12', minParticipantes: 4 })
    const salida = await unaSalida(base.db, experiencia, { fecha: dia(2), hora: '09:00', decisionMinutos: 600 })
    const minimo = async () => (await ver({ id: experiencia.slug }))[0]!.minimo
    await unaReserva(base.db, salida, { plazas: 1, estado: 'pagada' })
    await unaReserva(base.db, salida, { plazas: 2, estado: 'pendiente' })
    expect(await minimo()).toEqual({ participantes: 4, faltan: 3, decideEn: '2026-11-19T23:00:00-03:00' })
    await unaReserva(base.db, salida, { plazas: 3, estado: 'confirmada' })
    expect(await minimo()).toBeNull()
  })

  it.each([
    ['05', '05201', '2026-11-19T22:30:00-05:00'],
    ['11', '11101', '2026-11-19T22:30:00-03:00'],
    ['12', '12401', '2026-11-19T22:30:00-03:00'],
    ['13', '13101', '2026-11-19T22:30:00-03:00'],
  ])('asks by local dates in region %s', async (region, comunaCodigo, inicio) => {
    const experiencia = await unaExperiencia(base.db, { region, comunaCodigo })
    await unaSalida(base.db, experiencia, { fecha: dia(1), hora: '22:30' })
    expect(await inicios({ id: experiencia.id, desde: dia(1), hasta: dia(1) })).toEqual([inicio])
    expect(await inicios({ id: experiencia.id, desde: dia(2), hasta: dia(3) })).toEqual([])
  })

  it('takes today from the zone: past midnight in Santiago it is still yesterday on Rapa Nui', async () => {
    const now = new Date('2026-11-19T03:30:00Z')
    const rapa = await unaExperiencia(base.db, { region: '05', comunaCodigo: '05201', cierreMinutos: 0 })
    await unaSalida(base.db, rapa, { fecha: HOY, hora: '23:00' })
    expect(await inicios({ id: rapa.id }, now)).toEqual(['2026-11-18T23:00:00-05:00'])
    expect(await inicios({ id: rapa.id, hasta: HOY }, now)).toHaveLength(1)
    const santiago = await unaExperiencia(base.db)
    await expect(ver({ id: santiago.id, hasta: HOY }, now)).rejects.toMatchObject({ errores: [{ campo: 'hasta' }] })
  })

  it.each([
    [{ desde: dia(2), hasta: dia(1) }],
    [{ desde: dia(0), hasta: dia(93) }],
    [{ hasta: '2020-01-01' }],
    [{ desde: '0001-01-01', hasta: '9999-12-31' }],
  ])('refuses the dates %o', async (fechas) => {
    const { id } = await unaExperiencia(base.db)
    await expect(ver({ id, ...fechas })).rejects.toMatchObject({
      code: 'datos-invalidos',
      errores: [{ campo: 'hasta' }],
    })
  })

  it('shows 60 days unless asked, 92 at most', async () => {
    const experiencia = await unaExperiencia(base.db)
    for (const n of [60, 61, 92, 93]) await unaSalida(base.db, experiencia, { fecha: dia(n), hora: '08:00' })
    expect(await inicios({ id: experiencia.id })).toHaveLength(1)
    expect(await inicios({ id: experiencia.id, hasta: dia(92) })).toHaveLength(3)
    expect(await inicios({ id: experiencia.id, desde: dia(61) })).toHaveLength(3)
    expect(await inicios({ id: experiencia.id, desde: '9999-12-31' })).toEqual([])
  })

  it('leaves out what is closed, cancelled, begun or past the end of its sale', async () => {
    const experiencia = await unaExperiencia(base.db, { cierreMinutos: 60 })
    await unaSalida(base.db, experiencia, { hora: '08:00', estado: 'cerrada' })
    await unaSalida(base.db, experiencia, { hora: '09:00', estado: 'cancelada' })
    const { inicioUtc } = await unaSalida(base.db, experiencia, { hora: '10:00' })
    const antes = (minutos: number) => new Date(inicioUtc.getTime() - minutos * 60_000)
    expect(await inicios({ id: experiencia.id })).toHaveLength(1)
    expect(await inicios({ id: experiencia.id }, antes(61))).toHaveLength(1)
    expect(await inicios({ id: experiencia.id }, antes(60))).toEqual([])
    expect(await inicios({ id: experiencia.id }, antes(-1))).toEqual([])
  })

  it('counts places: booked ones, live holds, and holds that ran out', async () => {
    const experiencia = await unaExperiencia(base.db)
    const salida = await unaSalida(base.db, experiencia, { cupos: 6 })
    await unaReserva(base.db, salida, { plazas: 2 })
    await unaReserva(base.db, salida, { plazas: 3, estado: 'pendiente', estadoPago: 'sin_pago' })
    await unaReserva(base.db, salida, { plazas: 1, estado: 'cancelada' })
    const cupos = async (now: Date) =>
      (await ver({ id: experiencia.id }, now)).map(({ cuposDisponibles }) => cuposDisponibles)
    expect(await cupos(AHORA)).toEqual([1])
    expect(await cupos(new Date(AHORA.getTime() + 15 * 60_000))).toEqual([4])
    expect(await inicios({ id: experiencia.id, participantes: '1' })).toHaveLength(1)
    expect(await inicios({ id: experiencia.id, participantes: '2' })).toEqual([])
    expect(await inicios({ id: experiencia.id, participantes: 'dos' })).toHaveLength(1)
    expect(await inicios({ id: experiencia.id, participantes: '0' })).toHaveLength(1)
  })

  it('shows a full departure, unless somebody wants places', async () => {
    const experiencia = await unaExperiencia(base.db)
    await unaReserva(base.db, await unaSalida(base.db, experiencia, { cupos: 2 }))
    expect(await ver({ id: experiencia.id })).toMatchObject([{ cuposDisponibles: 0 }])
    expect(await ver({ id: experiencia.id, participantes: '1' })).toEqual([])
  })

  it('sells nothing that takes no bookings, and knows no draft', async () => {
    const pausada = await unaExperiencia(base.db, { estado: 'pausada' })
    await unaSalida(base.db, pausada)
    expect(await ver({ id: pausada.id })).toEqual([])
    const dePausado = await unaExperiencia(base.db, {
      proveedorId: (await unProveedor(base.db, { estado: 'Pausado' })).id,
    })
    await unaSalida(base.db, dePausado)
    expect(await ver({ id: dePausado.id })).toEqual([])
    const { id } = await unaExperiencia(base.db, { estado: 'borrador' })
    await expect(ver({ id })).rejects.toMatchObject({ code: 'experiencia-desconocida' })
  })
})

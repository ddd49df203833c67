import { expect, it } from 'vitest'
import type { Hecho } from '#contract/analitica.ts'
import type { Actor, Sesion } from '#server/ctx.ts'
import { cancelarReserva, vencerReservas } from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { AHORA, HOY, unAnfitrion, unaEmpresa, unaExperiencia, unaResena, unId } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  pasarTarjeta,
  reservaPagada,
  reservar,
  saldoDe,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { analiticaJobs, exportarAnalitica, registrarInteres, verAnalitica, volcarInteres } from './index.ts'

setLog({ sink: () => undefined })

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const sesion: Sesion = {
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId: unId('u'),
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
}
const suma = (montos: number[]): number => montos.reduce((total, monto) => total + monto, 0)

async function unaAnfitriona(e: Escena) {
  const { id: anfitrionId } = await unAnfitrion(e.db)
  return { host: { ...sesion, anfitrionId }, suya: { anfitrionId, operadorNombre: 'Berta', operadorSlug: 'berta' } }
}

const anotar = async (
  e: Escena,
  experienciaId: string,
  hecho: Hecho,
  { actor, agent = CHROME, veces = 1 }: { actor?: Actor; agent?: string | null; veces?: number } = {},
): Promise<void> => {
  for (let i = 0; i < veces; i++) await registrarInteres(e.ctx(actor, { agent }), { experienciaId, hecho })
}
const diario = (e: Escena) => e.db.selectFrom('interesDiario').selectAll().execute()

enCadaBase('what an operador sees of the way to a booking', (escena) => {
  it('adds up to the ledger, to what buyers paid and to what operators are due', async () => {
    const e = escena()
    const { host, suya } = await unaAnfitriona(e)
    const bote = await unaOferta(e, {
      ...suya,
      nombreExperiencia: 'Anda en bote',
      politicaCancelacion: 'moderada',
      fecha: '2026-11-20',
      cupos: 20,
    })
    const pan = await unaOferta(e, {
      ...suya,
      nombreExperiencia: 'Hornea pan, «rico»',
      fecha: HOY,
      hora: '20:00',
      cupos: 4,
    })
    e.clock.now = new Date('2026-10-10T15:00:00Z')
    await reservaPagada(e, bote)
    e.clock.now = new Date('2026-11-17T02:30:00Z')
    await reservaPagada(e, bote, { participantes: { adulto: 3 } })
    e.clock.now = AHORA
    await reservaPagada(e, pan, { participantes: { adulto: 1 } })
    await cancelar(e, await reservaPagada(e, bote))
    const deEmpresa = await reservaPagada(e, bote, { participantes: { adulto: 4 } })
    await e.db
      .updateTable('reservas')
      .set({ empresaId: (await unaEmpresa(e.db)).id })
      .where('id', '=', deEmpresa.id)
      .execute()
    await pasarTarjeta(e, (await abrirTarjeta(e, await reservar(e, bote))).id, 'pm_card_visa_chargeDeclined')
    await reservar(e, bote)
    const desistida = await reservar(e, bote)
    await cancelarReserva(e.ctx(unInvitado(desistida)), { id: desistida.id })
    await e.settle()
    e.avanzar(20 * 60)
    await vencerReservas(e.ctx())
    await e.settle()
    await unaResena(e.db, bote.experiencia, { reservaId: deEmpresa.id, puntaje: 4, publicadaEn: AHORA })
    await anotar(e, bote.experiencia.id, 'vista', { veces: 40 })
    await anotar(e, bote.experiencia.id, 'cotizacion', { veces: 12 })
    await anotar(e, pan.experiencia.id, 'vista', { veces: 10 })
    await anotar(e, pan.experiencia.id, 'sin_cupos', { veces: 3 })
    await volcarInteres(e.ctx())

    const { actual, anterior, perdidas, porDia, experiencias, horarios, desde, hasta } = await verAnalitica(
      e.ctx(host),
      {},
    )
    expect([desde, hasta, porDia.length]).toEqual(['2026-10-20', HOY, 30])
    expect(actual).toMatchObject({
      vistas: 50,
      cotizaciones: 12,
      retenciones: 6,
      pagadas: 3,
      reservas: 4,
      canceladas: 1,
      viajeros: 8,
      ventas: 60_000 + 20_000 + 20_000 + 80_000,
      calificacion: { promedio: 4, cantidad: 1 },
    })
    expect(anterior).toMatchObject({ vistas: 0, retenciones: 1, pagadas: 1, reservas: 1, ventas: 40_000 })
    expect(
      Object.fromEntries(perdidas.filter(({ actual: n }) => n > 0).map(({ motivo, actual: n }) => [motivo, n])),
    ).toEqual({ sin_cupos: 3, precio: 6, pago_fallido: 1, plazo_vencido: 1, desistida: 1, cancelada_viajero: 1 })

    // Everything sold here is hers: the whole ledger, all payments and all lines say the same sums.
    const [operadores, comision, iva] = [
      await saldoDe(e, 'operadores'),
      await saldoDe(e, 'comision'),
      await saldoDe(e, 'iva_comision'),
    ]
    expect(actual.ingresos + anterior.ingresos).toBe(-operadores)
    expect(actual.ventas + anterior.ventas).toBe(-operadores - comision - iva)
    const pagos = await e.db.selectFrom('pagos').select(['capturado', 'reembolsado']).execute()
    expect(actual.ventas + anterior.ventas).toBe(
      suma(pagos.map(({ capturado, reembolsado }) => capturado - reembolsado)),
    )
    await e.trabajar({ job: 'liquidaciones.liberar', data: {} })
    const lineas = await e.db.selectFrom('liquidaciones').select(['neto', 'retencion', 'costoTarjeta']).execute()
    expect(actual.ingresos + anterior.ingresos).toBe(
      suma(lineas.map(({ neto, retencion, costoTarjeta }) => neto + retencion + costoTarjeta)),
    )

    // Each way of dividing them adds up to the same; half past eleven at night is still the day before.
    expect([
      suma(porDia.map(({ ingresos }) => ingresos)),
      suma(porDia.map(({ vistas }) => vistas)),
      suma(porDia.map(({ reservas }) => reservas)),
    ]).toEqual([actual.ingresos, 50, 4])
    expect(porDia.find(({ fecha }) => fecha === '2026-11-16')).toMatchObject({ reservas: 1 })
    expect([
      suma(experiencias.map(({ ingresos }) => ingresos)),
      suma(experiencias.map(({ vistas }) => vistas)),
    ]).toEqual([actual.ingresos, 50])
    expect(horarios).toEqual([
      { nombreExperiencia: 'Hornea pan, «rico»', hora: '20:00', salidas: 1, cupos: 4, ocupados: 1 },
    ])
    const csv = (await exportarAnalitica(e.ctx(host), {}))
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((linea) => linea.replace('"Hornea pan, «rico»"', 'Hornea pan').split(',').slice(2).map(Number))
    expect([0, 4, 5, 6, 7, 8].map((columna) => suma(csv.map((celdas) => celdas[columna]!)))).toEqual([
      50,
      6,
      4,
      1,
      actual.ventas,
      actual.ingresos,
    ])
  })

  it('counts people on published pages, and neither programs, nor operators at work, nor persons', async () => {
    const e = escena()
    const { host, suya } = await unaAnfitriona(e)
    const { host: otra } = await unaAnfitriona(e)
    const { id } = await unaExperiencia(e.db, suya)
    const borrador = await unaExperiencia(e.db, { ...suya, estado: 'borrador' })
    await anotar(e, id, 'vista')
    await anotar(e, id.toUpperCase(), 'vista', { actor: sesion })
    await anotar(e, id, 'vista', { actor: otra })
    await volcarInteres(e.ctx())
    await anotar(e, id, 'sin_fechas')
    await anotar(e, id, 'vista', { actor: host, veces: 5 })
    for (const agent of [null, '', 'curl/8', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])
      await anotar(e, id, 'vista', { agent })
    await anotar(e, id, 'vista', { actor: { ...sesion, contexto: 'proveedor' } })
    await anotar(e, id, 'vista', { actor: { ...sesion, contexto: 'admin' } })
    await anotar(e, borrador.id, 'vista')
    await anotar(e, unId('nadie'), 'vista')
    await volcarInteres(e.ctx())
    await volcarInteres(e.ctx())
    expect(await diario(e)).toEqual([
      { experienciaId: id, fecha: expect.anything() as unknown, vistas: 3, cotizaciones: 0, sinFechas: 1, sinCupos: 0 },
    ])
  })

  it('loses no count that could not be written, and forgets days as the rule of the database says', async () => {
    const e = escena()
    const { id } = await unaExperiencia(e.db)
    await anotar(e, id, 'vista', { veces: 2 })
    const roto = {
      ...e.ctx(),
      db: {
        getExecutor: () => {
          throw new Error('no database')
        },
      } as unknown as Escena['db'],
    }
    await volcarInteres(roto)
    await volcarInteres(e.ctx())
    expect(await diario(e)).toMatchObject([{ vistas: 2 }])
    await e.db.updateTable('interesRegla').set({ conservarDias: 100 }).execute()
    e.avanzar(100 * 86_400)
    await analiticaJobs['analitica.limpiar'](e.ctx())
    expect(await diario(e)).toHaveLength(1)
    e.avanzar(86_400)
    await analiticaJobs['analitica.limpiar'](e.ctx())
    expect(await diario(e)).toEqual([])
  })

  it('is for whoever runs the business, and for a range that can be read', async () => {
    const e = escena()
    const { host } = await unaAnfitriona(e)
    const personal = (rol: 'guia' | 'caja' | 'gestor'): Sesion => ({
      ...sesion,
      contexto: 'proveedor',
      proveedor: { id: unId('p'), rol },
    })
    for (const actor of [sesion, personal('guia'), personal('caja')])
      await expect(verAnalitica(e.ctx(actor), {})).rejects.toMatchObject({ code: 'sin-permiso' })
    expect((await verAnalitica(e.ctx(personal('gestor')), {})).actual).toMatchObject({
      vistas: 0,
      ventas: 0,
      ingresos: 0,
      ocupacion: null,
      calificacion: { promedio: null },
    })
    await expect(verAnalitica(e.ctx(host), { desde: '2026-11-19', hasta: HOY })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    await expect(exportarAnalitica(e.ctx(host), { desde: '2020-01-01', hasta: HOY })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
  })
})

import { expect, it } from 'vitest'
import type { Actor } from '#server/ctx.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unAnfitrion, unaExperiencia, type unaSalida } from '#server/testing/datos.ts'
import { leerReserva, reservaPagada, reservar, type Escena } from '#server/testing/escenas.ts'
import { sumarDias } from '#domain/fechas.ts'
import {
  cambiarDias,
  editarSalidas,
  guardarAgenda,
  rolarSalidas,
  verAgenda,
  verDisponibilidad,
  verSalidas,
} from './index.ts'

setLog({ sink: () => undefined })

const TODOS = [1, 2, 3, 4, 5, 6, 7]
const horario = (hora = '10:00', cupos = 8) => ({ dias: TODOS, hora, cupos, desde: null, hasta: null })
const vacia = { temporadas: [], excepciones: [], feriados: 'normal' as const, decisionHoras: 24 }

async function conAnfitriona(e: Escena, fila: Parameters<typeof unaExperiencia>[1] = {}) {
  const anfitrion = await unAnfitrion(e.db)
  const actor: Actor = {
    tipo: 'sesion',
    contexto: 'cliente',
    usuarioId: anfitrion.usuarioId,
    sesionId: 's',
    anfitrionId: anfitrion.id,
    proveedor: null,
    empresa: null,
    rolesAdmin: [],
  }
  const experiencia = await unaExperiencia(e.db, { anfitrionId: anfitrion.id, ...fila })
  return { actor, experiencia, id: experiencia.id }
}

const dia = (n: number): string => sumarDias(HOY, n)
const ver = (e: Escena, actor: Actor, id: string, desde = HOY, hasta = dia(7)) =>
  verSalidas(e.ctx(actor), { id, desde, hasta })

async function conSemana(e: Escena) {
  const propia = await conAnfitriona(e)
  await guardarAgenda(e.ctx(propia.actor), { id: propia.id, version: 0, horarios: [horario()], ...vacia })
  const salidaDe = async (fecha: string) => (await ver(e, propia.actor, propia.id, fecha, fecha)).salidas[0]!
  const vender = async (fecha: string, adulto = 2) =>
    reservaPagada(
      e,
      {
        experiencia: propia.experiencia,
        salida: { id: (await salidaDe(fecha)).id } as Awaited<ReturnType<typeof unaSalida>>,
      },
      { participantes: { adulto } },
    )
  return { ...propia, salidaDe, vender }
}

enCadaBase('agenda', (escena) => {
  it('tries an agenda without writing it, then makes its departures, and the nightly run adds none', async () => {
    const e = escena()
    const { actor, id } = await conAnfitriona(e)
    const pedido = { id, version: 0, horarios: [horario()], ...vacia }
    expect(await guardarAgenda(e.ctx(actor), { ...pedido, ensayo: true })).toMatchObject({
      creadas: 121,
      conflictos: [],
    })
    expect((await ver(e, actor, id)).salidas).toEqual([])
    expect(await guardarAgenda(e.ctx(actor), pedido)).toMatchObject({
      creadas: 121,
      agenda: { version: 1, horarios: [horario()] },
    })
    await rolarSalidas(e.ctx())
    expect((await ver(e, actor, id)).salidas).toHaveLength(8)
    expect(await verDisponibilidad(e.ctx(), { id, desde: HOY, hasta: dia(2) } as never)).toHaveLength(2)
    expect(await verAgenda(e.ctx(actor), { id })).toMatchObject({
      version: 1,
      decisionHoras: 24,
      zonaHoraria: 'America/Santiago',
      cuposPorSalida: null,
    })
    await e.db.updateTable('experiencias').set({ cuposPorSalida: 6 }).where('id', '=', id).execute()
    expect(await verAgenda(e.ctx(actor), { id })).toMatchObject({ cuposPorSalida: 6 })
  })

  it('remakes what nobody bought, leaves what somebody did, and names it', async () => {
    const e = escena()
    const { actor, id, vender, salidaDe } = await conSemana(e)
    const reserva = await vender(dia(3))
    const guardada = await guardarAgenda(e.ctx(actor), { id, version: 1, horarios: [horario('15:00', 5)], ...vacia })
    expect(guardada).toMatchObject({
      creadas: 121,
      retiradas: 120,
      conflictos: [{ salidaId: reserva.salidaId, viajeros: 2, tipo: 'fuera' }],
    })
    const { salidas, conflictos } = await ver(e, actor, id)
    expect(salidas.map(({ fecha, hora, estado }) => `${fecha} ${hora} ${estado}`)).toContain(`${dia(3)} 10:00 abierta`)
    expect(salidas.filter(({ hora }) => hora === '15:00')).toHaveLength(8)
    expect(conflictos).toMatchObject([{ salidaId: reserva.salidaId, tipo: 'fuera' }])
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', salidaId: reserva.salidaId })
    // Back to the former one: what was taken out is there again.
    expect(
      await guardarAgenda(e.ctx(actor), { id, version: 2, horarios: [horario('10:00', 6)], ...vacia }),
    ).toMatchObject({ creadas: 0, reabiertas: 120, conflictos: [{ tipo: 'cupos' }] })
    expect(await salidaDe(dia(4))).toMatchObject({ cupos: 6, estado: 'abierta', propias: { cupos: false } })
    expect(await salidaDe(dia(3))).toMatchObject({ cupos: 8, vendidos: 2, libres: 6, ventas: 40_000, reservas: 1 })
  })

  it('refuses a save over a newer one, and what cannot be', async () => {
    const e = escena()
    const { actor, id } = await conSemana(e)
    await expect(guardarAgenda(e.ctx(actor), { id, version: 0, horarios: [], ...vacia })).rejects.toMatchObject({
      code: 'version-anterior',
    })
    await expect(
      guardarAgenda(e.ctx(actor), {
        id,
        version: 1,
        horarios: [],
        ...vacia,
        excepciones: [{ fecha: dia(1), hora: null, cierra: false, cupos: 4, motivo: null }],
      }),
    ).rejects.toMatchObject({ code: 'datos-invalidos', errores: [{ campo: 'excepciones.0.hora' }] })
    const { actor: otra } = await conAnfitriona(e)
    await expect(verAgenda(e.ctx(otra), { id })).rejects.toMatchObject({ code: 'sin-permiso' })
  })

  it('refuses an exception at an hour that clocks jump over, tried or saved, and keeps nothing of it', async () => {
    const e = escena()
    const { actor, id } = await conSemana(e)
    const excepciones = [{ fecha: '2027-09-05', hora: '00:30', cierra: false, cupos: 4, motivo: null }]
    for (const ensayo of [true, false])
      await expect(
        guardarAgenda(e.ctx(actor), { id, version: 1, ensayo, horarios: [], ...vacia, excepciones }),
      ).rejects.toMatchObject({
        code: 'datos-invalidos',
        errores: [
          {
            campo: 'excepciones.0.hora',
            mensaje: expect.stringContaining('Las 00:30 del 5 de septiembre de 2027 no existen'),
          },
        ],
      })
    expect(await verAgenda(e.ctx(actor), { id })).toMatchObject({ version: 1, excepciones: [] })
    const { actor: enMagallanes, id: austral } = await conAnfitriona(e, { region: '12' })
    expect(
      await guardarAgenda(e.ctx(enMagallanes), { id: austral, version: 0, horarios: [], ...vacia, excepciones }),
    ).toMatchObject({ agenda: { excepciones } })
  })

  it('names the hours that clocks jump over', async () => {
    const e = escena()
    e.clock.now = new Date('2026-08-20T12:00:00Z')
    const { actor, id } = await conAnfitriona(e)
    expect(await guardarAgenda(e.ctx(actor), { id, version: 0, horarios: [horario('00:30')], ...vacia })).toMatchObject(
      { saltadas: [{ fecha: '2026-09-06', hora: '00:30' }] },
    )
  })

  it('closes days, sold ones for what is left, and opens them again', async () => {
    const e = escena()
    const { actor, id, vender, salidaDe } = await conSemana(e)
    await vender(dia(2))
    const cerradas = await cambiarDias(e.ctx(actor), {
      id,
      fechas: [dia(1), dia(2)],
      accion: 'cerrar',
      motivo: 'Fiesta',
    })
    expect(cerradas).toMatchObject({ cerradas: 2, conflictos: [{ viajeros: 2 }] })
    expect(await salidaDe(dia(1))).toMatchObject({ estado: 'cerrada', cierreCausa: 'dia', libres: 0 })
    expect(await verDisponibilidad(e.ctx(), { id, desde: dia(1), hasta: dia(2) } as never)).toEqual([])
    expect((await ver(e, actor, id)).cerrados).toEqual([
      { fecha: dia(1), motivo: 'Fiesta' },
      { fecha: dia(2), motivo: 'Fiesta' },
    ])
    await rolarSalidas(e.ctx())
    expect(await verDisponibilidad(e.ctx(), { id, desde: dia(1), hasta: dia(2) } as never)).toEqual([])
    expect(await cambiarDias(e.ctx(actor), { id, fechas: [dia(1), dia(2)], accion: 'abrir' })).toMatchObject({
      abiertas: 2,
      conflictos: [],
    })
    expect(await verDisponibilidad(e.ctx(), { id, desde: dia(1), hasta: dia(2) } as never)).toMatchObject([
      { cuposDisponibles: 8 },
      { cuposDisponibles: 6 },
    ])
    await expect(cambiarDias(e.ctx(actor), { id, fechas: [dia(-1)], accion: 'cerrar' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
  })

  it('edits many departures at once, or none', async () => {
    const e = escena()
    const { actor, id, vender, salidaDe } = await conSemana(e)
    await vender(dia(2), 5)
    const ids = [(await salidaDe(dia(1))).id, (await salidaDe(dia(2))).id]
    await expect(editarSalidas(e.ctx(actor), { id, salidas: ids, cambios: { cupos: 4 } })).rejects.toMatchObject({
      code: 'cupos-ya-vendidos',
      errores: [{ campo: ids[1], mensaje: expect.stringContaining('el mínimo es 5') }],
    })
    expect(await salidaDe(dia(1))).toMatchObject({ cupos: 8 })
    const cambios = {
      cupos: 5,
      cierreMinutos: 180,
      minParticipantes: 3,
      decisionHoras: 12,
      confirmacion: 'solicitud' as const,
      tarifas: [
        { tipo: 'adulto' as const, precio: 30_000, edadMin: null, edadMax: null },
        { tipo: 'nino' as const, precio: 0, edadMin: 0, edadMax: 5 },
      ],
    }
    expect(await editarSalidas(e.ctx(actor), { id, salidas: [...ids, ids[0]!], cambios })).toEqual({ cambiadas: 2 })
    const editada = await salidaDe(dia(1))
    expect(editada).toMatchObject({
      cupos: 5,
      confirmacion: 'solicitud',
      minParticipantes: 3,
      horaDecision: `${HOY}T22:00:00-03:00`,
      cierreVentas: `${dia(1)}T07:00:00-03:00`,
      propias: { cupos: true, tarifas: true, confirmacion: true, minParticipantes: true, decision: true },
    })
    expect(await verDisponibilidad(e.ctx(), { id, desde: dia(1), hasta: dia(1) } as never)).toMatchObject([
      { precioPorPersona: 30_000, tarifas: [{ tipo: 'adulto' }, { tipo: 'nino', precio: 0 }] },
    ])
    // What was set for one departure outlasts the pattern; null goes back to it.
    await guardarAgenda(e.ctx(actor), { id, version: 1, horarios: [horario('10:00', 7)], ...vacia })
    expect((await salidaDe(dia(1))).cupos).toBe(5)
    await editarSalidas(e.ctx(actor), {
      id,
      salidas: ids.slice(0, 1),
      cambios: { tarifas: null, confirmacion: null, minParticipantes: null, decisionHoras: null },
    })
    expect(await salidaDe(dia(1))).toMatchObject({
      confirmacion: 'inmediata',
      minParticipantes: null,
      horaDecision: null,
      propias: { tarifas: false },
    })
  })

  it('charges a booking the prices of its departure, and a group takes all of it', async () => {
    const e = escena()
    const { actor, id, experiencia, salidaDe } = await conSemana(e)
    const salida = await salidaDe(dia(1))
    const tarifas = [
      { tipo: 'adulto' as const, precio: 25_000, edadMin: null, edadMax: null },
      { tipo: 'residente' as const, precio: 9_000, edadMin: null, edadMax: null },
      { tipo: 'grupo' as const, precio: 150_000, edadMin: null, edadMax: null },
    ]
    await editarSalidas(e.ctx(actor), { id, salidas: [salida.id], cambios: { tarifas } })
    const oferta = { experiencia, salida: { id: salida.id } as Awaited<ReturnType<typeof unaSalida>> }
    expect(await reservar(e, oferta, { participantes: { adulto: 1, residente: 1 } })).toMatchObject({ total: 34_000 })
    await expect(reservar(e, oferta, { participantes: { grupo: 1 } })).rejects.toMatchObject({ code: 'sin-cupos' })
    e.avanzar(20 * 60)
    expect(await reservar(e, oferta, { participantes: { grupo: 1 } })).toMatchObject({ total: 150_000 })
    await expect(reservar(e, oferta, { participantes: { adulto: 1 } })).rejects.toMatchObject({ code: 'sin-cupos' })
    await expect(reservar(e, oferta, { participantes: { estudiante: 1 } })).rejects.toMatchObject({
      code: 'tarifa-no-vendida',
    })
    expect(await salidaDe(dia(1))).toMatchObject({ retenidos: 8, vendidos: 0, libres: 0 })
    const conMas = editarSalidas(e.ctx(actor), { id, salidas: [salida.id], cambios: { cupos: 10 } })
    await expect(conMas).rejects.toMatchObject({
      code: 'cupos-ya-vendidos',
      errores: [
        { campo: salida.id, mensaje: expect.stringContaining('la tomó un grupo completo: quedan sus 8 cupos') },
      ],
    })
    e.avanzar(20 * 60)
    expect(await editarSalidas(e.ctx(actor), { id, salidas: [salida.id], cambios: { cupos: 10 } })).toEqual({
      cambiadas: 1,
    })
  })

  it('lets staff look, and only owners and managers change', async () => {
    const e = escena()
    const experiencia = await unaExperiencia(e.db)
    const como = (rol: 'gestor' | 'guia'): Actor => ({
      tipo: 'sesion',
      contexto: 'proveedor',
      usuarioId: 'u',
      sesionId: 's',
      anfitrionId: null,
      proveedor: { id: experiencia.proveedorId!, rol },
      empresa: null,
      rolesAdmin: [],
    })
    expect(await verAgenda(e.ctx(como('guia')), { id: experiencia.id })).toMatchObject({ version: 0 })
    await expect(
      cambiarDias(e.ctx(como('guia')), { id: experiencia.id, fechas: [HOY], accion: 'cerrar' }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    expect(
      await cambiarDias(e.ctx(como('gestor')), { id: experiencia.id, fechas: [HOY], accion: 'cerrar' }),
    ).toMatchObject({ cerradas: 0 })
  })
})

import { expect, it } from 'vitest'
import type { CambiosDeSalida } from '#contract/agenda.ts'
import { sumarDias } from '#domain/fechas.ts'
import { editarSalidas, guardarAgenda } from '#server/modules/disponibilidad/index.ts'
import { aplicarContenido, contenidoDe, findEditable } from '#server/modules/experiencias/index.ts'
import { suspenderSalidas } from '#server/modules/suspensiones/index.ts'
import type { Actor } from '#server/ctx.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unAnfitrion, unaExperiencia, unaSalida } from '#server/testing/datos.ts'
import { leerReserva, reservaPagada, unInvitado, type Escena } from '#server/testing/escenas.ts'
import { aceptarReserva, cambiarFecha, cotizarCambio, elegirFecha } from './index.ts'
import { reservasJobs } from './reservas.jobs.ts'

setLog({ sink: () => undefined })

const DIA = sumarDias(HOY, 10)
const horas = (n: number): number => n * 3_600_000

type Fila = Parameters<typeof unaExperiencia>[1]
type Salida = Parameters<typeof unaSalida>[2]

/** A departure in ten days of somebody who may edit it. */
async function unaMia(e: Escena, fila: Fila = {}, deSalida: Salida = {}) {
  const { id: anfitrionId, usuarioId } = await unAnfitrion(e.db)
  const actor: Actor = {
    tipo: 'sesion',
    contexto: 'cliente',
    usuarioId,
    sesionId: 's',
    anfitrionId,
    proveedor: null,
    empresa: null,
    rolesAdmin: [],
  }
  const experiencia = await unaExperiencia(e.db, { anfitrionId, ...fila })
  const salida = await unaSalida(e.db, experiencia, { fecha: DIA, ...deSalida })
  const otra = (suya: Salida = {}) => unaSalida(e.db, experiencia, { fecha: sumarDias(DIA, 4), ...suya })
  const editar = async (cambios: CambiosDeSalida) => {
    await editarSalidas(e.ctx(actor), { id: experiencia.id, salidas: [salida.id], cambios })
    await e.settle()
  }
  const faltando = (n: number) => void (e.clock.now = new Date(salida.inicioUtc.getTime() - horas(n)))
  return { actor, experiencia, salida, oferta: { experiencia, salida }, otra, editar, faltando }
}

async function vencer(e: Escena): Promise<void> {
  await reservasJobs['reservas.vencer'](e.ctx())
  await e.settle()
}

const estado = async (e: Escena, { id }: { id: string }) => (await leerReserva(e, id)).estado
const avisos = async (e: Escena, hecho: string, { id }: { id: string }) =>
  (
    await e.db
      .selectFrom('notificaciones')
      .select('clave')
      .where('clave', 'like', `operador-${hecho}:${id}:%`)
      .execute()
  ).length

enCadaBase('what those who paid wait for, once their departure is edited', (escena) => {
  it.each([
    ['no minimum', { minParticipantes: 0 }],
    ['one that is reached', { minParticipantes: 2 }],
  ])('is nothing with %s: they have their seat, as whoever buys after them', async (_caso, cambios) => {
    const e = escena()
    const { oferta, editar, faltando } = await unaMia(e, { minParticipantes: 4 })
    const reserva = await reservaPagada(e, oferta)
    expect(await estado(e, reserva)).toBe('pagada')
    await editar(cambios)
    expect([await estado(e, reserva), await avisos(e, 'vendida', reserva)]).toEqual(['confirmada', 1])
    expect(await estado(e, await reservaPagada(e, oferta))).toBe('confirmada')
    faltando(23)
    await vencer(e)
    expect(await estado(e, reserva)).toBe('confirmada')
  })

  it('is the hour that is said now', async () => {
    const e = escena()
    const { oferta, salida, editar, faltando } = await unaMia(e, { minParticipantes: 4 })
    const reserva = await reservaPagada(e, oferta)
    await editar({ decisionHoras: 6 })
    expect((await leerReserva(e, reserva.id)).aceptarAntesDe).toEqual(new Date(salida.inicioUtc.getTime() - horas(6)))
    faltando(23)
    await vencer(e)
    expect(await estado(e, reserva)).toBe('pagada')
    faltando(6)
    await vencer(e)
    expect(await estado(e, reserva)).toBe('rechazada')
  })

  it('is the operator, who is asked and has a day from then', async () => {
    const e = escena()
    const { actor, oferta, editar, faltando } = await unaMia(e, { minParticipantes: 4 })
    const reserva = await reservaPagada(e, oferta)
    faltando(30)
    await editar({ confirmacion: 'solicitud' })
    expect(await avisos(e, 'por_aceptar', reserva)).toBe(1)
    e.avanzar(12 * 3600)
    await editar({ cupos: 9, decisionHoras: 3 })
    faltando(7)
    await vencer(e)
    expect(await estado(e, reserva)).toBe('pagada')
    faltando(5)
    await vencer(e)
    expect(await estado(e, reserva)).toBe('rechazada')
    const otra = await reservaPagada(e, oferta)
    await aceptarReserva(e.ctx(actor), { id: otra.id })
    expect(await estado(e, otra)).toBe('confirmada')
  })

  it('is nobody where the operator is not asked any more', async () => {
    const e = escena()
    const { oferta, editar } = await unaMia(e, { confirmacion: 'solicitud' })
    const reserva = await reservaPagada(e, oferta)
    await editar({ confirmacion: 'inmediata' })
    expect(await estado(e, reserva)).toBe('confirmada')
  })

  it('follows the hour of its agenda, and the minimum of its experience', async () => {
    const e = escena()
    const { actor, experiencia, oferta, otra, faltando } = await unaMia(e, { minParticipantes: 4 })
    const [reserva, conLaSuya] = [
      await reservaPagada(e, oferta),
      await reservaPagada(e, { experiencia, salida: await otra({ minParticipantes: 5 }) }),
    ]
    await guardarAgenda(e.ctx(actor), {
      id: experiencia.id,
      version: 0,
      horarios: [{ dias: [1, 2, 3, 4, 5, 6, 7], hora: '10:00', cupos: 8, desde: null, hasta: null }],
      temporadas: [],
      excepciones: [],
      feriados: 'normal',
      decisionHoras: 6,
    })
    await e.settle()
    faltando(23)
    await vencer(e)
    expect(await estado(e, reserva)).toBe('pagada')
    const editable = (await findEditable(e.db, experiencia.id))!
    await e
      .ctx()
      .transaction((tx) =>
        aplicarContenido(e.ctx(actor), tx, editable, { ...contenidoDe(editable), minParticipantes: 2 }),
      )
    await e.settle()
    expect([await estado(e, reserva), await estado(e, conLaSuya)]).toEqual(['confirmada', 'pagada'])
  })

  it('is asked of the operator of each departure that follows its experience', async () => {
    const e = escena()
    const { actor, experiencia, oferta, otra } = await unaMia(e, { minParticipantes: 4 })
    const [reserva, conLaSuya] = [
      await reservaPagada(e, oferta),
      await reservaPagada(e, { experiencia, salida: await otra({ confirmacion: 'inmediata' }) }),
    ]
    e.avanzar(48 * 3600)
    const editable = (await findEditable(e.db, experiencia.id))!
    await e
      .ctx()
      .transaction((tx) =>
        aplicarContenido(e.ctx(actor), tx, editable, { ...contenidoDe(editable), confirmacion: 'solicitud' }),
      )
    await e.settle()
    expect([
      (await leerReserva(e, reserva.id)).aceptarAntesDe,
      await avisos(e, 'por_aceptar', reserva),
      await avisos(e, 'por_aceptar', conLaSuya),
    ]).toEqual([new Date(e.clock.now.getTime() + horas(24)), 1, 0])
  })

  it('is looked at again before anybody is thrown out, whatever wrote the departure', async () => {
    const e = escena()
    const { salida, oferta, faltando } = await unaMia(e, { minParticipantes: 4 })
    const reserva = await reservaPagada(e, oferta)
    await e.db.updateTable('salidas').set({ minParticipantes: 0 }).where('id', '=', salida.id).execute()
    faltando(23)
    await vencer(e)
    expect(await estado(e, reserva)).toBe('confirmada')
  })
})

enCadaBase('another date', (escena) => {
  const mover = (e: Escena, { id }: { id: string }, salidaNuevaId: string) =>
    cambiarFecha(e.ctx(unInvitado({ id })), { id, salidaNuevaId, diferencia: 0 })
  const cotizar = (e: Escena, { id }: { id: string }, salidaNuevaId: string) =>
    cotizarCambio(e.ctx(unInvitado({ id })), { id, salidaNuevaId })

  it.each([
    ['its own minimum, that is not reached', { minParticipantes: 6 }, 'salida-sin-minimo'],
    ['its own way to confirm, by hand', { confirmacion: 'solicitud' }, 'cambio-con-anfitrion'],
  ])('is not taken where it has %s', async (_caso, suya, code) => {
    const e = escena()
    const { oferta, otra } = await unaMia(e)
    const reserva = await reservaPagada(e, oferta)
    const destino = await otra(suya)
    await expect(cotizar(e, reserva, destino.id)).rejects.toMatchObject({ code })
    await expect(mover(e, reserva, destino.id)).rejects.toMatchObject({ code })
    expect((await leerReserva(e, reserva.id)).salidaId).toBe(oferta.salida.id)
  })

  it.each([
    ['asks for nobody, whatever the one that is left asked', { minParticipantes: 4 }, {}],
    [
      'was decided already',
      { minParticipantes: 4 },
      { minParticipantes: 6, decididaEn: new Date('2026-11-01T12:00:00Z') },
    ],
  ])('is taken where it %s', async (_caso, deAntes, suya) => {
    const e = escena()
    const { oferta, otra } = await unaMia(e, {}, deAntes)
    const [reserva, , destino] = [await reservaPagada(e, oferta), await reservaPagada(e, oferta), await otra(suya)]
    expect(await mover(e, reserva, destino.id)).toMatchObject({ estado: 'confirmada', salidaId: destino.id })
  })

  it('confirms those who waited there for one more', async () => {
    const e = escena()
    const { experiencia, oferta, otra } = await unaMia(e)
    const destino = await otra({ minParticipantes: 4 })
    const [espera, reserva] = [await reservaPagada(e, { experiencia, salida: destino }), await reservaPagada(e, oferta)]
    expect(await estado(e, espera)).toBe('pagada')
    await mover(e, reserva, destino.id)
    await e.settle()
    expect([await estado(e, espera), await avisos(e, 'vendida', espera)]).toEqual(['confirmada', 1])
  })

  it('instead of one that was called off is a date of whoever offers it, that runs', async () => {
    const e = escena()
    const { actor, experiencia, oferta, otra } = await unaMia(e)
    const [reserva, otraMas] = [await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
    const [sinMinimo, aPedido] = [
      await otra({ minParticipantes: 4 }),
      await otra({ confirmacion: 'solicitud', fecha: sumarDias(DIA, 5) }),
    ]
    const espera = await reservaPagada(e, { experiencia, salida: sinMinimo }, { participantes: { adulto: 1 } })
    await suspenderSalidas(e.ctx(actor), { salidas: [oferta.salida.id], motivo: 'clima', modo: 'ofrecer' })
    await e.settle()
    const elegir = ({ id }: { id: string }, salidaNuevaId: string) =>
      elegirFecha(e.ctx(unInvitado({ id })), { id, salidaNuevaId })
    await expect(elegir(reserva, sinMinimo.id)).rejects.toMatchObject({ code: 'salida-sin-minimo' })
    expect(await elegir(reserva, aPedido.id)).toMatchObject({ estado: 'confirmada', salidaId: aPedido.id })
    await reservaPagada(e, { experiencia, salida: sinMinimo }, { participantes: { adulto: 1 } })
    expect(await elegir(otraMas, sinMinimo.id)).toMatchObject({ estado: 'confirmada', salidaId: sinMinimo.id })
    await e.settle()
    expect(await estado(e, espera)).toBe('confirmada')
  })
})

enCadaBase('accepting', (escena) => {
  it('is over once the departure is called off, whatever becomes of the money', async () => {
    const e = escena()
    const { actor, oferta } = await unaMia(e, { confirmacion: 'solicitud' })
    const reserva = await reservaPagada(e, oferta)
    await suspenderSalidas(e.ctx(actor), { salidas: [oferta.salida.id], motivo: 'operativo', modo: 'devolver' })
    await expect(aceptarReserva(e.ctx(actor), { id: reserva.id })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    await e.settle()
    expect(
      await e.db.selectFrom('correos').select('clave').where('clave', '=', `confirmacion:${reserva.id}`).execute(),
    ).toEqual([])
  })
})

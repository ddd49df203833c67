import { expect, it } from 'vitest'
import type { Actor } from '#server/ctx.ts'
import { liquidacionesJobs } from '#server/modules/liquidaciones/index.ts'
import { cancelarReserva, registrarLlegada, verReserva } from '#server/modules/reservas/index.ts'
import { sancionesJobs, suspenderOperador, verFichaDeOperador } from '#server/modules/sanciones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { leerReembolsos, leerReserva, reservaPagada, saldoDe, unaOferta, unInvitado } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { suspenderSalidas, suspensionesJobs, verSalidasDelDia } from './index.ts'

setLog({ sink: () => undefined })

const MIN = 60_000

enCadaBase('whoever was received before a departure that did not take place', (escena) => {
  async function recibida(retractoVigente = false) {
    const e = escena()
    const oferta = await unaOferta(e, { politicaCancelacion: 'estricta', retractoVigente })
    const { experiencia, salida } = oferta
    const gestora = await unUsuario(e.db)
    const actor: Actor = {
      tipo: 'sesion',
      contexto: 'proveedor',
      usuarioId: gestora.id,
      sesionId: 's',
      anfitrionId: null,
      proveedor: { id: experiencia.proveedorId!, rol: 'gestor' },
      empresa: null,
      rolesAdmin: [],
    }
    const reserva = await reservaPagada(e, oferta)
    e.clock.now = new Date(salida.inicioUtc.getTime() - 90 * MIN)
    await registrarLlegada(e.ctx(actor), { id: reserva.id })
    await e.settle()
    e.clock.now = new Date(salida.inicioUtc.getTime() - 60 * MIN)
    const alDiaSiguiente = async () => {
      e.clock.now = new Date(salida.finUtc.getTime() + 25 * 60 * MIN)
      await liquidacionesJobs['liquidaciones.liberar'](e.ctx())
    }
    return { e, salida, actor, reserva, alDiaSiguiente, experiencia }
  }

  it.each([
    ['clima', 'fuerza_mayor', null],
    ['operativo', 'anfitrion', 1],
  ] as const)(
    'called off for %s: everything goes back, and the operator is paid nothing',
    async (motivo, canceladaPor, escalon) => {
      const { e, salida, actor, reserva, alDiaSiguiente } = await recibida()
      const suspension = await suspenderSalidas(e.ctx(actor), {
        salidas: [salida.id],
        motivo,
        modo: 'devolver',
        monto: reserva.total,
      })
      expect(suspension).toMatchObject({ reservas: 1, monto: reserva.total })
      expect(suspension.cuenta?.escalon ?? null).toBe(escalon)
      await e.settle()
      await alDiaSiguiente()
      expect(await leerReserva(e, reserva.id)).toMatchObject({
        estado: 'cancelada',
        canceladaPor,
        estadoPago: 'reembolsado',
        estadoLiquidacion: 'revertida',
        llegadaEn: null,
      })
      expect((await leerReembolsos(e, reserva.id)).map(({ monto }) => monto)).toEqual([reserva.total])
      expect(await saldoDe(e, 'operadores')).toBe(0)
      expect(await e.invariantes()).toEqual([])
    },
  )

  it('may choose another date like the others', async () => {
    const { e, salida, actor, reserva } = await recibida()
    await suspenderSalidas(e.ctx(actor), { salidas: [salida.id], motivo: 'clima', modo: 'ofrecer' })
    await e.settle()
    expect(await verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).toMatchObject({
      estado: 'confirmada',
      acciones: { puedeElegirFecha: true, puedeCancelar: true },
    })
    expect(await verSalidasDelDia(e.ctx(actor), { fecha: reserva.inicio.slice(0, 10) })).toMatchObject([
      { porElegir: 1 },
    ])
  })

  it('is found by the job too where the arrival was written while the departure was called off', async () => {
    const { e, salida, actor, reserva } = await recibida()
    await suspenderSalidas(e.ctx(actor), { salidas: [salida.id], motivo: 'clima', modo: 'devolver' })
    await e.db
      .updateTable('reservas')
      .set({ estado: 'realizada', llegadaEn: e.clock.now })
      .where('id', '=', reserva.id)
      .execute()
    await suspensionesJobs['suspensiones.devolver'](e.ctx())
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'cancelada', estadoPago: 'reembolsado' })
  })

  it('gets everything back where the operator is suspended meanwhile', async () => {
    const { e, reserva, experiencia, alDiaSiguiente } = await recibida()
    const ana = e.ctx(await unaDeFinanzas(e.db, 'confianza'))
    const ref = { operadorTipo: 'proveedor', operadorId: experiencia.proveedorId! }
    expect((await verFichaDeOperador(ana, ref)).efecto).toMatchObject({ reservas: 1, monto: reserva.total })
    await suspenderOperador(ana, {
      ...ref,
      regla: 'seguridad',
      motivo: 'Salió sin casco dos veces',
      modo: 'devolver',
      reservas: 1,
      monto: reserva.total,
    })
    await sancionesJobs['sanciones.devolver'](e.ctx(), ref as never)
    await e.settle()
    await alDiaSiguiente()
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'plataforma',
      estadoPago: 'reembolsado',
      estadoLiquidacion: 'revertida',
    })
    expect((await verFichaDeOperador(ana, ref)).suspension).toMatchObject({ estado: 'vigente', faltan: 0 })
  })

  it('keeps the right to withdraw until the start', async () => {
    const { e, reserva } = await recibida(true)
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id, monto: reserva.total })
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'viajero',
      estadoPago: 'reembolsado',
    })
  })
})

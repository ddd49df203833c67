import { expect, it } from 'vitest'
import type { Actor } from '#server/ctx.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unAnfitrion } from '#server/testing/datos.ts'
import {
  leerReembolsos,
  leerReserva,
  reservaPagada,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { liquidacionesJobs } from '#server/modules/liquidaciones/index.ts'
import { registrarLlegada } from './registrar-llegada.ts'
import { avisarSinOperador, decidirSinOperador } from './sin-operador.ts'
import { registrarAusencias } from './vencer.ts'
import { verReserva } from './ver-reserva.ts'

setLog({ sink: () => undefined })

const RAZON = 'El operador no contesta y nadie lo vio'
const MIN = 60_000

enCadaBase('nobody at the meeting point', (escena) => {
  async function esperando(minutos: number) {
    const e = escena()
    const anfitrion = await unAnfitrion(e.db)
    const oferta = await unaOferta(e, { politicaCancelacion: 'no_reembolsable', anfitrionId: anfitrion.id })
    const reserva = await reservaPagada(e, oferta)
    e.clock.now = new Date(Date.parse(reserva.inicio) + minutos * MIN)
    const operador: Actor = {
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId: anfitrion.usuarioId,
      sesionId: 's',
      anfitrionId: anfitrion.id,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
    }
    return { e, reserva, operador, yo: e.ctx(unInvitado(reserva)) }
  }
  const abiertos = (e: Escena) =>
    e.db.selectFrom('casos').select(['estado', 'decision']).where('tipo', '=', 'ausencia').execute()

  it('can be told from a quarter of an hour on, counts once, and is taken back', async () => {
    const { e, reserva, yo } = await esperando(14)
    await expect(avisarSinOperador(yo, { id: reserva.id, recibido: false })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    e.avanzar(60)
    const ahora = e.ctx(unInvitado(reserva))
    expect((await verReserva(ahora, { id: reserva.id })).acciones.puedeAvisarSinOperador).toBe(true)
    for (const _ of [1, 2])
      expect(await avisarSinOperador(ahora, { id: reserva.id, recibido: false })).toMatchObject({
        estado: 'confirmada',
        sinOperadorEn: expect.any(String),
        acciones: { puedeAvisarSinOperador: false },
      })
    expect(await abiertos(e)).toEqual([{ estado: 'abierto', decision: null }])
    expect(await avisarSinOperador(ahora, { id: reserva.id, recibido: true })).toMatchObject({ sinOperadorEn: null })
    expect(await abiertos(e)).toEqual([{ estado: 'resuelto', decision: 'recibido' }])
  })

  it('is no absence while it waits; decided for whoever came, everything goes back whatever the policy', async () => {
    const { e, reserva, yo } = await esperando(20)
    await avisarSinOperador(yo, { id: reserva.id, recibido: false })
    await e.settle()
    const confianza = await unaDeFinanzas(e.db, 'confianza')
    const decidir = (actor: Actor) =>
      decidirSinOperador(e.ctx(actor), { reservaId: reserva.id, decision: 'no_prestada', razon: RAZON })
    await expect(decidir(confianza)).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    e.clock.now = new Date(Date.parse(reserva.fin) + MIN)
    await registrarAusencias(e.ctx())
    expect((await leerReserva(e, reserva.id)).estado).toBe('confirmada')
    await expect(decidir(await unaDeFinanzas(e.db, 'contenido'))).rejects.toMatchObject({ code: 'sin-permiso' })
    expect(await decidir(confianza)).toEqual({ estado: 'no_prestada', devuelto: reserva.total, enDisputa: false })
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'no_prestada',
      estadoPago: 'reembolsado',
      estadoLiquidacion: 'revertida',
      sinOperadorEn: null,
    })
    expect([
      await saldoDe(e, 'psp'),
      await saldoEnPsp(e),
      await saldoDe(e, 'reembolsos'),
      await saldoDe(e, 'operadores'),
      await saldoDe(e, 'comision'),
    ]).toEqual([0, 0, 0, 0, 0])
    expect(await leerReembolsos(e, reserva.id)).toHaveLength(1)
    expect(await abiertos(e)).toEqual([{ estado: 'resuelto', decision: 'no_prestada' }])
    await expect(decidir(confianza)).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    const asuntos = (await e.db.selectFrom('correos').select('asunto').execute()).map(({ asunto }) => asunto)
    expect(
      asuntos.filter((asunto) => /^(Dicen que nadie llegó a|Se devuelve) la reserva /.test(asunto)),
      'the operator hears of both',
    ).toHaveLength(2)
    expect(asuntos).toContain(`«${reserva.experiencia.nombreExperiencia}» no se realizó: te devolvemos todo`)
  })

  it('decided against whoever did not come is an absence like any other', async () => {
    const { e, reserva, yo } = await esperando(20)
    await avisarSinOperador(yo, { id: reserva.id, recibido: false })
    e.clock.now = new Date(Date.parse(reserva.fin) + MIN)
    expect(
      await decidirSinOperador(e.ctx(await unaDeFinanzas(e.db, 'confianza')), {
        reservaId: reserva.codigo,
        decision: 'no_asistio',
        razon: RAZON,
      }),
    ).toEqual({ estado: 'no_asistio', devuelto: 0, enDisputa: false })
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'no_asistio',
      estadoPago: 'pagado',
      sinOperadorEn: null,
    })
    expect(await leerReembolsos(e, reserva.id)).toEqual([])
  })

  it('is told also where the operator had noted an arrival, which then pays nobody', async () => {
    const { e, reserva, operador } = await esperando(-60)
    expect(await registrarLlegada(e.ctx(operador), { id: reserva.id })).toMatchObject({ estado: 'realizada' })
    await e.settle()
    e.avanzar(80 * 60)
    const yo = () => e.ctx(unInvitado(reserva))
    expect((await verReserva(yo(), { id: reserva.id })).acciones.puedeAvisarSinOperador).toBe(true)
    expect(await avisarSinOperador(yo(), { id: reserva.id, recibido: false })).toMatchObject({
      estado: 'confirmada',
      sinOperadorEn: expect.any(String),
    })
    await expect(registrarLlegada(e.ctx(operador), { id: reserva.id })).rejects.toMatchObject({
      code: 'llegada-en-revision',
    })
    await e.settle()
    e.clock.now = new Date(Date.parse(reserva.fin) + 26 * 60 * MIN)
    await registrarAusencias(e.ctx())
    await liquidacionesJobs['liquidaciones.liberar'](e.ctx())
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoLiquidacion: 'retenida' })
    expect(
      await decidirSinOperador(e.ctx(await unaDeFinanzas(e.db, 'confianza')), {
        reservaId: reserva.id,
        decision: 'no_prestada',
        razon: RAZON,
      }),
    ).toMatchObject({ devuelto: reserva.total })
    await e.settle()
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'no_prestada',
      estadoPago: 'reembolsado',
      llegadaEn: null,
    })
    expect(await e.invariantes()).toEqual([])
  })

  it('taken back, the arrival that was noted stands again and is paid', async () => {
    const { e, reserva, operador } = await esperando(-60)
    await registrarLlegada(e.ctx(operador), { id: reserva.id })
    e.avanzar(80 * 60)
    await avisarSinOperador(e.ctx(unInvitado(reserva)), { id: reserva.id, recibido: false })
    expect(await avisarSinOperador(e.ctx(unInvitado(reserva)), { id: reserva.id, recibido: true })).toMatchObject({
      estado: 'realizada',
      sinOperadorEn: null,
    })
    await e.settle()
    e.clock.now = new Date(Date.parse(reserva.fin) + 25 * 60 * MIN)
    await liquidacionesJobs['liquidaciones.liberar'](e.ctx())
    expect(await leerReserva(e, reserva.id)).toMatchObject({
      estado: 'realizada',
      estadoLiquidacion: 'liberable',
      llegadaEn: new Date(Date.parse(reserva.inicio) - 60 * MIN),
    })
  })

  it('is not told any more of an arrival once the departure is over', async () => {
    const { e, reserva, operador } = await esperando(-60)
    await registrarLlegada(e.ctx(operador), { id: reserva.id })
    e.clock.now = new Date(reserva.fin)
    await expect(
      avisarSinOperador(e.ctx(unInvitado(reserva)), { id: reserva.id, recibido: false }),
    ).rejects.toMatchObject({ code: 'transicion-no-permitida' })
  })
})

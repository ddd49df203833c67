import { expect, it } from 'vitest'
import type { Sesion } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { verBajaDeProveedor } from '#server/modules/bajas/index.ts'
import { registrarLlegada, reservasJobs } from '#server/modules/reservas/index.ts'
import { suspensionesJobs } from '#server/modules/suspensiones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unId, unUsuario } from '#server/testing/datos.ts'
import {
  leerPagos,
  leerReembolsos,
  leerReserva,
  reservaPagada,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { resolverSuspension, sancionesJobs, suspenderOperador, verFichaDeOperador } from './index.ts'

setLog({ sink: () => undefined })

const DIA = 86_400

/** All that goes over bookings by the hour. */
async function unaHora(e: Escena): Promise<void> {
  await reservasJobs['reservas.registrarAusencias'](e.ctx())
  await suspensionesJobs['suspensiones.devolver'](e.ctx())
  await sancionesJobs['sanciones.continuar'](e.ctx())
  await e.settle()
}

enCadaBase('a suspended operator whose buyer asked their bank', (escena) => {
  const persona = async (resto: Partial<Sesion>): Promise<Ctx> => {
    const { id } = await unUsuario(escena().db)
    return escena().ctx({
      tipo: 'sesion',
      contexto: 'admin',
      usuarioId: id,
      sesionId: unId(id),
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
      ...resto,
    })
  }
  const deConfianza = () => persona({ rolesAdmin: ['confianza'] })

  async function suspendido({ amount }: { amount: number }) {
    const e = escena()
    const oferta = await unaOferta(e, { fecha: '2026-12-20' })
    const { id } = await reservaPagada(e, oferta)
    const [pago] = await leerPagos(e, id)
    const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento!, amount })
    await e.settle()
    const ref = { operadorTipo: 'proveedor', operadorId: oferta.experiencia.proveedorId! }
    const ana = await deConfianza()
    const { efecto } = await verFichaDeOperador(ana, ref)
    await suspenderOperador(ana, {
      ...ref,
      regla: 'seguridad',
      motivo: 'No es seguro',
      modo: 'devolver',
      reservas: efecto.reservas,
      monto: efecto.monto,
    })
    await sancionesJobs['sanciones.devolver'](e.ctx(), ref as never)
    await e.settle()
    const faltan = async () => (await verFichaDeOperador(ana, ref)).suspension
    return { e, id, oferta, disputa, ref, faltan }
  }

  it.each([
    ['won', 40_000, 40_000],
    ['lost', 10_000, 30_000],
    ['lost', 40_000, 0],
  ] as const)(
    '%s about %i: owes them %i once it has ended, though the day passed, and the operator nothing',
    async (fin, amount, vuelve) => {
      const { e, id, oferta, disputa, faltan } = await suspendido({ amount })
      expect(await faltan()).toMatchObject({ estado: 'devolviendo', faltan: 1 })
      e.clock.now = new Date(oferta.salida.finUtc.getTime() + 3 * DIA * 1000)
      await unaHora(e)
      expect(await leerReserva(e, id), 'nobody was absent from a departure that we stopped').toMatchObject({
        estado: 'confirmada',
        estadoPago: 'contracargo',
      })
      expect(await faltan(), 'not done while somebody is owed').toMatchObject({ estado: 'devolviendo', faltan: 1 })

      await e.sandbox.closeDispute(disputa, fin)
      await e.settle()
      await unaHora(e)
      expect(await leerReserva(e, id)).toMatchObject({
        estado: 'cancelada',
        canceladaPor: 'plataforma',
        estadoLiquidacion: 'revertida',
      })
      expect((await leerReembolsos(e, id)).reduce((suma, { monto }) => suma + monto, 0)).toBe(vuelve)
      expect(await faltan()).toMatchObject({ estado: 'vigente', faltan: 0 })
      expect(await e.invariantes()).toEqual([])
      expect(e.fallidas).toEqual([])
    },
  )

  it('calls that departure off at once: nobody is received, its buyer hears where the money is, and no business closes over it', async () => {
    const { e, id, oferta, ref } = await suspendido({ amount: 40_000 })
    await suspensionesJobs['suspensiones.devolver'](e.ctx())
    await e.settle()
    const [correo, ...mas] = await e.db
      .selectFrom('correos')
      .select('texto')
      .where('clave', '=', `salida-en-disputa:${id}`)
      .execute()
    expect(mas).toEqual([])
    expect(correo!.texto).toContain('Suspendimos a')
    expect(correo!.texto).toContain('Tu banco está revisando el cobro')
    e.clock.now = oferta.salida.inicioUtc
    const operadora = await persona({ contexto: 'proveedor', proveedor: { id: ref.operadorId, rol: 'dueno' } })
    await expect(registrarLlegada(operadora, { id })).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    expect((await verBajaDeProveedor(operadora)).puede).toBe(false)
  })

  it('is given back also where the suspension was lifted while the bank decided', async () => {
    const { e, id, oferta, disputa, ref } = await suspendido({ amount: 40_000 })
    e.clock.now = new Date(oferta.salida.finUtc.getTime() + DIA * 1000)
    await unaHora(e)
    await resolverSuspension(await deConfianza(), { ...ref, decision: 'levantar', motivo: 'Vimos las facturas' })
    await unaHora(e)
    await e.sandbox.closeDispute(disputa, 'won')
    await e.settle()
    await unaHora(e)
    expect(await leerReserva(e, id)).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'plataforma',
      estadoPago: 'reembolsado',
    })
    expect((await leerReembolsos(e, id)).map(({ monto, estado }) => [monto, estado])).toEqual([[40_000, 'hecho']])
  })

  it('is not forgotten where nobody came to it before its departure began', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const { id } = await reservaPagada(e, oferta)
    const ref = { operadorTipo: 'proveedor', operadorId: oferta.experiencia.proveedorId! }
    e.clock.now = new Date(oferta.salida.inicioUtc.getTime() - 1000)
    await suspenderOperador(await deConfianza(), {
      ...ref,
      regla: 'seguridad',
      motivo: 'No es seguro',
      modo: 'devolver',
      reservas: 1,
      monto: 40_000,
    })
    e.clock.now = new Date(oferta.salida.finUtc.getTime() + DIA * 1000)
    await unaHora(e)
    expect(await leerReserva(e, id)).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'plataforma',
      estadoPago: 'reembolsado',
    })
  })
})

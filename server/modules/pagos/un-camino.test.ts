import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { conciliarConPsp, finanzasJobs, proponerDevolucion } from '#server/modules/finanzas/index.ts'
import { comprarRegalo, usarCompraDeRegalo } from '#server/modules/regalos/index.ts'
import { conciliar } from '#server/modules/reservas/index.ts'
import { pagarServicios } from '#server/modules/solicitudes/index.ts'
import {
  cancelarSuscripcion,
  confirmarTarjeta,
  elegirPlan,
  suscripcionesJobs,
} from '#server/modules/suscripciones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import {
  cancelar,
  pagarEnPagina,
  reservaPagada,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { unaPropuestaDeServicios } from '#server/testing/propuesta-de-servicios.ts'
import { transferir } from '#server/testing/transferir.ts'

setLog({ sink: () => undefined })

const DIA = 86_400

/** Each kind of money, paid; answers how it is asked back, and whom it belongs to. */
const ORIGENES: Record<string, (e: Escena) => Promise<{ pedir: () => Promise<unknown>; para: string | null }>> = {
  reserva: async (e) => {
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }), { email: 'ana@ejemplo.cl' })
    return { pedir: () => cancelar(e, reserva), para: 'ana@ejemplo.cl' }
  },
  regalo: async (e) => {
    const compra = await comprarRegalo(e.ctx(), {
      monto: 50_000,
      deNombre: 'Ana',
      deEmail: 'ana@ejemplo.cl',
      paraNombre: 'Berta',
      paraEmail: 'berta@ejemplo.cl',
      aceptaTerminos: true,
    })
    await pagarEnPagina(e, compra.url.split('/').at(-1)!)
    await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })
    return {
      pedir: () => usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'devolver' }),
      para: 'ana@ejemplo.cl',
    }
  },
  plan: async (e) => {
    const { id, email } = await unUsuario(e.db)
    const quien = (): Actor => ({
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId: id,
      sesionId: 's',
      anfitrionId: id,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
    })
    const { url } = await elegirPlan(e.ctx(quien()), { plan: 'pro' })
    await e.sandbox.fetch(url!, {
      method: 'POST',
      body: new URLSearchParams({
        numero: '4242 4242 4242 4242',
        vencimiento: '12/34',
        cvc: '123',
        nombre: 'Ana Rojas',
      }),
      redirect: 'manual',
    })
    await confirmarTarjeta(e.ctx(quien()), {})
    await e.settle()
    e.avanzar(30 * DIA)
    await suscripcionesJobs['suscripciones.revisar'](e.ctx())
    await suscripcionesJobs['suscripciones.revisar'](e.ctx())
    return { pedir: () => cancelarSuscripcion(e.ctx(quien()), {}), para: email }
  },
  servicios: async (e) => {
    const propuesta = await unaPropuestaDeServicios(e)
    const { url } = await pagarServicios(e.ctx(propuesta.actor), { id: propuesta.id })
    await pagarEnPagina(e, url.split('/').at(-1)!)
    await e.settle()
    const finanzas = await unaDeFinanzas(e.db)
    return {
      pedir: () =>
        proponerDevolucion(e.ctx(finanzas), {
          reserva: `THC-${propuesta.numero}`,
          monto: 50_000,
          motivo: 'El bus no llegó',
        }),
      para: 'rosa@ejemplo.cl',
    }
  },
  ajeno: async (e) => ({
    pedir: () =>
      e.comprador.paymentIntents.create({
        amount: 9_000,
        currency: 'clp',
        confirm: true,
        payment_method: 'pm_card_visa',
        metadata: { instalacion: e.ctx().secretos.instalacion },
      }),
    para: null,
  }),
}

const reembolso = async (e: Escena) => (await e.comprador.refunds.list()).data[0]!
const transferencias = async (e: Escena) =>
  (await e.db.selectFrom('transferencias').select('estado').orderBy('createdAt').execute()).map(({ estado }) => estado)
const estados = async (e: Escena) =>
  (await e.db.selectFrom('reembolsos').select('estado').execute()).map(({ estado }) => estado)
/** What its person hears, in order; of a booking the cancellation tells that it is asked for. */
const DICHO: Record<string, string[]> = {
  reserva: ['Enviamos', 'Dinos'],
  regalo: ['Pedimos', 'Enviamos', 'Dinos'],
  plan: ['Pedimos', 'Enviamos', 'Dinos'],
  servicios: ['Enviamos', 'Dinos'],
  ajeno: [],
}
const asuntosA = async (e: Escena, para: string | null) =>
  (
    await e.db
      .selectFrom('correos')
      .select('asunto')
      .where('para', '=', para ?? '')
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
  ).map(({ asunto }) => asunto)
async function pasa(e: Escena, segundos: number): Promise<void> {
  await e.settle()
  e.avanzar(segundos)
  await conciliar(e.ctx(), { todo: true })
  await e.settle()
  await finanzasJobs['finanzas.pedirCuentas'](e.ctx())
  await e.settle()
}
/** Asked back, done, and sent back by the bank of whoever was to get it. */
async function devueltaPorElBanco(
  e: Escena,
  origen: string,
): Promise<{ para: string | null; payment_intent: string; amount: number }> {
  const { pedir, para } = await ORIGENES[origen]!(e)
  await e.settle()
  await pedir()
  await pasa(e, 300)
  const { id, payment_intent, amount } = await reembolso(e)
  await e.sandbox.endRefund(id, 'failed')
  await pasa(e, 300)
  return { para, payment_intent: payment_intent as string, amount }
}
/** The ledger says what the provider says, whatever is owed elsewhere. */
async function cuadra(e: Escena): Promise<void> {
  expect(await saldoDe(e, 'psp')).toBe(await saldoEnPsp(e))
  expect([await saldoDe(e, 'suspenso'), await saldoDe(e, 'reembolsos')]).toEqual([0, 0])
  expect(
    (await conciliarConPsp(e.ctx())).abiertas -
      (await e.db.selectFrom('diferencias').select('id').where('tipo', '=', 'falta_aqui').execute()).length,
  ).toBe(0)
}

enCadaBase('every refund goes one way', (escena) => {
  describeCada((origen) => {
    it(`${origen}: pending at the provider, then done, then sent back by the bank, then transferred; the person hears of each`, async () => {
      const e = escena()
      const { pedir, para } = await ORIGENES[origen]!(e)
      await e.settle()
      await e.sandbox.fail('refunds.create', 'reembolso_pendiente')
      await pedir()
      await pasa(e, 300)
      expect(await estados(e)).toEqual(['enviado'])
      const { id } = await reembolso(e)
      await e.sandbox.endRefund(id, 'succeeded')
      await pasa(e, 300)
      expect([await estados(e), await transferencias(e)]).toEqual([['hecho'], []])
      await cuadra(e)
      await e.sandbox.endRefund(id, 'failed')
      for (let veces = 0; veces < 3; veces++) await pasa(e, 300)
      expect([await estados(e), await transferencias(e)]).toEqual([['retornado'], ['por_pedir']])
      await cuadra(e)
      expect(
        (await asuntosA(e, para))
          .filter((asunto) => /Pedimos|Enviamos|Dinos/.test(asunto))
          .map((asunto) => asunto.split(' ')[0]),
      ).toEqual(DICHO[origen])
      await transferir(e)
      await pasa(e, 300)
      expect([await estados(e), await transferencias(e)]).toEqual([['hecho'], ['pagada']])
      await cuadra(e)
      expect((await asuntosA(e, para)).filter((asunto) => asunto.startsWith('Transferimos'))).toHaveLength(para ? 1 : 0)
    })

    it(`${origen}: sent back by the bank, given back there by somebody and sent back again: it is owed and asked for each time`, async () => {
      const e = escena()
      const { para, payment_intent, amount } = await devueltaPorElBanco(e, origen)
      for (const anuladas of [['anulada'], ['anulada', 'anulada']]) {
        const alla = await e.comprador.refunds.create({ payment_intent, amount })
        await pasa(e, 300)
        expect([await estados(e), await transferencias(e)]).toEqual([['hecho'], anuladas])
        await e.sandbox.endRefund(alla.id, 'failed')
        for (let veces = 0; veces < 2; veces++) await pasa(e, 300)
        expect([await estados(e), await transferencias(e)]).toEqual([['retornado'], [...anuladas, 'por_pedir']])
        expect([await saldoDe(e, 'psp'), await saldoDe(e, 'reembolsos_manuales'), e.fallidas]).toEqual([
          await saldoEnPsp(e),
          -amount,
          [],
        ])
      }
      expect(
        (await asuntosA(e, para))
          .filter((asunto) => /Enviamos|Dinos/.test(asunto))
          .map((asunto) => asunto.split(' ')[0]!)
          .toSorted(),
      ).toEqual(para ? ['Dinos', 'Dinos', 'Dinos', 'Enviamos', 'Enviamos', 'Enviamos'] : [])
      await transferir(e)
      await pasa(e, 300)
      expect([await estados(e), await transferencias(e), await saldoDe(e, 'reembolsos_manuales')]).toEqual([
        ['hecho'],
        ['anulada', 'anulada', 'pagada'],
        0,
      ])
    })

    it(`${origen}: sent back by the bank, and a part of it given back there: what is owed stays whole or falls by that`, async () => {
      const e = escena()
      const { payment_intent, amount } = await devueltaPorElBanco(e, origen)
      await e.comprador.refunds.create({ payment_intent, amount: 1_000 })
      await pasa(e, 300)
      // Of money of nobody a part is a difference, which somebody looks at.
      const debe = origen === 'ajeno' ? amount : amount - 1_000
      expect([await saldoDe(e, 'reembolsos_manuales'), e.fallidas]).toEqual([-debe, []])
      await transferir(e)
      await pasa(e, 300)
      expect(await saldoDe(e, 'reembolsos_manuales')).toBe(0)
      expect((await e.invariantes()).map(({ invariante }) => invariante)).toEqual([])
    })

    it(`${origen}: pending, then failed: it is transferred, and its person is asked for an account`, async () => {
      const e = escena()
      const { pedir, para } = await ORIGENES[origen]!(e)
      await e.settle()
      await e.sandbox.fail('refunds.create', 'reembolso_pendiente')
      await pedir()
      await pasa(e, 300)
      await e.sandbox.endRefund((await reembolso(e)).id, 'failed')
      await pasa(e, 300)
      expect([await estados(e), await transferencias(e)]).toEqual([['rechazado'], ['por_pedir']])
      await cuadra(e)
      expect((await asuntosA(e, para)).filter((asunto) => asunto.startsWith('Dinos'))).toHaveLength(para ? 1 : 0)
    })

    it(`${origen}: refused: it is asked for once and never again, and transferred`, async () => {
      const e = escena()
      const { pedir } = await ORIGENES[origen]!(e)
      await e.settle()
      await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
      await pedir()
      for (let veces = 0; veces < 3; veces++) await pasa(e, 1200)
      // Asked a second time it would be taken.
      expect((await e.comprador.refunds.list()).data).toEqual([])
      expect([await estados(e), await transferencias(e), e.fallidas]).toEqual([['rechazado'], ['por_pedir'], []])
      await cuadra(e)
    })
  })
})

function describeCada(act: (origen: string) => void): void {
  for (const origen of Object.keys(ORIGENES)) act(origen)
}

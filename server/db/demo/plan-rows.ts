import { finDePeriodo, finDePrueba } from '#domain/suscripciones/periodo.ts'
import { CONDICIONES } from '#domain/suscripciones/planes.ts'
import type { Tx } from '#server/ctx.ts'
import { asentarSuscripcion } from '#server/modules/pagos/index.ts'
import { insertRows } from './insert-rows.ts'
import { operadorId } from './operadores.ts'
import { ANFITRION_DEMO, planDesde } from './personas.ts'
import { idDe } from './seeded.ts'

const [CLIENTE, TARJETA] = ['cus_demoanfitriona', 'pm_demoanfitriona']

/** The host of the demo pays for her plan, with a card that the payment counterpart knows when the next month is due. */
export async function insertPlan(tx: Tx, hoy: Date): Promise<void> {
  const id = idDe('suscripcion')
  const prueba = planDesde(hoy)
  const desde = finDePrueba(prueba)
  const hasta = finDePeriodo(desde)
  const cobroId = idDe('cobro de suscripcion')
  const comunes = { pspCliente: CLIENTE, pspTarjeta: TARJETA, tarjetaMarca: 'visa', tarjetaUltimos4: '4242' }
  await insertRows(tx, 'suscripciones', [
    {
      id,
      anfitrionId: operadorId(ANFITRION_DEMO),
      plan: 'pro',
      estado: 'activa',
      desde,
      hasta,
      pruebaUsadaEn: prueba,
      primerCobroEn: desde,
      ...comunes,
      createdAt: prueba,
      updatedAt: desde,
    },
  ])
  await insertRows(tx, 'cobrosSuscripcion', [
    {
      id: cobroId,
      suscripcionId: id,
      concepto: 'periodo',
      plan: 'pro',
      desde,
      hasta,
      monto: CONDICIONES.pro.precio,
      estado: 'exitoso',
      pspIntento: 'pi_demoplan',
      intentos: 0,
      cobradoEn: desde,
      reembolsoMonto: 0,
      createdAt: desde,
      updatedAt: desde,
    },
  ])
  await asentarSuscripcion(tx, { cobroId, modo: 'prueba', monto: CONDICIONES.pro.precio }, desde)
  const card = { brand: 'visa', last4: '4242', funding: 'credit' }
  const objeto = { created: Math.floor(prueba.getTime() / 1000), livemode: false, metadata: {} }
  await insertRows(tx, 'sandboxObjetos', [
    {
      id: CLIENTE,
      tipo: 'customer',
      datos: { ...objeto, id: CLIENTE, object: 'customer', email: 'anfitriona@demo.cl', _sandbox: {} },
      createdAt: prueba,
    },
    {
      id: TARJETA,
      tipo: 'payment_method',
      datos: {
        ...objeto,
        id: TARJETA,
        object: 'payment_method',
        type: 'card',
        customer: CLIENTE,
        card: { ...card, exp_month: 12, exp_year: 2034, country: 'CL', display_brand: 'visa' },
        _sandbox: { card: { ...card, outcome: 'accepted' } },
      },
      createdAt: prueba,
    },
  ])
}

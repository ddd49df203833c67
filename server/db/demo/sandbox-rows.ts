import { autorizacionDe, intentoDe } from './cobros-rows.ts'
import type { Row } from './insert-rows.ts'
import { reservaId, type CobroDemo } from './ventas-rows.ts'

/** What the built-in payment counterpart remembers of a charge: without it, nothing of a demo booking could be given back. */
export function sandboxRows(cobro: CobroDemo): Row<'sandboxObjetos'>[] {
  const { id, venta, pagadaEn, tarjeta } = cobro
  const intento = intentoDe(cobro)
  const cargo = intento.replace('pi_', 'ch_')
  const comunes = {
    amount: venta.total,
    created: Math.floor(pagadaEn.getTime() / 1000),
    currency: 'clp',
    customer: null,
    description: venta.salida.oferta.nombre,
    livemode: false,
    metadata: { pago_id: id, reserva_id: reservaId(venta) },
    payment_method: intento.replace('pi_', 'pm_'),
    _sandbox: {},
  }
  const paymentIntent = {
    ...comunes,
    id: intento,
    object: 'payment_intent',
    amount_received: venta.total,
    client_secret: `${intento}_secret_demo`,
    last_payment_error: null,
    latest_charge: cargo,
    next_action: null,
    payment_method_types: ['card'],
    status: 'succeeded',
  }
  const charge = {
    ...comunes,
    id: cargo,
    object: 'charge',
    amount_captured: venta.total,
    amount_refunded: cobro.devolucion?.monto ?? 0,
    captured: true,
    disputed: false,
    paid: true,
    payment_intent: intento,
    refunded: cobro.devolucion?.monto === venta.total,
    status: 'succeeded',
    failure_code: null,
    failure_message: null,
    payment_method_details: {
      type: 'card',
      card: {
        brand: tarjeta.marca,
        last4: tarjeta.ultimos4,
        funding: tarjeta.tipo,
        authorization_code: autorizacionDe(cobro),
        country: 'CL',
        exp_month: 12,
        exp_year: 2034,
        network: tarjeta.marca,
      },
    },
  }
  return [
    { id: intento, tipo: 'payment_intent', datos: paymentIntent, createdAt: pagadaEn },
    { id: cargo, tipo: 'charge', datos: charge, createdAt: pagadaEn },
  ]
}

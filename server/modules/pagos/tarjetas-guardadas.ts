import type Stripe from 'stripe'
import type { PaymentPort, PspPago, PspSesion, PspTarjeta } from '#server/ports.ts'
import { PspRefusedError } from '#server/ports.ts'

interface Partes {
  stripe: Stripe
  instalacion: string
  call<T>(act: () => Promise<T>): Promise<T>
  toPago(intent: Stripe.PaymentIntent): PspPago
  toSesion(session: Stripe.Checkout.Session): PspSesion
}

const EXPAND = ['latest_charge']

/** Cards that are saved once and charged later, while nobody is there. One payment per charge, whatever the tries. */
export function tarjetasGuardadas({
  stripe,
  call,
  instalacion,
  toPago,
  toSesion,
}: Partes): Pick<PaymentPort, 'crearCliente' | 'guardarTarjeta' | 'verTarjeta' | 'prepararCobro' | 'cobrarGuardada'> {
  const toTarjeta = (session: Stripe.Checkout.Session): PspTarjeta => {
    const { id, url, estado } = toSesion(session)
    const setup = typeof session.setup_intent === 'object' ? session.setup_intent : null
    const method = typeof setup?.payment_method === 'object' ? setup.payment_method : null
    return {
      sesion: id,
      url,
      estado,
      tarjeta: method && { id: method.id, marca: method.card?.brand ?? 'card', ultimos4: method.card?.last4 ?? '' },
    }
  }
  return {
    crearCliente: async ({ referencia, email, nombre }) =>
      (
        await call(() =>
          stripe.customers.create(
            { email, name: nombre, metadata: { referencia } },
            { idempotencyKey: `cliente:${referencia}` },
          ),
        )
      ).id,
    guardarTarjeta: async ({ cliente, clave, urlExito, urlVolver }) =>
      toTarjeta(
        await call(() =>
          stripe.checkout.sessions.create(
            {
              mode: 'setup',
              currency: 'clp',
              customer: cliente,
              locale: 'es',
              allowed_payment_method_types: ['card'],
              success_url: urlExito,
              cancel_url: urlVolver,
            },
            { idempotencyKey: `tarjeta:${clave}` },
          ),
        ),
      ),
    verTarjeta: async (id) =>
      toTarjeta(await call(() => stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] }))),
    async prepararCobro({ cobroId, cliente, tarjeta, monto, descripcion }) {
      const metadata = { suscripcion_cobro_id: cobroId, instalacion }
      const automatic = { enabled: true, allow_redirects: 'never' } as const
      return toPago(
        await call(() =>
          stripe.paymentIntents.create(
            {
              amount: monto,
              currency: 'clp',
              customer: cliente,
              payment_method: tarjeta,
              automatic_payment_methods: automatic,
              description: descripcion,
              metadata,
              expand: EXPAND,
            },
            { idempotencyKey: `suscripcion:${cobroId}` },
          ),
        ),
      )
    },
    async cobrarGuardada({ cobroId, tarjeta, pspIntento, intento }) {
      try {
        const options = { idempotencyKey: `suscripcion:${cobroId}:${intento}` }
        return toPago(
          await call(() =>
            stripe.paymentIntents.confirm(
              pspIntento,
              { payment_method: tarjeta, off_session: true, expand: EXPAND },
              options,
            ),
          ),
        )
      } catch (error) {
        // Declined, or taken already: the payment itself says which.
        if (!(error instanceof PspRefusedError)) throw error
        return toPago(await call(() => stripe.paymentIntents.retrieve(pspIntento, { expand: EXPAND })))
      }
    },
  }
}

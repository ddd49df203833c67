import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { fieldId } from '#web/ui/field-context.ts'
import { type ResultadoPago, TARJETA, type TarjetaHandle } from './resultado-pago.ts'
import { loadStripe, type StripeElements, type StripeFailure, type StripeJs, stripeAppearance } from './stripe-js.ts'
import { TarjetaEsqueleto } from './tarjeta-prueba.tsx'

type TarjetaStripeProps = {
  clavePublica: string
  clientSecret: string
  contacto: { nombre: string; email: string; telefono: string }
  returnUrl: string
  ref: Ref<TarjetaHandle>
}

export function TarjetaStripe({ clavePublica, clientSecret, contacto, returnUrl, ref }: TarjetaStripeProps) {
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<{ stripe: StripeJs; elements: StripeElements } | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  const hasFailed = state === 'failed'
  useEffect(() => {
    if (hasFailed) return
    let isGone = false
    let unmount = (): void => {}
    loadStripe(clavePublica)
      .then((stripe) => {
        if (isGone || !box.current) return
        const elements = stripe.elements({ clientSecret, appearance: stripeAppearance(), locale: 'es-419' })
        const payment = elements.create('payment', { layout: 'tabs', wallets: { applePay: 'auto', googlePay: 'auto' } })
        payment.on('ready', () => setState('ready'))
        payment.on('loaderror', () => setState('failed'))
        payment.mount(box.current)
        form.current = { stripe, elements }
        unmount = () => payment.unmount()
      })
      .catch(() => setState('failed'))
    return () => {
      isGone = true
      unmount()
    }
  }, [clavePublica, clientSecret, hasFailed])

  useImperativeHandle(ref, () => ({
    revisar: async () => !(await form.current?.elements.submit())?.error,
    async pagar() {
      if (!form.current) return { estado: 'incompleto' }
      const { stripe, elements } = form.current
      if ((await elements.submit()).error) return { estado: 'incompleto' }
      const billing = { name: contacto.nombre, email: contacto.email, phone: contacto.telefono }
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: billing } },
      })
      if (error) return resultadoDe(error)
      return paymentIntent?.status === 'succeeded' ? { estado: 'exitoso' } : { estado: 'dudoso' }
    },
  }))

  if (hasFailed) {
    return (
      <ErrorBlock
        title="No pudimos mostrar el formulario de la tarjeta"
        text="Tus cupos siguen guardados y no hubo cobro."
        onRetry={() => setState('loading')}
      />
    )
  }
  return (
    <>
      {state === 'loading' && <TarjetaEsqueleto />}
      <div ref={box} id={fieldId(TARJETA)} tabIndex={-1} className="outline-none" />
    </>
  )
}

function resultadoDe({ type, code, decline_code }: StripeFailure): ResultadoPago {
  if (type === 'validation_error') return { estado: 'incompleto' }
  if (type === 'card_error' || code === 'payment_intent_authentication_failure')
    return { estado: 'fallido', codigo: decline_code ?? code ?? '', yaMostrado: false }
  return { estado: 'dudoso' }
}

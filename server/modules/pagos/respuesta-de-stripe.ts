import Stripe from 'stripe'

// About whoever asks (401, 403), or about other calls at the same time (409, 429).
const NO_ANSWERS = [401, 403, 409, 429]

/** It understood, and said no. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  !(error instanceof Stripe.errors.StripeConnectionError) &&
  (error.statusCode ?? 500) < 500 &&
  !NO_ANSWERS.includes(error.statusCode!) &&
  rechazoDe(error) === undefined

/** A key that was rolled or restricted, or one of a call that is used for another: what became of the money it does not say. */
export function rechazoDe(error: unknown): 'llave' | 'clave' | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined
  if (error.statusCode === 401 || error.statusCode === 403) return 'llave'
  return error.rawType === 'idempotency_error' && error.statusCode !== 409 ? 'clave' : undefined
}

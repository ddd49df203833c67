/** The seed names some calls without `/api`: the bare path answers the same, by the same handler and rule. */
const BARE = [
  '/auth',
  '/v1',
  '/reservas',
  '/create-checkout-session',
  '/create-payment-intent',
  '/stripe-webhook',
] as const

export function canonicalPath(path: string): string {
  return BARE.some((bare) => path === bare || path.startsWith(`${bare}/`)) ? `/api${path}` : path
}

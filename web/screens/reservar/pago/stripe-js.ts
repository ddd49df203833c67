/** The few parts of Stripe.js that the payment page uses. */
export interface StripeJs {
  elements(options: object): StripeElements
  confirmPayment(options: object): Promise<{ error?: StripeFailure; paymentIntent?: { status: string } }>
}
export interface StripeElements {
  create(
    type: 'payment',
    options?: object,
  ): { mount(box: HTMLElement): void; unmount(): void; on(event: 'ready' | 'loaderror', listener: () => void): void }
  submit(): Promise<{ error?: StripeFailure }>
}
export interface StripeFailure {
  type: string
  code?: string
  decline_code?: string
}

const SRC = 'https://js.stripe.com/v3/'
let loading: Promise<void> | undefined

/** Loaded from Stripe's own address, as their terms ask, and only on the payment page. */
export async function loadStripe(clavePublica: string): Promise<StripeJs> {
  loading ??= loadScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading
  return (window as unknown as { Stripe: (clave: string, options: object) => StripeJs }).Stripe(clavePublica, {
    locale: 'es-419',
  })
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SRC
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('Stripe.js did not load')))
    document.head.append(script)
  })
}

/** The card form in our own colours, radius and type. */
export function stripeAppearance(): object {
  const styles = getComputedStyle(document.documentElement)
  const token = (name: string): string => styles.getPropertyValue(name).trim()
  return {
    theme: styles.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--primary'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorTextPlaceholder: token('--ink-3'),
      colorDanger: token('--danger'),
      borderRadius: '10px',
      fontSizeBase: '16px',
      fontFamily: 'Figtree, system-ui, sans-serif',
    },
    rules: {
      '.Input': { border: `1px solid ${token('--control-line')}`, boxShadow: 'none' },
      '.Label': { fontWeight: '500', color: token('--ink') },
    },
  }
}

/** What is kept of a card; its number, expiry and code are gone once it is read. */
export interface Card {
  brand: string
  last4: string
  funding: string
  outcome: Outcome
}
/** `charge_fails`: it is saved, and every charge of it is declined. */
type Outcome = 'accepted' | 'verify' | 'charge_fails' | Decline
export type Decline =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication_failure'

const visa = (last4: string, outcome: Outcome): Card => ({ brand: 'visa', last4, funding: 'credit', outcome })

const BY_NUMBER: Record<string, Card> = {
  '4242424242424242': visa('4242', 'accepted'),
  '4000000000000002': visa('0002', 'generic_decline'),
  '4000000000009995': visa('9995', 'insufficient_funds'),
  '4000000000000069': visa('0069', 'expired_card'),
  '4000000000000127': visa('0127', 'incorrect_cvc'),
  '4000000000003220': visa('3220', 'verify'),
  '4000000000000341': visa('0341', 'charge_fails'),
  '4000056655665556': { ...visa('5556', 'accepted'), funding: 'debit' },
  '5105105105105100': { ...visa('5100', 'accepted'), brand: 'mastercard', funding: 'prepaid' },
}

const BY_TOKEN: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard_prepaid: '5105105105105100',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_threeDSecure2Required: '4000000000003220',
}

const cardByNumber = (digits: string): Card | undefined => BY_NUMBER[digits]
export const cardByToken = (token: string): Card | undefined => BY_NUMBER[BY_TOKEN[token] ?? '']

interface DeclineWords {
  code: string
  declineCode?: string
  message: string
}

export const DECLINES: Record<Decline, DeclineWords> = {
  generic_decline: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Tu banco rechazó el pago y no hubo cobro. Prueba con otra tarjeta o llama a tu banco',
  },
  insufficient_funds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'La tarjeta no tiene saldo suficiente. Prueba con otra',
  },
  expired_card: { code: 'expired_card', declineCode: 'expired_card', message: 'La tarjeta está vencida. Usa otra' },
  incorrect_cvc: { code: 'incorrect_cvc', declineCode: 'incorrect_cvc', message: 'El código de seguridad no coincide' },
  authentication_failure: {
    code: 'payment_intent_authentication_failure',
    message: 'No pudimos verificar la compra con tu banco. Inténtalo de nuevo',
  },
}

export interface CardFields {
  numero: string
  vencimiento: string
  cvc: string
  nombre: string
}
export type CardErrors = Partial<Record<keyof CardFields, string>>

/** Reads what a person typed: a test card, or one sentence for each field to correct. */
export function readCard(typed: CardFields, now: Date): { card: Card } | { errors: CardErrors } {
  const digits = typed.numero.replaceAll(/[\s-]/g, '')
  const card = cardByNumber(digits)
  const errors: CardErrors = {}
  if (digits === '') errors.numero = 'Escribe el número de la tarjeta'
  else if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) errors.numero = 'Revisa el número de la tarjeta'
  else if (!card) errors.numero = 'Aquí solo sirven tarjetas de prueba, como 4242 4242 4242 4242'
  const expiry = expiryError(typed.vencimiento, now)
  if (expiry) errors.vencimiento = expiry
  if (!/^\d{3,4}$/.test(typed.cvc.trim()))
    errors.cvc = typed.cvc.trim() === '' ? 'Escribe el CVC' : 'El CVC tiene 3 o 4 dígitos'
  if (typed.nombre.trim() === '') errors.nombre = 'Escribe el nombre que aparece en la tarjeta'
  return card && Object.keys(errors).length === 0 ? { card } : { errors }
}

function expiryError(typed: string, now: Date): string | undefined {
  if (typed.trim() === '') return 'Escribe el vencimiento'
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? []
  if (month === '' || Number(month) < 1 || Number(month) > 12) return 'Escribe el vencimiento como MM/AA'
  const firstInvalidInstant = Date.UTC(2000 + Number(year), Number(month), 1)
  return firstInvalidInstant <= now.getTime() ? 'Esa fecha ya pasó. Revisa el vencimiento' : undefined
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const twice = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (twice > 9 ? twice - 9 : twice)
  }, 0)
  return sum % 10 === 0
}

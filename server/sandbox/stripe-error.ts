export const API_VERSION = '2026-10-28.endive'

export interface StripeErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: unknown
}

export interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** An answer in Stripe's error shape; thrown, so that the transaction around it is undone. */
export class StripeError extends Error {
  override name = 'StripeError'
  readonly status: number
  readonly body: StripeErrorBody
  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
  get answer(): Answer {
    return { status: this.status, body: { error: this.body } }
  }
}

export function reject(message: string, rest: Partial<StripeErrorBody> = {}): never {
  throw new StripeError(400, { type: 'invalid_request_error', message, ...rest })
}

export function rejectMissing(noun: string, id: string, param = 'id'): never {
  throw new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  })
}

import type { CampoInvalido, ErrorCode } from '#contract/errors.ts'

interface RefusalOptions {
  cause?: unknown
  errores?: CampoInvalido[]
  retryAfterSeconds?: number
  /** What is true now instead of what the caller was shown. */
  cotizacion?: object
}

/** A plain "no" that the caller hears; everything else that is thrown is a bug and is answered as one. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly errores: CampoInvalido[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly cotizacion: object | undefined
  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.errores = options.errores
    this.retryAfterSeconds = options.retryAfterSeconds
    this.cotizacion = options.cotizacion
  }
}

export function refuse(code: ErrorCode, options?: RefusalOptions): never {
  throw new Refusal(code, options)
}

/** One field that breaks a rule. */
export function refuseCampo(campo: string, mensaje: string): never {
  refuse('datos-invalidos', { errores: [{ campo, mensaje }] })
}

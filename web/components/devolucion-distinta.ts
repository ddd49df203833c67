import { ApiError } from '#web/api/cliente.ts'

/** What would come back by now, where it is not what the person was shown when they cancelled. */
export const cotizacionNuevaDe = <T extends object>(error: unknown): T | undefined =>
  error instanceof ApiError && error.code === 'devolucion-distinta'
    ? (error.problema.cotizacion as T | undefined)
    : undefined

import type { ErrorCode } from '#contract/errors.ts'
import { DeadlineError } from '#server/platform/deadline.ts'
import { BusyError, sqlState } from '#server/platform/db.ts'
import { StorageError } from '#server/platform/storage.ts'

const UNAVAILABLE = new Set(['57014', '57P01', '57P02', '57P03', '58030', '40001', '40P01', '55P03', '25P03'])
/** What is sold last is refused by these, where the use case did not see it. */
const GUARDAN_CUPOS = new Set(['reservas_caben', 'reservas_alcanzan'])
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])

/** The plain "no" that a failure of the database, or of what keeps files, stands for, the same at both edges; nothing where it is a bug of ours. */
export function codeOfDatabase(error: unknown): ErrorCode | undefined {
  // A load that others had joined, given up with the call that began it.
  if (error instanceof BusyError || error instanceof DeadlineError || error instanceof StorageError)
    return 'servicio-ocupado'
  const state = sqlState(error)
  const constraint = (error as { constraint?: string } | undefined)?.constraint ?? ''
  if (state === '23514' && GUARDAN_CUPOS.has(constraint)) return 'sin-cupos'
  if (state === '23514' && constraint === 'cuenta_viva') return 'sesion-requerida'
  if (state === '23505' || state === '23514' || state === '23P01') return 'dato-en-conflicto'
  if (state?.startsWith('22')) return 'datos-invalidos'
  // 08: no connection. 53: no room on its disk, no memory, no connection left.
  if (state && (UNAVAILABLE.has(state) || state.startsWith('08') || state.startsWith('53'))) return 'servicio-ocupado'
  if (
    error instanceof Error &&
    (LOST.has((error as NodeJS.ErrnoException).code ?? '') ||
      /connection terminated|is not queryable|timeout exceeded when trying to connect/i.test(error.message))
  )
    return 'servicio-ocupado'
  return undefined
}

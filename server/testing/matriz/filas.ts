import type { CallName } from '#contract/api.ts'

/**
 * One row per call, one sign per column: `+` may; `o` may on what is their own, not on another's; `-` may not
 * (401 without a credential of ours, else 403). A key is another context's credential outside /api/v1/b2b and /api/octo.
 */
export type Filas = Partial<Record<CallName, string>>

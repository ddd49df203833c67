/** Says to the last page of an account that it was reached by erasing it, so that this browser forgets it too. */
export const ELIMINADA = { eliminada: true } as const

export const esEliminada = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'eliminada' in state

const DIA_MS = 86_400_000

/** Operators are paid on the next business day: what waits this long waits for one of us. */
export const ESPERA_MAX_DIAS = 7

/** What became payable by then waits too long. */
export const esperaDesde = (ahora: Date): Date => new Date(ahora.getTime() - ESPERA_MAX_DIAS * DIA_MS)

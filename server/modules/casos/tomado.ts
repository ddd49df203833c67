const TOMADO_MS = 30 * 60_000

/** Looking at a case lapses, so that nobody's lunch holds a queue up. */
export const tomadoDesde = (now: Date): Date => new Date(now.getTime() - TOMADO_MS)

export const estaTomado = (
  { tomadoPor, tomadoEn }: { tomadoPor: string | null; tomadoEn: Date | null },
  now: Date,
): boolean => tomadoPor !== null && tomadoEn !== null && tomadoEn > tomadoDesde(now)

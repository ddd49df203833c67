const HORAS = 48

/** How long places wait for whoever approves; sales that close earlier end it earlier. */
export const plazoDeAprobacion = (ahora: Date): Date => new Date(ahora.getTime() + HORAS * 3_600_000)

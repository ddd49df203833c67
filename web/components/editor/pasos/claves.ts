/** A name for what is written on this screen; nobody reads it. */
export const nuevaClave = (): string => crypto.randomUUID()

/** The digits of what was typed, as a number of at most `max`. */
export const numeroEntre = (texto: string, max: number): number =>
  Math.min(max, Number(texto.replaceAll(/\D/g, '').slice(0, 4) || 0))

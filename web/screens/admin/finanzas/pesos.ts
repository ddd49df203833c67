/** An amount as people write it, with or without points and sign; not a number where it is none. */
export function enPesos(texto: string): number {
  const limpio = texto.replaceAll(/[$.\s]/g, '')
  return /^\d+$/.test(limpio) ? Number(limpio) : Number.NaN
}

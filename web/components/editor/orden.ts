/** The list with one of its things a place earlier (-1) or later (1). */
export function movido<T>(lista: readonly T[], i: number, paso: -1 | 1): T[] {
  const nueva = [...lista]
  const [uno] = nueva.splice(i, 1)
  nueva.splice(Math.max(0, i + paso), 0, uno as T)
  return nueva
}

/**
 * How often a test does what it does: few times each day, and as docs/nunca.md 11 tells, whole, with `npm test -- --cifras`. `variable` sets another number.
 */
export const cifra = (variable: string, cadaDia: number, completa: number): number =>
  Number(process.env[variable] ?? (process.env.CIFRAS === '1' ? completa : cadaDia))

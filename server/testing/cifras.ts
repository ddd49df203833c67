/**
 * How often a test does what it does: few times each day, and as often as the table of section 11 of the reliability page asks for with `npm test -- --cifras`. `variable` sets another number.
 */
export const cifra = (variable: string, cadaDia: number, completa: number): number => Number(process.env[variable] ?? (process.env.CIFRAS === '1' ? completa : cadaDia))

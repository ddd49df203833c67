import { DIA_MS } from '#domain/fechas.ts'

interface Ocupado {
  desde: Date
  hasta: Date
  resumen: string
}

const MAX_SUELTOS = 5_000
const HORA_MS = 3_600_000

/** Only a complete calendar frees a day: unless all of it was understood, a busy day of before stays beside those it says. */
export function loQueRige(antes: readonly Ocupado[], ahora: readonly Ocupado[], noEntendidos: number): Ocupado[] {
  if (noEntendidos === 0) return juntar(ahora)
  return juntar([...ahora, ...noCubiertos(antes, ahora)])
}

/** Those of before that are not busy now from beginning to end, by one or by several after one another. */
function noCubiertos(antes: readonly Ocupado[], ahora: readonly Ocupado[]): Ocupado[] {
  const tramos: { desde: Date; hasta: Date }[] = []
  for (const { desde, hasta } of ahora.toSorted(porComienzo)) {
    const ultimo = tramos.at(-1)
    if (!ultimo || desde > ultimo.hasta) tramos.push({ desde, hasta })
    else if (hasta > ultimo.hasta) ultimo.hasta = hasta
  }
  let i = 0
  return antes.toSorted(porComienzo).filter((uno) => {
    while (i < tramos.length && tramos[i]!.hasta <= uno.desde) i++
    const tramo = tramos[i]
    return !tramo || tramo.desde > uno.desde || tramo.hasta < uno.hasta
  })
}

const porComienzo = (a: Ocupado, b: Ocupado): number => a.desde.getTime() - b.desde.getTime()

/** So many that no person wrote them: those less than an hour apart are one, which leaves as many as there are hours at most. */
export function juntar(ocupados: readonly Ocupado[]): Ocupado[] {
  const enOrden = ocupados.toSorted(porComienzo)
  if (enOrden.length <= MAX_SUELTOS) return enOrden
  const juntos: Ocupado[] = []
  for (const uno of enOrden) {
    const ultimo = juntos.at(-1)
    if (!ultimo || uno.desde.getTime() - ultimo.hasta.getTime() >= HORA_MS) juntos.push({ ...uno })
    else if (uno.hasta > ultimo.hasta) ultimo.hasta = uno.hasta
  }
  return juntos
}

/** A calendar that fails, or is read in part, since before this is told of: most mend themselves by the next reading. */
export const seAvisaDeLoAnteriorA = (ahora: Date): Date => new Date(ahora.getTime() - DIA_MS)

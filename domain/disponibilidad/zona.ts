import { instantesLocales } from '#domain/fechas.ts'

/** Editions are named by year and letter, so that the later one is the greater text; an older program never undoes what a newer one did. */
export const hayQueRevisar = (vista: string | null, version: string): boolean => vista === null || version > vista

export interface HoraVendida {
  /** Wall time, yyyy-mm-ddTHH:MM. */
  inicioLocal: string
  zona: string
  inicioUtc: Date
}

/**
 * The instant of what was sold, by the data of now: the wall time is the truth. Where it comes twice, the one nearest to the
 * instant it had, since nobody wrote down which was meant; null where clocks jump over it now.
 */
export function instanteVigente({ inicioLocal, zona, inicioUtc }: HoraVendida): Date | null {
  const [fecha = '', hora = ''] = inicioLocal.split(/[T ]/)
  const lejos = (instante: Date): number => Math.abs(instante.getTime() - inicioUtc.getTime())
  return instantesLocales({ fecha, hora: hora.slice(0, 5), zona }).toSorted((a, b) => lejos(a) - lejos(b))[0] ?? null
}

/** Those that go later from the last one on, then those that go earlier from the first: none arrives where another one still stands. */
export function enOrden<M extends { antes: Date; despues: Date }>(movidas: readonly M[]): M[] {
  const masTarde = movidas
    .filter(({ antes, despues }) => despues > antes)
    .toSorted((a, b) => b.antes.getTime() - a.antes.getTime())
  const antes = movidas
    .filter(({ antes: era, despues }) => despues < era)
    .toSorted((a, b) => a.antes.getTime() - b.antes.getTime())
  return [...masTarde, ...antes]
}

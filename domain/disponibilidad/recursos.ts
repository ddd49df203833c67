/** What one departure takes of something shared, while it lasts. */
export interface UsoDeRecurso {
  desde: Date
  /** Outside: whoever comes back at ten may go out again at ten. */
  hasta: Date
  unidades: number
}

export type PorQue = 'salida' | 'participante'

/** A departure of somebody's goes with so many; nobody goes, nothing is taken. */
export function unidadesDe({ por, unidades }: { por: PorQue; unidades: number }, plazas: number): number {
  if (plazas <= 0) return 0
  return por === 'salida' ? unidades : unidades * plazas
}

/** The most that is out at one time between two instants. */
export function usoMaximo(usos: readonly UsoDeRecurso[], desde: Date, hasta: Date): number {
  const suyos = usos.filter((uso) => uso.desde < hasta && uso.hasta > desde)
  // It only ever grows when something begins.
  const instantes = [desde, ...suyos.map((uso) => uso.desde).filter((inicio) => inicio > desde)]
  return Math.max(
    0,
    ...instantes.map((instante) =>
      suyos.filter((uso) => uso.desde <= instante && uso.hasta > instante).reduce((n, { unidades }) => n + unidades, 0),
    ),
  )
}

/** Whether so many more places fit. `otros`: the other departures; `propias`: places that this one has sold. */
export function alcanza(
  recurso: { cantidad: number; por: PorQue; unidades: number },
  otros: number,
  propias: number,
  mas: number,
): boolean {
  return otros + unidadesDe(recurso, propias + mas) <= recurso.cantidad
}

/** How many more places fit at most; of what goes by departure, as many as there are seats. */
export function plazasQueAlcanzan(
  recurso: { cantidad: number; por: PorQue; unidades: number },
  otros: number,
  propias: number,
): number {
  if (recurso.por === 'salida') return alcanza(recurso, otros, propias, 1) ? Number.POSITIVE_INFINITY : 0
  return Math.max(0, Math.floor((recurso.cantidad - otros) / recurso.unidades) - propias)
}

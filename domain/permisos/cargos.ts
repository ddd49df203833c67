export interface Puesto {
  id: string
  /** When they were last chosen to work, of a team that had too many. */
  activadaEn: Date | null
  createdAt: Date
}

/** Of a team, those for whom there is room: whoever was chosen last, then whoever came first. The others are paused, and lose nothing. */
export function quienesTrabajan<P extends Puesto>(equipo: readonly P[], lugares: number): P[] {
  return equipo.toSorted(porTurno).slice(0, Math.max(0, lugares))
}

/** Who is paused when somebody else is chosen: the last of those who work, where there is no room left. */
export function quienCede<P extends Puesto>(equipo: readonly P[], lugares: number): P | null {
  return equipo.length > lugares ? (quienesTrabajan(equipo, lugares).at(-1) ?? null) : null
}

function porTurno(a: Puesto, b: Puesto): number {
  return (
    (b.activadaEn?.getTime() ?? 0) - (a.activadaEn?.getTime() ?? 0) ||
    a.createdAt.getTime() - b.createdAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  )
}

interface Cargo {
  id: string
  enPausa: boolean
}

/** For whom a session acts: what was chosen in it, else the first they came to; nobody while that one is paused. */
export function cargoDeSesion<C extends Cargo>(cargos: readonly C[], elegido: string | null): C | null {
  const suyo = elegido === null ? cargos[0] : cargos.find(({ id }) => id === elegido)
  return suyo && !suyo.enPausa ? suyo : null
}

export function cargoInicial<C extends Cargo>(cargos: readonly C[]): C | null {
  return cargos.find(({ enPausa }) => !enPausa) ?? cargos[0] ?? null
}

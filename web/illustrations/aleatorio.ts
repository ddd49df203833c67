export interface Azar {
  real(desde: number, hasta: number): number
  entero(desde: number, hasta: number): number
  uno<T>(opciones: readonly T[]): T
  si(probabilidad: number): boolean
}

/** One independent stream per parameter: adding a parameter never changes the others. */
export function azar(semilla: string, parametro: string): Azar {
  let estado = hash(`${semilla}/${parametro}`)
  const next = (): number => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    real: (desde, hasta) => desde + next() * (hasta - desde),
    entero: (desde, hasta) => desde + Math.floor(next() * (hasta - desde + 1)),
    uno: (opciones) => opciones[Math.floor(next() * opciones.length)]!,
    si: (probabilidad) => next() < probabilidad,
  }
}

function hash(texto: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < texto.length; i++) h = Math.imul(h ^ texto.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}

import type { Busqueda } from '#domain/busqueda/filtros.ts'
import { paraComparar } from '#domain/busqueda/texto.ts'
import type { Precios } from './listado.db.ts'

/** Counts in memory, so that a filter never seen before costs no reading of the whole catalogue. */
export interface Conteo {
  contar(busqueda: Pick<Busqueda, 'destino' | 'tipo' | 'region' | 'precioMin' | 'precioMax'>): number
  /** Their cities, by their key. */
  ciudades: readonly string[]
  /** How many experiences it weighs in memory. */
  peso: number
}

const PRECIOS_POR_EXPERIENCIA = 256

export function armarConteo(filas: readonly Precios[]): Conteo {
  const grupos = filas.map(({ precios, ...grupo }) => ({
    ...grupo,
    precios: Int32Array.from(precios.split(','), Number).sort(),
  }))
  return {
    ciudades: [...new Set(filas.map(({ ciudadClave }) => ciudadClave))],
    peso:
      1 +
      grupos.length / PRECIOS_POR_EXPERIENCIA +
      grupos.reduce((n, { precios }) => n + precios.length, 0) / PRECIOS_POR_EXPERIENCIA,
    contar({ destino, tipo, region, precioMin, precioMax }) {
      const tipoClave = tipo === null ? null : paraComparar(tipo)
      let total = 0
      for (const grupo of grupos) {
        if (destino !== null && grupo.ciudadClave !== destino) continue
        if (tipoClave !== null && grupo.tipoClave !== tipoClave) continue
        if (region !== null && grupo.region !== region) continue
        const desde = precioMin === null ? 0 : menoresQue(grupo.precios, precioMin)
        const hasta = precioMax === null ? grupo.precios.length : menoresQue(grupo.precios, precioMax + 1)
        total += Math.max(0, hasta - desde)
      }
      return total
    },
  }
}

/** How many of them, in ascending order, are below a price. */
function menoresQue(precios: Int32Array, precio: number): number {
  let [desde, hasta] = [0, precios.length]
  while (desde < hasta) {
    const medio = (desde + hasta) >> 1
    if (precios[medio]! < precio) desde = medio + 1
    else hasta = medio
  }
  return desde
}

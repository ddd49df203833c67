import { coloresDeRuta, hojaDeColores } from '#domain/sitio/colores.ts'

/** The stylesheet of the two colours that an address says; null for any other address. */
export function hojaDeRuta(ruta: string): string | null {
  const colores = coloresDeRuta(ruta)
  return colores && hojaDeColores(colores)
}

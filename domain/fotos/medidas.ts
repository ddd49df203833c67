export interface Medidas {
  ancho: number
  alto: number
}

const LADO_MIN = 32
/** A panorama or a screenshot of a whole page; beyond it there is no picture, only work for whoever draws it. */
const LARGO_MAX = 10

/** Whether one side is no more than ten times the other. */
export const esProporcionada = ({ ancho, alto }: Medidas): boolean => Math.max(ancho, alto) <= Math.min(ancho, alto) * LARGO_MAX

/** Whether a picture can be shown in the sizes that we show. */
export const seDibuja = (medidas: Medidas): boolean => Math.min(medidas.ancho, medidas.alto) >= LADO_MIN && esProporcionada(medidas)

/** The largest part of it that is `razon` times as wide as it is tall. */
export function recorte({ ancho, alto }: Medidas, razon: number): Medidas {
  return ancho > alto * razon ? { ancho: Math.max(1, Math.round(alto * razon)), alto } : { ancho, alto: Math.max(1, Math.round(ancho / razon)) }
}

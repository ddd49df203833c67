export interface Medidas {
  ancho: number
  alto: number
}

const LADO_MIN = 32
/** A panorama or a screenshot of a whole page; beyond it there is no picture, only work for whoever draws it. */
const LARGO_MAX = 10

/** Whether one side is no more than ten times the other. */
export const esProporcionada = ({ ancho, alto }: Medidas): boolean =>
  Math.max(ancho, alto) <= Math.min(ancho, alto) * LARGO_MAX

/** Whether a picture can be shown in the sizes that we show. */
export const seDibuja = (medidas: Medidas): boolean =>
  Math.min(medidas.ancho, medidas.alto) >= LADO_MIN && esProporcionada(medidas)

export interface Abierta extends Medidas {
  formato: string
  canales: number
  bytesPorCanal: 1 | 2
  /** It comes in passes over the whole picture. */
  porPasadas: boolean
  /** How many of its samples are kept of colour: 4:4:4, 4:2:0. */
  submuestreo: string | null
}

// Samples of each pixel; of what is not here, as many as it has channels.
const MUESTRAS: Record<string, number> = { '4:2:0': 1.5, '4:1:1': 1.5, '4:2:2': 2, '4:4:0': 2 }

/** Bytes that must be held at once to open it. What comes row by row is made smaller as it comes; what comes in passes is held whole, a JPEG as coefficients of two bytes. */
export function bytesEnteros({
  ancho,
  alto,
  formato,
  canales,
  bytesPorCanal,
  porPasadas,
  submuestreo,
}: Abierta): number {
  if (!porPasadas) return 0
  return (
    ancho *
    alto *
    (formato === 'jpeg' ? 2 * (canales === 3 ? (MUESTRAS[submuestreo ?? ''] ?? 3) : canales) : canales * bytesPorCanal)
  )
}

const ENTERA_MAX = 240_000_000
const SOLA_DESDE = 60_000_000

/** Of the two places in which pictures are opened, how many it takes, so that those open together stay under 300 MiB; null where it alone would not. */
export function lugaresPara(foto: Abierta): 1 | 2 | null {
  const enteros = bytesEnteros(foto)
  if (enteros > ENTERA_MAX) return null
  return enteros > SOLA_DESDE ? 2 : 1
}

/** The largest part of it that is `razon` times as wide as it is tall. */
export function recorte({ ancho, alto }: Medidas, razon: number): Medidas {
  return ancho > alto * razon
    ? { ancho: Math.max(1, Math.round(alto * razon)), alto }
    : { ancho, alto: Math.max(1, Math.round(ancho / razon)) }
}

/** The circle that stands for somebody's home until a booking is confirmed. */
export const RADIO_CASA_METROS = 500

/** What stands for its address until then. */
export const DIRECCION_DE_CASA = 'Casa particular: la dirección llega con tu entrada'

// Never in the middle, and never so near the edge that the home could lie outside once rounded.
const [CERCA, LEJOS] = [150, 400]
const METROS_POR_GRADO = 111_320

interface Punto {
  lat: number
  lng: number
}

/** A centre for that circle, some 150 to 400 m from the home. `azar`: two numbers from 0 to 1, drawn once for a home and not told to anybody. */
export function centroParaCasa({ lat, lng }: Punto, [rumbo, distancia]: readonly [number, number]): Punto {
  const metros = CERCA + (LEJOS - CERCA) * distancia
  const angulo = 2 * Math.PI * rumbo
  return {
    lat: redondear(lat + (metros * Math.cos(angulo)) / METROS_POR_GRADO),
    lng: redondear(lng + (metros * Math.sin(angulo)) / (METROS_POR_GRADO * Math.cos((lat * Math.PI) / 180))),
  }
}

const redondear = (grados: number): number => Math.round(grados * 10_000) / 10_000

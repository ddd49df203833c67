export type Lugar = { lng: number; lat: number }
export type Caja = { oeste: number; sur: number; este: number; norte: number }
export type Medida = { ancho: number; alto: number }
export type Pixel = { x: number; y: number }
/** What a panel shows: its centre, and how many pixels a degree of longitude takes. */
export type Vista = Lugar & { escala: number }

const ESCALA_MIN = 14
export const ESCALA_MAX = 2_400
/** Where the centre may be taken: from Rapa Nui to the Atlantic mouth of the Strait. */
const ALCANCE: Caja = { oeste: -110, sur: -57, este: -65, norte: -16.5 }

/** Mercator, in degrees of longitude, downwards. */
export function altura(lat: number): number {
  return (-Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
}

const latitud = (y: number): number => (Math.atan(Math.exp((-y * Math.PI) / 180)) * 360) / Math.PI - 90

export function aPixel(vista: Vista, { ancho, alto }: Medida, { lng, lat }: Lugar): Pixel {
  return {
    x: (lng - vista.lng) * vista.escala + ancho / 2,
    y: (altura(lat) - altura(vista.lat)) * vista.escala + alto / 2,
  }
}

export function aLugar(vista: Vista, { ancho, alto }: Medida, { x, y }: Pixel): Lugar {
  return {
    lng: (x - ancho / 2) / vista.escala + vista.lng,
    lat: latitud((y - alto / 2) / vista.escala + altura(vista.lat)),
  }
}

/** The view that shows all of a box, `margen` pixels from the edges. */
export function encuadrar(
  { oeste, sur, este, norte }: Caja,
  { ancho, alto }: Medida,
  margen: number | Pixel = 0,
  escalaMax = ESCALA_MAX,
): Vista {
  const [arriba, abajo] = [altura(norte), altura(sur)]
  const { x, y } = typeof margen === 'number' ? { x: margen, y: margen } : margen
  const escala = Math.min(
    (ancho - 2 * x) / Math.max(este - oeste, 1e-6),
    (alto - 2 * y) / Math.max(abajo - arriba, 1e-6),
    escalaMax,
  )
  return { lng: (oeste + este) / 2, lat: latitud((arriba + abajo) / 2), escala: Math.max(escala, 1) }
}

/** The same view of a panel that goes on below, to `alto`. */
export const alargada = (vista: Vista, medida: Medida, alto: number): Vista => ({
  ...vista,
  lat: aLugar(vista, medida, { x: 0, y: alto / 2 }).lat,
})

export function cajaDe(lugares: readonly Lugar[]): Caja {
  const lngs = lugares.map(({ lng }) => lng)
  const lats = lugares.map(({ lat }) => lat)
  return { oeste: Math.min(...lngs), sur: Math.min(...lats), este: Math.max(...lngs), norte: Math.max(...lats) }
}

/** Follows a hand that moves the paper by so many pixels. */
export function mover(vista: Vista, { x, y }: Pixel): Vista {
  const lng = Math.min(ALCANCE.este, Math.max(ALCANCE.oeste, vista.lng - x / vista.escala))
  const lat = Math.min(ALCANCE.norte, Math.max(ALCANCE.sur, latitud(altura(vista.lat) - y / vista.escala)))
  return { ...vista, lng, lat }
}

/** Nearer by `factor`; the place under `ancla` stays where it is. */
export function acercar(
  vista: Vista,
  medida: Medida,
  factor: number,
  ancla: Pixel = { x: medida.ancho / 2, y: medida.alto / 2 },
): Vista {
  const escala = Math.min(ESCALA_MAX, Math.max(ESCALA_MIN, vista.escala * factor))
  const lugar = aLugar(vista, medida, ancla)
  const despues = aPixel({ ...vista, escala }, medida, lugar)
  return mover({ ...vista, escala }, { x: ancla.x - despues.x, y: ancla.y - despues.y })
}

/** `orilla`: leaves out so much at each edge. */
export function cajaALaVista(vista: Vista, medida: Medida, orilla: Pixel = { x: 0, y: 0 }): Caja {
  const a = aLugar(vista, medida, orilla)
  const b = aLugar(vista, medida, { x: medida.ancho - orilla.x, y: medida.alto - orilla.y })
  return { oeste: a.lng, sur: b.lat, este: b.lng, norte: a.lat }
}

export const estaEn = ({ oeste, sur, este, norte }: Caja, { lng, lat }: Lugar): boolean =>
  lng >= oeste && lng <= este && lat >= sur && lat <= norte

/** 'oeste,sur,este,norte', as searches take it. */
export const zonaDe = ({ oeste, sur, este, norte }: Caja): string =>
  [Math.max(-180, oeste), Math.max(-90, sur), Math.min(180, este), Math.min(90, norte)]
    .map((grados) => String(Math.round(grados * 1e4) / 1e4))
    .join(',')

export function cajaDeZona(zona: string): Caja {
  const [oeste = 0, sur = 0, este = 0, norte = 0] = zona.split(',').map(Number)
  return { oeste, sur, este, norte }
}

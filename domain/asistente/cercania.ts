import type { Ciudad, Lugar, Zona } from './intencion.ts'

const RADIO_KM = 100
const MAX_CIUDADES = 12
const RADIO_TIERRA_KM = 6371

/** The cities around a point, nearest first. */
export function cercaDe(punto: { lat: number; lng: number }, ciudades: readonly Ciudad[], radioKm = RADIO_KM): Lugar[] {
  return ciudades
    .map((ciudad) => ({ ciudad: ciudad.nombre, km: distanciaKm(punto, ciudad) }))
    .filter(({ km }) => km <= radioKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, MAX_CIUDADES)
    .map(({ ciudad }) => ({ ciudad }))
}

/** Where a wished place lies; null where its cities say nothing of it. */
export function centroDe({ ausente, lugares }: Zona, ciudades: readonly Ciudad[]): { lat: number; lng: number } | null {
  if (ausente) return 'lat' in ausente ? ausente : null
  return (
    ciudades.find(({ nombre, region }) =>
      lugares.some((lugar) => ('ciudad' in lugar ? lugar.ciudad === nombre : lugar.region === region)),
    ) ?? null
  )
}

/** In a straight line. */
export function distanciaKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = (grados: number): number => (grados * Math.PI) / 180
  const [dLat, dLng] = [rad(b.lat - a.lat), rad(b.lng - a.lng)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * RADIO_TIERRA_KM * Math.asin(Math.sqrt(h))
}

import type { Ciudad, Lugar } from './intencion.ts'

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

/** In a straight line. */
export function distanciaKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const rad = (grados: number): number => (grados * Math.PI) / 180
  const [dLat, dLng] = [rad(b.lat - a.lat), rad(b.lng - a.lng)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * RADIO_TIERRA_KM * Math.asin(Math.sqrt(h))
}

import type { Contenido } from '#contract/contenido.ts'

/** '-39.28, -71.98', or a link of a map that holds them. */
export function leerLugar(texto: string): Contenido['lugar'] {
  const [, lat, lng] = /(-?\d{1,2}[.,]\d+)\s*[,; /]\s*(-?\d{2,3}[.,]\d+)/.exec(decodificado(texto)) ?? []
  if (!lat || !lng) return null
  const lugar = { lat: Number(lat.replace(',', '.')), lng: Number(lng.replace(',', '.')) }
  return lugar.lat >= -56.6 && lugar.lat <= -17.4 && lugar.lng >= -110 && lugar.lng <= -66 ? lugar : null
}

function decodificado(texto: string): string {
  try {
    return decodeURIComponent(texto)
  } catch {
    return texto // a lone '%' is no escape; it is read as it stands
  }
}

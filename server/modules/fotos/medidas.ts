/** Every file kept of a photo: what comes after its id. */
export const MEDIDAS = {
  '400.webp': { ancho: 400, tipo: 'image/webp' },
  '800.webp': { ancho: 800, tipo: 'image/webp' },
  '1200.webp': { ancho: 1200, tipo: 'image/webp' },
  '1200.jpg': { ancho: 1200, tipo: 'image/jpeg' },
  'social.jpg': { ancho: 1200, tipo: 'image/jpeg' },
} as const
export type Medida = keyof typeof MEDIDAS

const NOMBRE =
  /^\/fotos\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-((?:400|800|1200)\.webp|1200\.jpg|social\.jpg)$/

export const claveDe = (id: string, medida: Medida): string => `fotos/${id}-${medida}`

export const urlDeFoto = (id: string, medida: Medida = '1200.webp'): `/${string}` => `/fotos/${id}-${medida}`

/** The photo and the size that an address names. */
export function fotoDeUrl(url: string): { id: string; medida: Medida } | null {
  const [, id, medida] = NOMBRE.exec(url) ?? []
  return id && medida ? { id, medida: medida as Medida } : null
}

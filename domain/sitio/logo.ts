import type { Medidas } from '#domain/fotos/medidas.ts'

// What was sent, in hexadecimal, and its size as it is shown: another logo has another address.
const LOGO = /^([0-9a-f]{32})-(\d{1,4})x(\d{1,4})$/
const RUTA = /^\/(marca\/[0-9a-f]{32}(?:\.webp|-(?:32|180|192|512|maskable)\.png))$/

const ALTO_MIN = 96
const ANCHOS_POR_ALTO = 6
/** Twice as high as it stands in the header. */
const ALTO = 80

export const ICONOS = ['32', '180', '192', '512', 'maskable'] as const
export type Icono = (typeof ICONOS)[number]

export interface LogoDelSitio extends Medidas {
  clave: string
}

/** What is wrong with a picture as a logo; null where nothing is. */
export function motivoDeLogo({ ancho, alto }: Medidas): string | null {
  if (alto < ALTO_MIN) return `Usa una imagen de al menos ${ALTO_MIN} píxeles de alto`
  if (alto > ancho) return 'Usa una imagen cuadrada o más ancha que alta'
  return ancho > alto * ANCHOS_POR_ALTO ? `Usa una imagen a lo más ${ANCHOS_POR_ALTO} veces más ancha que alta` : null
}

/** Around one that lets through what is behind: on a white plate it reads in both themes. */
export const ORILLA = 8

/** As it is kept, in its own proportion. */
export function medidasDeLogo({ ancho, alto }: Medidas, { conPlaca }: { conPlaca: boolean }): Medidas {
  const orilla = conPlaca ? ORILLA : 0
  return { ancho: Math.round((ancho * (ALTO - 2 * orilla)) / alto) + 2 * orilla, alto: ALTO }
}

export const nombreDeLogo = ({ clave, ancho, alto }: LogoDelSitio): string => `${clave}-${ancho}x${alto}`

/** Null for what is no name of a logo. */
export function leerLogo(nombre: string): LogoDelSitio | null {
  const [, clave, ancho, alto] = LOGO.exec(nombre) ?? []
  return clave ? { clave, ancho: Number(ancho), alto: Number(alto) } : null
}

export const rutaDeLogo = (clave: string): string => `/marca/${clave}.webp`
export const rutaDeIcono = (clave: string, icono: Icono): string => `/marca/${clave}-${icono}.png`

/** Where the file of an address is kept; null where it is none of these. */
export const archivoDeMarca = (ruta: string): string | null => RUTA.exec(ruta)?.[1] ?? null

export const NOMBRE = 'Tourism Hub Chile'
export const LEMA = 'Descubre experiencias auténticas en cada rincón de Chile'

/** 'Iniciar Sesión' → 'Iniciar Sesión · Tourism Hub Chile' */
export function tituloDe(pantalla: string): string {
  return `${pantalla} · ${NOMBRE}`
}

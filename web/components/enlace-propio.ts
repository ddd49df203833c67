const PREFIJO = 'enlace:'

/** The host's own link led here: what is booked in this tab tells so. */
export function recordarEnlace(experienciaId: string, search: string): void {
  const enlace = new URLSearchParams(search).get('enlace')
  if (enlace) sessionStorage.setItem(PREFIJO + experienciaId, enlace)
}

export function enlaceDe(experienciaId: string): { enlace?: string } {
  const enlace = sessionStorage.getItem(PREFIJO + experienciaId)
  return enlace ? { enlace } : {}
}

const PREFIJO = 'reserva:'

/** Keys of a guest's secret links, kept in this tab only: the address must not carry them further than needed. */
export function recordarClave(reservaId: string, clave: string): void {
  sessionStorage.setItem(PREFIJO + reservaId, clave)
}

/** From the address (a link of a mail) or from this tab. */
export function claveDe(reservaId: string, search?: URLSearchParams): string | null {
  const enlazada = search?.get('clave')
  if (enlazada) recordarClave(reservaId, enlazada)
  return enlazada ?? sessionStorage.getItem(PREFIJO + reservaId)
}

const PREFIJO = 'reserva:'
const REGALO = 'regalo:'

/** Keys of a guest's secret links, kept in this tab only: the address must not carry them further than needed. */
export function recordarClave(reservaId: string, clave: string): void {
  sessionStorage.setItem(PREFIJO + reservaId, clave)
}

/** The link of the purchase of a gift card, while its buyer pays on the page of the provider, which is told nothing of it. */
export const recordarRegalo = (regaloId: string, clave: string): void =>
  sessionStorage.setItem(REGALO + regaloId, clave)
export const claveDeRegalo = (regaloId: string): string | null => sessionStorage.getItem(REGALO + regaloId)

/** From the address (a link of a mail) or from this tab. */
export function claveDe(reservaId: string, search?: URLSearchParams): string | null {
  const enlazada = search?.get('clave')
  if (enlazada) recordarClave(reservaId, enlazada)
  return enlazada ?? sessionStorage.getItem(PREFIJO + reservaId)
}

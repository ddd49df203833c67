import type { UsoDeCupos } from '#contract/compras.ts'

/** What makes held places the company's own. By transfer they are held until the money is booked. */
export function usoDeCupos({ porAceptar, formaPago }: { porAceptar: boolean; formaPago: string | null }): UsoDeCupos {
  if (!porAceptar) return 'pagar'
  return formaPago === 'transferencia' ? 'transferir' : 'aceptar'
}

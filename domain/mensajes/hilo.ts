import type { EstadoReserva } from '#contract/reservas.ts'

const LADOS = ['viajero', 'operador'] as const
export type Lado = (typeof LADOS)[number]

const CIERRA_DIAS = 30
const SEGUROS: readonly EstadoReserva[] = ['confirmada', 'realizada', 'no_asistio', 'no_prestada']
const CERRADOS: readonly EstadoReserva[] = ['pendiente', 'expirada']

/** From the payment until thirty days after the end. */
export function puedeEscribir({ estado, fin }: { estado: EstadoReserva; fin: Date }, ahora: Date): boolean {
  return !CERRADOS.includes(estado) && ahora.getTime() <= fin.getTime() + CIERRA_DIAS * 86_400_000
}

/** Phone and e-mail are masked until the booking is sure. */
export const ocultaContacto = (estado: EstadoReserva): boolean => !SEGUROS.includes(estado)

import type { Reembolso } from './reembolsos.ts'

/** How far money is on its way back, as whoever gets it is told: every mail and screen speaks from it. `vuelta`: done, and the bank sent it back to us. */
export type FaseDeDevolucion = 'pedida' | 'enviada' | 'hecha' | 'vuelta' | 'por_transferir'

const FASES: Record<Exclude<Reembolso['estado'], 'ninguno'>, FaseDeDevolucion> = {
  solicitado: 'pedida',
  desconocido: 'pedida',
  enviado: 'enviada',
  hecho: 'hecha',
  retornado: 'vuelta',
  rechazado: 'por_transferir',
  manual: 'por_transferir',
}

/** Null where nothing goes back. */
export const faseDeDevolucion = (estado: Reembolso['estado']): FaseDeDevolucion | null =>
  estado === 'ninguno' ? null : FASES[estado]

/** Whose the provider says that a payment is: what our program wrote on it when it asked for the money. */
export interface MarcaDePago {
  pagoId: string | null
  reservaId: string | null
  cobroId?: string | null | undefined
}

/**
 * What becomes of money that no attempt of ours stands for (reliability 2.2, I5). What we asked for goes back whole: its buyer waits for it.
 * What we never asked for was somebody's act at the provider, and finanzas decides.
 */
export const destinoDeAjeno = ({ pagoId, reservaId, cobroId }: MarcaDePago): 'devolver' | 'esperar' => (pagoId || reservaId || cobroId ? 'devolver' : 'esperar')

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

export type EstadoAjeno = 'en_suspenso' | 'solicitado' | 'hecho' | 'manual' | 'perdido'

/**
 * What a dispute of `disputado` that its bank won takes of it: what still waits, else what is on its way back, of which `porTransferir` is what the bank did not give.
 * Of what had gone back, or was given to the bank to be transferred, nothing is left to take.
 */
export function perderAjeno({ estado, monto, perdido }: { estado: EstadoAjeno; monto: number; perdido: number }, disputado: number): { enSuspenso: number; enCamino: number; porTransferir: number; despues: EstadoAjeno } {
  const queda = monto - perdido
  const parte = Math.min(queda, disputado)
  if (estado === 'en_suspenso') return { enSuspenso: parte, enCamino: 0, porTransferir: 0, despues: parte === queda ? 'perdido' : 'en_suspenso' }
  if (estado === 'solicitado') return { enSuspenso: 0, enCamino: parte, porTransferir: queda - parte, despues: parte === queda ? 'hecho' : 'manual' }
  return { enSuspenso: 0, enCamino: 0, porTransferir: 0, despues: estado }
}

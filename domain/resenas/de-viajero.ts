import type { OpinionDeViajero } from '#contract/operadores.ts'
import { finDeVentana, motivoParaNoOpinar, type Viaje } from './ventana.ts'

export interface LadosDeOpinion {
  viaje: Viaje
  /** The operador wrote theirs. */
  escrita: boolean
  /** Whoever travelled has an account: nobody else may write. */
  puedeElViajero: boolean
  /** When the traveller's comes out or came out; null while there is none to show. */
  laSuyaEn: Date | null
}

/** Where the operador's opinion of a traveller stands. Whether the other side has written is not told before both are out. */
export function estadoDeOpinionDeViajero(
  { viaje, escrita, puedeElViajero, laSuyaEn }: LadosDeOpinion,
  ahora: Date,
): OpinionDeViajero['estado'] | null {
  if (!escrita) return motivoParaNoOpinar(viaje, false, ahora) === null ? 'por_escribir' : null
  if (laSuyaEn && laSuyaEn <= ahora) return 'publicada'
  return puedeElViajero && ahora <= finDeVentana(viaje) ? 'en_espera' : 'escrita'
}

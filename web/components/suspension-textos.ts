import type { MotivoDeSuspension } from '#contract/suspensiones.ts'

/** Why a departure is called off, as its operator chooses it. */
export const MOTIVOS: Record<MotivoDeSuspension, string> = {
  clima: 'Clima',
  mar_cerrado: 'Puerto o mar cerrado',
  camino_cortado: 'Camino cortado',
  incendio: 'Incendio en la zona',
  emergencia: 'Emergencia en la zona',
  operativo: 'Problema operativo mío',
}

/** The same for the traveller, after 'La salida se canceló'. */
const RAZONES: Record<string, string> = {
  clima: 'por el clima',
  mar_cerrado: 'porque el puerto está cerrado',
  camino_cortado: 'porque el camino está cortado',
  incendio: 'por un incendio en la zona',
  emergencia: 'por una emergencia en la zona',
  operador_suspendido: 'porque suspendimos a su operador',
  minimo_no_alcanzado: 'porque no se juntó el mínimo de viajeros',
}

export const razonDe = (motivo: string): string => RAZONES[motivo] ?? 'por un problema de tu anfitrión'

/** Of a booking that ended, or whose departure was called off, while the bank decides. */
export const EN_DISPUTA =
  'Tu banco está revisando el cobro que reclamaste y tiene ese dinero mientras decide. Si te da la razón, lo recibes de tu banco; si no, te lo devolvemos completo.'

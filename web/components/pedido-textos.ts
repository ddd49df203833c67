import type { RecogidaDeReserva, Respuesta } from '#contract/recogida.ts'
import { formatHora, formatHoraConZona } from '#web/ui/horas.ts'

/** 'Plaza de Armas, entre 09:15 y 09:30'; without an hour it still has to be agreed. */
export function textoDeRecogida({ nombre, hora, hasta }: RecogidaDeReserva, zona: string): string {
  if (!hora) return `${nombre}, hora por acordar`
  return hasta
    ? `${nombre}, entre ${formatHora(hora, zona)} y ${formatHoraConZona(hasta, zona)}`
    : `${nombre}, a las ${formatHoraConZona(hora, zona)}`
}

/** '¿Alguna dieta?: Vegana'; of a person, with its number. */
export const textoDeRespuesta = ({ titulo, persona, valor }: Respuesta): string =>
  `${titulo}${titulo.endsWith('?') ? '' : ':'} ${persona === null ? '' : `(persona ${persona}) `}${valor}`

import { aInstante, esFecha, esHora, type Fecha } from '#domain/fechas.ts'

const DIA = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' })

/** What to say of a wall time that clocks jump over on that day; null of one that comes. What is no date or hour at all is said elsewhere. */
export function avisoDeHoraSaltada(fecha: Fecha, hora: string, zona: string): string | null {
  if (!esFecha(fecha) || !esHora(hora) || aInstante({ fecha, hora, zona })) return null
  return `Las ${hora} del ${DIA.format(new Date(`${fecha}T00:00:00Z`))} no existen por el cambio de hora. Elige otra hora`
}

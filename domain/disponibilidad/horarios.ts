import { aInstante, diaDeSemana, diasEntre, type Fecha, sumarDias } from '#domain/fechas.ts'

/** A weekly pattern of departures. */
export interface Horario {
  /** ISO weekdays: 1 = Monday … 7 = Sunday. */
  dias: readonly number[]
  /** Wall time, HH:MM. */
  hora: string
}

export interface InicioDeSalida {
  /** yyyy-mm-ddTHH:MM, the truth for the future. */
  inicioLocal: string
  inicioUtc: Date
}

/** Every date of the pattern between two dates, both included. */
export function repetir({ dias, hora }: Horario, desde: Fecha, hasta: Fecha): { fecha: Fecha; hora: string }[] {
  const cantidad = Math.max(0, diasEntre(desde, hasta) + 1)
  return Array.from({ length: cantidad }, (_, i) => sumarDias(desde, i))
    .filter((fecha) => dias.includes(diaDeSemana(fecha)))
    .map((fecha) => ({ fecha, hora }))
}

/** A wall time that clocks jump over makes no salida; one that comes twice makes the first. */
export function salidasDe(horario: Horario, desde: Fecha, hasta: Fecha, zona: string): InicioDeSalida[] {
  return repetir(horario, desde, hasta).flatMap(({ fecha, hora }) => {
    const inicioUtc = aInstante({ fecha, hora, zona })
    return inicioUtc ? [{ inicioLocal: `${fecha}T${hora}`, inicioUtc }] : []
  })
}

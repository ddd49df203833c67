import type { TipoCaso } from '#contract/casos.ts'
import { fechaLocal } from '#domain/fechas.ts'

const HORA_MS = 3_600_000
const DIA = 24
const ZONA = 'America/Santiago'

/** How long a case may wait: hours of working days, or plain hours where the clock is the law's or the bank's. */
const PLAZOS: Record<TipoCaso, { horas: number; habiles: boolean }> = {
  operador: { horas: 2 * DIA, habiles: true },
  experiencia: { horas: DIA, habiles: true },
  documento: { horas: 5 * DIA, habiles: true },
  empresa: { horas: 2 * DIA, habiles: true },
  cotizacion: { horas: DIA, habiles: true },
  reporte: { horas: DIA, habiles: true },
  opinion: { horas: 2 * DIA, habiles: true },
  mensaje: { horas: DIA, habiles: true },
  reembolso: { horas: DIA, habiles: false },
  pago: { horas: 4, habiles: false },
  disputa: { horas: 5 * DIA, habiles: false },
  liquidacion: { horas: DIA, habiles: true },
  discrepancia: { horas: DIA, habiles: true },
  entrega: { horas: 4, habiles: false },
  datos: { horas: 30 * DIA, habiles: false },
  suspension: { horas: DIA, habiles: false },
  apelacion: { horas: 5 * DIA, habiles: true },
  ausencia: { horas: DIA, habiles: true },
  asistente: { horas: DIA, habiles: true },
  consulta: { horas: DIA, habiles: true },
}

/** `feriados`: calendar dates on which nobody works. */
export function venceCaso(tipo: TipoCaso, abiertoEn: Date, feriados: readonly string[] = []): Date {
  const { horas, habiles } = PLAZOS[tipo]
  return habiles ? sumarHorasHabiles(abiertoEn, horas, feriados) : new Date(abiertoEn.getTime() + horas * HORA_MS)
}

/** Counts only the hours of days on which people work, in Santiago. */
export function sumarHorasHabiles(desde: Date, horas: number, feriados: readonly string[]): Date {
  let instante = desde.getTime()
  for (let quedan = horas; quedan > 0; instante += HORA_MS) if (esHabil(instante, feriados)) quedan--
  while (!esHabil(instante, feriados)) instante += HORA_MS
  return new Date(instante)
}

function esHabil(instante: number, feriados: readonly string[]): boolean {
  const fecha = fechaLocal(new Date(instante), ZONA)
  const dia = new Date(`${fecha}T00:00:00Z`).getUTCDay()
  return dia !== 0 && dia !== 6 && !feriados.includes(fecha)
}

import { formatDia, formatDiaLargo } from './formato.ts'

const SANTIAGO = 'America/Santiago'
const ZONAS: Record<string, string> = {
  'America/Punta_Arenas': 'hora de Magallanes',
  'America/Coyhaique': 'hora de Aysén',
  'Pacific/Easter': 'hora de Rapa Nui',
}
let knownZone = (zone: string): string => zone
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The pages say once what a zone is called that this browser may not know. */
export function readZonesBy(known: (zone: string) => string): void {
  knownZone = known
}

/** '10:30' on the clock of the place */
export function formatHora(instant: string | Date, zone = SANTIAGO): string {
  const part = partsIn(instant, zone)
  return `${part.hour}:${part.minute}`
}

/** '10:30' or, where the clock differs from Santiago's, '10:30, hora de Magallanes' */
export function formatHoraConZona(instant: string | Date, zone = SANTIAGO): string {
  const name = nombreZona(zone)
  return name ? `${formatHora(instant, zone)}, ${name}` : formatHora(instant, zone)
}

/** 'sáb 14 nov · 10:30', with the name of the zone where its clock differs. */
export function formatSalida(instant: string | Date, zone = SANTIAGO): string {
  return `${formatDia(diaEn(instant, zone))}\u00a0· ${formatHoraConZona(instant, zone)}`
}

/** 'sábado 14 de noviembre de 2026, 10:30' */
export function formatSalidaLarga(instant: string | Date, zone = SANTIAGO): string {
  return `${formatDiaLargo(diaEn(instant, zone))}, ${formatHoraConZona(instant, zone)}`
}

/** 'vie 13 nov, 10:30', with the name of the zone where its clock differs. */
export function formatMomento(instant: string | Date, zone: string): string {
  return `${formatDia(diaEn(instant, zone))}, ${formatHoraConZona(instant, zone)}`
}

/** The calendar date (yyyy-mm-dd) that an instant has in a place. */
export function diaEn(instant: string | Date, zone = SANTIAGO): string {
  const part = partsIn(instant, zone)
  return `${part.year}-${part.month}-${part.day}`
}

export function nombreZona(zone: string): string {
  return ZONAS[zone] ?? ''
}

function partsIn(instant: string | Date, zone: string): Record<string, string> {
  const parts = formatterFor(zone).formatToParts(new Date(instant))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: knownZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

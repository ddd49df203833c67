import ICAL from 'ical.js'
import { aInstante, diaLocal } from '#domain/fechas.ts'

export interface Ocupado {
  desde: Date
  hasta: Date
  resumen: string
}

/** Of our own calendars: what we sold must not close what we sell. */
const PROPIO = /@tourismhub$/
const MAX_OCUPADOS = 2000
const MAX_REPETICIONES = 20_000
const RESUMEN = 80

/**
 * The busy times of a calendar (RFC 5545) that touch the days asked for, repetitions spelled out. What it calls free or cancelled is
 * none; a time without a zone, and a whole day, are those of `zona`. Throws where it is no calendar; RangeError for more than 2,000.
 */
export function ocupadosDe(calendario: string, { zona, desde, hasta }: { zona: string; desde: Date; hasta: Date }): Ocupado[] {
  const raiz = ICAL.parse(calendario) as unknown[]
  const componentes = (Array.isArray(raiz[0]) ? raiz : [raiz]).map((parte) => new ICAL.Component(parte as unknown as string))
  if (!componentes.every(({ name }) => name === 'vcalendar')) throw new SyntaxError('no calendar')
  const ocupados = componentes.flatMap((componente) => [...deEventos(componente, zona, { desde, hasta }), ...deLibreOcupado(componente, zona)])
  const suyos = ocupados.filter((uno) => uno.desde < hasta && uno.hasta > desde && uno.desde < uno.hasta)
  if (suyos.length > MAX_OCUPADOS) throw new RangeError('too many')
  return suyos.toSorted((a, b) => a.desde.getTime() - b.desde.getTime())
}

function deEventos(calendario: ICAL.Component, zona: string, dias: { desde: Date; hasta: Date }): Ocupado[] {
  const eventos = calendario.getAllSubcomponents('vevent').filter((evento) => evento.hasProperty('dtstart') && !PROPIO.test(textoDe(evento, 'uid')))
  const porUid = Map.groupBy(eventos, (evento) => textoDe(evento, 'uid') || evento)
  return [...porUid.values()].flatMap((suyos) => {
    const series = suyos.filter((evento) => !evento.hasProperty('recurrence-id'))
    const cambiados = suyos.filter((evento) => evento.hasProperty('recurrence-id'))
    if (series.length === 0) return cambiados.flatMap((evento) => unaVez(evento, zona))
    return series.flatMap((evento) => (evento.hasProperty('rrule') || evento.hasProperty('rdate') ? repetido(evento, cambiados, zona, dias) : [...unaVez(evento, zona), ...cambiados.flatMap((otro) => unaVez(otro, zona))]))
  })
}

function repetido(serie: ICAL.Component, cambiados: ICAL.Component[], zona: string, { desde, hasta }: { desde: Date; hasta: Date }): Ocupado[] {
  const evento = new ICAL.Event(serie, { exceptions: cambiados.map((cambiado) => new ICAL.Event(cambiado)), strictExceptions: false })
  const ocupados: Ocupado[] = []
  const veces = evento.iterator()
  for (let i = 0; ; i++) {
    if (i >= MAX_REPETICIONES) throw new RangeError('too many')
    const vez = veces.next()
    if (!vez) break
    const { item, startDate, endDate } = evento.getOccurrenceDetails(vez)
    const [inicio, fin] = [instanteDe(startDate, tzidDe(item.component, 'dtstart'), zona), instanteDe(endDate, tzidDe(item.component, item.component.hasProperty('dtend') ? 'dtend' : 'dtstart'), zona)]
    if (estaOcupado(item.component) && fin > desde) ocupados.push({ desde: inicio, hasta: fin, resumen: resumenDe(item.component) })
    if (instanteDe(vez, tzidDe(serie, 'dtstart'), zona) >= hasta) break
    if (ocupados.length > MAX_OCUPADOS) throw new RangeError('too many')
  }
  return ocupados
}

function unaVez(componente: ICAL.Component, zona: string): Ocupado[] {
  if (!estaOcupado(componente)) return []
  const { startDate, endDate } = new ICAL.Event(componente)
  const fin = tzidDe(componente, componente.hasProperty('dtend') ? 'dtend' : 'dtstart')
  return [{ desde: instanteDe(startDate, tzidDe(componente, 'dtstart'), zona), hasta: instanteDe(endDate, fin, zona), resumen: resumenDe(componente) }]
}

function deLibreOcupado(calendario: ICAL.Component, zona: string): Ocupado[] {
  const periodos = calendario.getAllSubcomponents('vfreebusy').flatMap((componente) => componente.getAllProperties('freebusy'))
  return periodos
    .filter((propiedad) => String(propiedad.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((propiedad) => propiedad.getValues() as ICAL.Period[])
    .map((periodo) => ({ desde: instanteDe(periodo.start, null, zona), hasta: instanteDe(periodo.getEnd(), null, zona), resumen: '' }))
}

function estaOcupado(evento: ICAL.Component): boolean {
  const dice = (nombre: string): string => textoDe(evento, nombre).toUpperCase()
  return dice('status') !== 'CANCELLED' && dice('transp') !== 'TRANSPARENT' && dice('x-microsoft-cdo-busystatus') !== 'FREE'
}

const tzidDe = (componente: ICAL.Component, nombre: string): string | null => (componente.getFirstProperty(nombre)?.getParameter('tzid') as string | undefined) ?? null

/** A zone known by its name goes by our own table of clocks; another one by what the file says of it. */
function instanteDe(momento: ICAL.Time, tzid: string | null, zona: string): Date {
  const fecha = `${cifras(momento.year, 4)}-${cifras(momento.month)}-${cifras(momento.day)}`
  if (momento.isDate) return diaLocal(fecha, zona).desde
  if (momento.zone === ICAL.Timezone.utcTimezone) return momento.toJSDate()
  if (tzid && !esZona(tzid) && momento.zone && momento.zone !== ICAL.Timezone.localTimezone) return new Date(momento.toUnixTime() * 1000)
  const suya = tzid && esZona(tzid) ? tzid : zona
  const minuto = aInstante({ fecha, hora: `${cifras(momento.hour)}:${cifras(momento.minute)}`, zona: suya })
  // Where clocks jump over it, the hour after.
  const existe = minuto ?? aInstante({ fecha, hora: `${cifras((momento.hour + 1) % 24)}:${cifras(momento.minute)}`, zona: suya }) ?? diaLocal(fecha, suya).desde
  return new Date(existe.getTime() + momento.second * 1000)
}

// With older names that files still use and every clock table knows.
const ZONAS = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'GMT', 'Etc/UTC', 'Chile/Continental', 'Chile/EasterIsland'])

const esZona = (tzid: string): boolean => ZONAS.has(tzid)

const cifras = (n: number, cuantas = 2): string => String(n).padStart(cuantas, '0')

function textoDe(componente: ICAL.Component, nombre: string): string {
  const valor = componente.getFirstPropertyValue(nombre)
  return typeof valor === 'string' ? valor : ''
}

// oxlint-disable-next-line no-control-regex -- what no text needs, and what turns it around
const OCULTOS = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g

const resumenDe = (componente: ICAL.Component): string => [...textoDe(componente, 'summary').toWellFormed().replaceAll(OCULTOS, ' ').trim()].slice(0, RESUMEN).join('')

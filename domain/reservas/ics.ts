import { paraComparar } from '#domain/busqueda/texto.ts'
import { cambiosDeHora, relojDelInstante } from '#domain/fechas.ts'
import { componerVtimezone } from './vtimezone.ts'

export interface EventoIcs {
  uid: string
  creado: Date
  /** Grows with each change, so that calendars take the newer one. */
  secuencia: number
  inicio: Date
  fin: Date
  zona: string
  titulo: string
  lugar: string
  lat: number
  lng: number
  descripcion: string
  /** Where a person sees more of it. */
  url: string
  cancelado: boolean
}

interface Calendario {
  /** Who publishes it. */
  organizador: { nombre: string; correo: string }
  /** Of one that programs come back to: its name, its page, and what it is without events. */
  feed?: { nombre: string; url: string; zona: string; creado: Date }
}

const CADA = 'PT1H'

/** Where it is, the city once: many an address names it already. */
export function lugarDe(direccion: string | null, ciudad: string): string {
  if (!direccion) return ciudad
  const nombraCiudad = direccion.split(',').some((parte) => paraComparar(parte) === paraComparar(ciudad))
  return nombraCiudad ? direccion : `${direccion}, ${ciudad}`
}

/** RFC 5545 with each place's own time zone spelled out, so that no calendar has to know Chile's rules; one of cancelled events alone takes them back (RFC 5546). */
export function componerIcs(eventos: readonly EventoIcs[], { organizador, feed }: Calendario): string {
  const porZona = Map.groupBy(eventos, ({ zona }) => zona)
  const cambiado = new Date(
    Math.max(...eventos.map(({ creado }) => creado.getTime()), feed ? feed.creado.getTime() : 0),
  )
  const lineas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapar(organizador.nombre)}//Reservas//ES`,
    'CALSCALE:GREGORIAN',
    `METHOD:${!feed && eventos.length > 0 && eventos.every(({ cancelado }) => cancelado) ? 'CANCEL' : 'PUBLISH'}`,
    ...(feed
      ? [
          `NAME:${escapar(feed.nombre)}`,
          `X-WR-CALNAME:${escapar(feed.nombre)}`,
          `X-WR-TIMEZONE:${feed.zona}`,
          `URL:${feed.url}`,
          `LAST-MODIFIED:${utc(cambiado)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${CADA}`,
          `X-PUBLISHED-TTL:${CADA}`,
        ]
      : []),
    ...[...porZona].flatMap(([zona, suyos]) => componerVtimezone(zona, suyos)),
    // A calendar has one part at least (RFC 5545, 3.6).
    ...(feed && eventos.length === 0 ? componerVtimezone(feed.zona, [{ inicio: feed.creado, fin: feed.creado }]) : []),
    ...eventos.flatMap((e) => evento(e, organizador)),
    'END:VCALENDAR',
  ]
  return `${lineas.map(doblar).join('\r\n')}\r\n`
}

function evento(e: EventoIcs, { nombre, correo }: Calendario['organizador']): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${e.uid}`,
    `DTSTAMP:${utc(e.creado)}`,
    `LAST-MODIFIED:${utc(e.creado)}`,
    `SEQUENCE:${e.secuencia}`,
    ...tiempos(e),
    `SUMMARY:${escapar(e.titulo)}`,
    `LOCATION:${escapar(e.lugar)}`,
    ...(e.cancelado ? [] : [`GEO:${e.lat.toFixed(6)};${e.lng.toFixed(6)}`]),
    `DESCRIPTION:${escapar(e.descripcion)}`,
    `URL:${e.url}`,
    `ORGANIZER;CN="${nombre.replaceAll('"', '')}":mailto:${correo}`,
    `STATUS:${e.cancelado ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

// Programs that take the hour of a change for one of UTC are wrong this long after it (ts-ics).
const TRAS_EL_CAMBIO_MS = 12 * 3_600_000
// What is shown twice is shown for the first time before it.
const ANTES_MS = 3_600_000

/** By the clock of the place; where clocks move meanwhile or close to it, by that of the world, which nobody reads in two ways. */
function tiempos({ inicio, fin, zona }: EventoIcs): string[] {
  const { cambios } = cambiosDeHora(
    zona,
    new Date(inicio.getTime() - TRAS_EL_CAMBIO_MS),
    new Date(fin.getTime() + ANTES_MS),
  )
  if (cambios.length > 0) return [`DTSTART:${utc(inicio)}`, `DTEND:${utc(fin)}`]
  const local = (instante: Date): string => utc(new Date(relojDelInstante(instante.getTime(), zona))).slice(0, -1)
  return [`DTSTART;TZID=${zona}:${local(inicio)}`, `DTEND;TZID=${zona}:${local(fin)}`]
}

const utc = (instante: Date): string => `${instante.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const escapar = (texto: string): string =>
  texto
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')

/** Lines of at most 75 octets; a character is never cut. */
function doblar(linea: string): string {
  const partes: string[] = []
  let parte = ''
  let octetos = 0
  for (const letra of linea) {
    const peso =
      letra.codePointAt(0)! < 0x80 ? 1 : letra.codePointAt(0)! < 0x800 ? 2 : letra.codePointAt(0)! < 0x10000 ? 3 : 4
    if (octetos + peso > 74) {
      partes.push(parte)
      parte = ' '
      octetos = 1
    }
    parte += letra
    octetos += peso
  }
  return [...partes, parte].join('\r\n')
}

import { fechaLocal, horaLocal } from '#domain/fechas.ts'

export interface EventoIcs {
  uid: string
  creado: Date
  /** yyyy-mm-ddTHH:MM, as sold. */
  inicioLocal: string
  inicio: Date
  fin: Date
  zona: string
  titulo: string
  lugar: string
  lat: number
  lng: number
  descripcion: string
  cancelado: boolean
}

/** RFC 5545 with the place's own time zone spelled out, so that no calendar has to know Chile's rules. */
export function componerIcs(e: EventoIcs): string {
  const lineas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tourism Hub Chile//Reservas//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zonaHoraria(e),
    'BEGIN:VEVENT',
    `UID:${e.uid}`,
    `DTSTAMP:${utc(e.creado)}`,
    `DTSTART;TZID=${e.zona}:${compacta(e.inicioLocal)}`,
    `DTEND;TZID=${e.zona}:${compacta(`${fechaLocal(e.fin, e.zona)}T${horaLocal(e.fin, e.zona)}`)}`,
    `SUMMARY:${escapar(e.titulo)}`,
    `LOCATION:${escapar(e.lugar)}`,
    `GEO:${e.lat.toFixed(6)};${e.lng.toFixed(6)}`,
    `DESCRIPTION:${escapar(e.descripcion)}`,
    `STATUS:${e.cancelado ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lineas.map(doblar).join('\r\n')}\r\n`
}

// One fixed offset is enough: it is the one that holds at the start of this event.
function zonaHoraria({ zona, inicioLocal, inicio }: EventoIcs): string[] {
  const minutos = Math.round((Date.parse(`${inicioLocal.slice(0, 16)}:00Z`) - inicio.getTime()) / 60_000)
  const offset = `${minutos < 0 ? '-' : '+'}${dos(Math.floor(Math.abs(minutos) / 60))}${dos(Math.abs(minutos) % 60)}`
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zona}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

const dos = (n: number): string => String(n).padStart(2, '0')
const compacta = (local: string): string => `${local.slice(0, 16).replaceAll(/[-:]/g, '')}00`
const utc = (instante: Date): string => `${instante.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const escapar = (texto: string): string => texto.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n')

/** Lines of at most 75 octets; a character is never cut. */
function doblar(linea: string): string {
  const partes: string[] = []
  let parte = ''
  let octetos = 0
  for (const letra of linea) {
    const peso = letra.codePointAt(0)! < 0x80 ? 1 : letra.codePointAt(0)! < 0x800 ? 2 : letra.codePointAt(0)! < 0x10000 ? 3 : 4
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

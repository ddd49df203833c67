import { paraComparar } from '#domain/busqueda/texto.ts'
import { fechaLocal, horaLocal } from '#domain/fechas.ts'

export interface EventoIcs {
  uid: string
  creado: Date
  /** Grows with each change, so that calendars take the newer one. */
  secuencia: number
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

/** Where it is, the city once: many an address names it already. */
export function lugarDe(direccion: string | null, ciudad: string): string {
  if (!direccion) return ciudad
  const nombraCiudad = direccion.split(',').some((parte) => paraComparar(parte) === paraComparar(ciudad))
  return nombraCiudad ? direccion : `${direccion}, ${ciudad}`
}

/** RFC 5545 with each place's own time zone spelled out, so that no calendar has to know Chile's rules. */
export function componerIcs(eventos: readonly EventoIcs[], nombre?: string): string {
  const porZona = Map.groupBy(eventos, ({ zona }) => zona)
  const lineas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tourism Hub Chile//Reservas//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(nombre ? [`NAME:${escapar(nombre)}`, `X-WR-CALNAME:${escapar(nombre)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT6H'] : []),
    ...[...porZona].flatMap(([zona, suyos]) => zonaHoraria(zona, suyos)),
    ...eventos.flatMap(evento),
    'END:VCALENDAR',
  ]
  return `${lineas.map(doblar).join('\r\n')}\r\n`
}

function evento(e: EventoIcs): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${e.uid}`,
    `DTSTAMP:${utc(e.creado)}`,
    `SEQUENCE:${e.secuencia}`,
    `DTSTART;TZID=${e.zona}:${compacta(e.inicioLocal)}`,
    `DTEND;TZID=${e.zona}:${compacta(`${fechaLocal(e.fin, e.zona)}T${horaLocal(e.fin, e.zona)}`)}`,
    `SUMMARY:${escapar(e.titulo)}`,
    `LOCATION:${escapar(e.lugar)}`,
    `GEO:${e.lat.toFixed(6)};${e.lng.toFixed(6)}`,
    `DESCRIPTION:${escapar(e.descripcion)}`,
    `STATUS:${e.cancelado ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** The offset of the first event holds from ever on, any other one from the day of the first event that has it. */
function zonaHoraria(zona: string, eventos: readonly EventoIcs[]): string[] {
  const orden = eventos.toSorted((a, b) => a.inicio.getTime() - b.inicio.getTime())
  const tramos: { desde: string; antes: string; offset: string }[] = []
  for (const e of orden) {
    const offset = offsetDe(e)
    const antes = tramos.at(-1)?.offset
    if (offset !== antes) tramos.push({ desde: antes ? `${e.inicioLocal.slice(0, 10).replaceAll('-', '')}T000000` : '19700101T000000', antes: antes ?? offset, offset })
  }
  const partes = tramos.flatMap(({ desde, antes, offset }) => ['BEGIN:STANDARD', `DTSTART:${desde}`, `TZOFFSETFROM:${antes}`, `TZOFFSETTO:${offset}`, 'END:STANDARD'])
  return ['BEGIN:VTIMEZONE', `TZID:${zona}`, ...partes, 'END:VTIMEZONE']
}

function offsetDe({ inicioLocal, inicio }: EventoIcs): string {
  const minutos = Math.round((Date.parse(`${inicioLocal.slice(0, 16)}:00Z`) - inicio.getTime()) / 60_000)
  return `${minutos < 0 ? '-' : '+'}${dos(Math.floor(Math.abs(minutos) / 60))}${dos(Math.abs(minutos) % 60)}`
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

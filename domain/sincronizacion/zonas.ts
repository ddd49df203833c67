import { zonaSabida } from '#contract/zonas.ts'
import { DIA_MS, instantesDelReloj, relojDelInstante } from '#domain/fechas.ts'
import { lineaDe, lineasDe, textoDe, type Componente } from './lineas.ts'
import { leerMomento, offsetDe } from './momento.ts'
import { leerRegla } from './regla.ts'
import { vecesDe } from './repeticion.ts'
import { zonaDeWindows } from './zonas-de-windows.ts'

/** A clock somewhere. Wall times are as if they were UTC, in milliseconds. */
export interface Zona {
  /** One or more, earliest first: clocks that go back show a time twice. */
  instantes(reloj: number): number[]
  reloj(instante: number): number
}

/** One that Intl knows. */
export const zonaDe = (nombre: string): Zona => ({
  instantes(reloj) {
    const suyos = instantesDelReloj(reloj, nombre)
    // Where clocks jump over it, by the offset of before (RFC 5545, 3.3.5).
    return suyos.length > 0 ? suyos : [reloj - (relojDelInstante(reloj - DIA_MS, nombre) - (reloj - DIA_MS))]
  },
  reloj: (instante) => relojDelInstante(instante, nombre),
})

const zonaFija = (offset: number): Zona => ({
  instantes: (reloj) => [reloj - offset],
  reloj: (instante) => instante + offset,
})

/**
 * The clock that a file calls `tzid`: the world's own table first, which knows Chile's rules better than files do, then what the file says of it.
 * Null for a name that nobody explains.
 */
export function buscarZona(
  tzid: string,
  propias: ReadonlyMap<string, Componente>,
  dias: { desde: Date; hasta: Date },
): Zona | null {
  const nombre = tzid.trim()
  const conocida = nombreDeIntl(nombre) ?? nombreDeIntl(zonaDeWindows(nombre) ?? '')
  if (conocida) return zonaDe(conocida)
  const componente = propias.get(tzid) ?? propias.get(nombre)
  const delArchivo = componente && zonaDelArchivo(componente, dias)
  if (delArchivo) return delArchivo
  const alFinal = /([A-Za-z_]+\/[\w+-]+(?:\/[\w+-]+)?)$/.exec(nombre)?.[1] ?? ''
  const porSuFinal =
    nombreDeIntl(alFinal) ??
    nombreDeIntl(alFinal.split('/').slice(1).join('/')) ??
    CHILENAS.find(([escrita]) => escrita.test(nombre))?.[1]
  if (porSuFinal) return zonaDe(porSuFinal)
  const offset = /^\(?(?:UTC|GMT)\s*([+-]\d{1,2})(?::?(\d\d))?\)?/i.exec(nombre)
  return offset
    ? zonaFija(offsetDe(`${offset[1]![0]}${offset[1]!.slice(1).padStart(2, '0')}${offset[2] ?? '00'}`)!)
    : null
}

// As Outlook shows them to people, in either language.
const CHILENAS: [RegExp, string][] = [
  [/\bsantiago\b|\bchile\b/i, 'America/Santiago'],
  [/\bpunta arenas\b|\bmagallanes\b/i, 'America/Punta_Arenas'],
  [/\beaster island\b|\bisla de pascua\b|\brapa nui\b/i, 'Pacific/Easter'],
]

/** Asked by its name, since the list that Intl gives leaves out many names that it knows. */
function nombreDeIntl(nombre: string): string | null {
  if (!/^[A-Za-z]/.test(nombre)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zonaSabida(nombre) }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** What a file says of a clock: from when on it is how far from UTC. Null where that cannot be read. */
function zonaDelArchivo(componente: Componente, { desde, hasta }: { desde: Date; hasta: Date }): Zona | null {
  const reglas = componente.partes.flatMap((parte) =>
    tramosDe(parte, { desde: desde.getTime() - 800 * DIA_MS, hasta: hasta.getTime() + 400 * DIA_MS }),
  )
  const tramos = reglas.toSorted((a, b) => a.instante - b.instante)
  if (tramos.length === 0) return null
  const offsets = [...new Set(tramos.flatMap(({ antes, despues }) => [antes, despues]))]
  const offsetEn = (instante: number): number =>
    tramos.findLast((tramo) => tramo.instante <= instante)?.despues ?? tramos[0]!.antes
  return {
    instantes(reloj) {
      const suyos = offsets
        .map((offset) => reloj - offset)
        .filter((instante) => instante + offsetEn(instante) === reloj)
      return suyos.length > 0 ? suyos.toSorted((a, b) => a - b) : [reloj - offsetEn(reloj - DIA_MS)]
    },
    reloj: (instante) => instante + offsetEn(instante),
  }
}

function tramosDe(
  parte: Componente,
  dias: { desde: number; hasta: number },
): { instante: number; antes: number; despues: number }[] {
  const [inicio, antes, despues] = [
    leerMomento(lineaDe(parte, 'DTSTART')?.valor ?? ''),
    offsetDe(textoDe(parte, 'TZOFFSETFROM')),
    offsetDe(textoDe(parte, 'TZOFFSETTO')),
  ]
  if (!inicio || antes === null || despues === null) return []
  const reglas = lineasDe(parte, 'RRULE').flatMap(({ valor }) => leerRegla(valor) ?? [])
  const sueltas = lineasDe(parte, 'RDATE')
    .flatMap(({ valor }) => valor.split(','))
    .flatMap((valor) => leerMomento(valor)?.reloj ?? [])
  const veces = reglas.flatMap((regla) => [
    ...vecesDe(regla, inicio.reloj, {
      ...dias,
      hasta: Math.min(dias.hasta, regla.hasta ? regla.hasta.reloj + DIA_MS : Infinity),
    }),
  ])
  return [...new Set([inicio.reloj, ...sueltas, ...veces])].map((reloj) => ({
    instante: reloj - antes,
    antes,
    despues,
  }))
}

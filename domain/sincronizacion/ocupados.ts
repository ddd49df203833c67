import { leerEvento, periodosDe, type Evento, type Lector } from './evento.ts'
import { juntar } from './lo-que-rige.ts'
import { leerComponentes, lineasDe, textoDe, type Componente } from './lineas.ts'
import { diaDe } from './momento.ts'
import { tiempoDe, tiemposDeSerie, type Tiempo } from './serie.ts'
import { buscarZona, zonaDe, type Zona } from './zonas.ts'

export interface Ocupado {
  desde: Date
  hasta: Date
  resumen: string
  /** What could be ours, come back from elsewhere: ids that stand anywhere in it, and the name in a title as we write them. */
  nuestro: { ids: string[]; nombre: string | null }
}

interface NoEntendido {
  resumen: string
  linea: string
}

export interface LecturaDeCalendario {
  ocupados: Ocupado[]
  noEntendidos: number
  /** The first of them. */
  ejemplos: NoEntendido[]
}

export interface DiasDeLectura {
  zona: string
  desde: Date
  hasta: Date
  /** Behind the @ of our own bookings (`Identidad`). */
  dominio: string
}

const EJEMPLOS = 5
const RESUMEN = 80
const LINEA = 120

/**
 * The busy times of a calendar (RFC 5545) that touch the days asked for, up to the last of these, repetitions spelled out, and how much of it was not understood. What it
 * calls free or cancelled is none; a time without a zone, and a whole day, are those of `zona`. Where a file is ambiguous it is busy.
 * Throws SyntaxError where it is no calendar, or was cut off before anything of it.
 */
export function ocupadosDe(texto: string, { zona, desde, hasta, dominio }: DiasDeLectura): LecturaDeCalendario {
  const raiz = leerComponentes(texto)
  const calendarios = raiz.partes.filter(({ nombre }) => nombre === 'VCALENDAR')
  const faltas = new Map<Componente, string>()
  const falta = (componente: Componente, linea: string): void =>
    void (faltas.has(componente) || faltas.set(componente, linea))
  for (const suelto of [raiz, ...raiz.partes, ...calendarios.flatMap(({ partes }) => partes)])
    for (const ilegible of suelto.ilegibles) falta(suelto, ilegible)
  const ocupados = calendarios.flatMap((calendario) => {
    const lector = lectorDe(calendario, { zona, desde, hasta, dominio }, falta)
    return [...deEventos(lector, calendario), ...deLibreOcupado(lector, calendario)]
  })
  const esEntero = calendarios.length > 0 && calendarios.every(({ ilegibles }) => !ilegibles.includes('END'))
  if (!esEntero && ocupados.length === 0) throw new SyntaxError('no calendar')
  // Many programs write an end of time that no database and no clock can; nothing is sold after the last day anyhow.
  const suyos = ocupados.flatMap((uno) =>
    uno.desde < hasta && uno.hasta > desde && uno.desde < uno.hasta
      ? [{ ...uno, hasta: uno.hasta > hasta ? hasta : uno.hasta }]
      : [],
  )
  return {
    ocupados: pocos(sinRepetir(suyos)),
    noEntendidos: faltas.size,
    ejemplos: ejemplosDe(faltas),
  }
}

function lectorDe(
  calendario: Componente,
  { zona, desde, hasta, dominio }: DiasDeLectura,
  falta: Lector['falta'],
): Lector {
  const propias = new Map(
    calendario.partes.filter(({ nombre }) => nombre === 'VTIMEZONE').map((una) => [textoDe(una, 'TZID'), una]),
  )
  const conocidas = new Map<string, Zona | null>()
  return {
    suya: zonaDe(zona),
    desde: desde.getTime(),
    hasta: hasta.getTime(),
    zonaDe(tzid) {
      if (!conocidas.has(tzid)) conocidas.set(tzid, buscarZona(tzid, propias, { desde, hasta }))
      return conocidas.get(tzid)!
    },
    falta,
    nuestros: new RegExp(
      `\\bsalida-(${ID.source})\\b|\\b(${ID.source})@${dominio.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`,
      'gi',
    ),
  }
}

function deEventos(lector: Lector, calendario: Componente): Ocupado[] {
  const eventos = calendario.partes
    .filter(({ nombre }) => nombre === 'VEVENT')
    .flatMap((componente) => leerEvento(lector, componente) ?? [])
  return [...Map.groupBy(eventos, (evento) => evento.uid || evento).values()].flatMap((suyos) => {
    const series = vigentes(
      suyos.filter(({ enVezDe }) => !enVezDe),
      () => '',
    )
    const cambios = vigentes(
      suyos.filter(({ enVezDe }) => enVezDe),
      (evento) => claveDe(series[0], evento),
    )
    // A series called off takes along what was changed in it before.
    const terminada = series.length > 0 && series.every(({ cancelado }) => cancelado)
    const siguen = cambios.filter(({ libre, secuencia }) => !libre && !(terminada && secuencia < series[0]!.secuencia))
    return [
      ...series
        .filter(({ libre }) => !libre)
        .flatMap((serie) =>
          tiemposDeSerie(lector, serie, cambios).map((tiempo) => ocupado(lector, serie.componente, tiempo)),
        ),
      ...siguen.map((evento) =>
        ocupado(lector, evento.componente, tiempoDe(lector, evento.inicio, evento.inicio.reloj, evento.largo)),
      ),
    ]
  })
}

/** Of several versions of one thing, those with the highest number; equal ones all count. */
function vigentes(eventos: Evento[], clave: (evento: Evento) => unknown): Evento[] {
  return [...Map.groupBy(eventos, clave).values()].flatMap((versiones) => {
    const ultima = Math.max(...versiones.map(({ secuencia }) => secuencia))
    return versiones.filter(({ secuencia }) => secuencia === ultima)
  })
}

/** Which time of its series a change is about, whatever the form in which it names it. */
function claveDe(serie: Evento | undefined, evento: Evento): unknown {
  const dicho = evento.enVezDe?.dicho
  if (!dicho) return evento
  if (dicho.esFecha) return `dia ${diaDe(dicho.reloj)}`
  const zona = dicho.tzid === null && dicho.offset === null && serie ? serie.inicio.zona : dicho.zona
  return `instante ${zona.instantes(dicho.reloj)[0]}`
}

function deLibreOcupado(lector: Lector, calendario: Componente): Ocupado[] {
  return calendario.partes
    .filter(({ nombre }) => nombre === 'VFREEBUSY')
    .flatMap((componente) =>
      lineasDe(componente, 'FREEBUSY')
        .filter(({ parametros }) => (parametros.get('FBTYPE') ?? 'BUSY').toUpperCase() !== 'FREE')
        .flatMap((linea) =>
          periodosDe(lector, componente, linea).map(({ inicio, largo }) => {
            if (!largo) lector.falta(componente, linea.cruda)
            return ocupado(lector, componente, tiempoDe(lector, inicio, inicio.reloj, largo ?? { tipo: 'elDia' }))
          }),
        ),
    )
}

function ocupado({ nuestros }: Lector, componente: Componente, { desde, hasta }: Tiempo): Ocupado {
  return {
    desde: new Date(desde),
    hasta: new Date(hasta),
    resumen: corto(textoDe(componente, 'SUMMARY'), RESUMEN),
    nuestro: nuestroEn(componente, nuestros),
  }
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** Other programs give what they take over a new UID, and keep its text. */
function nuestroEn(componente: Componente, nuestros: RegExp): Ocupado['nuestro'] {
  const ids = componente.lineas.flatMap(({ valor }) =>
    [...valor.matchAll(nuestros)].map((hallado) => (hallado[1] ?? hallado[2])!.toLowerCase()),
  )
  return {
    ids: [...new Set(ids)].slice(0, 20),
    nombre: /^(.*\S)\s*·\s*\d+ de \d+ cupos/.exec(textoDe(componente, 'SUMMARY'))?.[1] ?? null,
  }
}

function sinRepetir(ocupados: Ocupado[]): Ocupado[] {
  const vistos = new Map(ocupados.map((uno) => [`${uno.desde.getTime()} ${uno.hasta.getTime()} ${uno.resumen}`, uno]))
  return [...vistos.values()]
}

/** Different ones: the same title with the same line teaches nothing more. */
function ejemplosDe(faltas: ReadonlyMap<Componente, string>): NoEntendido[] {
  const todos = [...faltas].map(([componente, linea]) => ({
    resumen: corto(textoDe(componente, 'SUMMARY'), RESUMEN),
    linea: corto(linea, LINEA),
  }))
  return [...new Map(todos.map((uno) => [`${uno.resumen}\n${uno.linea}`, uno])).values()].slice(0, EJEMPLOS)
}

/** What could be ours stays by itself: together with something else it would be taken for ours, or the other way round. */
function pocos(ocupados: Ocupado[]): Ocupado[] {
  const [nuestros, ajenos] = [true, false].map((si) =>
    ocupados.filter(({ nuestro: { ids, nombre } }) => (ids.length > 0 || nombre !== null) === si),
  ) as [Ocupado[], Ocupado[]]
  return [
    ...nuestros,
    ...juntar(ajenos).map(({ desde, hasta, resumen }) => ({
      desde,
      hasta,
      resumen,
      nuestro: { ids: [], nombre: null },
    })),
  ].toSorted((a, b) => a.desde.getTime() - b.desde.getTime())
}

// oxlint-disable-next-line no-control-regex -- what no text needs, and what turns it around
const OCULTOS = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g

const corto = (texto: string, largo: number): string =>
  [...texto.toWellFormed().replaceAll(OCULTOS, ' ').trim()].slice(0, largo).join('')

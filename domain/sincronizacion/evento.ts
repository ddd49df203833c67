import { DIA_MS } from '#domain/fechas.ts'
import { lineaDe, lineasDe, textoDe, type Componente, type Linea } from './lineas.ts'
import { diaDe, leerDuracion, leerMomento, type Duracion, type Momento } from './momento.ts'
import { leerRegla, type Regla } from './regla.ts'
import type { Zona } from './zonas.ts'

export interface Lector {
  /** Whose whole days, and times without a place, are those of the calendar. */
  suya: Zona
  desde: number
  hasta: number
  /** Null for a name that nobody explains. */
  zonaDe(tzid: string): Zona | null
  /** Something of this component was not understood. */
  falta(componente: Componente, linea: string): void
  /** What could be ours, by an id in it. */
  nuestros: RegExp
}

export interface Dicho extends Momento {
  zona: Zona
  tzid: string | null
  /** Its place could not be found: the wall time is all that is known of it. */
  sinZona: boolean
}

export type Largo =
  | { tipo: 'dias'; dias: number }
  | { tipo: 'fin'; ms: number; reloj: number }
  | ({ tipo: 'duracion' } & Duracion)
  | { tipo: 'elDia' }
  | { tipo: 'elMayor'; de: Largo[] }

export interface Periodo {
  inicio: Dicho
  largo: Largo | null
}

export interface Evento {
  componente: Componente
  uid: string
  secuencia: number
  cancelado: boolean
  libre: boolean
  inicio: Dicho
  largo: Largo
  /** Of which time of a series it says something else; null for the series itself. */
  enVezDe: { dicho: Dicho | null; yDespues: boolean } | null
  reglas: Regla[]
  ademas: Periodo[]
  menos: Dicho[]
}

/** Null where it does not say when it is: then it says nothing of what is busy. */
export function leerEvento(lector: Lector, componente: Componente): Evento | null {
  for (const ilegible of componente.ilegibles) lector.falta(componente, ilegible)
  const cancelado = textoDe(componente, 'STATUS').toUpperCase() === 'CANCELLED'
  const idLinea = lineaDe(componente, 'RECURRENCE-ID')
  const enVezDe = idLinea && {
    dicho: decir(lector, componente, idLinea),
    yDespues: idLinea.parametros.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
  }
  const comienzo = lineaDe(componente, 'DTSTART')
  const inicio = comienzo ? decir(lector, componente, comienzo) : cancelado ? (enVezDe?.dicho ?? null) : null
  if (!inicio) {
    if (!comienzo) lector.falta(componente, 'DTSTART')
    return null
  }
  const secuencia = /^\d{1,12}$/.exec(textoDe(componente, 'SEQUENCE'))
  return {
    componente,
    uid: textoDe(componente, 'UID'),
    secuencia: secuencia ? Number(secuencia[0]) : 0,
    cancelado,
    libre: cancelado || estaLibre(componente),
    inicio,
    largo: largoDe(lector, componente, inicio),
    enVezDe,
    reglas: lineasDe(componente, 'RRULE').flatMap((linea) => reglasDe(lector, componente, linea)),
    ademas: lineasDe(componente, 'RDATE').flatMap((linea) => periodosDe(lector, componente, linea)),
    menos: lineasDe(componente, 'EXDATE').flatMap((linea) =>
      linea.valor.split(',').flatMap((valor) => decir(lector, componente, { ...linea, valor }) ?? []),
    ),
  }
}

/** Times with an end of their own (`RDATE;VALUE=PERIOD`, `FREEBUSY`), or without one. */
export function periodosDe(lector: Lector, componente: Componente, linea: Linea): Periodo[] {
  return linea.valor.split(',').flatMap((periodo): Periodo[] => {
    const [desde = '', hasta] = periodo.split('/')
    const inicio = decir(lector, componente, { ...linea, valor: desde })
    if (!inicio) return []
    if (hasta === undefined) return [{ inicio, largo: null }]
    const largo = hasta.trim().startsWith('P')
      ? deDuracion(leerDuracion(hasta), inicio)
      : hastaFin(inicio, decir(lector, componente, { ...linea, valor: hasta }))
    if (!largo) lector.falta(componente, linea.cruda)
    return [{ inicio, largo: largo ?? elDia(inicio) }]
  })
}

/** An event that both says free and says busy is busy. */
function estaLibre(componente: Componente): boolean {
  const [transp, deOutlook] = [
    textoDe(componente, 'TRANSP').toUpperCase(),
    textoDe(componente, 'X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase(),
  ]
  return (transp === 'TRANSPARENT' && ['', 'FREE'].includes(deOutlook)) || (deOutlook === 'FREE' && transp !== 'OPAQUE')
}

function decir(lector: Lector, componente: Componente, { valor, parametros, cruda }: Linea): Dicho | null {
  const momento = leerMomento(valor, parametros.get('VALUE')?.toUpperCase() === 'DATE')
  const tzid = parametros.get('TZID') ?? null
  const zona = !tzid || !momento || momento.esFecha || momento.offset !== null ? lector.suya : lector.zonaDe(tzid)
  if (!momento || !zona) lector.falta(componente, cruda)
  if (!momento) return null
  const { offset } = momento
  const propia: Zona | null =
    offset === null ? zona : { instantes: (reloj) => [reloj - offset], reloj: (instante) => instante + offset }
  return { ...momento, tzid, sinZona: propia === null, zona: propia ?? lector.suya }
}

/** A rule that ends both after so many times and on a day goes on until both are over. */
function reglasDe(lector: Lector, componente: Componente, { valor, cruda }: Linea): Regla[] {
  const regla = leerRegla(valor)
  const sinFin = regla ?? leerRegla(valor.replace(/;?\s*UNTIL=[^;]*/i, ''))
  if (!regla) lector.falta(componente, cruda)
  if (!sinFin) return []
  return sinFin.veces !== null && sinFin.hasta
    ? [
        { ...sinFin, veces: null },
        { ...sinFin, hasta: null },
      ]
    : [sinFin]
}

/** Whatever says how long it is counts: of an end and a length, or of several, the one that ends last. */
function largoDe(lector: Lector, componente: Componente, inicio: Dicho): Largo {
  const largos = [...lineasDe(componente, 'DTEND'), ...lineasDe(componente, 'DURATION')].map((linea) => {
    const fin = linea.nombre === 'DTEND' ? decir(lector, componente, linea) : null
    const largo = linea.nombre === 'DTEND' ? hastaFin(inicio, fin) : deDuracion(leerDuracion(linea.valor), inicio)
    if (!largo) lector.falta(componente, linea.cruda)
    return largo ?? elDia(inicio)
  })
  if (largos.length > 1) return { tipo: 'elMayor', de: largos }
  return largos[0] ?? (inicio.esFecha ? elDia(inicio) : { tipo: 'duracion', dias: 0, ms: 0 })
}

/** What is known of an end that cannot be read: not before the day is over. */
const elDia = ({ esFecha }: Dicho): Largo => (esFecha ? { tipo: 'dias', dias: 1 } : { tipo: 'elDia' })

function hastaFin(inicio: Dicho, fin: Dicho | null): Largo | null {
  if (!fin) return null
  const enSuReloj = fin.esFecha ? fin.reloj : inicio.zona.reloj(fin.zona.instantes(fin.reloj).at(-1)!)
  if (inicio.esFecha) {
    const [desde, hasta] = [diaDe(inicio.reloj), Math.ceil(enSuReloj / DIA_MS) * DIA_MS]
    return hasta < desde ? null : { tipo: 'dias', dias: Math.max(1, (hasta - desde) / DIA_MS) }
  }
  if (fin.esFecha) {
    if (diaDe(fin.reloj) < diaDe(inicio.reloj)) return null
    return diaDe(fin.reloj) === diaDe(inicio.reloj)
      ? { tipo: 'elDia' }
      : {
          tipo: 'duracion',
          dias: 0,
          ms: inicio.zona.instantes(diaDe(fin.reloj)).at(-1)! - inicio.zona.instantes(inicio.reloj)[0]!,
        }
  }
  const ms = fin.zona.instantes(fin.reloj).at(-1)! - inicio.zona.instantes(inicio.reloj)[0]!
  return ms < 0 ? null : { tipo: 'fin', ms, reloj: Math.max(0, enSuReloj - inicio.reloj) }
}

function deDuracion(duracion: Duracion | null, { esFecha }: Dicho): Largo | null {
  if (!duracion) return null
  return esFecha
    ? { tipo: 'dias', dias: Math.max(1, duracion.dias + Math.ceil(duracion.ms / DIA_MS)) }
    : { tipo: 'duracion', ...duracion }
}

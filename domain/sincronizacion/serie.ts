import { DIA_MS } from '#domain/fechas.ts'
import type { Dicho, Evento, Largo, Lector } from './evento.ts'
import { diaDe } from './momento.ts'
import type { Regla } from './regla.ts'
import { Incontable, vecesDe } from './repeticion.ts'
import type { Zona } from './zonas.ts'

export interface Tiempo {
  desde: number
  hasta: number
}

const MARGEN_MS = 2 * DIA_MS
const MINUTO_MS = 60_000
/** From here on those of one series that touch are one; and past the second figure it is busy all the time. */
const MAX_SUELTOS = 2_000
const MAX_TIEMPOS = 20_000

/** From its first instant to its last one: clocks that show a time twice make it longer, never shorter. */
export function tiempoDe(
  { suya }: Pick<Lector, 'suya'>,
  { esFecha, zona }: Pick<Dicho, 'esFecha' | 'zona'>,
  reloj: number,
  largo: Largo,
): Tiempo {
  const suZona = esFecha ? suya : zona
  const desde = suZona.instantes(esFecha ? diaDe(reloj) : reloj)[0]!
  const hasta = finDe(suZona, desde, reloj, largo)
  // Whoever writes an hour and no end is somewhere then: the minute that begins there.
  return { desde, hasta: hasta > desde ? hasta : desde + MINUTO_MS }
}

function finDe(zona: Zona, desde: number, reloj: number, largo: Largo): number {
  const ultimo = (suyo: number): number => zona.instantes(suyo).at(-1)!
  if (largo.tipo === 'elMayor') return Math.max(...largo.de.map((uno) => finDe(zona, desde, reloj, uno)))
  if (largo.tipo === 'dias') return ultimo(diaDe(reloj) + largo.dias * DIA_MS)
  if (largo.tipo === 'elDia') return ultimo(diaDe(reloj) + DIA_MS)
  if (largo.tipo === 'fin') return Math.max(desde + largo.ms, largo.reloj > 0 ? ultimo(reloj + largo.reloj) : 0)
  return (largo.dias > 0 ? ultimo(reloj + largo.dias * DIA_MS) : desde) + largo.ms
}

/** The times of a series but for those that it leaves out, or that `cambios` tell otherwise. */
export function tiemposDeSerie(lector: Lector, serie: Evento, cambios: readonly Evento[]): Tiempo[] {
  const tiempos: Tiempo[] = []
  const quitadas = fueraDe(lector, serie, [...serie.menos, ...cambios.flatMap(({ enVezDe }) => enVezDe?.dicho ?? [])])
  const desdeEntonces = cambios
    .flatMap((cambio) =>
      cambio.enVezDe?.yDespues && cambio.enVezDe.dicho ? [{ cambio, reloj: relojEn(serie, cambio.enVezDe.dicho) }] : [],
    )
    .toSorted((a, b) => b.reloj - a.reloj)
  const poner = (reloj: number, inicio: Dicho, largo: Largo): void => {
    if (quitadas(reloj)) return
    const rige = desdeEntonces.find((uno) => reloj > uno.reloj)
    if (rige?.cambio.libre) return
    const tiempo = rige
      ? tiempoDe(lector, serie.inicio, reloj + relojEn(serie, rige.cambio.inicio) - rige.reloj, rige.cambio.largo)
      : tiempoDe(lector, inicio, reloj, largo)
    if (tiempo.hasta <= lector.desde || tiempo.desde >= lector.hasta) return
    const ultimo = tiempos.at(-1)
    if (tiempos.length >= MAX_SUELTOS && ultimo && tiempo.desde <= ultimo.hasta)
      ultimo.hasta = Math.max(ultimo.hasta, tiempo.hasta)
    else tiempos.push(tiempo)
  }
  const { inicio, largo } = serie
  const primero = inicio.esFecha ? diaDe(inicio.reloj) : inicio.reloj
  if (serie.reglas.length === 0) poner(primero, inicio, largo)
  for (const regla of serie.reglas) {
    const hasta = Math.min(inicio.zona.reloj(lector.hasta) + MARGEN_MS, ultimoDia(lector, serie, regla))
    try {
      for (const reloj of vecesDe(regla, primero, {
        desde: inicio.zona.reloj(lector.desde) - MARGEN_MS - largoMaximo(serie, cambios),
        hasta: Math.max(hasta, primero),
      })) {
        poner(reloj, inicio, largo)
        if (tiempos.length > MAX_TIEMPOS) throw new Incontable()
      }
    } catch (error) {
      if (!(error instanceof Incontable)) throw error
      lector.falta(serie.componente, serie.componente.lineas.find(({ nombre }) => nombre === 'RRULE')!.cruda)
      tiempos.push({
        desde: tiempos.at(-1)?.desde ?? tiempoDe(lector, inicio, primero, largo).desde,
        hasta: Math.min(lector.hasta, tiempoDe(lector, inicio, hasta, largo).hasta),
      })
    }
  }
  for (const { inicio: otro, largo: suyo } of serie.ademas) {
    if (suyo || otro.esFecha !== inicio.esFecha)
      poner(otro.reloj, otro, suyo ?? { tipo: otro.esFecha ? 'dias' : 'elDia', dias: 1 })
    else poner(otro.esFecha ? otro.reloj : relojEn(serie, otro), inicio, largo)
  }
  return tiempos
}

/** Inclusive. A day is over with its last minute, and where a rule's end names no clear day of a series of days, the later one counts. */
function ultimoDia({ suya }: Lector, { inicio }: Evento, { hasta }: Regla): number {
  if (!hasta) return Infinity
  const { reloj, offset } = hasta
  if (inicio.esFecha) return offset === null ? diaDe(reloj) : Math.max(diaDe(reloj), diaDe(suya.reloj(reloj - offset)))
  if (hasta.esFecha) return reloj + DIA_MS - 1
  return offset === null ? reloj : inicio.zona.reloj(reloj - offset)
}

const largoMaximo = ({ largo }: Evento, cambios: readonly Evento[]): number =>
  Math.max(...[largo, ...cambios.map((cambio) => cambio.largo)].map(aLoMas)) +
  Math.max(
    0,
    ...cambios.map((cambio) => Math.abs((cambio.enVezDe?.dicho?.reloj ?? cambio.inicio.reloj) - cambio.inicio.reloj)),
  )

function aLoMas(largo: Largo): number {
  if (largo.tipo === 'elMayor') return Math.max(...largo.de.map(aLoMas))
  if (largo.tipo === 'fin') return Math.max(largo.ms, largo.reloj)
  return largo.tipo === 'elDia' ? DIA_MS : largo.dias * DIA_MS + (largo.tipo === 'duracion' ? largo.ms : 0)
}

/** Its wall time where the series is. */
function relojEn({ inicio }: Evento, dicho: Dicho): number {
  return mismoReloj(inicio, dicho) || dicho.esFecha || inicio.esFecha
    ? dicho.reloj
    : inicio.zona.reloj(dicho.zona.instantes(dicho.reloj)[0]!)
}

const mismoReloj = (inicio: Dicho, dicho: Dicho): boolean =>
  dicho.offset === null && inicio.offset === null && (dicho.tzid === inicio.tzid || dicho.tzid === null)

/** Whether a time of the series is one of these, in whatever form they name it; a date without an hour takes out one time of that day. */
function fueraDe({ suya }: Lector, { inicio }: Evento, dichos: readonly Dicho[]): (reloj: number) => boolean {
  const [relojes, instantes, dias] = [new Set<number>(), new Set<number>(), new Map<number, number | null>()]
  for (const dicho of dichos) {
    if (inicio.esFecha)
      relojes.add(
        diaDe(
          dicho.esFecha || dicho.offset === null || dicho.reloj % DIA_MS === 0
            ? dicho.reloj
            : suya.reloj(dicho.reloj - dicho.offset),
        ),
      )
    else if (dicho.esFecha) dias.set(diaDe(dicho.reloj), null)
    else if (mismoReloj(inicio, dicho)) relojes.add(dicho.reloj)
    else if (!dicho.sinZona) for (const instante of dicho.zona.instantes(dicho.reloj)) instantes.add(instante)
  }
  return (reloj) => {
    if (relojes.has(inicio.esFecha ? diaDe(reloj) : reloj)) return true
    if (instantes.size > 0 && inicio.zona.instantes(reloj).some((instante) => instantes.has(instante))) return true
    const esElDeEseDia = dias.get(diaDe(reloj))
    if (esElDeEseDia === undefined || (esElDeEseDia !== null && esElDeEseDia !== reloj)) return false
    dias.set(diaDe(reloj), reloj)
    return true
  }
}

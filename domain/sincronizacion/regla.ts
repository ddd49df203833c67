import { leerMomento, type Momento } from './momento.ts'

const FRECUENCIAS = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
type Frecuencia = (typeof FRECUENCIAS)[number]

/** 1 = Monday … 7 = Sunday; `n`: the nth of its month or year, from its end where negative. */
interface DiaDeRegla {
  dia: number
  n: number | null
}

/** A rule of repetition (RFC 5545, 3.3.10). */
export interface Regla {
  frecuencia: Frecuencia
  intervalo: number
  veces: number | null
  hasta: Momento | null
  semanaDesde: number
  meses: number[] | null
  semanas: number[] | null
  diasDelAnio: number[] | null
  diasDelMes: number[] | null
  dias: DiaDeRegla[] | null
  horas: number[] | null
  minutos: number[] | null
  segundos: number[] | null
  posiciones: number[] | null
}

const DIAS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const CONOCIDAS = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'BYMONTH',
  'BYWEEKNO',
  'BYYEARDAY',
  'BYMONTHDAY',
  'BYDAY',
  'BYHOUR',
  'BYMINUTE',
  'BYSECOND',
  'BYSETPOS',
])

class NoEsRegla extends Error {
  override name = 'NoEsRegla'
}

/** Null for what is no rule, or says something that is not known here: guessing at it could free a day. */
export function leerRegla(valor: string): Regla | null {
  const partes = new Map(
    valor
      .split(';')
      .filter((parte) => parte.trim() !== '')
      .map((parte) => {
        const [clave = '', ...resto] = parte.split('=')
        return [clave.trim().toUpperCase(), resto.join('=').trim().toUpperCase()] as const
      }),
  )
  try {
    return deParasAdentro(partes)
  } catch (error) {
    if (error instanceof NoEsRegla) return null
    throw error
  }
}

function deParasAdentro(partes: Map<string, string>): Regla {
  if (
    [...partes].some(
      ([clave, valor]) =>
        !CONOCIDAS.has(clave) && !clave.startsWith('X-') && !(clave === 'RSCALE' && valor === 'GREGORIAN'),
    )
  )
    throw new NoEsRegla()
  const lista = (clave: string, min: number, max: number, { negativos = false } = {}): number[] | null => {
    const valor = partes.get(clave)
    if (valor === undefined) return null
    return valor.split(',').map((uno) => entero(uno, negativos ? -max : min, max, negativos))
  }
  const frecuencia = FRECUENCIAS.find((una) => una === partes.get('FREQ')) ?? noEs()
  const hasta = partes.get('UNTIL')
  const veces = partes.get('COUNT')
  const semanaDesde = DIAS.indexOf(partes.get('WKST') ?? 'MO') + 1 || noEs()
  return {
    frecuencia,
    intervalo: entero(partes.get('INTERVAL') ?? '1', 1, 1_000_000),
    veces: veces === undefined ? null : entero(veces, 1, Number.MAX_SAFE_INTEGER),
    hasta: hasta === undefined ? null : (leerMomento(hasta) ?? noEs()),
    semanaDesde,
    meses: lista('BYMONTH', 1, 12),
    semanas: lista('BYWEEKNO', 1, 53, { negativos: true }),
    diasDelAnio: lista('BYYEARDAY', 1, 366, { negativos: true }),
    diasDelMes: lista('BYMONTHDAY', 1, 31, { negativos: true }),
    dias: partes.get('BYDAY')?.split(',').map(diaDeRegla) ?? null,
    horas: lista('BYHOUR', 0, 23),
    minutos: lista('BYMINUTE', 0, 59),
    segundos: lista('BYSECOND', 0, 60)?.map((uno) => Math.min(uno, 59)) ?? null,
    posiciones: lista('BYSETPOS', 1, 366, { negativos: true }),
  }
}

function diaDeRegla(texto: string): DiaDeRegla {
  const partes = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(texto.trim())
  const dia = DIAS.indexOf(partes?.[2] ?? '') + 1
  if (!partes || dia === 0) throw new NoEsRegla()
  return { dia, n: partes[1] === undefined ? null : entero(partes[1], -53, 53, true) }
}

function entero(texto: string, min: number, max: number, sinCero = false): number {
  const n = /^[+-]?\d{1,16}$/.test(texto.trim()) ? Number(texto) : NaN
  if (!(n >= min && n <= max) || (sinCero && n === 0)) throw new NoEsRegla()
  return n
}

const noEs = (): never => {
  throw new NoEsRegla()
}

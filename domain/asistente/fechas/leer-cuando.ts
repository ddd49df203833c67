import { acotarFecha, diasEntre, esFecha, sumarDias, type Fecha } from '#domain/fechas.ts'
import type { Aviso, Cuando } from '#domain/asistente/intencion.ts'
import { conMesEnPalabras, EXPLICITAS, SIN_MES } from './explicitas.ts'
import { CALENDARIO, type Calendario } from './feriados.ts'
import { FIESTAS } from './fiestas.ts'
import { DIA_SUELTO, RELATIVAS } from './relativas.ts'
import { diaDe } from './calendario.ts'
import { diaHablado } from './en-el-hilo.ts'

const MAX_DIAS = 366

export interface LecturaDeFechas {
  cuando: Cuando | null
  avisos: Aviso[]
  resto: string
}

/** The first date of a normalised text, and the text without it. `hablado`: when was spoken of before. */
export function leerCuando(
  texto: string,
  hoy: Fecha,
  calendario: Calendario = CALENDARIO,
  hablado: Cuando | null = null,
): LecturaDeFechas {
  const enPalabras = conMesEnPalabras(texto)
  const sinHorario = enPalabras.replace(
    /\b(?:en|por|de|a) la (?:manana|tarde|noche)\b|\btodas las mananas\b|\btemprano en la manana\b/g,
    ' ',
  )
  const base = sinHorario.replace(/\bisla de pascua\b/g, 'rapa nui')
  const delMes = mesDe(hablado, hoy)
  for (const regla of [...FIESTAS, ...EXPLICITAS, ...SIN_MES, ...RELATIVAS]) {
    const [patron, leer] = regla
    const partes = patron.exec(base)
    const cuando =
      partes && (leerDia(partes[0], hablado, hoy) ?? leer(partes, SIN_MES.includes(regla) ? delMes : hoy, calendario))
    if (!partes || !cuando) continue
    const { antes, acotado } = conLimite(base.slice(0, partes.index), cuando, hoy)
    const resto = `${antes} · ${base.slice(partes.index + partes[0].length)}`
    return { ...revisar(acotado, hoy), resto: juntar(sinMasFechas(resto, hoy)) }
  }
  return { cuando: null, avisos: [], resto: juntar(base) }
}

/** First day of the month that is spoken of, or today. */
function mesDe(hablado: Cuando | null, hoy: Fecha): Fecha {
  const primero = `${(hablado?.fecha ?? hablado?.desde ?? hoy).slice(0, 8)}01`
  return primero > hoy ? primero : hoy
}

function leerDia(dicho: string, hablado: Cuando | null, hoy: Fecha): Cuando | null {
  const dia = hablado && DIA_SUELTO.exec(dicho)?.[1]
  const fecha = dia && diaHablado(diaDe(dia), hablado, hoy)
  return fecha ? { fecha } : null
}

const LIMITES: [RegExp, (primero: Fecha, ultimo: Fecha, hoy: Fecha) => Cuando][] = [
  [/\b(?:despues|luego|pasad[oa]s?) (?:de )?(?:la |las |el |los )?$/, (_, ultimo) => ({ desde: sumarDias(ultimo, 1) })],
  [/\bdespues del $/, (_, ultimo) => ({ desde: sumarDias(ultimo, 1) })],
  [/\b(?:desde|a partir de) (?:la |las |el |los )?$|\ba partir del $/, (primero) => ({ desde: primero })],
  [
    /\bantes de (?:la |las |el |los )?$|\bantes del $/,
    (primero, _, hoy) => ({ desde: hoy, hasta: sumarDias(primero, -1) }),
  ],
  [
    /\b(?:de|desde) (?:aqui|aca|hoy|ahora) (?:a|hasta) (?:la |las |el |los )?$|\b(?:de|desde) (?:aqui|aca|hoy|ahora) al $/,
    (primero, ultimo, hoy) => ({ desde: hoy, hasta: primero > hoy ? primero : ultimo }),
  ],
  [/\bhasta (?:la |las |el |los )?$/, (_, ultimo, hoy) => ({ desde: hoy, hasta: ultimo })],
]

/** 'Después de', 'antes de' and 'de aquí a' before any date or feast make it a bound. */
function conLimite(antes: string, cuando: Cuando, hoy: Fecha): { antes: string; acotado: Cuando } {
  const [primero, ultimo] = [cuando.fecha ?? cuando.desde, cuando.fecha ?? cuando.hasta]
  if (!primero || !ultimo || !esFecha(primero) || !esFecha(ultimo)) return { antes, acotado: cuando }
  for (const [patron, acotar] of LIMITES)
    if (patron.test(antes)) return { antes: antes.replace(patron, ''), acotado: acotar(primero, ultimo, hoy) }
  return { antes, acotado: cuando }
}

/** A second weekday or date beside the first must not be read as people or money. */
function sinMasFechas(texto: string, hoy: Fecha): string {
  for (const [patron, leer] of [...EXPLICITAS, ...SIN_MES]) {
    const partes = patron.exec(texto)
    if (partes && leer(partes, hoy, CALENDARIO)) return texto.replace(partes[0], ' · ')
  }
  return texto
}

const juntar = (texto: string): string => texto.replace(/ {2,}/g, ' ').trim()

function revisar(cuando: Cuando, hoy: Fecha): { cuando: Cuando | null; avisos: Aviso[] } {
  const todas = [cuando.fecha, cuando.desde, cuando.hasta].filter((fecha) => fecha !== undefined)
  if (!todas.every(esFecha)) return { cuando: null, avisos: [{ clase: 'fecha-imposible' }] }
  if (todas.every((fecha) => fecha < hoy)) return { cuando: null, avisos: [{ clase: 'fecha-pasada' }] }
  const { fecha, desde, hasta } = cuando
  if (fecha) return { cuando: { fecha: acotarFecha(fecha) }, avisos: [] }
  const [inicio, fin] = desde && hasta && desde > hasta ? [hasta, desde] : [desde, hasta]
  const primero = inicio && inicio < hoy ? hoy : inicio
  const ultimo = primero && fin && diasEntre(primero, fin) > MAX_DIAS ? sumarDias(primero, MAX_DIAS) : fin
  if (primero && primero === ultimo) return { cuando: { fecha: primero }, avisos: [] }
  return { cuando: { ...(primero && { desde: primero }), ...(ultimo && { hasta: ultimo }) }, avisos: [] }
}

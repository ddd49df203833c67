import { esFecha, sumarDias, type Fecha } from '#domain/fechas.ts'
import type { Cuando } from '#domain/asistente/intencion.ts'
import {
  anioDe,
  anioEscrito,
  fechaDe,
  lunesDe,
  MES,
  mesDe,
  mesDeFecha,
  proximaVez,
  proximoDia,
  proximoNumero,
  ultimoDia,
} from './calendario.ts'
import type { ReglaDeFecha } from './regla.ts'

const ANIO = String.raw`(?: (?:de |del )?(20\d\d))?`
const EL = String.raw`(?:el )?(?:dia )?(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) )?`
const UNIDAD = String.raw`(?! ?(?:%|mil|millon|millones|lucas|pesos|personas|persona|adultos|ninos|amigos|amigas|anos|horas|hora|dias|semanas|meses|km|usd|dolares|puesto|lugar|de los|\d))`

/** Dates with figures or with the name of a month. */
export const EXPLICITAS: ReglaDeFecha[] = [
  [
    new RegExp(String.raw`\bfin de semana del? ${EL}(\d{1,2}) (?:de )?${MES}${ANIO}\b`),
    ([, d, m, a], hoy) => finDeSemanaDel(leerFecha(d!, m!, a, hoy)),
  ],
  [
    new RegExp(String.raw`\b(?:la )?semana del? ${EL}(\d{1,2}) (?:de )?${MES}${ANIO}\b`),
    ([, d, m, a], hoy) => semanaDe(leerFecha(d!, m!, a, hoy), hoy),
  ],
  [
    new RegExp(String.raw`\b(?:el )?(primer|segundo|tercer|ultimo) fin de semana de ${MES}${ANIO}\b`),
    ([, cual, m, a], hoy) => finDeSemanaDe(cual!, mes(m!, a, hoy), hoy),
  ],
  // Both ends with a month of their own, or one month for both.
  [
    new RegExp(
      String.raw`\b(?:entre |desde |del? )?${EL}(\d{1,2}) (?:de )?${MES}${ANIO} (?:al?|hasta|y|-|hasta el|al dia) ${EL}(\d{1,2}) (?:de )?${MES}${ANIO}\b`,
    ),
    ([, d1, m1, a1, d2, m2, a2], hoy) =>
      rango(leerFecha(d1!, m1!, a1 ?? a2, hoy), leerFecha(d2!, m2!, a2, hoy), hoy, !a2),
  ],
  [
    new RegExp(
      String.raw`\b(?:entre |desde |del? )?${EL}(\d{1,2}) ?(?:al?|hasta|y|o|-)(?: el)? ?${EL}(\d{1,2}) (?:de )?${MES}${ANIO}\b`,
    ),
    ([, d1, d2, m, a], hoy) => mismoMes(Number(d1), Number(d2), m!, a, hoy),
  ],
  [
    new RegExp(String.raw`\b${EL}(\d{1,2}) (?:de )?${MES}${ANIO} (?:al|hasta) (?:el )?${EL}(\d{1,2})${UNIDAD}\b`),
    ([, d1, m, a, d2], hoy) => mismoMes(Number(d1), Number(d2), m!, a, hoy),
  ],
  [
    new RegExp(String.raw`\b(?:desde|a partir|despues) (?:del? |de el )?${EL}(\d{1,2}) (?:de )?${MES}${ANIO}\b`),
    ([, d, m, a], hoy) => ({ desde: leerFecha(d!, m!, a, hoy) }),
  ],
  [
    new RegExp(String.raw`\b(?:hasta|antes) (?:del? |de el )?${EL}(\d{1,2}) (?:de )?${MES}${ANIO}\b`),
    ([, d, m, a], hoy) => ({ desde: hoy, hasta: leerFecha(d!, m!, a, hoy) }),
  ],
  [
    new RegExp(String.raw`\b${EL}(\d{1,2}) (?:de )?${MES}${ANIO}\b`),
    ([, d, m, a], hoy) => ({ fecha: leerFecha(d!, m!, a, hoy) }),
  ],
  [
    new RegExp(String.raw`\b${EL}primero (?:de )?${MES}${ANIO}\b`),
    ([, m, a], hoy) => ({ fecha: leerFecha('1', m!, a, hoy) }),
  ],
  [
    new RegExp(String.raw`\b${MES} (\d{1,2})${UNIDAD}(?: , (20\d\d))?\b`),
    ([, m, d, a], hoy) => ({ fecha: leerFecha(d!, m!, a, hoy) }),
  ],
  [
    new RegExp(
      String.raw`\b(?:a )?(principios?|comienzos?|inicios?|mediados?|fines|finales|final|fin|(?:la )?(?:primera|segunda) quincena|(?:la )?(?:primera|segunda|tercera|ultima) semana) de ${MES}${ANIO}\b`,
    ),
    ([, parte, m, a], hoy) => parteDeMes(parte!, m!, a, hoy),
  ],
  [
    new RegExp(String.raw`\b(?:entre )?${MES} (?:y|o|a|hasta) ${MES}${ANIO}\b`),
    ([, m1, m2, a], hoy) => dosMeses(m1!, m2!, a, hoy),
  ],
  [
    new RegExp(String.raw`\b(?:a partir de|desde) ${MES}${ANIO}\b`),
    ([, m, a], hoy) => ({ desde: mes(m!, a, hoy).desde! }),
  ],
  [
    new RegExp(
      String.raw`\b(?:en |para |durante |todo |este |el mes de |mes de |proximo )*${MES}(?: que viene| proximo)?${ANIO}\b`,
    ),
    ([, m, a], hoy) => mes(m!, a, hoy),
  ],
]

/** Days without their month: of this one or the next, or of the month that is spoken of. */
export const SIN_MES: ReglaDeFecha[] = [
  [
    new RegExp(String.raw`\b(?:entre|del?|desde) (?:el )?(\d{1,2}) (?:al?|y|hasta)(?: el)? (\d{1,2})${UNIDAD}\b`),
    ([texto, d1, d2], hoy) =>
      /^(?:del|desde el|entre el|del?) /.test(texto) && / el |^del | al /.test(texto)
        ? sinMes(Number(d1), Number(d2), hoy)
        : null,
  ],
  [
    new RegExp(
      String.raw`\b(?:el|dia) (?:dia )?(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) )?(\d{1,2})${UNIDAD}(?: de este mes| del presente)?\b`,
    ),
    ([, d], hoy) => enEsteMes(Number(d), hoy),
  ],
  [
    new RegExp(String.raw`\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) (\d{1,2})${UNIDAD}\b`),
    ([, d], hoy) => enEsteMes(Number(d), hoy),
  ],
]

/** '15/01/2027', '15-1' and '2027-01-15' as words, so that one set of rules reads them all. */
export function conMesEnPalabras(texto: string): string {
  const nombres = MES.slice(1, -1).split('|')
  return texto
    .replace(
      /(?: ,| y)* (?:me voy|nos vamos|vuelvo|volvemos|regreso|regresamos|me devuelvo|nos devolvemos)(?= (?:el )?(?:dia )?\d)/g,
      ' hasta',
    )
    .replace(/\b(20\d\d)[-/](\d{1,2})[-/](\d{1,2})\b/g, (todo, a: string, m: string, d: string) =>
      nombres[Number(m) - 1] ? `${Number(d)} de ${nombres[Number(m) - 1]} de ${a}` : todo,
    )
    .replace(
      /\b(\d{1,2})([-/])(\d{1,2})(?:\2(20\d\d|\d\d))?\b(?! ?(?:mil|lucas|personas|millones|horas|ninos|anos|dias))/g,
      (todo, d: string, _s, m: string, a?: string) => {
        const nombre = nombres[Number(m) - 1]
        return nombre && Number(d) >= 1 && Number(d) <= 31
          ? `${Number(d)} de ${nombre}${a ? ` de ${anioEscrito(a)}` : ''}`
          : todo
      },
    )
}

/** As written: it may exist in no calendar, or lie in the past. */
function leerFecha(dia: string, nombreDeMes: string, anio: string | undefined, hoy: Fecha): Fecha {
  const [d, m] = [Number(dia), mesDe(nombreDeMes)]
  if (anio) return fechaDe(Number(anio), m, d)
  return proximaVez(d, m, hoy) ?? fechaDe(anioDe(hoy), m, d)
}

// oxlint-disable-next-line max-params -- two dates and how to read them
function rango(desde: Fecha, hasta: Fecha, hoy: Fecha, sinAnio: boolean): Cuando {
  if (desde <= hasta || !sinAnio) return { desde, hasta }
  // Across the year's end the second may have been found before the first; while it runs, the first lies behind us.
  const anterior = fechaDe(anioDe(desde) - 1, mesDeFecha(desde), Number(desde.slice(8)))
  return esFecha(anterior) && hasta >= hoy && anterior <= hasta && anterior.slice(0, 7) === hoy.slice(0, 7)
    ? { desde: hoy, hasta }
    : { desde, hasta: fechaDe(anioDe(desde) + 1, mesDeFecha(hasta), Number(hasta.slice(8))) }
}

// oxlint-disable-next-line max-params -- two days of one month
function mismoMes(d1: number, d2: number, nombreDeMes: string, anio: string | undefined, hoy: Fecha): Cuando | null {
  const hasta = leerFecha(String(d2), nombreDeMes, anio, hoy)
  // 'Del 20 al 10 de enero' begins the month before.
  if (d1 > d2) return antesDe(d1, hasta)
  const desde = fechaDe(anioDe(hasta), mesDeFecha(hasta), d1)
  return { desde: desde < hoy && hasta >= hoy ? hoy : desde, hasta }
}

function semanaDe(fecha: Fecha, hoy: Fecha): Cuando | null {
  if (!esFecha(fecha)) return { fecha }
  const lunes = lunesDe(fecha)
  return { desde: lunes < hoy && fecha >= hoy ? hoy : lunes, hasta: sumarDias(lunes, 6) }
}

function finDeSemanaDel(fecha: Fecha): Cuando {
  if (!esFecha(fecha)) return { fecha }
  const sabado = sumarDias(lunesDe(fecha), 5)
  return { desde: sabado, hasta: sumarDias(sabado, 1) }
}

function finDeSemanaDe(cual: string, { hasta }: Cuando, hoy: Fecha): Cuando {
  const primero = proximoDia(6, `${hasta!.slice(0, 8)}01`, true)
  const sabado =
    cual === 'ultimo'
      ? proximoDia(6, sumarDias(hasta!, -7))
      : sumarDias(primero, 7 * ['primer', 'segundo', 'tercer'].indexOf(cual))
  const domingo = sumarDias(sabado, 1)
  return { desde: sabado < hoy && domingo >= hoy ? hoy : sabado, hasta: domingo }
}

function antesDe(dia: number, hasta: Fecha): Cuando | null {
  const [anio, m] = mesDeFecha(hasta) === 1 ? [anioDe(hasta) - 1, 12] : [anioDe(hasta), mesDeFecha(hasta) - 1]
  const desde = fechaDe(anio, m, dia)
  return esFecha(desde) ? { desde, hasta } : null
}

function sinMes(d1: number, d2: number, hoy: Fecha): Cuando | null {
  const desde = proximoNumero(d1, hoy)
  const hasta = desde && proximoNumero(d2, desde)
  return desde && hasta ? { desde, hasta } : null
}

function enEsteMes(dia: number, hoy: Fecha): Cuando | null {
  const fecha = proximoNumero(dia, hoy)
  return fecha ? { fecha } : null
}

function mes(nombre: string, anio: string | undefined, hoy: Fecha): Cuando {
  const m = mesDe(nombre)
  const a = anio ? Number(anio) : m >= mesDeFecha(hoy) ? anioDe(hoy) : anioDe(hoy) + 1
  const primero = fechaDe(a, m, 1)
  const hasta = ultimoDia(a, m)
  return { desde: primero < hoy && hasta >= hoy ? hoy : primero, hasta }
}

// oxlint-disable-next-line max-params -- two months and a year
function dosMeses(m1: string, m2: string, anio: string | undefined, hoy: Fecha): Cuando {
  const desde = mes(m1, mesDe(m1) > mesDe(m2) ? undefined : anio, hoy).desde!
  const a = mesDe(m2) >= mesDeFecha(desde) ? anioDe(desde) : anioDe(desde) + 1
  return { desde, hasta: ultimoDia(a, mesDe(m2)) }
}

// oxlint-disable-next-line max-params -- a part of a month of a year
function parteDeMes(parte: string, nombre: string, anio: string | undefined, hoy: Fecha): Cuando {
  const entero = mes(nombre, anio, hoy)
  const base = entero.hasta!.slice(0, 8)
  const [d1, d2] = parte.includes('primera semana')
    ? [1, 7]
    : parte.includes('segunda semana')
      ? [8, 14]
      : parte.includes('tercera semana')
        ? [15, 21]
        : parte.includes('ultima semana')
          ? [Number(entero.hasta!.slice(8)) - 6, 31]
          : parte.includes('primera quincena')
            ? [1, 15]
            : parte.includes('segunda quincena')
              ? [16, 31]
              : /^(?:pri|com|ini)/.test(parte)
                ? [1, 10]
                : parte.startsWith('mediado')
                  ? [11, 20]
                  : [21, 31]
  const desde = `${base}${String(d1).padStart(2, '0')}`
  const hasta = d2 === 31 ? entero.hasta! : `${base}${d2}`.replace(/-(\d)$/, '-0$1')
  return { desde: desde < hoy && hasta >= hoy ? hoy : desde, hasta }
}

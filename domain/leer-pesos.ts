import { aCifras } from './asistente/numeros.ts'
import { sinAcentos } from './busqueda/texto.ts'
import { enPesos } from './pesos.ts'

/** What somebody wrote for an amount. `duda`: what to ask where it is not clear; both null where nothing is written. */
export type LecturaDePesos = { pesos: number; duda: null } | { pesos: null; duda: string | null }

const SIN_SENTIDO = 'Escribe el monto en pesos, así: 15.000'
const OTRA_MONEDA = 'Escribe el monto en pesos chilenos, así: 15.000'
const MUY_GRANDE = 'Ese monto es demasiado grande. Revísalo'
const MAXIMO = 999_999_999_999
// Nothing is sold for less: '15' is short for fifteen thousand, or a slip.
const CORTO = 100

/** '15.000', '$ 15.000', '15.000,00', '15 mil', '15k', 'quince lucas', '1,5 millones'. What may mean two amounts is asked, never guessed. */
export function leerPesos(texto: string): LecturaDePesos {
  const limpio = llano(texto)
  if (limpio === '') return { pesos: null, duda: null }
  // '15²' is not 152.
  if (/\p{No}/u.test(texto)) return preguntar(SIN_SENTIDO)
  if (/us ?\$|\busd\b|\bdolar|\beuro|\breales\b|\buf\b|[€£]/.test(limpio)) return preguntar(OTRA_MONEDA)
  const cuerpo = limpio
    .replace(/^(?:clp ?)?(?:ch)?\$ ?|^clp ?/, '')
    .replace(/ ?(?:de )?(?:pesos(?: chilenos)?|clp)$/, '')
    .replace(/[.,]?-$/, '')
    .trim()
  const pesos = enCifras(cuerpo) ?? enPalabras(cuerpo)
  if (pesos === null) return preguntar(preguntaDe(cuerpo))
  if (pesos > MAXIMO) return preguntar(MUY_GRANDE)
  if (pesos > 0 && pesos < CORTO && cuerpo === limpio && /^\d+$/.test(cuerpo)) return preguntar(sera(pesos * 1000))
  return { pesos, duda: null }
}

const llano = (texto: string): string =>
  sinAcentos(texto.normalize('NFKC')).toLowerCase().replaceAll(/\s+/g, ' ').trim()
const preguntar = (duda: string): LecturaDePesos => ({ pesos: null, duda })
const sera = (pesos: number): string =>
  pesos > MAXIMO ? SIN_SENTIDO : `¿Son ${enPesos(pesos)}? Escríbelo con todas sus cifras`

/** Plain or grouped by one and the same sign; decimals only where they are zeros and nothing else can be meant. */
function enCifras(texto: string): number | null {
  if (/^\d+$/.test(texto)) return Number(texto)
  if (/^[1-9]\d{0,2}(?<entre>[.' ])\d{3}(?:\k<entre>\d{3})*(?:,00?)?$/.test(texto))
    return Number(texto.replace(/,00?$/, '').replaceAll(/\D/g, ''))
  return /^[1-9]\d{3,},00?$/.test(texto) ? Number(texto.split(',')[0]) : null
}

const NUMERO = String.raw`\d{1,3}(?:[.,]\d{1,2})?|\d{4}`
const CON_UNIDAD = new RegExp(
  String.raw`^(?:(?:(?<millones>${NUMERO}|medio|un) ?)?(?:millon(?:es)?|palos?)(?<yMedioMillon> y medio)?)?(?: ?(?:(?<miles>${NUMERO}|una|un) ?)?(?<mil>mil(?:es)?|lucas?|lukas?|luquitas|k)\b(?<yMedia> y medi[ao])?)?(?: (?<resto>\d{3}))?$`,
)

/** '15 mil 500', '1,5 millones', 'luca y media', after words became figures. */
function enPalabras(texto: string): number | null {
  const dicho = CON_UNIDAD.exec(aCifras(texto))?.groups
  const conMillones = /millon|palo/.test(texto)
  if (!dicho || !(conMillones || dicho.mil)) return null
  // 'Un millón doscientos' is said for 1.200.000 as well.
  if (conMillones && !dicho.mil && dicho.resto) return null
  const deMillones = conMillones ? milesimas(dicho.millones ?? '1') * 1000 + (dicho.yMedioMillon ? 500_000 : 0) : 0
  const deMiles = dicho.mil ? milesimas(dicho.miles ?? '1') + (dicho.yMedia ? 500 : 0) : 0
  return deMillones + deMiles + Number(dicho.resto ?? 0)
}

/** '1,25' → 1250 */
function milesimas(texto: string): number {
  if (texto === 'medio') return 500
  if (texto === 'un' || texto === 'una') return 1000
  const [entero = '', decimales = ''] = texto.split(/[.,]/)
  return Number(entero) * 1000 + Number(decimales.padEnd(3, '0'))
}

/** The amount that may have been meant, to be written out by the person. */
function preguntaDe(texto: string): string {
  const sinMiles = /^(.*(?:millon(?:es)?|palos?)) (\d{3})$/.exec(aCifras(texto))
  if (sinMiles) return sera((enPalabras(sinMiles[1]!) ?? 0) + Number(sinMiles[2]) * 1000)
  const corto = /^([1-9]\d{0,2})[.,](\d{1,2})$/.exec(texto)
  if (corto) return sera(Number(corto[1]) * 1000 + Number(corto[2]!.padEnd(3, '0')))
  const [, conCentavos] = /^(\d[\d.' ]*),\d{1,2}$/.exec(texto) ?? []
  const entero = conCentavos === undefined ? null : enCifras(conCentavos)
  if (entero !== null) return `${sera(entero)}: los pesos no llevan centavos`
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/.test(texto)
    ? sera(Number(texto.replace(/\.\d+$/, '').replaceAll(',', '')))
    : SIN_SENTIDO
}

const UNIDAD = String.raw`(?:mil(?:es)?|lucas?|lukas?|luquitas|k|palos?|millon(?:es)?)`
const MONTOS = new RegExp(
  String.raw`(?<![\w.,])(?:\d{1,3}(?:[.']\d{3})+,00?(?!\d)|\d{4,},00?(?!\d)|\d{1,3}[.,]\d{1,2} ?${UNIDAD}\b(?: y medi[ao]\b)?|\d{1,3} ?${UNIDAD} y medi[ao]\b|medio millon\b|(?:una )?lu[ck]a y media\b|(?:un )?millon y medio\b|\d{1,3} ?mil \d{3}(?!\d)|(?<!\d )mil \d{3}(?![\d.])|(?<!\d )mil(?= pesos\b))`,
  'g',
)
const DUDOSO =
  /(?<=(?:\$|\b(?:hasta|maximo|max|minimo|min|desde|menos de|mas de|presupuesto de|tengo|tenemos)) ?\$? ?)\d{1,3}[.,]\d{1,2}(?![\d.,]| ?(?:h|hr|hrs|horas?|km|kms|k|mil|lucas?|lukas?|estrellas?|anos|dias)\b)/g

/** What stands in a text for an amount that is unclear. */
export const MONTO_DUDOSO = 'montodudoso'

/** A message, without accents and in lower case, whose amounts are written in plain figures; one that is not clear says so. */
export const escribirMontos = (texto: string): string =>
  texto.replace(MONTOS, (escrito) => String(leerPesos(escrito).pesos ?? escrito)).replace(DUDOSO, ` ${MONTO_DUDOSO} `)

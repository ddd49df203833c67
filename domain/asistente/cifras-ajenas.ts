import { sinAcentos } from '#domain/busqueda/texto.ts'
import type { Hechos } from './hechos.ts'
import { aCifras } from './numeros.ts'
import { aplanar } from './signos.ts'
import { POR_PAGINA } from './resultado.ts'

/** The figures of a text that no fact stands for; each is read with what stands around it. */
export function cifrasAjenas(texto: string, hechos: Hechos): string[] {
  const { resto: sinFechas, ajenas: fechas } = quitarFechas(enCifras(texto), hechos)
  const { resto, ajenas: horas } = quitarHoras(sinFechas, hechos)
  const delProducto = new Set(
    hechos.textos.flatMap((dicho) => [...enCifras(dicho).matchAll(/\d+(?:,\d+)?/g)].map(([cifra]) => cifra)),
  )
  const numeros = [...resto.matchAll(/(\$ ?)?(\d+(?:,\d+)?)/g)].filter(
    (partes) => !esConocida(partes, resto, { hechos, delProducto }),
  )
  return [
    ...fechas,
    ...horas,
    ...numeros.map(([cifra]) => cifra),
    ...(FONO.test(resto) ? ['numero largo'] : []),
    ...dineroSinCifra(resto),
  ]
}

// 'veinticincomil' is written by whoever hides a price.
const PEGADO =
  /\b((?:veinti?|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|ciento?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci)[a-z]{0,12}?)mil\b/g

/** One form for every way to write a number. */
function enCifras(texto: string): string {
  const plano = sinAcentos(aplanar(texto))
    .toLowerCase()
    .replaceAll(/(?<=\d)[ \u00a0]?['’‘_·][ \u00a0]?(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\p{L})[-–](?=(?:mil|cien|ciento|y|lucas?)\b)|(?<=\by)-/gu, ' ')
    .replaceAll(PEGADO, '$1 mil')
    .replaceAll(/(\d)[.\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d)\.(\d)/g, '$1,$2')
  const conPalabras = aCifras(
    plano
      .replaceAll(/([.,;:!?¿¡()«»"\n])/g, ' $1 ')
      .replaceAll(/(\d) , (\d)/g, '$1,$2')
      .replaceAll(/(\d) : (\d)/g, '$1:$2'),
  ).replaceAll(/ +/g, ' ')
  return conPalabras
    .replaceAll(/(?<!\d )\b(mil|lucas?)\b/g, '1 $1')
    .replaceAll(/\b(?:un|una) (?=cupo|plaza|lugar|espacio|hora\b|horas\b|dia\b|mes\b|semana\b|luca\b|millon)/g, '1 ')
    .replaceAll(/\bmedio millon\b/g, '500000 pesos')
    .replaceAll(
      /(\d+(?:,\d+)?) ?(?:mil|lucas?|k)\b(?: ?(?:con|y)? ?(\d{3})\b)?/g,
      (_, n: string, resto?: string) => `$${Math.round(Number(n.replace(',', '.')) * 1000) + Number(resto ?? 0)}`,
    )
    .replaceAll(
      /(\d+(?:,\d+)?) ?(?:millon|millones|palos?)\b/g,
      (_, n: string) => `$${Math.round(Number(n.replace(',', '.')) * 1_000_000)}`,
    )
    .replaceAll('$ $', '$')
    .replaceAll('$$', '$')
}

const DIAS = '(?:lun|mar|mie|jue|vie|sab|dom)[a-z]*'
const FECHAS = [
  /\b(?<anio>\d{4})-(?<mes>\d{2})-(?<dia>\d{1,2})\b/g,
  /\b(?<dia>\d{1,2})[/-](?<mes>\d{1,2})(?:[/-](?<anio>\d{4}))?\b/g,
  /\b(?<dia>\d{1,2}) (?:de )?(?<mes>ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)[a-z]*(?: (?:de |del )?(?<anio>\d{4}))?\b/g,
  new RegExp(String.raw`\b${DIAS} (?<dia>\d{1,2})\b`, 'g'),
]

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const mesDe = (dicho: string): number =>
  /^\d/.test(dicho) ? Number(dicho) : MESES.indexOf(dicho === 'set' ? 'sep' : dicho) + 1

function quitarFechas(texto: string, { fechas }: Hechos): { resto: string; ajenas: string[] } {
  const ajenas: string[] = []
  const resto = FECHAS.reduce(
    (antes, patron) =>
      antes.replaceAll(patron, (fecha, ...partes) => {
        const { dia, mes, anio } = partes.at(-1) as { dia: string; mes?: string; anio?: string }
        const esTal = (conocida: string): boolean =>
          Number(conocida.slice(8)) === Number(dia) &&
          (!mes || Number(conocida.slice(5, 7)) === mesDe(mes)) &&
          (!anio || conocida.startsWith(anio))
        if (![...fechas].some(esTal)) ajenas.push(fecha)
        return ' '
      }),
    texto,
  )
  return { resto, ajenas }
}

const HORA = /(?:\ba las? )?\b(\d{1,2}):(\d{2})\b|\ba las? (\d{1,2})\b|\b(\d{1,2}) ?(?:hrs?|am|pm)\b/g

function quitarHoras(texto: string, { horas }: Hechos): { resto: string; ajenas: string[] } {
  const ajenas: string[] = []
  const resto = texto.replaceAll(HORA, (hora, h?: string, m?: string, en?: string, suelta?: string) => {
    const dicha = `${(h ?? en ?? suelta ?? '').padStart(2, '0')}:${m ?? '00'}`
    if (!horas.has(dicha)) ajenas.push(hora)
    return ' '
  })
  return { resto, ajenas }
}

// Seven figures in a row are a telephone or an account, in words too.
const FONO = /(?<!\d|\$ ?)\d(?:[ .,()+-]*\d){6,}/
// 'unos pocos pesos', 'miles', 'una gamba' tell a price without a figure; 'en pesos chilenos' names the currency alone.
const SIN_CIFRA =
  /(?<!\$ ?\d+ |\d |\ben )\b(?:pesos|lucas?|palos|gambas?|quinas?|mangos|luquitas)\b|\bmiles\b|\b(?:un|medio|cuarto de) (?:millon|palo)\b/g

const dineroSinCifra = (texto: string): string[] => [...texto.matchAll(SIN_CIFRA)].map(([palabra]) => palabra)

const DINERO_DETRAS =
  /^ ?(?:pesos|clp|chilenos|por (?:persona|cabeza|nuca|pera|adulto|nino|pareja|grupo)|cada un[oa]|c\/u|el grupo|los (?:dos|2))\b/
const DINERO_DELANTE =
  /\b(?:cuestan?|costaria|vale|valen|salen? (?:en|por|a|como)|precios?|pagas?|pagan|pagarias|cobran?|tarifas?|valor|te queda en|por solo|a solo|por apenas|por la modica suma|desembolsas)(?: (?:de|del|es|son|en|a|solo|apenas|como|cerca|casi|unos|unas|alrededor|aproximadamente|final|total|nada mas|que|:))*(?: \$)? ?$/
const TOPE_DELANTE =
  /(?:hasta|desde|entre|maximo|minimo|menos de|mas de|bajo|sobre|tope|presupuesto|limite|\$\d+ y|\$\d+ a)(?: de)?(?: los)?(?: \$)? ?$/
const CUPOS_DETRAS = /^ ?(?:cupos?|plazas?|lugar(?:es)?|espacios?|asientos?|puestos?)\b/
const CUPOS_DELANTE = /\b(?:quedan?|restan?|sobran?|disponibles?:?) (?:solo |apenas |aun |todavia )?$/
const CON_UNIDAD =
  /^ ?(?:%|por ciento|horas?|h\b|min|dias?|semanas?|mes(?:es)?|anos?|km|kilometros?|metros?|m\b|msnm|opinion|resenas?|estrellas?|de 5)/

function esConocida(
  partes: RegExpExecArray,
  texto: string,
  { hechos, delProducto }: { hechos: Hechos; delProducto: Set<string> },
): boolean {
  const [entera, signo, cifra = ''] = partes
  const antes = texto.slice(0, partes.index)
  const despues = texto.slice(partes.index + entera.length)
  const valor = Number(cifra.replace(',', '.'))
  if (signo || DINERO_DETRAS.test(despues) || (DINERO_DELANTE.test(antes) && !CON_UNIDAD.test(despues)))
    return hechos.montos.has(valor) || (hechos.topes.has(valor) && TOPE_DELANTE.test(antes))
  if (CUPOS_DETRAS.test(despues) || CUPOS_DELANTE.test(antes)) return hechos.cupos.has(valor)
  if (hechos.cifras.has(valor) || delProducto.has(cifra)) return true
  if (CON_UNIDAD.test(despues)) return false
  return Number.isInteger(valor) && valor >= 1 && valor <= POR_PAGINA
}

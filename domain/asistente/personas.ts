import { MAX_PARTICIPANTES } from '#contract/topes.ts'
import type { Aviso } from './intencion.ts'

export interface LecturaDePersonas {
  participantes: number | null
  ninos: boolean
  edad: number | null
  avisos: Aviso[]
  resto: string
}

const ADULTO = 18
const GENTE =
  'personas?|amig[oa]s?|companer[oa]s?|colegas?|viajer[oa]s?|turistas|cupos|puestos|pasajeros|adult[oa]s?|participantes|invitad[oa]s?|puestos|compadres|cabr[oa]s|panas'
const CHICOS =
  'nin[oa]s?|hij[oa]s?|menores|peques|pequen[oa]s|niet[oa]s?|sobrin[oa]s?|bebes?|guaguas?|lactantes?|cabros chicos|enanos|adolescentes?|lol[oa]s'
export const UNA_PERSONA =
  'polol[oa]|novi[oa]|espos[oa]|marido|mujer|senora|pareja|mam[ai]|mama|papa|papi|madre|padre|abuel[oa]|abuelit[oa]|tata|hij[oa]|herman[oa]|amig[oa]|prim[oa]|ti[oa]|suegr[oa]|niet[oa]|nin[oa]|cunad[oa]|yerno|nuera|padrin[oa]|madrin[oa]|vecin[oa]|colega|compadre|comadre|jef[ea]|sobrin[oa]|mejor amig[oa]|guagua|bebe|viejo|vieja|yunta|partner|conyuge'
const DOS_PERSONAS = 'papas|padres|abuelos|suegros|tatas|viejos'

/** How many go; null where nobody said. */
export function leerPersonas(texto: string): LecturaDePersonas {
  const edad = leerEdad(texto)
  const ninos = new RegExp(String.raw`\b(?:${CHICOS})\b`).test(texto) && !/\bsin (?:nin|hij|menores)/.test(texto)
  const sinEdades = texto.replace(/\b(?:de |tiene |con )?\d{1,2}(?: y \d{1,2})? anos?\b/g, ' · ')
  const { n, resto } = contar(sinEdades)
  if (n === null || n < 1) return { participantes: null, ninos, edad, avisos: [], resto }
  return { participantes: n, ninos, edad, avisos: n > MAX_PARTICIPANTES ? [{ clase: 'grupo-grande' }] : [], resto }
}

function contar(texto: string): { n: number | null; resto: string } {
  for (const leer of [porPartes, porCifra, porCompania, porDicho]) {
    const leido = leer(texto)
    if (leido) return leido
  }
  return { n: null, resto: texto }
}

/** '2 adultos y 1 niño', '3 adultos , 2 niños y un bebe'. */
function porPartes(texto: string): { n: number; resto: string } | null {
  const parte = String.raw`(?:\d{1,3}|un|una) (?:adult[oa]s? mayor(?:es)?|adult[oa]s?|grandes|mayores|${CHICOS}|estudiantes?|mujeres|hombres|matrimonio|pareja)`
  const partes = new RegExp(String.raw`\b${parte}(?:(?: (?:y|,|con|mas|e) (?:y )?| )${parte})+`).exec(texto)
  if (!partes) return null
  const n = [...partes[0].matchAll(/\b(\d{1,3}|un|una) ([a-z]+)/g)].reduce(
    (suma, [, cifra, quienes]) => suma + aNumero(cifra!) * (/^(?:matrimonio|pareja)$/.test(quienes!) ? 2 : 1),
    0,
  )
  return { n, resto: sin(texto, partes[0]) }
}

const CIFRAS: RegExp[] = [
  new RegExp(
    String.raw`\b(?:somos|seriamos|iriamos|vamos|iremos|viajamos|seremos|van|irian)(?: a ser)?(?: como| unos| unas| solo| nosotros| los| las)? (\d{1,3})(?: (?:${GENTE}|${CHICOS}|mujeres|hombres))?\b(?! (?:mil|lucas|dias))`,
  ),
  new RegExp(
    String.raw`\b(?:para |de |a |con )?(?:un |una )?(?:grupo|familia|curso|paseo|delegacion|equipo|reserva)(?: familiar| grande| chico)? (?:de |para )?(?:unas |unos )?(\d{1,3})(?: (?:${GENTE}))?\b(?! (?:mil|lucas))`,
  ),
  new RegExp(String.raw`\b(?:para |por |a )?(?:las |los |unas |unos )?(\d{1,4}) (?:${GENTE})\b`),
  /\b(?:familia|grupo) (?:numerosa |grande )?de (\d{1,3})\b/,
  /\b(?:para|pa) (?:los |las |nosotros |nosotras |unos )*(\d{1,3})(?: mejor| no mas| nomas)?(?= ?(?:$|;|,|·|en |de (?!enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|por |a |el |y |con |que |mejor|manana|hoy|este|esta|bajo|hasta|sin|gracias|cerca|la |pero |porfavor|o |guias? ))(?! (?:de )?(?:mil|lucas|dias))/,
  /\b(?:nosotros|nosotras|los|las) (\d{1,2}) (?:juntos|juntas|vamos|queremos|vamos)\b/,
  /\bentre (?:los |las |nosotros |nosotras |todos los |todas las )+(\d{1,2})(?= ?(?:$|[;,·]))/,
  /\b(\d{1,2}) (?:cupos|lugares|entradas|tickets|plazas|asientos)\b/,
  /\bir (?:los |las |unos |unas )?(\d{1,2})(?= ?(?:$|[;,·]|el |la |en |a |al |est[ea] |para |pa |con |por |manana |hoy |junt[oa]s))/,
  /\b(?:ahora |mejor )?somos (\d{1,3})\b/,
]

function porCifra(texto: string): { n: number; resto: string } | null {
  const yoMas =
    /\b(?:yo (?:y|con|mas)|con(?: mis| otr[oa]s| unos)?) (\d{1,2}) (amig|companer|herman|prim|coleg|hij|nin|niet|sobrin|polol|personas mas|menores|peques|otr)[a-z]*(?: mas)?/.exec(
      texto,
    )
  if (yoMas)
    return {
      n:
        Number(yoMas[1]) +
        1 +
        (/\b(?:con )?(?:mi|la) (?:senora|espos[oa]|marido|polol[oa]|mujer|pareja|novi[oa])\b/.test(texto) ? 1 : 0),
      resto: sin(texto, yoMas[0]),
    }
  const yoY = /\byo mas (\d{1,2})\b(?! ?(?:mil|lucas|dias|anos))/.exec(texto)
  if (yoY) return { n: Number(yoY[1]) + 1, resto: sin(texto, yoY[0]) }
  const parejas = /\b(\d{1,2}) (?:parejas|matrimonios)\b/.exec(texto)
  if (parejas) return { n: 2 * Number(parejas[1]), resto: sin(texto, parejas[0]) }
  let mejor: { n: number; donde: number; parte: string } | null = null
  for (const patron of CIFRAS) {
    // The last count said is the one meant: 'somos 2 … no, somos 4'.
    const partes = [...texto.matchAll(new RegExp(patron, 'g'))].at(-1)
    if (partes && (!mejor || partes.index > mejor.donde + mejor.parte.length))
      mejor = { n: Number(partes[1]), donde: partes.index, parte: partes[0] }
  }
  return mejor && { n: mejor.n, resto: sin(texto, mejor.parte) }
}

/** 'con mi polola' is two, 'con mi mamá y mis abuelos' four. Children without number leave the count open. */
function porCompania(texto: string): { n: number; resto: string } | null {
  const alguien = String.raw`(?:(?:mis? (?:\d{1,2} )?|el |la |un |una |otr[oa] |\d{1,2} )(?:${DOS_PERSONAS}|(?:${UNA_PERSONA})s?)(?: (?:chic[oa]s?|pequen[oa]s?|mayor(?:es)?))?|\d{1,2} (?:${CHICOS}))`
  const partes = new RegExp(
    String.raw`\b(?:con|yo y|junto a|y|acompanad[oa] de|somos) (?:yo (?:,|y|con|mas) )?(${alguien}(?:(?: ,)?(?: (?:y|,|e|mas))+ (?:con )?(?:${alguien}|yo))*)\b(?!s)(?! y (?:mis |los |sus )?(?:hijos|ninos|amigos))|\b(${alguien}(?:(?: ,)? (?:,|y) ${alguien})*)(?: ,)? y yo\b`,
  ).exec(texto)
  const dicho = partes?.[1] ?? partes?.[2]
  if (!partes || !dicho) return null
  const cuentas = dicho
    .split(/(?: (?:y|,|e|mas))+ (?:con )?/)
    .filter((quien) => quien !== 'yo')
    .map(cuantos)
  return cuentas.includes(null) ? null : { n: cuentas.reduce<number>((suma, n) => suma + (n ?? 0), 1), resto: texto }
}

/** Null where a plural has no figure: 'mis hijos'. */
function cuantos(quien: string): number | null {
  const cifra = /\b(\d{1,2})\b/.exec(quien)
  if (cifra) return Number(cifra[1])
  if (new RegExp(String.raw`\b(?:${DOS_PERSONAS})$`).test(quien)) return 2
  return /^(?:mis|otros|otras) /.test(quien) ? null : 1
}

const DICHOS: [RegExp, number][] = [
  [
    /\b(?:en|como|de|para|una) pareja\b|\bsomos (?:un )?matrimonio\b|\bromantic[oa]s?\b|\bluna de miel\b|\bpololeo\b|\baniversario\b|\bambos\b|\bnosotros dos\b/,
    2,
  ],
  [
    /\b(?:voy|viajo|viajando|ando|estoy|ire|iria|iba|salgo|andar|ir|viajar|solo yo|yo) (?:yo )?(?:sol[oa]|solit[oa])\b|\bsol[oa] yo\b|\byo sol[oa]\b|\bpara mi (?:sol[oa]|solit[oa])\b|\bpara mi (?:no mas|nomas)\b|\b(?:para )?(?<!\b(?:o|con|eres|es|de|a) )(?:1|una|un|una sola) persona\b(?! (?:mas|menos))|\bcon nadie\b|\bsomos uno\b(?! mas)|\bpara uno\b|\bpara una\b(?= ?(?:$|;|,))/,
    1,
  ],
]

function porDicho(texto: string): { n: number; resto: string } | null {
  for (const [patron, n] of DICHOS) {
    const partes = patron.exec(texto)
    if (partes) return { n, resto: sin(texto, partes[0]) }
  }
  return null
}

function leerEdad(texto: string): number | null {
  const edades = [
    ...texto.matchAll(
      new RegExp(
        String.raw`\b(?:${CHICOS}) de (\d{1,2})(?: y (?:de )?(\d{1,2}))?\b(?! ?(?:mil|lucas|personas|meses|anos))`,
        'g',
      ),
    ),
    ...texto.matchAll(
      new RegExp(String.raw`\b(?:${CHICOS}) ; (?:de )?(\d{1,2})(?: (?:y|,) (\d{1,2}))?(?= ?(?:[;,]|$))`, 'g'),
    ),
    ...texto.matchAll(/\b(?:hij|nin|niet|sobrin)[oa]s? (?:que )?tienen? (\d{1,2})(?: y (\d{1,2}))?(?= ?(?:$|[,;]))/g),
    ...texto.matchAll(/\b(\d{1,2})(?: (?:y|,|e) (?:de )?(\d{1,2}))? (?:anos|anitos|anios)\b/g),
  ]
    .flatMap(([, a, b]) => [a, b])
    .filter((edad) => edad !== undefined)
    .map(Number)
    .filter((edad) => edad < ADULTO)
  return edades.length > 0 ? Math.min(...edades) : null
}

const aNumero = (cifra: string): number => (/^\d/.test(cifra) ? Number(cifra) : 1)

const sin = (texto: string, parte: string): string => texto.replace(parte, ' · ').replace(/ {2,}/g, ' ')

import type { Orden } from '#contract/experiencias.ts'
import { MONTO_DUDOSO } from '#domain/leer-pesos.ts'
import type { Aviso } from './intencion.ts'

export interface LecturaDeDinero {
  precioMin: number | null
  precioMax: number | null
  orden: Orden | null
  /** The bounds were for the whole party. */
  enTotal: boolean
  /** 'No importa el precio'. */
  sinTope: boolean
  avisos: Aviso[]
  resto: string
}

const MONTO = String.raw`(?:\$ ?)?(?<!\d)(\d{1,8})(?!\d)(?: ?(millon(?:es)?|mil(?:es)?|lucas|k|usd|dolares)\b)?(?: ?(?:de )?(?:lucas|pesos|clp|chilenos))*(?! ?(?:personas?|adultos?|ninos?|amig[oa]s?|anos?|dias|semanas|horas|km|minutos|metros|opciones|actividades|experiencias|estrellas))(?: (?:por persona|cada un[oa]|por cabeza|pp|c/u|por nuca|per capita))?`
const DEBAJO = String.raw`(?:(?:sub|baj|estir|aument)(?:o|a|e|amos|emos|imos|ir|ar)(?:le|lo|la|se|me|nos|melo|selo|rlo)? (?:el (?:precio|presupuesto|tope) )?(?:a|hasta)|(?:puedo|podemos|podria(?:mos)?) (?:llegar|gastar|pagar|estirar(?:me|nos)) (?:a|hasta)|bajo(?: los)?|(?:por )?debajo de(?: los)?|menos de|menor(?:es)? (?:a|de|que)|hasta|(?:un )?maximo(?: de)?|como maximo|a lo mas|no mas de|tope(?: de)?|que no (?:pase|supere|sea mas|cueste mas|valga mas|salga mas)(?: de)?(?: los)?|(?:no|sin) (?:[a-z]+ ){1,2}mas de|inferior(?:es)? a|sin (?:pasar(?:se|nos|me)?|superar)(?: de)?(?: los)?)`
const ENCIMA = String.raw`(?:sobre(?: los)?|mas de|mayor(?:es)? (?:a|de|que)|desde|(?:un )?minimo(?: de)?|como minimo|al menos|por lo menos|arriba de|(?:por )?encima de|a partir de|superior(?:es)? a|que (?:cueste|valga) mas de)`
const CERCA = String.raw`(?:unos|unas|como|alrededor de|aproximadamente|aprox|cerca de|mas o menos)`
const TODOS = String.raw`para (?:todos|todas|(?:los|las|nosotros) \d+|el grupo)`
// Whom it is for makes a total only beside the amount: 'para los 4 algo por menos de 20 mil' is a price by head.
const TOTAL = new RegExp(
  String.raw`\b(?:en total|por (?:los|las) \d+|entre (?:todos|todas|(?:los|las|nosotros) \d+|ambos)|por todo|todo el grupo|en conjunto|total|${TODOS}(?: ,)? (?:tengo|tenemos|hay|presupuesto de))\b|(?<![\w/-])${MONTO} (?:${TODOS}|(?:los|las|nosotr[oa]s) \d{1,2}|amb[oa]s)\b|\b(?:tengo|tenemos|contamos con|andamos con|juntamos|presupuesto (?:es )?de) (?:un |unas |unos |como |solo )?${MONTO} para (?:nosotr[oa]s )?\d{1,2}\b`,
)

const RANGOS = [
  new RegExp(String.raw`\b(?:entre|de|desde)(?: los| unos)? ${MONTO} (?:y|a|hasta|-)(?: los| unas| unos)? ${MONTO}`),
  new RegExp(String.raw`(?<![\w$])${MONTO} ?(?:-|o|a) ?${MONTO}`),
]
const DOS_TOPES = [
  new RegExp(String.raw`\b${ENCIMA} ${MONTO}(?: (?:y|pero|,))+ ${DEBAJO} ${MONTO}`),
  new RegExp(String.raw`\b${DEBAJO} ${MONTO}(?: (?:y|pero|,))+ ${ENCIMA} ${MONTO}`),
] as const
const MAXIMO = new RegExp(String.raw`\b(?:${DEBAJO}) ${MONTO}`)
const MINIMO = new RegExp(
  String.raw`(?<!\b(?:no|sin) (?:[a-z]+ ){0,2})\b(?:${ENCIMA}) ${MONTO}|(?<![\w$])${MONTO} (?:para arriba|o mas|y mas|hacia arriba)`,
)
const APROXIMADO = new RegExp(String.raw`\b${CERCA} ${MONTO}`)
const SUELTO = new RegExp(String.raw`(?<![\w/-])${MONTO}(?: (?:para abajo|o menos|como mucho|maximo))?`)
const PRESUPUESTO = /\b(?:presupuesto|gastar|gasto|pagar|precio|cuesten?|valgan?|salgan?|plata|tengo|ando con|por)\b/

const NADA = { precioMin: null, precioMax: null, orden: null, enTotal: false, sinTope: false, avisos: [] as Aviso[] }

/** What a normalised text says about prices; figures that no word or sign makes money are left alone. */
export function leerDinero(texto: string): LecturaDeDinero {
  const dolares = /\b(?:usd|dolares|dolar|euros|reales|eur)\b/.test(texto)
  if (dolares && /\d/.test(texto))
    return {
      ...NADA,
      avisos: [{ clase: 'otra-moneda' }],
      resto: texto.replace(/(?:usd |\$ ?)?\d+ ?(?:usd|dolares|dolar|euros|reales|eur)?/g, ' · '),
    }
  const cifras = leerCifras(texto)
  const dudas: Aviso[] = new RegExp(String.raw`\b${MONTO_DUDOSO}\b`).test(texto) ? [{ clase: 'precio-dudoso' }] : []
  const gusto = leerGusto(cifras.resto)
  return { ...NADA, ...cifras, ...gusto, orden: gusto.orden, avisos: [...dudas, ...cifras.avisos, ...gusto.avisos] }
}

function leerCifras(texto: string): Omit<LecturaDeDinero, 'orden' | 'sinTope'> {
  const base = { ...NADA, enTotal: TOTAL.test(texto), resto: texto }
  const dosTopes = leerDosTopes(texto)
  if (dosTopes) return { ...base, ...dosTopes }
  for (const patron of RANGOS) {
    const partes = patron.exec(texto)
    if (!partes) continue
    const [a, b] = montos(partes[1]!, partes[2], partes[3]!, partes[4], /\$/.test(partes[0]))
    if (a !== null && b !== null)
      return { ...base, precioMin: Math.min(a, b), precioMax: Math.max(a, b), resto: sin(texto, partes[0]) }
  }
  return { ...base, ...leerUnTope(texto) }
}

function leerDosTopes(
  texto: string,
): { precioMin: number | null; precioMax: number | null; avisos: Aviso[]; resto: string } | null {
  for (const [i, patron] of DOS_TOPES.entries()) {
    const partes = patron.exec(texto)
    if (!partes) continue
    const [a, b] = montos(partes[1]!, partes[2], partes[3]!, partes[4], true)
    if (a === null || b === null) continue
    const [min, max] = i === 0 ? [a, b] : [b, a]
    const resto = sin(texto, partes[0])
    return min > max
      ? { precioMin: null, precioMax: null, avisos: [{ clase: 'precio-contradictorio' }], resto }
      : { precioMin: min, precioMax: max, avisos: [], resto }
  }
  return null
}

function leerUnTope(texto: string): { precioMin?: number; precioMax?: number; resto: string } {
  const minimo = MINIMO.exec(texto)
  const piso =
    minimo &&
    monto(minimo[1] ?? minimo[3]!, minimo[2] ?? minimo[4], {
      seguro: /\$/.test(minimo[0]),
      corto: PRESUPUESTO.test(texto) || texto.split(' ').length <= 5,
    })
  if (minimo && piso) return { precioMin: piso, resto: sin(texto, minimo[0]) }
  const maximo = MAXIMO.exec(texto)
  const tope = maximo && monto(maximo[1]!, maximo[2], { seguro: /\$/.test(maximo[0]), corto: true })
  if (maximo && tope) return { precioMax: tope, resto: sin(texto, maximo[0]) }
  const cerca = APROXIMADO.exec(texto)
  const centro = cerca && monto(cerca[1]!, cerca[2], { seguro: /\$/.test(cerca[0]), corto: false })
  if (cerca && centro)
    return { precioMin: Math.round(centro * 0.8), precioMax: Math.round(centro * 1.2), resto: sin(texto, cerca[0]) }
  for (const suelto of texto.matchAll(new RegExp(SUELTO, 'g'))) {
    const valor = monto(suelto[1]!, suelto[2], { seguro: /\$|pesos|clp/.test(suelto[0]), corto: false })
    if (valor) return { precioMax: valor, resto: sin(texto, suelto[0]) }
  }
  return { resto: texto }
}

/** Both ends of a range; the unit said once counts for both. */
// oxlint-disable-next-line max-params -- two figures, their units, and whether a sign says it is money
function montos(
  a: string,
  unidadA: string | undefined,
  b: string,
  unidadB: string | undefined,
  seguro: boolean,
): [number | null, number | null] {
  const unidad = unidadA ?? (Number(a) < 1000 ? unidadB : undefined)
  const otra = unidadB ?? (Number(b) < 1000 ? unidadA : undefined)
  return [monto(a, unidad, { seguro, corto: false }), monto(b, otra, { seguro, corto: false })]
}

/** Pesos; null where it is no price. `seguro`: a sign or word says so. `corto`: a small figure may mean thousands. */
function monto(
  cifra: string,
  unidad: string | undefined,
  { seguro, corto }: { seguro: boolean; corto: boolean },
): number | null {
  const n = Number(cifra)
  if (n === 0) return null
  if (unidad?.startsWith('millon')) return n * 1_000_000
  if (unidad) return n < 1000 ? n * 1000 : n
  if (n >= 5 && n < 1000 && (corto || seguro)) return n * 1000
  const esAnio = n >= 1900 && n <= 2100
  return n >= 1000 && (seguro || !esAnio) ? n : null
}

const GUSTOS: [RegExp, Orden][] = [
  [
    /\b(?:de )?(?:la |lo |el |las |los )?mas car[oa]s? a (?:la |lo |el |las |los )?mas barat[oa]s?\b|\bde mayor a menor\b/,
    'price_desc',
  ],
  [
    /\b(?:de )?(?:la |lo |el |las |los )?mas barat[oa]s? a (?:la |lo |el |las |los )?mas car[oa]s?\b|\bde menor a mayor\b/,
    'price_asc',
  ],
  [
    /\b(?:mas )?(?:barat[oa]s?|baratit[oa]s?|baratij\w+|economic[oa]s?|convenientes?|accesibles? de precio|low cost|con poca plata|poca plata|plata poca|(?:ando|estoy|estamos|andamos) (?:pat[oa]s?|cort[oa]s?(?: de plata)?)|sin plata|no (?:muy |tan |sea |sean )*car[oa]s?|que no sean? (?:muy |tan )?car[oa]s?|menos plata|menor precio|precio bajo|precios bajos|gratis|gratuit[oa]s?|en oferta|ofertas?|descuentos?|promocion(?:es)?)\b/,
    'price_asc',
  ],
  [
    /\balgo (?:muy |bien )?car[oa]s?\b|(?<!\b(?:sale|salen|es|son|esta|estan|sera|seran|muy|tan|que|demasiado|super|harto|re)(?: muy| tan)? )\b(?:mas )?(?:car[oa]s?|lujos[oa]s?|lujo|premium|exclusiv[oa]s?|mayor precio)\b/,
    'price_desc',
  ],
]

/** 'Ni muy caro ni muy barato' wishes for neither. */
const TERMINO_MEDIO = /\bni (?:muy |tan )?(?:car|barat)\w+ ni (?:muy |tan )?(?:car|barat)\w+\b/

function leerGusto(texto: string): { orden: Orden | null; sinTope: boolean; avisos: Aviso[]; resto: string } {
  const libre =
    /\b(?:no (?:me )?importa(?: el| la)? (?:precio|plata|valor)|da lo mismo el (?:precio|valor)|sin (?:limite|tope)(?: de (?:precio|plata))?|sin (?:el )?(?:limite de )?precio|cualquier precio|(?:borra|quita|saca|olvida)(?: el| los)? (?:precio|precios|tope|limite)|sin importar el precio)\b/.exec(
      texto,
    )
  const resto = (libre ? sin(texto, libre[0]) : texto).replace(TERMINO_MEDIO, '·')
  const avisos: Aviso[] = /\bgratis|gratuit/.test(resto) ? [{ clase: 'gratis' }] : []
  for (const [patron, orden] of GUSTOS) {
    const partes = patron.exec(resto)
    if (partes) return { orden, sinTope: libre !== null, avisos, resto: sin(resto, partes[0]) }
  }
  return { orden: null, sinTope: libre !== null, avisos, resto }
}

const sin = (texto: string, parte: string): string => texto.replace(parte, ' · ').replace(/ {2,}/g, ' ')

import { distancia } from '#domain/busqueda/enmienda.ts'
import { cercaDe } from './cercania.ts'
import { indiceDe, type Entrada } from './indice-de-lugares.ts'
import type { Aviso, Ciudad, Lugar, Zona } from './intencion.ts'
import { ES_COMUN } from './palabras-comunes.ts'

export interface LecturaDeLugares {
  zona: Zona | null
  /** Cities that were ruled out. */
  sinCiudades: string[]
  avisos: Aviso[]
  resto: string
}

interface Hallazgo {
  entrada: Entrada
  modo: 'en' | 'cerca' | 'desde' | 'sin'
}

const MAX_PALABRAS = 5
// Names that are also plain words: only after a preposition, or alone.
const DUDOSAS = new Set([
  'pica',
  'tome',
  'vicuna',
  'constitucion',
  'porvenir',
  'molina',
  'colina',
  'castro',
  'lota',
  'serena',
  'varas',
  'futa',
  'spa',
  'santi',
  'pichi',
  'pascua',
  'choros',
  'la isla',
  'el cajon',
  'lima',
  'roma',
  'la paz',
  'la union',
  'coronel',
  'arauco',
  'cuba',
  'cobre',
  'natales',
  'las torres',
  'desierto',
  'la quinta',
  'sur',
  'norte',
  'peru',
  'austral',
  'elqui',
  'paine',
  'bellavista',
  'vina',
  'los andes',
  'san jose',
  'rm',
  'los rios',
  'los lagos',
  'disney',
  'conce',
  'el desierto',
])
const PREPOSICION =
  /(?:^|[;,·] |\b(?:en|a|hacia|por|de|del|para|al|y|o|desde|cerca|ir|conocer|visitar|ver|x|region|ciudad|sector|zona|la|el|ahora|mejor|tampoco|ni|no|menos|excepto|salvo) )$/
const A_UN_LUGAR = /\b(?:en|a|hacia|desde|cerca de|comuna de|soy de|somos de|vivo en|por|visitar|conocer|y|o) $/
const SIN =
  /(?:\b(?:no (?:quiero )?(?:ir )?(?:en|a|al|por|de)?|que no sea(?: en)?|menos(?: en)?|excepto(?: en)?|salvo(?: en)?|fuera de|lejos de|sin|no quiero|ni(?: en| a)?|tampoco(?: en)?|nada de|no me lleves a|odio|ya conozco|ya fui a|ya estuve en) (?:la |el |los |las )?)$/
const CERCA =
  /(?:\b(?:cerca de|cercan[oa]s? a|(?:en )?(?:los )?alrededores de|alrededor de|a(?: menos de)? (?:\d+|media|una) (?:horas?|km|kilometros|minutos) de|proxim[oa]s? a|junto a|por los lados de|vecin[oa]s? de|en torno a|no (?:[a-z]+ ){0,2}lejos de|cerquita de|afueras de) (?:la |el |los |las )?)$/
const DESDE =
  /(?:\b(?:desde|saliendo de(?:sde)?|salida de(?:sde)?|partiendo de(?:sde)?|soy de|somos de|vivo en|vivimos en|vengo de|venimos de|estoy en|viajo de) (?:la |el )?)$/

// A vineyard, a verb, the mountains.
const ES_OTRA_COSA: [RegExp, RegExp][] = [
  [/^vina$/, /(?<!(?:^|\b(?:en|a|por|desde|hacia|ni|de|cerca de|o)|[,;]) )$/],
  [/^vina$/, /\b(?:tour|ruta|visita|cata|almuerzo) de $/],
  [/^(?:tome|pica)$/, /^$/],
  [/^(?:sur|norte)$/, /\b(?:costa|lado|ala|cruz del) $/],
  [/^los andes$/, /\b(?:cordillera|montanas?) de $/],
]

/** Places in a normalised text. */
export function leerLugares(texto: string, ciudades: readonly Ciudad[]): LecturaDeLugares {
  const { hallazgos, resto } = hallar(texto, indiceDe(ciudades))
  const fuera = hallazgos.find(({ entrada, modo }) => entrada.fuera && modo !== 'desde')
  const propios = hallazgos.filter(({ entrada }) => !entrada.fuera)
  const sinCiudades = propios
    .filter(({ modo }) => modo === 'sin')
    .flatMap(({ entrada }) => ciudadesDe(entrada.zona, ciudades))
  const queridos = propios.filter(({ modo }) => modo === 'en' || modo === 'cerca')
  const origenes = propios
    .filter(({ modo }) => modo === 'desde')
    .map((origen) => ({ ...origen, modo: 'cerca' as const }))
  const zonas = (queridos.length > 0 ? queridos : origenes).map((uno) => zonaDe(uno, ciudades))
  const avisos: Aviso[] = fuera && zonas.length === 0 ? [{ clase: 'fuera-de-chile', lugar: fuera.entrada.fuera! }] : []
  const zona =
    unir(zonas, ciudades) ?? (/\bcerca\b(?! de)/.test(resto) ? vecindad(propios, sinCiudades, ciudades) : null)
  return { zona, sinCiudades, avisos, resto }
}

/** 'Ya conozco Valpo, ¿qué más hay cerca?' */
function vecindad(hallazgos: Hallazgo[], sinCiudades: string[], ciudades: readonly Ciudad[]): Zona | null {
  const conocido = hallazgos.find(({ modo, entrada }) => modo === 'sin' && entrada.centro)
  if (!conocido) return null
  const zona = zonaDe({ ...conocido, modo: 'cerca' }, ciudades)
  return {
    ...zona,
    lugares: zona.lugares.filter((lugar) => !('ciudad' in lugar && sinCiudades.includes(lugar.ciudad))),
  }
}

function hallar(texto: string, indice: Map<string, Entrada>): { hallazgos: Hallazgo[]; resto: string } {
  const palabras = texto.split(' ')
  const hallazgos: Hallazgo[] = []
  const resto: string[] = []
  for (let i = 0; i < palabras.length;) {
    const antes = palabras.slice(Math.max(0, i - 7), i).join(' ') + (i > 0 ? ' ' : '')
    const hallado = exacto(palabras, i, antes, indice) ?? parecido(palabras, i, antes, indice)
    if (hallado) {
      const anterior = hallazgos.at(-1)
      // 'de Santiago a Pucón': the first is where they come from.
      if (anterior && resto.slice(-3).join(' ') === 'de · a') anterior.modo = 'desde'
      hallazgos.push({ entrada: hallado.entrada, modo: modoDe(antes, hallazgos.at(-1), resto.at(-2)) })
      resto.push('·')
    } else resto.push(palabras[i]!)
    i += hallado?.largo ?? 1
  }
  return { hallazgos, resto: resto.join(' ') }
}

type Hallado = { entrada: Entrada; largo: number } | null

// oxlint-disable-next-line max-params -- where in which words
function exacto(palabras: string[], i: number, antes: string, indice: Map<string, Entrada>): Hallado {
  for (let largo = Math.min(MAX_PALABRAS, palabras.length - i); largo > 0; largo--) {
    const clave = palabras.slice(i, i + largo).join(' ')
    const entrada = indice.get(clave)
    if (!entrada) continue
    const solo = palabras.filter((palabra) => /[a-z0-9]/.test(palabra)).length === largo
    if (DUDOSAS.has(clave) && !solo && !PREPOSICION.test(antes)) continue
    if (entrada.literal && !solo && !A_UN_LUGAR.test(antes)) continue
    // 'El Cajón' is less than 'Cajón del Maipo'.
    if (ARTICULO.test(clave) && masLargo(palabras, i + 1, indice) >= largo) continue
    if (ES_OTRA_COSA.some(([nombre, contexto]) => nombre.test(clave) && contexto.test(antes)) && !solo) continue
    return { entrada, largo }
  }
  return null
}

const ARTICULO = /^(?:el|la|los|las) /

function masLargo(palabras: string[], i: number, indice: Map<string, Entrada>): number {
  for (let largo = Math.min(MAX_PALABRAS, palabras.length - i); largo > 0; largo--)
    if (indice.has(palabras.slice(i, i + largo).join(' '))) return largo
  return 0
}

/** One slip in a short name, two in a long one; never a common word, and a short one only where a place is led to. */
// oxlint-disable-next-line max-params -- where in which words
function parecido(palabras: string[], i: number, antes: string, indice: Map<string, Entrada>): Hallado {
  for (let largo = Math.min(4, palabras.length - i); largo > 0; largo--) {
    const dicho = palabras.slice(i, i + largo).join(' ')
    if (dicho.length < 5 || !/^[a-z ]+$/.test(dicho)) continue
    if (palabras.slice(i, i + largo).every((palabra) => ES_COMUN(palabra) || palabra.length < 4)) continue
    const largoPropio = dicho.replace(ARTICULO, '').length
    const tope = largoPropio >= 8 ? 2 : 1
    const corto = largoPropio <= 5 && !PREPOSICION.test(antes) && palabras.length > largo
    const ultima = palabras[i + largo - 1]!
    const terminaEn = largo > 1 && ES_COMUN(ultima) ? ` ${ultima}` : ''
    const entrada = masCercana(dicho, { tope, mismoSonido: corto, terminaEn }, indice)
    if (entrada) return { entrada, largo }
  }
  return null
}

type Tolerancia = { tope: number; mismoSonido: boolean; terminaEn: string }

function masCercana(
  dicho: string,
  { tope, mismoSonido, terminaEn }: Tolerancia,
  indice: Map<string, Entrada>,
): Entrada | null {
  const largo = dicho.split(' ').length
  let mejor: { entrada: Entrada; costo: number } | null = null
  for (const [clave, entrada] of indice) {
    if (
      clave.length < 5 ||
      DUDOSAS.has(clave) ||
      entrada.fuera ||
      entrada.literal ||
      Math.abs(clave.length - dicho.length) > tope ||
      clave.split(' ').length !== largo
    )
      continue
    if (clave[0] !== dicho[0] && !sonIguales(clave[0]!, dicho[0]!)) continue
    if (!clave.endsWith(terminaEn) || (mismoSonido && comoSuena(dicho) !== comoSuena(clave))) continue
    const costo = distancia(dicho, clave)
    if (costo <= tope && (!mejor || costo < mejor.costo)) mejor = { entrada, costo }
  }
  return mejor?.entrada ?? null
}

const comoSuena = (nombre: string): string =>
  nombre
    .replace(/qu?(?=[eik])|[ckq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/[zs]/g, 's')
    .replace(/h/g, '')
    .replace(/(.)\1/g, '$1')

const sonIguales = (a: string, b: string): boolean =>
  ['bv', 'cks', 'sz', 'gj', 'yl'].some((grupo) => grupo.includes(a) && grupo.includes(b))

function modoDe(antes: string, anterior: Hallazgo | undefined, vinculo: string | undefined): Hallazgo['modo'] {
  if (/\b(?:ni|tampoco)(?: en| a)? $/.test(antes)) return 'sin'
  if (CERCA.test(antes)) return 'cerca'
  if (SIN.test(antes)) return 'sin'
  if (DESDE.test(antes)) return 'desde'
  // 'no en Santiago ni Valpo', 'cerca de Pucón o Villarrica'
  const sigue = anterior && vinculo === '·' && /\b(?:y|o|ni|,) $/.test(antes)
  return sigue && anterior.modo !== 'desde' ? anterior.modo : 'en'
}

function zonaDe({ entrada, modo }: Hallazgo, ciudades: readonly Ciudad[]): Zona {
  if (modo !== 'cerca' || !entrada.centro) return entrada.zona
  const esAmplia = entrada.zona.lugares.some((lugar) => 'region' in lugar)
  if (esAmplia) return entrada.zona
  return {
    nombre: `cerca de ${entrada.zona.nombre}`.replace('de el ', 'del '),
    lugares: cercaDe(entrada.centro, ciudades),
  }
}

function unir(zonas: Zona[], ciudades: readonly Ciudad[]): Zona | null {
  const [primera, ...otras] = zonas
  if (!primera) return null
  if (otras.length === 0) return primera
  const todas = zonas.flatMap(({ lugares }) => lugares)
  // 'Pucón, Araucanía' is one place.
  const conCiudad = new Set(
    ciudades
      .filter(({ nombre }) => todas.some((lugar) => 'ciudad' in lugar && lugar.ciudad === nombre))
      .map(({ region }) => region),
  )
  const utiles = zonas.filter(
    ({ lugares }) => lugares.length === 0 || lugares.some((lugar) => 'ciudad' in lugar || !conCiudad.has(lugar.region)),
  )
  if (utiles.length === 1) return utiles[0]!
  const nombres = [...new Set(utiles.map(({ nombre }) => nombre))]
  return {
    nombre: nombres.length > 1 ? `${nombres.slice(0, -1).join(', ')} o ${nombres.at(-1)}` : nombres[0]!,
    lugares: sinRepetir(utiles.flatMap(({ lugares }) => lugares)),
  }
}

const sinRepetir = (lugares: Lugar[]): Lugar[] => [
  ...new Map(lugares.map((lugar) => [JSON.stringify(lugar), lugar])).values(),
]

function ciudadesDe({ lugares }: Zona, ciudades: readonly Ciudad[]): string[] {
  return lugares.flatMap((lugar) =>
    'ciudad' in lugar
      ? [lugar.ciudad]
      : ciudades.filter(({ region }) => region === lugar.region).map(({ nombre }) => nombre),
  )
}

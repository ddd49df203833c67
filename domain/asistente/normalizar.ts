import { sinAcentos } from '#domain/busqueda/texto.ts'
import { escribirMontos } from '#domain/leer-pesos.ts'
import { aCifras } from './numeros.ts'

const EMOJIS: [RegExp, string][] = [
  [/[🍷🍇🥂]/gu, ' vino '],
  [/[🥾⛰🏔🧗]/gu, ' trekking '],
  [/[🐦🦅🦜🦩🐧🕊]/gu, ' aves '],
  [/[🍽🥘🍲🥟🍳]/gu, ' comida '],
  [/🚣|🛶/gu, ' kayak '],
  [/🏄/gu, ' surf '],
  [/🚲|🚴/gu, ' bicicleta '],
  [/🐴|🐎|🏇/gu, ' cabalgata '],
  [/👍|🙏|❤|🥰|😍/gu, ' gracias '],
]

// Web and mail addresses and phone numbers say nothing of what is wished.
const DIRECCIONES = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+|\+?\b(?:56 ?)?9 ?\d{4} ?\d{4}\b/gi

// How people write in a chat; whole words, after accents and case are gone.
const ABREVIADAS: Record<string, string> = {
  pa: 'para',
  pal: 'para el',
  q: 'que',
  k: 'que',
  ke: 'que',
  qe: 'que',
  xq: 'porque',
  pq: 'porque',
  x: 'por',
  d: 'de',
  tb: 'tambien',
  tmb: 'tambien',
  toy: 'estoy',
  vamo: 'vamos',
  mnn: 'manana',
  mna: 'manana',
  mnna: 'manana',
  finde: 'fin de semana',
  findes: 'fin de semana',
  findesemana: 'fin de semana',
  finsemana: 'fin de semana',
  sem: 'semana',
  pers: 'personas',
  pax: 'personas',
  px: 'personas',
  persona: 'persona',
  xfa: 'por favor',
  porfa: 'por favor',
  plis: 'por favor',
  pls: 'por favor',
  porfi: 'por favor',
  porfis: 'por favor',
  lun: 'lunes',
  mie: 'miercoles',
  jue: 'jueves',
  vie: 'viernes',
  vier: 'viernes',
  sab: 'sabado',
  dom: 'domingo',
  ene: 'enero',
  feb: 'febrero',
  mar_: 'marzo',
  abr: 'abril',
  jun: 'junio',
  jul: 'julio',
  sept: 'septiembre',
  sep: 'septiembre',
  set: 'septiembre',
  setiembre: 'septiembre',
  oct: 'octubre',
  nov: 'noviembre',
  dic: 'diciembre',
  max: 'maximo',
  min: 'minimo',
  ppto: 'presupuesto',
  kmino: 'camino',
  aki: 'aqui',
  komo: 'como',
  kiero: 'quiero',
  qiero: 'quiero',
  kero: 'quiero',
  aora: 'ahora',
  ahy: 'hay',
  ai: 'hay',
  aser: 'hacer',
  aver: 'a ver',
  weno: 'bueno',
  wena: 'buena',
  bacan: 'bueno',
  dnd: 'donde',
  cdo: 'cuando',
  cto: 'cuanto',
  mjr: 'mejor',
  grax: 'gracias',
  grs: 'gracias',
  thx: 'gracias',
  info: 'informacion',
  tbn: 'tambien',
  trek: 'trekking',
  treki: 'trekking',
  treks: 'trekking',
  luka: 'lucas',
  lukas: 'lucas',
  luca: 'lucas',
  luquitas: 'lucas',
  lks: 'lucas',
  palos: 'millones',
  palo: 'millon',
  plata: 'plata',
  dsps: 'despues',
  dspues: 'despues',
  despue: 'despues',
  desp: 'despues',
  compa: 'amigo',
  dps: 'despues',
  hrs: 'horas',
  hr: 'hora',
  kms: 'km',
}

/** Plain words and figures with one blank between; ' ; ' and ' , ' where a phrase ends. */
export function normalizar(mensaje: string): string {
  const propio = mensaje.replace(DIRECCIONES, ' ; ')
  const conPalabras = EMOJIS.reduce((texto, [emoji, palabra]) => texto.replace(emoji, palabra), propio)
  const plano = sinAcentos(conPalabras.normalize('NFKC')).toLowerCase()
  const sinMiles = escribirMontos(plano).replace(/(\d)[.,'](?=\d{3}(?!\d))/g, '$1')
  const sinHoras = sinMiles
    .replace(/\b(?:a las )?\d{1,2}:\d{2}(?: ?(?:horas|hrs?|am|pm|h))?\b/g, ' ')
    .replace(/\ba las? \d{1,2}(?: (?:de la (?:manana|tarde|noche)|horas|hrs?|am|pm))?\b/g, ' ')
  const separado = sinHoras
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\bk(?=[ei](?!te|ts|lo|t\b))(?=[a-z]{3})/g, 'qu')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/\+ ?(?=\d)/g, ' mas ')
    .replace(/\bus ?\$/g, ' usd ')
    .replace(/[.!?¿¡;:\n\r()[\]{}"«»“”…|*_#<>=+~^`\\]+/g, ' ; ')
    .replace(/,/g, ' , ')
    .replace(/[–—]/g, '-')
    .replace(/[^a-z0-9$%/\-;, ]+/g, ' ')
  const palabras = separado
    .split(/\s+/)
    .filter(Boolean)
    .map((palabra) => (Object.hasOwn(ABREVIADAS, palabra) ? ABREVIADAS[palabra]! : palabra))
  const sinNegativos = palabras
    .join(' ')
    .replace(/\bprox\b(?: ;)?(?= semana)/g, 'proxima')
    .replace(/\bprox\b(?: ;)?/g, 'proximo')
    .replace(/(?<=[a-z] )-\d+/g, '·')
  const enCifras = aCifras(
    sinNegativos
      .replace(/(\d|\b(?:de|en)) ago\b/g, '$1 agosto')
      .replace(/\bago\b/g, 'hago')
      .replace(/(\d) que\b(?! )/g, '$1 mil')
      .replace(/(\d) que(?= (?:por|para|cada|pesos|maximo|;|,))/g, '$1 mil'),
  )
  // Amounts in words are figures only now.
  return escribirMontos(enCifras)
}

import { sinAcentos } from '#domain/busqueda/texto.ts'
import { cifrasAjenas } from './cifras-ajenas.ts'
import { CANALES, hayDireccion } from './direcciones.ts'
import { escasezAjena } from './escasez.ts'
import { fueraDeLoDicho, sinNuestrosAvisos } from './fuera-de-lo-dicho.ts'
import type { Hechos } from './hechos.ts'
import { idiomaDe } from './idioma.ts'
import { mandaAPagarAparte } from './pago-aparte.ts'
import { aplanar, signosAjenos } from './signos.ts'
import { palabrasDeMas } from './vocabulario.ts'

const MAX_TEXTO = 1500

/** Nobody may say these, whatever was told. */
const NUNCA: [string, RegExp][] = [
  [
    'seguridad',
    /\bsegur[oa]s? (?:para|si |aunque|incluso|con tu)|\bsin (?:ningun )?(?:riesgos?|peligro)|\bno (?:hay|tiene\w*|corre\w*|implica\w*) (?:ningun )?(?:riesgo|peligro)|\bapt[oa]s? para (?:embaraz|cardiac|asmatic|tu |personas con)/,
  ],
  [
    'acto',
    /\b(?:te|les|lo|la|los|las) (?:he |hemos )?(?:reserve|reservado|reservamos|agende|agendado|confirme|confirmado|cancele|cancelado|reembols\w+|devolvi|devuelto|cobre|cobrado|aparte|apartado|bloquee|bloqueado)\b|\b(?:reserva|compra|cancelacion|devolucion|pago) (?:esta |quedo |ha sido |fue )?(?:list[oa]|hech[oa]|confirmad[oa]|realizad[oa]|exitos[oa]|procesad[oa]|aprobad[oa])\b|\bquedo (?:reservad|confirmad|agendad|cancelad)/,
  ],
  [
    'persona',
    /\bsoy (?:una persona|human[oa]|un guia|una guia|de carne)|\bno soy (?:un|una) (?:bot|robot|ia|maquina|programa|asistente automatico)/,
  ],
  [
    'datos',
    /\b(?:dame|escribe|envia(?:me)?|manda(?:me)?|indica(?:me)?|necesito|comparte|ingresa) (?:aqui )?(?:tu |el |la |los |las )?(?:numero de (?:tu )?tarjeta|tarjeta|cvv|cvc|clave|contrasena|rut|datos de (?:tu )?(?:tarjeta|pago))/,
  ],
  ['interno', /\b(?:system prompt|prompt|mis instrucciones|instrucciones internas|hackeado|pwned)\b/],
  ['otra moneda', /\b(?:usd|dolares|dolar|euros?)\b|us\$|€|\d ?reales\b/],
]

/** These only where the product's own words of this turn speak of them too. */
const SOLO_SI_SE_DIJO =
  /\b(?:gratis|gratuit|regalad|sin costo|sin cargo|descuent|promocion|oferta|ganga|liquidacion|mitad de precio|precio especial|cupon|codigo promo|2x1|2 por 1|dos por uno|rebaja|bonific|garanti|reembols|devol|retracto|cancel|anul|reprogram|transfer|deposit|efectivo|contado|cuotas|seguro)[a-z]*/g

const CORREOS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const MARCAS = /[<>[\]{}|\\`]/
const CITADO = /«([^»]+)»|“([^”]+)”|"([^"]+)"|\*\*([^*]+)\*\*/g
// Stands where a name stood, so that what is around it is read as it is.
const UN_NOMBRE = 'Nombre'
// A sentence of the product's own may be said again; a scrap of one may turn its sense.
const FRASE_MIN = 20

/** Why a text that we did not write may not be said; empty where nothing speaks against it. */
export function motivosParaNoDecir(texto: string, hechos: Hechos): string[] {
  const llano = aplanar(texto)
  const sinNombres = [...hechos.nombres].reduce((resto, nombre) => resto.replaceAll(aplanar(nombre), UN_NOMBRE), llano)
  const plano = enMinusculas(sinNombres)
  const dicho = enMinusculas(hechos.textos.join(' '))
  const suyo = sinNuestrosAvisos(sinLoDicho(plano, hechos.textos))
  return [
    ...(texto.trim() === '' || texto.length > MAX_TEXTO ? ['largo'] : []),
    ...signosAjenos(sinNombres).map((signo) => `signo ${signo.codePointAt(0)!.toString(16)}`),
    ...direcciones(sinNombres, hechos.correo),
    ...(MARCAS.test(llano) ? ['marcas'] : []),
    ...(idiomaDe(sinNombres) === 'es' ? [] : ['idioma']),
    ...NUNCA.filter(([, patron]) => patron.test(suyo)).map(([motivo]) => motivo),
    ...[SOLO_SI_SE_DIJO, CANALES].flatMap((patron) =>
      [...plano.matchAll(patron)].map(([palabra]) => palabra).filter((palabra) => !dicho.includes(palabra.slice(0, 6))),
    ),
    ...(mandaAPagarAparte(suyo) ? ['pago aparte'] : []),
    ...fueraDeLoDicho(suyo),
    ...palabrasDeMas(
      (hechos.correo ? suyo.replaceAll(hechos.correo, ' ') : suyo).replaceAll(UN_NOMBRE.toLowerCase(), ' '),
      `${dicho} ${enMinusculas([...hechos.nombres].join(' '))}`,
    ),
    ...escasezAjena(suyo, hechos.cupos),
    ...nombresAjenos(llano, hechos),
    ...cifrasAjenas(sinNombres, hechos),
  ]
}

const enMinusculas = (texto: string): string => sinAcentos(aplanar(texto)).toLowerCase()

function sinLoDicho(plano: string, textos: readonly string[]): string {
  const frases = textos
    .flatMap((texto) => enMinusculas(texto).split(/(?<=[.:;!?])\s+/))
    .filter((frase) => frase.length >= FRASE_MIN)
  return frases.reduce((resto, frase) => resto.replaceAll(frase, ' . '), plano)
}

function direcciones(texto: string, nuestro: string | null): string[] {
  const ajenos = (texto.match(CORREOS) ?? []).filter((correo) => correo.toLowerCase() !== nuestro)
  return [...ajenos, ...(hayDireccion(texto.replace(CORREOS, ' ')) ? ['direccion'] : [])]
}

/** A quoted text is a name, and names come from the catalogue. */
function nombresAjenos(texto: string, { nombres, textos }: Hechos): string[] {
  const conocidos = [...nombres, ...textos].map((conocido) => comparable(aplanar(conocido)))
  return [...texto.matchAll(CITADO)]
    .map((partes) => partes.slice(1).find((parte) => parte !== undefined) ?? '')
    .filter((nombre) => !conocidos.some((conocido) => conocido.includes(comparable(nombre))))
}

const comparable = (texto: string): string =>
  sinAcentos(texto)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Plain words, as the chat shows them. */
export function sinMarcas(texto: string): string {
  return texto
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '«$1»')
    .replaceAll('««', '«')
    .replaceAll('»»', '»')
    .replaceAll(/^#+ */gm, '')
    .replaceAll(/^[*•] +/gm, '- ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

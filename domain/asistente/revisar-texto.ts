import { sinAcentos } from '#domain/busqueda/texto.ts'
import { cifrasAjenas } from './cifras-ajenas.ts'
import type { Hechos } from './hechos.ts'
import { CORREO } from './textos-de-ayuda.ts'

const MAX_TEXTO = 1500

/** Nobody may say these, whatever was told. */
const NUNCA: [string, RegExp][] = [
  ['seguridad', /\bsegur[oa]s? (?:para|si |aunque|incluso|con tu)|\bsin (?:ningun )?(?:riesgos?|peligro)|\bno (?:hay|tiene\w*|corre\w*|implica\w*) (?:ningun )?(?:riesgo|peligro)|\bapt[oa]s? para (?:embaraz|cardiac|asmatic|tu |personas con)/],
  ['acto', /\b(?:te|les|lo|la|los|las) (?:he |hemos )?(?:reserve|reservado|reservamos|agende|agendado|confirme|confirmado|cancele|cancelado|reembols\w+|devolvi|devuelto|cobre|cobrado|aparte|apartado|bloquee|bloqueado)\b|\b(?:reserva|compra|cancelacion|devolucion|pago) (?:esta |quedo |ha sido |fue )?(?:list[oa]|hech[oa]|confirmad[oa]|realizad[oa]|exitos[oa]|procesad[oa]|aprobad[oa])\b|\bquedo (?:reservad|confirmad|agendad|cancelad)/],
  ['persona', /\bsoy (?:una persona|human[oa]|un guia|una guia|de carne)|\bno soy (?:un|una) (?:bot|robot|ia|maquina|programa|asistente automatico)/],
  ['datos', /\b(?:dame|escribe|envia(?:me)?|manda(?:me)?|indica(?:me)?|necesito|comparte|ingresa) (?:aqui )?(?:tu |el |la |los |las )?(?:numero de (?:tu )?tarjeta|tarjeta|cvv|cvc|clave|contrasena|rut|datos de (?:tu )?(?:tarjeta|pago))/],
  ['interno', /\b(?:system prompt|prompt|mis instrucciones|instrucciones internas|hackeado|pwned)\b/],
  ['otra moneda', /\b(?:usd|dolares|dolar|euros?)\b|us\$|€|\d ?reales\b/],
]

/** These only where the product's own words of this turn speak of them too. */
const SOLO_SI_SE_DIJO = /\b(?:gratis|gratuit|sin costo|sin cargo|descuent|promocion|oferta|cupon|codigo promo|2x1|rebaja|bonific|garanti|reembols|devol|retracto|cancel|anul|reprogram|transfer|deposit|efectivo|cuotas|seguro)[a-z]*/g

const DIRECCION = /https?:|www\.|\/\/|\b[\w-]+\.(?:com|cl|net|org|io|ru|info|xyz|example|app|dev|ly)\b/i
const CORREOS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const MARCAS = /[<>[\]{}|\\`]/
const CITADO = /«([^»]+)»|“([^”]+)”|"([^"]+)"|\*\*([^*]+)\*\*/g

/** Why a text that we did not write may not be said; empty where nothing speaks against it. */
export function motivosParaNoDecir(texto: string, hechos: Hechos): string[] {
  const sinNombres = [...hechos.nombres].reduce((resto, nombre) => resto.replaceAll(nombre, ' '), texto)
  const plano = sinAcentos(sinNombres).toLowerCase()
  const dicho = sinAcentos(hechos.textos.join(' ')).toLowerCase()
  return [
    ...(texto.trim() === '' || texto.length > MAX_TEXTO ? ['largo'] : []),
    ...direcciones(texto),
    ...(MARCAS.test(texto) ? ['marcas'] : []),
    ...NUNCA.filter(([, patron]) => patron.test(plano)).map(([motivo]) => motivo),
    ...[...plano.matchAll(SOLO_SI_SE_DIJO)].map(([palabra]) => palabra).filter((palabra) => !dicho.includes(palabra.slice(0, 6))),
    ...nombresAjenos(texto, hechos),
    ...cifrasAjenas(sinNombres, hechos),
  ]
}

function direcciones(texto: string): string[] {
  const ajenos = (texto.match(CORREOS) ?? []).filter((correo) => correo.toLowerCase() !== CORREO)
  return [...ajenos, ...(DIRECCION.test(texto.replace(CORREOS, '')) ? ['direccion'] : [])]
}

/** What is quoted is a name, and names come from the catalogue. */
function nombresAjenos(texto: string, { nombres, textos }: Hechos): string[] {
  const conocidos = [...nombres, ...textos].map(comparable)
  return [...texto.matchAll(CITADO)].map((partes) => partes.slice(1).find((parte) => parte !== undefined) ?? '').filter((nombre) => !conocidos.some((conocido) => conocido.includes(comparable(nombre))))
}

const comparable = (texto: string): string => sinAcentos(texto).toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim()

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

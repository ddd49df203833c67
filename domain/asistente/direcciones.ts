import { sinAcentos } from '#domain/busqueda/texto.ts'
import { aplanar } from './signos.ts'

// What ends the addresses that are written most; with blanks around the dot only these are told from a sentence.
const FINALES =
  'com|cl|net|org|io|ru|info|xyz|app|dev|shop|store|online|site|web|top|link|club|travel|tours?|tienda|chat|ly|gg|co|uk|tk|example'
// A dot inside them is no address.
const ABREVIADAS = /(?<![\p{L}\p{N}])(?:[ap]\. ?m|ee\. ?uu|s\.a|[ad]\. ?c|p\. ?ej)(?![\p{L}\p{N}])\.?/gu
const PAR = /(?<=\p{L})\/(?:as?|os?|es)(?!\p{L})|\b[yeou]\/[oue]\b|\bkm\/h\b/gu

const ESCRITAS: RegExp[] = [
  /https?|www|\/\//,
  /[\p{L}\p{N}_-][.·]\p{L}/u,
  /\s[.·]\s?\p{L}(?!\s)/u,
  new RegExp(String.raw`[\p{L}\p{N}]\s*[.·,]\s*(?:${FINALES})(?![\p{L}\p{N}])`, 'u'),
  /\p{L}\/\p{L}|(?:^|[\s(])\/\p{L}/u,
  /@|#\p{L}/u,
  /(?<!\p{L})(?:\p{L} ){3}\p{L}(?!\p{L})/u,
]

const DICHAS: RegExp[] = [
  new RegExp(String.raw`\bpunto ?(?:${FINALES}|ce ele)\b|\bpunto ?com\b`),
  /\b(?:dot|arroba|slash|barra baja|guion bajo|triple (?:w|doble)|doble (?:u|ve)|uve doble)\b/,
  /\(\s*(?:punto|at|a)\s*\)/,
  /\b(?:buscame|buscanos|sigueme|siguenos|agregame|agreganos|googlea\w*)\b|\b(?:busca\w*|encuentra\w*|mira\w*) (?:\w+ ){0,3}(?:en|por) (?:google|internet|redes|las redes)\b/,
  /\b(?:mi|otr[oa]) (?:sitio|pagina|web|perfil|cuenta|usuario|canal|grupo|numero|celular|telefono|fono)\b|\b(?:su|nuestr[oa]) (?:perfil|usuario|canal|numero|celular|telefono|fono)\b|\b(?:sitio|pagina|web)s?(?: \w+){0,3} extern[oa]s?\b/,
]

/** Ways to reach somebody elsewhere; said only where the product itself speaks of them. */
export const CANALES =
  /\b(?:wh?at?s+ ?app?|whats|wsp|wasap|wassap|guasap|telegram|instagram|insta|facebook|messenger|tik ?tok|twitter|signal|snapchat|discord|skype|linkedin|youtube|linktree|bitly)\b/g

// 'el punto de encuentro', 'está a punto de salir', 'un punto alto' are no dots.
const NOMBRE_DELANTE =
  /^(?:el|un|este|ese|cada|buen|gran|en|otro|mismo|primer|ultimo|a|al|del|su|tu|como|que|y|de|algun|ningun)$/
const SIGUE_FRASE = /^(?:de|del|en|exacto|medio|mas|que|y|donde|por|para|es|esta|queda|a|al)$/

/** Whether a text holds what a person could read as an address of the web or of mail, or a handle, however it is written. */
export function hayDireccion(texto: string): boolean {
  const plano = sinAcentos(aplanar(texto)).toLowerCase().replaceAll(ABREVIADAS, ' ').replaceAll(PAR, ' ')
  return (
    ESCRITAS.some((patron) => patron.test(plano)) || DICHAS.some((patron) => patron.test(plano)) || puntoDicho(plano)
  )
}

/** 'malo punto tienda': the word for the dot, between two that are no phrase with it. */
function puntoDicho(plano: string): boolean {
  const palabras = plano.split(/\s+/)
  return palabras.some((palabra, i) => {
    const [antes, despues] = [palabras[i - 1], palabras[i + 1]]
    if (palabra !== 'punto' || !antes || !despues) return false
    return /^\p{L}|^\p{N}/u.test(despues) && !NOMBRE_DELANTE.test(antes) && !SIGUE_FRASE.test(despues)
  })
}

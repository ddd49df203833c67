const OCULTO = '[número oculto]'

// Figures as people write them in a row: with blanks, line ends, dots, strokes and dashes of any kind between them.
const ENTRE = String.raw`[\s.\-‐-―−/\\_·•|]`
const FILA = new RegExp(String.raw`\d(?:${ENTRE}{0,5}\d){12,}`, 'g')

// Written beside a number: until when it is good, what stands on its back, and the words for both. It may be glued to it.
const PALABRA = String.raw`(?:v[áa]lida(?:\s+hasta)?|vencimiento|vence|vto|venc|exp(?:ira|iry)?|cvc2?|cvv2?|cvn|cid|c[óo]digo(?:\s+de\s+seguridad)?)`
const RELLENO = String.raw`(?:[\s,;:.\-‐-―/|()]|${PALABRA}\b){0,6}?`
const VENCE = String.raw`(?:0[1-9]|1[0-2])\s?[/\-‐-―. ]?\s?(?:20)?\d\d(?!\d)`
const CVC = String.raw`\d{3,4}(?![\d.,]?\d)`
const CERCA = 80
const DETRAS = new RegExp(String.raw`^(?:${RELLENO}(?:${VENCE}${RELLENO}${CVC}|${VENCE}|${CVC})\)?)(?!\d)`, 'i')

/** A text with every card number hidden, with the expiry and the security code beside it, and whether there was one. Keeps the rest as it was. */
export function ocultarTarjetas(texto: string): { texto: string; habia: boolean } {
  let oculto = ''
  let desde = 0
  const tarjetas = [...texto.matchAll(FILA)].flatMap(({ index, 0: fila }) =>
    tarjetasEn(fila).map((t) => ({ desde: index + t.desde, hasta: index + t.hasta })),
  )
  for (const [i, tarjeta] of tarjetas.entries()) {
    oculto += texto.slice(desde, tarjeta.desde) + OCULTO
    const despues = texto.slice(tarjeta.hasta, Math.min(tarjeta.hasta + CERCA, tarjetas[i + 1]?.desde ?? Infinity))
    desde = tarjeta.hasta + (DETRAS.exec(despues)?.[0].length ?? 0)
  }
  return { texto: oculto + texto.slice(desde), habia: desde > 0 }
}

interface Cifra {
  cifra: string
  en: number
}

interface Ventana {
  desde: number
  hasta: number
  emisor: boolean
  cifras: number
}

/** The numbers of cards in a row of figures, in their order: of those that overlap the one that begins as a card does, then the longest. */
function tarjetasEn(fila: string): Ventana[] {
  const cifras: Cifra[] = [...fila.matchAll(/\d/g)].map(({ 0: cifra, index: en }) => ({ cifra, en }))
  const mejores = ventanasDe(fila, cifras).toSorted(
    (a, b) => Number(b.emisor) - Number(a.emisor) || b.cifras - a.cifras || a.desde - b.desde,
  )
  const elegidas: Ventana[] = []
  for (const ventana of mejores)
    if (elegidas.every(({ desde, hasta }) => ventana.hasta <= desde || ventana.desde >= hasta)) elegidas.push(ventana)
  return elegidas.toSorted((a, b) => a.desde - b.desde)
}

function ventanasDe(fila: string, cifras: readonly Cifra[]): Ventana[] {
  const halladas: Ventana[] = []
  for (let i = 0; i + 13 <= cifras.length; i++) {
    for (let n = Math.min(19, cifras.length - i); n >= 13; n--) {
      const numero = cifras
        .slice(i, i + n)
        .map(({ cifra }) => cifra)
        .join('')
      if (!pasaLuhn(numero)) continue
      const [desde, hasta] = [cifras[i]!.en, cifras[i + n - 1]!.en + 1]
      const pegada = { antes: cifras[i - 1]?.en === desde - 1, despues: cifras[i + n]?.en === hasta }
      if (pareceTarjeta(fila.slice(desde, hasta), numero, pegada))
        halladas.push({ desde, hasta, emisor: EMISOR.test(numero), cifras: n })
    }
  }
  return halladas
}

/** One number in ten passes Luhn, so what is cut out of more figures has to look like a card: by how it is written, or as a network begins and counts its own. */
function pareceTarjeta(
  escrito: string,
  numero: string,
  { antes, despues }: { antes: boolean; despues: boolean },
): boolean {
  // An order that begins with a date has one of the younger networks in it.
  if (antes && (despues || !/^(?:4|5[1-5]|3[47])\d{14,15}$/.test(numero))) return false
  const suelta = !antes && !despues
  if (suelta && escrito === numero) return true
  const grupos = escrito.split(/\D+/).map(({ length }) => length)
  const separadores = new Set(escrito.match(/\D+/g)?.map((s) => s.trim() || ' '))
  const esDeRed = DE_RED.test(numero)
  if (separadores.size > 1) return suelta && esDeRed && grupos.every((n) => n >= 4)
  return suelta
    ? EMISOR.test(numero) && enGruposDeTarjeta(grupos, esDeRed)
    : esDeRed && /^(?:4,4,4,4|4,6,5|\d+)$/.test(grupos.join())
}

/** 4-4-4-4, 4-6-5 and the like; two by two, or figure by figure, only where nothing else begins so. */
function enGruposDeTarjeta(grupos: readonly number[], esDeRed: boolean): boolean {
  if (
    /^(?:4,6,[45]|8,[5-8]|6,[78]|6,1[0-3]|4,1[12]|4,4,[5-8]|4,8,4|8,4,4|4,4,4,[1-7]|4,4,4,4,[1-3])$/.test(grupos.join())
  )
    return true
  const [primero = 0] = grupos
  return esDeRed && primero <= 5 && grupos.every((n, i) => n === primero || (i === grupos.length - 1 && n < primero))
}

const EMISOR = /^[3-6]|^2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)/
// Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro: each with the lengths it gives.
const DE_RED =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|(?:6011|64[4-9]\d|65\d\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14,17}|(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{9,15})$/

/** Luhn, and not all the same. */
function pasaLuhn(numero: string): boolean {
  if (/^(\d)\1+$/.test(numero)) return false
  const suma = [...numero].reverse().reduce((total, cifra, i) => {
    const n = Number(cifra) * (i % 2 === 1 ? 2 : 1)
    return total + (n > 9 ? n - 9 : n)
  }, 0)
  return suma % 10 === 0
}

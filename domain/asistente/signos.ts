// Widths, styles and ligatures of Unicode become plain signs; joins that nobody sees go.
const SIN_CUERPO = /\u{200D}|\u{FE0E}|\u{FE0F}|\u{20E3}/gu
// 'la 2.ª parte': as letters they would stand behind the dot.
const ORDINAL = /(?<=\d)\.?[ºª]/g

/** One form for all the ways to write the same signs: full-width, mathematical or circled letters and digits are letters and digits. */
export function aplanar(texto: string): string {
  return texto.replaceAll(ORDINAL, '').normalize('NFKC').replaceAll(SIN_CUERPO, '').normalize('NFC')
}

// Spanish and its neighbours need these; a letter of another alphabet can only stand for one that looks like it.
const PROPIO = /[\t\n\r -~¡¿«»°·–—‘’“”•→×⁄½€£¥✓★☆À-ÖØ-öø-ÿāēīōūĀĒĪŌŪ]/u
// Squared letters, flags and the keycap ten are pictures that read as text.
const LETRAS_DIBUJADAS = /[\u{1F100}-\u{1F1FF}\u{1F51F}-\u{1F524}]/u
const DIBUJO = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u

/** The signs of a flattened text that a Spanish sentence has no use for: look-alikes, invisible ones, digits of other scripts. */
export function signosAjenos(plano: string): string[] {
  return [...plano].filter((signo) => !PROPIO.test(signo) && (LETRAS_DIBUJADAS.test(signo) || !DIBUJO.test(signo)))
}

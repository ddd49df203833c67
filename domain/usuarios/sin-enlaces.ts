const QUITADO = '[enlace quitado]'

// What a reader of mail makes a link of, and what a person would type: with its scheme, with www, an address of mail, a name of the net.
const ENLACE =
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\s?\.)\S+|[^\s@«»"“”()<>,;:]+@[^\s@«»"“”()<>,;]+\.[^\s@«»"“”()<>,;]+|(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\p{L}\p{N}-]*[.。․・])+(?:[a-z]{2,24}|xn--[a-z0-9-]+|(?:(?!\p{Script=Latin})\p{L}){2,24})(?![\p{L}\p{N}])(?::\d+)?(?:[/?#][^\s«»"“”]*)?|(?<![\p{L}\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?[/?#]\S*/giu
// 'p.m.', 'a.m.', 'S.A.', 'EE.UU.', 'Av.Matta': letters with a dot that lead nowhere.
const ABREVIADA = /^(?:\p{L}{1,3}[.])+\p{L}{1,3}$/u
// A full stop without its blank: the next sentence begins with a capital, after a word or a figure.
const PEGADA = /^[\p{L}\p{N}.]*[\p{Ll}\p{N}]\.\p{Lu}\p{Ll}+$/u
// One name follows such a word, or letters with a dot and a name: 'Av.B.Ohiggins'.
const DELANTE =
  /^(?:avda?|av|cia|depto|dpto|dra?|ltda|nro|of|pje|prof|psje|sra?|srta|sta|sto)\.(?:\p{L}\.)*[\p{L}\p{N}-]+$/iu
const CONOCIDOS = new Set(
  'cl com net org io co me tv gg ly tk ru uk us es pe ar br mx to cc app dev web xyz biz pro win top vip bet fun ink lol bid info shop site online store click link live news blog tech cloud space website work world today club group page travel tours'.split(
    ' ',
  ),
)

/** A text with the addresses of the web and of mail taken out, but for those of `propios`. */
export function sinEnlaces(texto: string, propios: readonly string[]): string {
  const plano = texto.normalize('NFKC')
  const quitar = (visto: string): string =>
    visto.replaceAll(ENLACE, (enlace) => (esDe(enlace, propios) || esAbreviada(enlace) ? enlace : QUITADO))
  // Wide letters and circled ones are read as the plain ones; what holds no address stays as it was written.
  return quitar(plano) === plano ? texto : quitar(plano)
}

function esDe(enlace: string, propios: readonly string[]): boolean {
  const suyo = enlace.toLowerCase().replace(/^https?:\/\//, '')
  return propios.some(
    (propio) =>
      suyo === propio.toLowerCase() ||
      suyo === `${propio.toLowerCase()}.` ||
      (!propio.includes('@') && /^[/?#]/.test(suyo.slice(propio.length)) && suyo.startsWith(propio.toLowerCase())),
  )
}

function esAbreviada(enlace: string): boolean {
  return (DELANTE.test(enlace) || ABREVIADA.test(enlace) || PEGADA.test(enlace)) && !CONOCIDOS.has(finalDe(enlace))
}

const finalDe = (enlace: string): string => enlace.slice(enlace.lastIndexOf('.') + 1).toLowerCase()

const MARCAS = /\p{M}/gu

/** 'Ñuñoa' → 'Nunoa'; ñ counts as n. */
export function sinAcentos(texto: string): string {
  return texto.normalize('NFD').replace(MARCAS, '').normalize('NFC')
}

/** Without case, accents, outer and doubled spaces. */
export function paraComparar(texto: string): string {
  return sinAcentos(texto).toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
}

/** Plain words, a to z and digits, in order; so that nothing in them can be an operator of a query. */
export function palabras(texto: string): string[] {
  return (
    sinAcentos(texto.normalize('NFKC'))
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}

const VACIAS = new Set(
  `a al algo alguna algun ante con como cual cuando de del desde donde e el ella ellas ellos en entre era es esa ese eso esta este esto
  estan estoy fue ha han hasta hay la las le les lo los mas me mi mis muy ni no nos o os para pero por que quien quiero se segun ser si
  sin sobre son su sus tambien te tiene todo todos tu tus u un una unas uno unos y ya yo hacer haz busco buscar encontrar`.split(
    /\s+/,
  ),
)

/** The words that say what is looked for; a lone letter says nothing. */
export function terminos(texto: string): string[] {
  return palabras(texto).filter((palabra) => !VACIAS.has(palabra) && !/^[a-z]$/.test(palabra))
}

/** A plain word as it stands in the text it came from: 'mama' was 'mamá'. */
export function comoSeEscribio(palabra: string, texto: string): string {
  const escritas = texto.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return escritas.find((escrita) => palabras(escrita)[0] === palabra) ?? palabra
}

/** A crude stem for Spanish nouns and adjectives: 'volcanes' and 'volcán', 'luces' and 'luz', 'guiadas' and 'guiado' meet. */
export function raiz(escrita: string): string {
  const palabra = paraIndice(escrita)
  const singular = palabra.length > 3 ? palabra.replace(/(?<=[aeo])s$|(?<=[bcdfghjklmnpqrtvwxyz])s$/, '') : palabra
  const base = singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular
  return base.replace(/z$/, 'c')
}

// Another thing than their stem says: a vineyard, or a city, is no wine.
const APARTE = new Map([
  ['vina', 'vinia'],
  ['vinas', 'vinia'],
])

/** The word by which a plain word is indexed: itself, save where the dictionary would take it for another. The database does the same in `para_buscar`. */
export const paraIndice = (palabra: string): string => APARTE.get(palabra) ?? palabra

/** For LIKE with its usual escape, the backslash. */
export function escaparLike(texto: string): string {
  return texto.replace(/[\\%_]/g, (signo) => `\\${signo}`)
}

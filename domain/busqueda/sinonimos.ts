import { paraComparar, raiz } from './texto.ts'

/** Names that the catalogue writes in another way. */
const LUGARES: [RegExp, string][] = [
  [/\b(?:isla de pascua|rapa ?nui|easter island)\b/g, 'hanga roa'],
  [/\bstand ?up ?paddle(?:board)?\b/g, 'paddle'],
]

/** Words that somebody may use for one another, each line both ways. */
const FAMILIAS = `
  trekking senderismo caminata camina hiking excursion
  ave pajaro birdwatching
  vino enologia enologica cata
  comida gastronomia culinaria cocina
  estrella astronomia astronomica astroturismo
  bici bicicleta ciclismo pedalea
  caballo cabalgata cabalga
  balsa rafting
  paddle sup
  buceo bucea snorkel
  kayak kayac kayaking
  terma termal
  ballena cetaceo
  nieve esqui raqueta`

const familias = new Map(
  FAMILIAS.trim()
    .split('\n')
    .flatMap((linea) => {
      const palabras = paraComparar(linea).split(' ')
      return palabras.map((palabra): [string, string[]] => [raiz(palabra), palabras.filter((otra) => otra !== palabra)])
    }),
)

/** The text with the places it names as the catalogue calls them. */
export function conLugares(texto: string): string {
  return LUGARES.reduce((escrito, [nombre, lugar]) => escrito.replace(nombre, lugar), paraComparar(texto))
}

/** Other plain words for the same thing. */
export function sinonimos(palabra: string): string[] {
  return familias.get(raiz(palabra)) ?? []
}

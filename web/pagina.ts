import type { HeadersFunction } from 'react-router'

/** Tells the server what a page may be done with; it goes no further. A screen that says nothing is one person's: nobody keeps it, no search engine lists it. */
const DE_LA_PAGINA = 'x-pagina'

type Dice = (...args: Parameters<HeadersFunction>) => Record<string, string>

const dice =
  (que: string): Dice =>
  () => ({ [DE_LA_PAGINA]: que })

/** The same for everybody, and asked for with these parameters of the query alone it changes with the catalogue only: it may be kept. */
export const seGuarda = (...parametros: string[]): Dice => dice(['guarda', ...parametros].join(' '))

/** The same for everybody, and anybody may look for it. It is made anew each time. */
export const publica: Dice = dice('publica')

/** Shown by a library that writes HTML of its own, which a policy of trusted types would refuse. */
const ESCRIBE_HTML = 'x-escribe-html'
export const conHtmlAjeno =
  (headers: Dice): Dice =>
  (args) => ({ ...headers(args), [ESCRIBE_HTML]: '1' })

/** One person's; its frame, without any data, may wait in their browser for a moment without network. */
export const conMarco: Dice = dice('marco')

/** One person's, and the only one that shows the card form of the payment provider. */
export const conTarjeta: Dice = dice('tarjeta')

export const llevaTarjeta = (headers: Headers): boolean => headers.get(DE_LA_PAGINA) === 'tarjeta'

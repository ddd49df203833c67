// Apart from the schemas, whose library would come along into the browser.

/** E.164. A number of Chile has nine figures after +56, mobile or not, and begins with no 0 and no 1. */
export const TELEFONO = /^\+(?:56[2-9]\d{8}|(?!56)[1-9]\d{6,14})$/

export const COMO_UN_TELEFONO = 'Escribe el número con código de país, como +56 9 1234 5678'

/** As people write it: blanks between the figures, of whatever kind. */
export const sinBlancos = (texto: string): string => texto.replace(/\s/g, '')

export const esTelefono = (texto: string): boolean => TELEFONO.test(sinBlancos(texto))

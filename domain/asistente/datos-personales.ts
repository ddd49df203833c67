import { ocultarTarjetas } from '#contract/tarjetas.ts'
import { ocultarCodigos } from './codigos.ts'

const CORREO = /[^\s@]+@[^\s@]+\.[^\s@]+/g
const NUMERO = /\+?\d(?:[ .-]?\d){6,}(?:-[\dkK])?/g

/** Another service reads no cards, mails, telephones, RUT or codes of bookings of a message. Prices and dates stay. */
export function ocultarDatos(mensaje: string): string {
  return ocultarCodigos(ocultarTarjetas(mensaje).texto)
    .texto.replaceAll(CORREO, '[correo oculto]')
    .replaceAll(NUMERO, (numero) => (esFechaOPrecio(numero) ? numero : '[número oculto]'))
}

const esFechaOPrecio = (numero: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$|^\d{1,2}-\d{1,2}-\d{4}$|^\d{1,3}(?:\.\d{3})+$/.test(numero) &&
  !/^\d{1,2}\.\d{3}\.\d{3}$/.test(numero)

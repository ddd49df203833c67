const CORREO = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi
const TELEFONO = /\+?\d(?:[\s().-]?\d){7,14}/g
const TARJETA = /\d(?:[ -]?\d){12,18}/g

/** Before a booking is sure, nobody is led around it: mail addresses and phone numbers are blotted out. */
export function ocultarContacto(texto: string): string {
  return texto.replaceAll(CORREO, '[correo oculto]').replaceAll(TELEFONO, '[teléfono oculto]')
}

/** A card number that someone types must not be stored. */
export function ocultarTarjetas(texto: string): string {
  return texto.replaceAll(TARJETA, (hallado) => (pasaLuhn(hallado.replaceAll(/\D/g, '')) ? '•••• •••• ••••' : hallado))
}

function pasaLuhn(digitos: string): boolean {
  let suma = 0
  for (let i = 0; i < digitos.length; i++) {
    const n = Number(digitos[digitos.length - 1 - i])
    const doble = n * 2
    suma += i % 2 === 0 ? n : doble > 9 ? doble - 9 : doble
  }
  return suma % 10 === 0
}

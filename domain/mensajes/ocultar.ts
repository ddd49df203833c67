const CORREO = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi
const TELEFONO = /\+?\d(?:[\s().-]?\d){7,14}/g

/** Before a booking is sure, nobody is led around it: mail addresses and phone numbers are blotted out. */
export function ocultarContacto(texto: string): string {
  return texto.replaceAll(CORREO, '[correo oculto]').replaceAll(TELEFONO, '[teléfono oculto]')
}

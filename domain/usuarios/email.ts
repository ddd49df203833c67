/** The one form in which an address is stored and looked up. */
export function normalizarEmail(texto: string): string {
  return texto.trim().normalize('NFC').toLowerCase()
}

/** 'v•••@demo.cl': enough to recognise one's own. */
export function ocultarEmail(email: string): string {
  const arroba = email.lastIndexOf('@')
  return arroba > 0 ? `${email.slice(0, 1)}•••${email.slice(arroba)}` : '•••'
}

const CANDIDATA = /(?<!\d)\d(?:[ .-]{0,2}\d){12,18}(?!\d)/g

/** A text with every card number hidden, and whether there was one. Keeps the rest as it was. */
export function ocultarTarjetas(texto: string): { texto: string; habia: boolean } {
  let habia = false
  const oculto = texto.replace(CANDIDATA, (numero) => {
    if (!esDeTarjeta(numero.replace(/\D/g, ''))) return numero
    habia = true
    return '[número oculto]'
  })
  return { texto: oculto, habia }
}

/** Luhn, 13 to 19 digits, not all the same. */
function esDeTarjeta(cifras: string): boolean {
  if (cifras.length < 13 || cifras.length > 19 || /^(\d)\1+$/.test(cifras)) return false
  const suma = [...cifras].reverse().reduce((total, cifra, i) => {
    const n = Number(cifra) * (i % 2 === 1 ? 2 : 1)
    return total + (n > 9 ? n - 9 : n)
  }, 0)
  return suma % 10 === 0
}

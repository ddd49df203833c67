export const ALFABETO_CODIGO = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LARGO = 8

// 31 letters: bytes from 248 on would make the first ones likelier, so they are skipped.
const LIMITE = 256 - (256 % ALFABETO_CODIGO.length)

/** Null when too many bytes had to be skipped: ask for more. 32 random bytes practically always do. */
export function codigoDeBytes(bytes: Uint8Array): string | null {
  const letras = Array.from(
    bytes.filter((byte) => byte < LIMITE).subarray(0, LARGO),
    (byte) => ALFABETO_CODIGO[byte % ALFABETO_CODIGO.length],
  )
  return letras.length === LARGO ? letras.join('') : null
}

/** As people type it, in any case, with or without hyphen; null when it cannot be a code. */
export function normalizarCodigo(texto: string): string | null {
  const codigo = texto.replace(/[\s-]/g, '').toUpperCase()
  return codigo.length === LARGO && [...codigo].every((letra) => ALFABETO_CODIGO.includes(letra)) ? codigo : null
}

/** 7K4M-92QX */
export function mostrarCodigo(codigo: string): string {
  return `${codigo.slice(0, 4)}-${codigo.slice(4)}`
}

// Apart from the schemas, whose library would come along into the browser.

/** Where mail can be sent to: figures and letters without accents before the @, a name of the net behind it; as long as they may be (RFC 5321, 4.5.3.1; RFC 1035, 2.3.4). */
export const CORREO =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])$/

export const COMO_UN_CORREO = 'Escribe un correo como nombre@ejemplo.cl'
export const SIN_TILDES_ANTES = 'Antes de la @ no van tildes ni ñ'

/** With its domain as servers write it: `viñamar.cl` is `xn--viamar-xwa.cl`, one and the same. Anything else stays as it was. */
export function conDominioAscii(correo: string): string {
  const arroba = correo.lastIndexOf('@')
  const dominio = correo.slice(arroba + 1).normalize('NFC')
  if (
    arroba < 0 ||
    !/[^\x00-\x7f]/.test(dominio) ||
    !/^[\p{L}\p{M}\p{N}.-]+$/u.test(dominio) ||
    !URL.canParse(`http://${dominio}`)
  )
    return correo
  return `${correo.slice(0, arroba)}@${new URL(`http://${dominio}`).hostname}`
}

/** What is wrong with an address as it was typed; null where it is one. */
export function motivoDeCorreo(texto: string): string | null {
  const correo = conDominioAscii(texto.trim().toLowerCase())
  if (CORREO.test(correo)) return null
  return conTildesAntes(correo) ? SIN_TILDES_ANTES : COMO_UN_CORREO
}

export const conTildesAntes = (correo: string): boolean => /[^\x00-\x7f][^@]*@[^@]+$/.test(correo)

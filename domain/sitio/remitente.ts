import type { Sitio } from '#contract/sitio.ts'

export interface Remitente {
  nombre: string
  correo: string
  /** Where an answer goes, where that is another address. */
  responderA: string | null
}

/** Who a mail is from: the address that the mail server lets us use, else the one that people write to, else one of our own name that nobody reads. */
export function remitenteDe(
  { marca, correo }: Pick<Sitio, 'marca' | 'correo'>,
  { mailFrom, baseUrl }: { mailFrom: string | undefined; baseUrl: string },
): Remitente {
  const fijo = mailFrom ? leerRemitente(mailFrom) : null
  const desde = fijo?.correo ?? correo ?? `no-responder@${new URL(baseUrl).hostname}`
  return {
    nombre: fijo?.nombre || marca,
    correo: desde,
    responderA: correo !== null && correo !== desde ? correo : null,
  }
}

/** 'Ana <a@b.cl>' or 'a@b.cl'. */
function leerRemitente(texto: string): { nombre: string; correo: string } {
  const [, nombre = '', correo = texto] = /^(.*?)\s*<?([^<>\s]+@[^<>\s]+?)>?$/.exec(texto.trim()) ?? []
  return { nombre: nombre.replace(/^"(.*)"$/, '$1'), correo }
}

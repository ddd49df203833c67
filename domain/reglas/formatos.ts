import { conDominioAscii, motivoDeCorreo } from '#contract/correos.ts'
import type { FormatoDeTexto } from '#contract/reglas.ts'
import { COMO_UN_TELEFONO, esTelefono, sinBlancos } from '#contract/telefonos.ts'
import { motivoDeColor } from '#domain/sitio/colores.ts'
import { leerLogo } from '#domain/sitio/logo.ts'
import { leerRut } from '#domain/usuarios/rut.ts'

interface Formato {
  /** As it is kept, however it was typed. */
  guardar(texto: string): string
  /** What is wrong with it; null where nothing is. */
  motivo(texto: string): string | null
}

/** What a line of text has to be: asked while it is typed and again where it is kept. */
export const FORMATOS: Record<FormatoDeTexto, Formato> = {
  rut: {
    guardar(texto) {
      const rut = leerRut(texto)
      return rut ? `${rut.cuerpo}-${rut.dv}` : texto
    },
    motivo: (texto) => (leerRut(texto) ? null : 'El dígito verificador no coincide. Revisa el RUT'),
  },
  correo: { guardar: (texto) => conDominioAscii(texto.toLowerCase()), motivo: motivoDeCorreo },
  telefono: { guardar: sinBlancos, motivo: (texto) => (esTelefono(texto) ? null : COMO_UN_TELEFONO) },
  color: { guardar: (texto) => texto.toLowerCase(), motivo: (texto) => motivoDeColor(texto.toLowerCase()) },
  logo: { guardar: (texto) => texto, motivo: (texto) => (leerLogo(texto) ? null : 'Súbelo en Datos del sitio') },
  https: { guardar: (texto) => texto, motivo: (texto) => (esHttps(texto) ? null : 'Escribe una dirección que empiece con https://') },
}

/** Of a name of the net, and without who enters: it is shown to everybody. */
function esHttps(texto: string): boolean {
  if (/\s/.test(texto) || !URL.canParse(texto)) return false
  const { protocol, hostname, username, password } = new URL(texto)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

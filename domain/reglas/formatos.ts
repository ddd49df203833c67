import { conDominioAscii, motivoDeCorreo } from '#contract/correos.ts'
import type { CampoDeRegla, FormatoDeTexto } from '#contract/reglas.ts'
import { COMO_UN_TELEFONO, esTelefono, sinBlancos } from '#contract/telefonos.ts'
import { motivoDeColor } from '#domain/sitio/colores.ts'
import { leerLogo } from '#domain/sitio/logo.ts'
import { leerRut, RUT_MALO, rutMostrado } from '#domain/usuarios/rut.ts'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'

interface Formato {
  /** As it is kept, however it was typed. */
  guardar(texto: string): string
  /** What is wrong with it; null where nothing is. */
  motivo(texto: string): string | null
  /** As it is read, where that is not as it is kept. */
  mostrar?(texto: string): string
}

/** A line of text is looked at while it is typed and again where it is kept. */
export const FORMATOS: Record<FormatoDeTexto, Formato> = {
  rut: {
    guardar(texto) {
      const rut = leerRut(texto)
      return rut ? `${rut.cuerpo}-${rut.dv}` : texto
    },
    motivo: (texto) => (leerRut(texto) ? null : RUT_MALO),
    mostrar: rutMostrado,
  },
  correo: { guardar: (texto) => conDominioAscii(texto.toLowerCase()), motivo: motivoDeCorreo },
  telefono: {
    guardar: sinBlancos,
    motivo: (texto) => (esTelefono(texto) ? null : COMO_UN_TELEFONO),
    mostrar: mostrarTelefono,
  },
  color: { guardar: (texto) => texto.toLowerCase(), motivo: (texto) => motivoDeColor(texto.toLowerCase()) },
  logo: { guardar: (texto) => texto, motivo: (texto) => (leerLogo(texto) ? null : 'Súbelo en Datos del sitio') },
  https: {
    guardar: (texto) => texto,
    motivo: (texto) => (esHttps(texto) ? null : 'Escribe una dirección que empiece con https://'),
  },
}

/** A line of text as it is read; '—' where nobody wrote any. */
export function textoMostrado(campo: CampoDeRegla, valor: unknown): string {
  if (valor === '' || valor === null) return '—'
  const texto = String(valor)
  return (campo.tipo === 'texto' && campo.formato && FORMATOS[campo.formato].mostrar?.(texto)) || texto
}

/** Of a name of the net, and without who enters: it is shown to everybody. */
function esHttps(texto: string): boolean {
  if (/\s/.test(texto) || !URL.canParse(texto)) return false
  const { protocol, hostname, username, password } = new URL(texto)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

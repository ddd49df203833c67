import { motivoDeCorreo } from '#contract/correos.ts'
import { esTelefono } from '#contract/telefonos.ts'
import type { ApiError } from '#web/api/cliente.ts'
import type { FieldMistake } from '#web/ui/error-summary.tsx'
import { esCelularChileno } from '#web/ui/telefono.ts'

export const obligatorio = (mensaje: string) => (value: string) => (value ? undefined : mensaje)

/** Two words that could be a name and a surname. */
export function reglaNombreCompleto(value: string): string | undefined {
  return value.split(/\s+/).filter((palabra) => (palabra.match(/\p{L}/gu) ?? []).length > 1).length > 1
    ? undefined
    : 'Escribe tu nombre y apellido'
}

export function reglaCorreo(value: string): string | undefined {
  if (!value) return 'Escribe tu correo'
  return motivoDeCorreo(value) ?? undefined
}

export function reglaCelular(value: string): string | undefined {
  if (!value) return 'Escribe tu celular'
  if (value.startsWith('+56'))
    return esCelularChileno(value) ? undefined : 'El celular debe tener 9 dígitos y empezar con 9'
  return esTelefono(value) ? undefined : 'Revisa el número: escribe solo los dígitos, sin el código de país'
}

export function reglaClaveNueva(value: string): string | undefined {
  if (!value) return 'Escribe una contraseña'
  if ([...value].length < 10) return 'Usa al menos 10 caracteres'
  return [...value].length > 128 ? 'Usa 128 caracteres como máximo' : undefined
}

/** The server's messages by the names of the form: 'contacto.email' stands by 'email'; an answer by its whole name. */
export function erroresDeCampos({ campos }: ApiError): FieldMistake[] {
  return Object.entries(campos).map(([campo, mensaje]) => ({
    campo: campo.startsWith('respuestas.') ? campo : (campo.split('.').at(-1) ?? campo),
    mensaje,
  }))
}

import type { ErrorCode, ERRORS } from './errors.ts'

type Invalido = { [Code in ErrorCode]: (typeof ERRORS)[Code][0] extends 'invalid' ? Code : never }[ErrorCode]

/** The field that a 422 is about where only its code is known: every 422 names one. */
export const CAMPO_DE: Record<Invalido, string> = {
  'datos-invalidos': 'cuerpo',
  'edicion-incompleta': 'contenido',
  'calendario-ilegible': 'archivo',
  'documento-ilegible': 'archivo',
  'foto-ilegible': 'archivo',
  'foto-desproporcionada': 'archivo',
  'clave-idempotente-reutilizada': 'Idempotency-Key',
  'entrada-falsa': 'codigo',
  'enlace-vencido': 'token',
  'participantes-invalidos': 'participantes',
  'contacto-incompleto': 'contacto',
  'tarifa-no-vendida': 'participantes',
  'recogida-desconocida': 'recogida',
  'recogida-requerida': 'recogida',
  'respuesta-invalida': 'respuestas',
  'pregunta-sin-respuesta': 'respuestas',
  'monto-no-cobrable': 'participantes',
}

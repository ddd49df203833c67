import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id } from './comun.ts'

/** What a mail may be stopped for by its own link: one saved search or one place in a line, of a guest, or all mails of that kind, of an account. */
const BAJAS_DE_CORREO = ['alerta', 'espera', 'avisos-alerta', 'avisos-espera'] as const
export const BajaDeCorreo = z.enum(BAJAS_DE_CORREO, { error: 'Ese enlace no está completo' })
export type BajaDeCorreo = z.infer<typeof BajaDeCorreo>

/** `recibe`: mails still come. */
export const Desuscripcion = z.object({ de: BajaDeCorreo, recibe: z.boolean() })
export type Desuscripcion = z.infer<typeof Desuscripcion>

const conEnlace = {
  access: ['publico'],
  input: z.object({ de: BajaDeCorreo, clave: Id }),
  output: Desuscripcion,
  errors: ['baja-desconocida', 'pago-en-revision'],
} as const

export const desuscripciones = defineCalls({
  verDesuscripcion: {
    route: 'GET /api/desuscripciones/:de/:clave',
    resumen: 'Con el enlace de un correo de avisos: qué se deja de recibir; mirar no cambia nada.',
    ...conEnlace,
  },
  dejarDeRecibir: {
    route: 'POST /api/desuscripciones/:de/:clave',
    resumen: 'Con el enlace de un correo de avisos: no llegan más como ese. Otra vez no cambia nada.',
    ...conEnlace,
  },
})

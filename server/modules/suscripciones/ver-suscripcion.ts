import type { Suscripcion } from '#contract/suscripciones.ts'
import type { Ctx } from '#server/ctx.ts'
import { quienPregunta } from './quien-pregunta.ts'
import { verSuscripcionJson } from './suscripcion.json.ts'

export const verSuscripcion = (ctx: Ctx): Promise<Suscripcion> => verSuscripcionJson(ctx, ctx.db, quienPregunta(ctx))

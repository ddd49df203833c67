import type { CalendarioPersonal } from '#contract/calendarios.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findCalendario } from './calendarios.db.ts'

export async function verCalendarioPersonal(ctx: Ctx): Promise<CalendarioPersonal> {
  const calendario = await findCalendario(ctx.db, usuarioDe(ctx))
  return { activo: calendario !== undefined, creadoEn: calendario?.createdAt.toISOString() ?? null }
}

export const usuarioDe = ({ actor }: Ctx): string => (actor.tipo === 'sesion' ? actor.usuarioId : refuse('sesion-requerida'))

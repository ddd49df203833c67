import type { CalendarioPersonal } from '#contract/calendarios.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { findCalendario } from './calendarios.db.ts'

export async function verCalendarioPersonal(ctx: Ctx): Promise<CalendarioPersonal> {
  const calendario = await findCalendario(ctx.db, usuarioDe(ctx))
  return { activo: calendario !== undefined, creadoEn: calendario?.createdAt.toISOString() ?? null }
}

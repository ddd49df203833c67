import type { CalendarioPersonal } from '#contract/calendarios.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { deleteCalendario } from './calendarios.db.ts'

export async function borrarCalendarioPersonal(ctx: Ctx): Promise<CalendarioPersonal> {
  await deleteCalendario(ctx.db, usuarioDe(ctx))
  return { activo: false, creadoEn: null }
}

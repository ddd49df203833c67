import type { Ctx } from '#server/ctx.ts'
import { componerCalendario } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findDuenio } from './calendarios.db.ts'
import { hashDe } from './crear-calendario-personal.ts'

/** For a calendar program, which has nothing but the address. */
export async function leerCalendarioPersonal(ctx: Ctx, { calendario }: { calendario: string }): Promise<string> {
  const duenio = (await findDuenio(ctx.db, hashDe(calendario.replace(/\.ics$/, '')))) ?? refuse('calendario-desconocido')
  return componerCalendario(ctx, duenio)
}

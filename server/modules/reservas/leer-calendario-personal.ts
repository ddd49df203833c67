import type { Ctx } from '#server/ctx.ts'
import { findCalendarioPorDireccion } from '#server/modules/calendarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { componerCalendario } from './componer-calendario.ts'

/** For a calendar program, which has nothing but the address. */
export async function leerCalendarioPersonal(ctx: Ctx, { calendario }: { calendario: string }): Promise<string> {
  return componerCalendario(
    ctx,
    (await findCalendarioPorDireccion(ctx.db, calendario)) ?? refuse('calendario-desconocido'),
  )
}

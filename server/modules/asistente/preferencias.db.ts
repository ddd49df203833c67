import { Preferencias } from '#contract/asistente.ts'
import type { Db } from '#server/ctx.ts'

/** What somebody wrote under 'Preferencias de viaje'; nothing where it is of another form. */
export async function findPreferencias(db: Db, usuarioId: string): Promise<Preferencias | null> {
  const row = await db.selectFrom('usuarios').select('perfilPreferencias').where('id', '=', usuarioId).executeTakeFirst()
  return Preferencias.safeParse(row?.perfilPreferencias).data ?? null
}

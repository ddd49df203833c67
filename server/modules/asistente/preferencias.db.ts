import { sql } from 'kysely'
import { Preferencias } from '#contract/asistente.ts'
import type { Db } from '#server/ctx.ts'

/** What somebody wrote under 'Preferencias de viaje' and lets the assistant use; nothing where it is of another form. */
export async function findPreferencias(db: Db, usuarioId: string): Promise<Preferencias | null> {
  const row = await db
    .selectFrom('usuarios')
    .select('perfilPreferencias')
    .where('id', '=', usuarioId)
    .where(
      sql<boolean>`(select otorgado from consentimientos where usuario_id = ${usuarioId} and tipo = 'personalizacion_ia' order by id desc limit 1) and not dato_bloqueado(${usuarioId}, 'preferencias')`,
    )
    .executeTakeFirst()
  return Preferencias.safeParse(row?.perfilPreferencias).data ?? null
}

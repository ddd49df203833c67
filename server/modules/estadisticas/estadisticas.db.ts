import { sql } from 'kysely'
import type { Estadisticas } from '#contract/estadisticas.ts'
import type { Db } from '#server/ctx.ts'

/** The four totals of product 10, in one reading. */
export async function countEstadisticas(db: Db): Promise<Estadisticas> {
  const { rows } = await sql<Estadisticas>`
    select
      (select count(*) from proveedores where estado = 'Activo')::int as active_providers,
      (select count(*) from experiencias where listada)::int as total_experiences,
      (select count(*) from proveedores where estado in ('Enviado', 'En revisión'))::int
        + (select count(*) from experiencias where estado = 'en_revision')::int as pending_review,
      (select count(*) from empresas where estado = 'Activa')::int as "b2bClients"`.execute(db)
  return rows[0]!
}

import { sql } from 'kysely'
import type { Estadisticas } from '#contract/estadisticas.ts'
import type { Db } from '#server/ctx.ts'

/** The four public totals, in one reading. */
export async function countEstadisticas(db: Db): Promise<Estadisticas> {
  const { rows } = await sql<Estadisticas>`
    select
      (select count(*) from proveedores where estado = 'Activo')::int as active_providers,
      (select count(*) from experiencias where listada)::int as total_experiences,
      (select count(*) from proveedores where estado in ('Enviado', 'En revisión'))::int
        + (select count(*) from experiencias where estado = 'en_revision')::int
        + (select count(*) from ediciones d join experiencias e on e.id = d.experiencia_id where d.estado = 'en_revision' and e.estado in ('publicada', 'pausada'))::int as pending_review,
      (select count(*) from empresas where estado = 'Activa')::int as "b2bClients"`.execute(db)
  return rows[0]!
}

const pendientes = sql`
  select 'proveedor' as tipo, p.id, p.nombre_comercial as nombre, p.estado, p.tipo_proveedor as de, p.updated_at as desde from proveedores p where p.estado in ('Enviado', 'En revisión')
  union all
  select 'experiencia', e.id, e.nombre_experiencia, e.estado, e.operador_nombre, e.updated_at from experiencias e where e.estado = 'en_revision'
  union all
  select 'experiencia', e.id, e.nombre_experiencia, d.estado, e.operador_nombre, d.enviada_en from ediciones d join experiencias e on e.id = d.experiencia_id
    where d.estado = 'en_revision' and e.estado in ('publicada', 'pausada')`

export interface PendienteRow {
  tipo: 'proveedor' | 'experiencia'
  id: string
  nombre: string
  estado: string
  de: string
  desde: Date
}

/** Who has waited longest comes first. */
export async function listPendientes(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<PendienteRow[]> {
  const { rows } =
    await sql<PendienteRow>`select * from (${pendientes}) t order by t.desde, t.id limit ${limit} offset ${offset}`.execute(
      db,
    )
  return rows
}

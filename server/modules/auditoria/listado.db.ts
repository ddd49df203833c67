import { sql } from 'kysely'
import { diaLocal } from '#domain/fechas.ts'
import type { Db } from '#server/ctx.ts'

const ZONA = 'America/Santiago'

export interface FiltrosAuditoria {
  accion?: string | undefined
  objeto?: string | undefined
  objetoId?: string | undefined
  actor?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
  antesDe?: number | undefined
}

export interface AnotadoRow {
  id: number
  createdAt: Date
  quien: string
  accion: string
  objeto: string
  objetoId: string
  detalle: Record<string, string | number | boolean | null>
}

function condicion({ accion, objeto, objetoId, actor, desde, hasta, antesDe }: FiltrosAuditoria) {
  const partes = [
    // Some were once written with a hyphen, and nobody may change them.
    accion && sql`translate(a.accion, '-.', '__') = translate(${accion}, '-.', '__')`,
    objeto && sql`a.objeto = ${objeto}`,
    objetoId && sql`a.objeto_id = ${objetoId}`,
    actor && sql`a.actor = ${actor}`,
    desde && sql`a.created_at >= ${diaLocal(desde, ZONA).desde}`,
    hasta && sql`a.created_at < ${diaLocal(hasta, ZONA).hasta}`,
    antesDe !== undefined && sql`a.id < ${antesDe}`,
  ].filter((parte) => parte !== undefined && parte !== false && parte !== '')
  return partes.length === 0 ? sql`true` : sql.join(partes, sql` and `)
}

export async function listAuditoria(db: Db, filtros: FiltrosAuditoria, { limit, offset }: { limit: number; offset: number }): Promise<AnotadoRow[]> {
  const { rows } = await sql<AnotadoRow>`
    select a.id, a.created_at, a.accion, a.objeto, a.objeto_id, a.detalle,
      coalesce((select split_part(u.nombre, ' ', 1) from usuarios u join membresias m on m.usuario_id = u.id and m.tipo = 'admin' where u.id::text = a.actor),
        case when a.actor in ('visitante', 'invitado', 'clave') then a.actor else 'persona ' || left(a.actor, 8) end) as quien
    from auditoria a where ${condicion(filtros)} order by a.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countAuditoria(db: Db, filtros: FiltrosAuditoria): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from auditoria a where ${condicion({ ...filtros, antesDe: undefined })}`.execute(db)
  return rows[0]!.n
}

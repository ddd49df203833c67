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
  nombre: string | null
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

const suId = sql`case when a.objeto_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.objeto_id::uuid end`

/** By what our staff know it; a person has no name here. */
const nombreDelObjeto = sql`case a.objeto
  when 'reserva' then (select r.codigo from reservas r where r.id = ${suId})
  when 'compra' then (select r.codigo from reservas r where r.id = ${suId})
  when 'transferencia' then (select r.codigo from transferencias t join reservas r on r.id = t.reserva_id where t.id = ${suId})
  when 'experiencia' then (select e.nombre_experiencia from experiencias e where e.id = ${suId})
  when 'proveedor' then (select p.nombre_comercial from proveedores p where p.id = ${suId})
  when 'empresa' then (select e.nombre from empresas e where e.id = ${suId})
  when 'caso' then (select c.titulo from casos c where c.id = ${suId})
  end`

export async function listAuditoria(
  db: Db,
  filtros: FiltrosAuditoria,
  { limit, offset }: { limit: number; offset: number },
): Promise<AnotadoRow[]> {
  const { rows } = await sql<AnotadoRow>`
    select a.id, a.created_at, a.accion, a.objeto, a.objeto_id, a.detalle,
      coalesce((select split_part(u.nombre, ' ', 1) from usuarios u join membresias m on m.usuario_id = u.id and m.tipo = 'admin' where u.id::text = a.actor),
        case when a.actor in ('visitante', 'invitado', 'clave') then a.actor else 'persona ' || left(a.actor, 8) end) as quien,
      ${nombreDelObjeto} as nombre
    from auditoria a where ${condicion(filtros)} order by a.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countAuditoria(db: Db, filtros: FiltrosAuditoria): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from auditoria a where ${condicion({ ...filtros, antesDe: undefined })}`.execute(db)
  return rows[0]!.n
}

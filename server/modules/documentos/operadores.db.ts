import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'

export interface OperadorEnListaRow {
  tipo: 'anfitrion' | 'proveedor'
  id: string
  numero: string | null
  nombre: string
  estado: string
  region: string
  categorias: string[]
  enviadoEn: Date | null
  documentosPendientes: number
}

interface Filtros {
  estado?: string | undefined
  tipo?: string | undefined
  q?: string | undefined
}

const operadores = sql`
  select 'anfitrion' as tipo, a.id, l.numero, a.nombre, a.estado, a.region, a.rut, l.datos, l.id as legajo_id, l.enviado_en, a.created_at from anfitriones a left join legajos l on l.anfitrion_id = a.id
  union all
  select 'proveedor', p.id, l.numero, p.nombre_comercial, p.estado, p.region, p.rut, l.datos, l.id, l.enviado_en, p.created_at from proveedores p left join legajos l on l.proveedor_id = p.id`

const filtro = ({ estado, tipo, q }: Filtros) => {
  const buscado = q ? `%${q.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  return sql`where (${estado ?? null}::text is null or o.estado = ${estado ?? null}) and (${tipo ?? null}::text is null or o.tipo = ${tipo ?? null})
    and (${buscado}::text is null or sin_acentos(o.nombre) like sin_acentos(${buscado}) or o.rut like ${buscado} or o.numero::text = ${q ?? null})`
}

/** Who has waited longest comes first; then whoever is new. */
export async function listOperadores(
  db: Db,
  filtros: Filtros,
  { limit, offset }: { limit: number; offset: number },
): Promise<OperadorEnListaRow[]> {
  const { rows } = await sql<OperadorEnListaRow>`
    select o.tipo, o.id, o.numero, o.nombre, o.estado, o.region, coalesce(o.datos -> 'actividad' -> 'categorias', '[]') as categorias, o.enviado_en,
      (select count(*)::int from documentos d where d.legajo_id = o.legajo_id and d.estado = 'pendiente') as documentos_pendientes
    from (${operadores}) o ${filtro(filtros)}
    order by case when o.estado in ('Enviado', 'En revisión') then coalesce(o.enviado_en, o.created_at) end nulls last, o.created_at desc, o.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countOperadores(db: Db, filtros: Filtros): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from (${operadores}) o ${filtro(filtros)}`.execute(db)
  return rows[0]!.n
}

import { sql, type Insertable } from 'kysely'
import { LINEAS_A_LA_VISTA } from '#contract/topes.ts'
import { vendibleDe, type Contrato, type LineaDeContrato, type Vendible } from '#domain/empresas/margen.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

const SOBRE = sql`case when l.experiencia_id is not null then 'experiencia' when l.categoria is not null then 'categoria' else 'operador' end`
const OBJETO = sql`coalesce(l.experiencia_id::text, l.proveedor_id::text, l.anfitrion_id::text, l.categoria)`

/** What decides its prices, in one statement however many its lines. */
export async function getContrato(db: Db | Tx, empresaId: string): Promise<Contrato> {
  const { rows } = await sql<Contrato>`
    select c.margen, coalesce((select json_agg(json_build_object('sobre', ${SOBRE}, 'objeto', ${OBJETO}, 'margen', l.margen, 'desde', l.desde::text, 'hasta', l.hasta::text))
      from lineas_de_contrato l where l.empresa_id = c.id and l.terminada_en is null), '[]') as lineas
    from empresas c where c.id = ${empresaId}::uuid`.execute(db)
  return rows[0]!
}

export type LineaRow = LineaDeContrato & { id: string; nombre: string; estaTerminada: boolean }

const LINEAS = sql`
    select l.id, ${SOBRE} as sobre, ${OBJETO} as objeto, coalesce(e.nombre_experiencia, p.nombre_comercial, a.nombre, l.categoria) as nombre,
      l.margen, l.desde::text as desde, l.hasta::text as hasta, l.terminada_en is not null as esta_terminada
    from lineas_de_contrato l
    left join experiencias e on e.id = l.experiencia_id
    left join proveedores p on p.id = l.proveedor_id
    left join anfitriones a on a.id = l.anfitrion_id`

/** Those that nobody ended first, then the newest. */
export async function listLineas(db: Db | Tx, empresaId: string): Promise<LineaRow[]> {
  const { rows } = await sql<LineaRow>`${LINEAS} where l.empresa_id = ${empresaId}::uuid
    order by l.terminada_en is not null, l.desde desc, l.created_at desc, l.id limit ${LINEAS_A_LA_VISTA}`.execute(db)
  return rows
}

export const getLinea = async (tx: Tx, id: string): Promise<LineaRow> =>
  (await sql<LineaRow>`${LINEAS} where l.id = ${id}::uuid`.execute(tx)).rows[0]!

export const insertLinea = async (tx: Tx, row: Insertable<Database['lineasDeContrato']>): Promise<void> =>
  void (await tx.insertInto('lineasDeContrato').values(row).execute())

export const findLinea = (tx: Tx, empresaId: string, id: string) =>
  tx
    .selectFrom('lineasDeContrato')
    .select(['id', 'desde', 'hasta', 'terminadaEn'])
    .where('empresaId', '=', empresaId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function terminarLinea(
  tx: Tx,
  id: string,
  { terminadaPor, now }: { terminadaPor: string; now: Date },
): Promise<void> {
  await tx.updateTable('lineasDeContrato').set({ terminadaEn: now, terminadaPor }).where('id', '=', id).execute()
}

/** An experience that is sold, or paused for now. */
export async function findVendida(
  db: Db | Tx,
  id: string,
): Promise<{ vendible: Vendible; proveedorId: string | null; anfitrionId: string | null } | undefined> {
  if (!esUuid(id)) return undefined
  const row = await db
    .selectFrom('experiencias')
    .select(['id as experienciaId', 'proveedorId', 'anfitrionId', 'tipoExperiencia'])
    .where('id', '=', id)
    .where('estado', 'in', ['publicada', 'pausada'])
    .executeTakeFirst()
  return row && { vendible: vendibleDe(row), proveedorId: row.proveedorId, anfitrionId: row.anfitrionId }
}

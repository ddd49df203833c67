import { sql, type Insertable } from 'kysely'
import type { FILTROS_DE_CASOS } from '#contract/enumeraciones.ts'
import type { TipoCaso } from '#contract/casos.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export interface CasoRow {
  id: string
  tipo: TipoCaso
  objeto: string
  objetoId: string
  titulo: string
  detalle: Hecho['detalle']
  estado: 'abierto' | 'resuelto'
  abiertoEn: Date
  venceEn: Date
  noPuede: string | null
  tomadoPor: string | null
  tomadoEn: Date | null
  quien: string | null
  resueltoEn: Date | null
  decision: string | null
}

export interface Hecho {
  hecho: string
  texto: string | null
  detalle: Record<string, string | number | boolean | null>
  createdAt: Date
  actor: string | null
}

const COLUMNAS = sql`c.id, c.tipo, c.objeto, c.objeto_id, c.titulo, c.detalle, c.estado, c.abierto_en, c.vence_en, c.no_puede, c.tomado_por, c.tomado_en, c.resuelto_en, c.decision,
  (select u.nombre from usuarios u where u.id = c.tomado_por) as quien`

/** False where one about the same object is open already. */
export async function insertCaso(
  tx: Tx,
  { detalle, ...row }: Omit<Insertable<Database['casos']>, 'detalle'> & { detalle: Hecho['detalle'] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('casos')
    .values({ ...row, detalle: JSON.stringify(detalle) })
    // Written out: a plan that PostgreSQL keeps for any parameter no longer matches the partial index.
    .onConflict((oc) =>
      oc
        .columns(['tipo', 'objetoId'])
        .where(sql<boolean>`estado = 'abierto'`)
        .doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function insertHecho(
  tx: Tx,
  {
    detalle,
    ...row
  }: {
    casoId: string
    actor: string | null
    hecho: string
    texto: string | null
    detalle: Hecho['detalle']
    createdAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('casoHechos')
    .values({ ...row, detalle: JSON.stringify(detalle) })
    .execute()
}

export const lockCasoAbierto = async (tx: Tx, tipo: TipoCaso, objetoId: string) =>
  tx
    .selectFrom('casos')
    .select(['id', 'tomadoPor', 'tomadoEn', 'noPuede'])
    .where('tipo', '=', tipo)
    .where('objetoId', '=', objetoId)
    .where('estado', '=', 'abierto')
    .forUpdate()
    .executeTakeFirst()

export const lockCaso = async (tx: Tx, id: string) =>
  esUuid(id) ? tx.selectFrom('casos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() : undefined

export async function updateCaso(
  tx: Tx,
  id: string,
  cambio: Partial<Pick<CasoRow, 'tomadoPor' | 'tomadoEn' | 'venceEn' | 'estado' | 'resueltoEn' | 'decision'>> & {
    resueltoPor?: string | null
  },
): Promise<void> {
  await tx.updateTable('casos').set(cambio).where('id', '=', id).execute()
}

/** What the queue and the history show of these objects, where a name in it was a person's. */
export async function cambiarTitulos(tx: Tx, objeto: string, ids: readonly string[], titulo: string): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('casos').set({ titulo }).where('objeto', '=', objeto).where('objetoId', 'in', ids).execute()
}

/** What was written in decided cases about these objects; that they were, when and how they were decided stays. */
export async function olvidarTextos(tx: Tx, objetoIds: readonly string[]): Promise<void> {
  if (objetoIds.length === 0) return
  const decididos = tx
    .selectFrom('casos')
    .select('id')
    .where('objetoId', 'in', objetoIds)
    .where('estado', '=', 'resuelto')
  await tx
    .updateTable('casoHechos')
    .set({ texto: null })
    .where('texto', 'is not', null)
    .where('casoId', 'in', decididos)
    .execute()
}

export async function findCaso(db: Db | Tx, id: string): Promise<CasoRow | undefined> {
  if (!esUuid(id)) return undefined
  const { rows } = await sql<CasoRow>`select ${COLUMNAS} from casos c where c.id = ${id}`.execute(db)
  return rows[0]
}

export async function listHechos(db: Db | Tx, casoId: string): Promise<Hecho[]> {
  const { rows } = await sql<Hecho>`
    select h.hecho, h.texto, h.detalle, h.created_at, u.nombre as actor from caso_hechos h left join usuarios u on u.id = h.actor
    where h.caso_id = ${casoId} order by h.id limit 500`.execute(db)
  return rows
}

export interface Eleccion {
  tipos: readonly TipoCaso[]
  estado: 'abierto' | 'resuelto'
  de?: (typeof FILTROS_DE_CASOS)[number] | undefined
  usuarioId: string
  now: Date
  /** Before this, taken is no longer being looked at. */
  tomadoDesde: Date
}

function condicion({ tipos, estado, de, usuarioId, now, tomadoDesde }: Eleccion) {
  const propias = {
    mios: sql`and c.tomado_por = ${usuarioId} and c.tomado_en > ${tomadoDesde}`,
    libres: sql`and (c.tomado_por is null or c.tomado_en <= ${tomadoDesde})`,
    vencidos: sql`and c.vence_en <= ${now}`,
  }
  const tipo = tipos.length === 1 ? sql`c.tipo = ${tipos[0]!}` : sql`c.tipo in (${sql.join(tipos)})`
  // Spelt out, so that the partial indexes serve whatever the plan.
  return sql`c.estado = ${sql.lit(estado)} and ${tipo} ${de ? propias[de] : sql``}`
}

/** Oldest first while open, newest first once decided; `despues` is the last one already seen. Each row says how many there are in all: one statement for a page. */
export async function listCasos(
  db: Db,
  eleccion: Eleccion,
  { limit, offset, despues }: { limit: number; offset: number; despues: string | null },
): Promise<(CasoRow & { total: number })[]> {
  const abiertos = eleccion.estado === 'abierto'
  const sigue = !despues
    ? sql``
    : abiertos
      ? sql`and (c.abierto_en, c.id) > (select d.abierto_en, d.id from casos d where d.id = ${despues}::uuid)`
      : sql`and (c.resuelto_en, c.id) < (select d.resuelto_en, d.id from casos d where d.id = ${despues}::uuid)`
  const orden = abiertos ? sql`c.abierto_en, c.id` : sql`c.resuelto_en desc, c.id desc`
  const { rows } = await sql<
    CasoRow & { total: number }
  >`select ${COLUMNAS}, (select count(*)::int from casos c where ${condicion(eleccion)}) as total from casos c where ${condicion(eleccion)} ${sigue} order by ${orden} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countCasos(db: Db, eleccion: Eleccion): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from casos c where ${condicion(eleccion)}`.execute(db)
  return rows[0]!.n
}

export async function countColas(
  db: Db,
  now: Date,
): Promise<{ tipo: TipoCaso; abiertos: number; vencidos: number; desde: Date }[]> {
  const { rows } = await sql<{ tipo: TipoCaso; abiertos: number; vencidos: number; desde: Date }>`
    select tipo, count(*)::int as abiertos, (count(*) filter (where vence_en <= ${now}))::int as vencidos, min(abierto_en) as desde from casos where estado = 'abierto' group by tipo`.execute(
    db,
  )
  return rows
}

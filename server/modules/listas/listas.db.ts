import { sql, type Insertable } from 'kysely'
import { CAMPOS_DE_FICHA } from '#domain/experiencias/ficha.ts'
import type { Voto } from '#domain/listas/recuento.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export interface ListaRow {
  id: string
  usuarioId: string
  nombre: string
  fechas: string[]
  cerradaEn: Date | null
  createdAt: Date
}

const fechas = sql<
  string[]
>`coalesce((select array_agg(to_char(f, 'YYYY-MM-DD') order by f) from unnest(listas.fechas) f), '{}')`

export const findLista = (db: Db | Tx, id: string): Promise<ListaRow | undefined> =>
  db
    .selectFrom('listas')
    .select(['id', 'usuarioId', 'nombre', 'cerradaEn', 'createdAt'])
    .select(fechas.as('fechas'))
    .where('id', '=', id)
    .executeTakeFirst()

/** Votes of one list pass one at a time, so that its limit holds and it closes for all. */
export async function lockLista(tx: Tx, id: string): Promise<ListaRow | undefined> {
  await tx.selectFrom('listas').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return findLista(tx, id)
}

export const listExperienciasDe = (db: Db | Tx, listaId: string) =>
  db
    .selectFrom('experiencias as e')
    .innerJoin('listaExperiencias as l', 'l.experienciaId', 'e.id')
    .select(CAMPOS_DE_FICHA.map((campo) => `e.${campo}` as const))
    .where('l.listaId', '=', listaId)
    .where('e.listada', '=', true)
    .orderBy('l.puesto')
    .execute()

export async function listVotosDe(db: Db | Tx, listaId: string): Promise<Voto[]> {
  const { rows } = await sql<Voto>`
    select nombre, coalesce((select array_agg(e::text) from unnest(experiencias) e), '{}') as experiencias,
      coalesce((select array_agg(to_char(f, 'YYYY-MM-DD')) from unnest(fechas) f), '{}') as fechas
    from lista_votos where lista_id = ${listaId} order by created_at, nombre, id`.execute(db)
  return rows
}

export async function countVotos(tx: Tx, listaId: string): Promise<number> {
  return (
    await tx
      .selectFrom('listaVotos')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('listaId', '=', listaId)
      .executeTakeFirstOrThrow()
  ).n
}

export async function insertLista(
  tx: Tx,
  row: Insertable<Database['listas']>,
  experiencias: string[],
): Promise<number> {
  await tx.insertInto('listas').values(row).execute()
  const { numAffectedRows = 0n } = await sql`insert into lista_experiencias (lista_id, experiencia_id, puesto)
    select ${row.id}::uuid, e.id, array_position(${experiencias}::text[], e.id::text) from experiencias e where e.id::text = any(${experiencias}) and e.listada`.execute(
    tx,
  )
  return Number(numAffectedRows)
}

export async function insertVoto(tx: Tx, row: { id: string; listaId: string; createdAt: Date } & Voto): Promise<void> {
  const { experiencias, fechas: dias, ...resto } = row
  await tx
    .insertInto('listaVotos')
    .values({
      ...resto,
      experiencias: sql`${experiencias}::uuid[]`,
      fechas: sql`${dias}::date[]`,
      updatedAt: row.createdAt,
    })
    .execute()
}

/** False where nobody voted there under that id. */
export async function updateVoto(
  tx: Tx,
  { id, listaId }: { id: string; listaId: string },
  voto: Voto,
  now: Date,
): Promise<boolean> {
  const set = {
    nombre: voto.nombre,
    experiencias: sql<string[]>`${voto.experiencias}::uuid[]`,
    fechas: sql<string[]>`${voto.fechas}::date[]`,
    updatedAt: now,
  }
  const { numUpdatedRows } = await tx
    .updateTable('listaVotos')
    .set(set)
    .where('listaId', '=', listaId)
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const listListasDe = (db: Db, usuarioId: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('listas as l')
    .select(['l.id', 'l.nombre', 'l.cerradaEn'])
    .select(sql<number>`(select count(*)::int from lista_experiencias x where x.lista_id = l.id)`.as('experiencias'))
    .select(sql<number>`(select count(*)::int from lista_votos v where v.lista_id = l.id)`.as('votantes'))
    .where('l.usuarioId', '=', usuarioId)
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countListasDe(db: Db | Tx, usuarioId: string): Promise<number> {
  return (
    await db
      .selectFrom('listas')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('usuarioId', '=', usuarioId)
      .executeTakeFirstOrThrow()
  ).n
}

export async function cerrar(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('listas').set({ cerradaEn: now }).where('id', '=', id).where('cerradaEn', 'is', null).execute()
}

export async function deleteLista(db: Db, id: string): Promise<void> {
  await db.deleteFrom('listas').where('id', '=', id).execute()
}

export async function deleteListasDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('listas').where('usuarioId', '=', usuarioId).execute()
}

export async function deleteListasViejas(db: Db, antesDe: Date): Promise<void> {
  await db.deleteFrom('listas').where('createdAt', '<', antesDe).execute()
}

/** What this module keeps of a person: their lists, not what friends wrote on them. */
export async function exportarListas(db: Db, usuarioId: string) {
  const listas = await db
    .selectFrom('listas as l')
    .select(['l.nombre', 'l.cerradaEn', 'l.createdAt as creadaEn'])
    .select(sql<number>`(select count(*)::int from lista_votos v where v.lista_id = l.id)`.as('votantes'))
    .select(
      sql<
        string[]
      >`coalesce((select json_agg(e.nombre_experiencia order by x.puesto) from lista_experiencias x join experiencias e on e.id = x.experiencia_id where x.lista_id = l.id), '[]')`.as(
        'experiencias',
      ),
    )
    .where('l.usuarioId', '=', usuarioId)
    .orderBy('l.createdAt')
    .execute()
  return { listas }
}

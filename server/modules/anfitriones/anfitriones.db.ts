import { sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

/** Whoever closed offers nothing any more, and is none. */
export const findAnfitrionDe = (db: Db | Tx, usuarioId: string) =>
  db
    .selectFrom('anfitriones')
    .selectAll()
    .where('usuarioId', '=', usuarioId)
    .where('estado', '<>', 'Baja')
    .executeTakeFirst()

/** One who closed; `suspendido`: while somebody of ours had stopped their sales. */
export const findCerrado = (tx: Tx, usuarioId: string) =>
  tx
    .selectFrom('anfitriones')
    .select([
      'id',
      sql<boolean>`exists (select 1 from sanciones z where z.operador_tipo = 'anfitrion' and z.operador_id = anfitriones.id and z.estado <> 'levantada')`.as(
        'suspendido',
      ),
    ])
    .where('usuarioId', '=', usuarioId)
    .where('estado', '=', 'Baja')
    .executeTakeFirst()
export const getAnfitrion = (db: Db | Tx, id: string) =>
  db.selectFrom('anfitriones').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const lockAnfitrion = (tx: Tx, id: string) =>
  tx.selectFrom('anfitriones').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** False if that person is a host already, or the slug is taken. */
export async function insertAnfitrion(
  tx: Tx,
  row: { id: string; usuarioId: string; slug: string; nombre: string; telefono: string | null; now: Date },
): Promise<boolean> {
  const { now, ...resto } = row
  const vacios = {
    biografia: '',
    domicilio: '',
    region: '',
    comunaCodigo: '',
    ciudad: '',
    estado: 'Borrador',
    createdAt: now,
    updatedAt: now,
  }
  return (
    (await tx
      .insertInto('anfitriones')
      .values({ ...resto, ...vacios })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

/** False where the state moved meanwhile. */
export async function cambiarEstadoDeAnfitrion(
  tx: Tx,
  id: string,
  { de, a }: { de: string; a: string },
  now: Date,
): Promise<boolean> {
  return (
    (await tx
      .updateTable('anfitriones')
      .set({ estado: a, updatedAt: now })
      .where('id', '=', id)
      .where('estado', '=', de)
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function cambiarFichaDeAnfitrion(
  tx: Tx,
  id: string,
  set: Omit<Updateable<Database['anfitriones']>, 'estado'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('anfitriones')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** Where they live and what they said of themselves; the region stays with what was sold there. */
const SIN_FICHA = {
  biografia: '',
  idiomas: sql<string[]>`'{}'`,
  domicilio: '',
  comunaCodigo: '',
  ciudad: '',
  telefono: null,
  verificaciones: '[]',
}

/** Of whoever erases their account: what they sold is kept, by nobody in particular. Their RUT stays with the sales, as the tax code asks. Answers whose it was. */
export async function seudonimizarAnfitrionDe(
  tx: Tx,
  usuarioId: string,
  now: Date,
): Promise<{ id: string; nombre: string; slug: string } | undefined> {
  const fila = await tx.selectFrom('anfitriones').select('id').where('usuarioId', '=', usuarioId).executeTakeFirst()
  if (!fila) return undefined
  const sinNombre = { nombre: 'Anfitrión', slug: `anfitrion-${fila.id}` }
  await tx
    .updateTable('anfitriones')
    .set({ ...sinNombre, estado: 'Baja', ...SIN_FICHA, updatedAt: now })
    .where('id', '=', fila.id)
    .execute()
  return { id: fila.id, ...sinNombre }
}

/** What this module keeps of a person who hosts, or did. */
export async function exportarAnfitrion(db: Db, usuarioId: string) {
  const anfitrion = await db
    .selectFrom('anfitriones')
    .select([
      'nombre',
      'slug',
      'biografia',
      'idiomas',
      'estado',
      'region',
      'comunaCodigo',
      'ciudad',
      'domicilio',
      'rut',
      'telefono',
      'verificaciones',
      'createdAt as creadoEn',
    ])
    .where('usuarioId', '=', usuarioId)
    .execute()
  return { anfitrion }
}

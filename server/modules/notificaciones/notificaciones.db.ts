import { type RawBuilder, sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Bandeja } from './bandeja.ts'

const suyas = ({ usuarioId, contexto, anfitrionId, proveedorId }: Bandeja): RawBuilder<boolean> =>
  contexto === 'proveedor'
    ? sql`usuario_id = ${usuarioId}::uuid and proveedor_id = ${proveedorId}::uuid`
    : sql`usuario_id = ${usuarioId}::uuid and proveedor_id is null and (anfitrion_id is null or anfitrion_id = ${anfitrionId}::uuid)`

export async function insertNotificacion(tx: Tx, row: Insertable<Database['notificaciones']>): Promise<void> {
  await tx
    .insertInto('notificaciones')
    .values(row)
    .onConflict((oc) => oc.columns(['usuarioId', 'clave']).doNothing())
    .execute()
}

export const listNotificaciones = (db: Db, bandeja: Bandeja, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('notificaciones')
    .select(['id', 'tipo', 'titulo', 'texto', 'enlace', 'leidaEn', 'createdAt'])
    .where(suyas(bandeja))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countNotificaciones(db: Db, bandeja: Bandeja): Promise<number> {
  return (
    await db
      .selectFrom('notificaciones')
      .select(sql<number>`count(*)::int`.as('n'))
      .where(suyas(bandeja))
      .executeTakeFirstOrThrow()
  ).n
}

export async function countSinLeer(db: Db, bandeja: Bandeja): Promise<number> {
  return (
    await db
      .selectFrom('notificaciones')
      .select(sql<number>`count(*)::int`.as('n'))
      .where(suyas(bandeja))
      .where('leidaEn', 'is', null)
      .executeTakeFirstOrThrow()
  ).n
}

/** False where it is not one of theirs; reading it twice changes nothing. */
export async function marcarLeida(db: Db, bandeja: Bandeja, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('notificaciones')
    .set((eb) => ({ leidaEn: eb.fn.coalesce('leidaEn', eb.val(now)) }))
    .where(suyas(bandeja))
    .where(sql<boolean>`id::text = ${id.toLowerCase()}`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function marcarTodas(db: Db, bandeja: Bandeja, now: Date): Promise<void> {
  await db
    .updateTable('notificaciones')
    .set({ leidaEn: now })
    .where(suyas(bandeja))
    .where('leidaEn', 'is', null)
    .execute()
}

export async function deleteAntiguas(db: Db, antesDe: Date): Promise<void> {
  await db.deleteFrom('notificaciones').where('createdAt', '<', antesDe).execute()
}

export async function deleteNotificacionesDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('notificaciones').where('usuarioId', '=', usuarioId).execute()
}

/** In everybody's bell, what it is about being gone. */
export async function quitarAvisos(tx: Tx, claves: readonly string[]): Promise<void> {
  if (claves.length > 0) await tx.deleteFrom('notificaciones').where('clave', 'in', claves).execute()
}

/** In everybody's bell: the same, without the name of whoever was erased. `clave`: all of it, or as far as a colon. */
export async function cambiarTextos(tx: Tx, clave: string, texto: string): Promise<void> {
  const dicha = clave.endsWith(':') ? sql<boolean>`starts_with(clave, ${clave})` : sql<boolean>`clave = ${clave}`
  await tx.updateTable('notificaciones').set({ texto }).where(dicha).execute()
}

/** What this module keeps of a person. */
export async function exportarNotificaciones(db: Db, usuarioId: string) {
  return {
    notificaciones: await db
      .selectFrom('notificaciones')
      .select(['tipo', 'titulo', 'texto', 'leidaEn', 'createdAt as cuando'])
      .where('usuarioId', '=', usuarioId)
      .orderBy('createdAt')
      .execute(),
  }
}

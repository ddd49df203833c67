import type { Insertable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export async function insertCorreo(tx: Tx, row: Insertable<Database['correos']>): Promise<boolean> {
  return (await tx.insertInto('correos').values(row).onConflict((oc) => oc.column('clave').doNothing()).returning('id').executeTakeFirst()) !== undefined
}

export const findCorreo = (db: Db, id: string) => db.selectFrom('correos').selectAll().where('id', '=', id).executeTakeFirst()

export async function marcarEnviado(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('correos').set((eb) => ({ estado: 'enviado', enviadoEn: now, intentos: eb('intentos', '+', 1) })).where('id', '=', id).execute()
}

export const listCorreos = (db: Db, limit: number) => db.selectFrom('correos').select(['id', 'para', 'asunto', 'html', 'texto', 'estado', 'createdAt']).orderBy('createdAt', 'desc').limit(limit).execute()

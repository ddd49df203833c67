import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PermisoClave } from '#contract/empresas.ts'
import type { Actor, Db, Tx } from '#server/ctx.ts'

export const hashDe = (clave: string): Buffer => createHash('sha256').update(clave).digest()

/** `limit` null: all of them. */
export const listClaves = (db: Db, empresaId: string, { now, limit, offset }: { now: Date; limit: number; offset: number }) =>
  db
    .selectFrom('clavesApi')
    .selectAll()
    .where('empresaId', '=', empresaId)
    .orderBy((eb) => eb.or([eb('revocadaEn', 'is not', null), eb('venceEn', '<=', now)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countClaves(db: Db, empresaId: string, vivasEn?: Date): Promise<number> {
  const { n } = await db
    .selectFrom('clavesApi')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('empresaId', '=', empresaId)
    .$if(vivasEn !== undefined, (qb) => qb.where('revocadaEn', 'is', null).where('venceEn', '>', vivasEn!))
    .executeTakeFirstOrThrow()
  return n
}

export type ClaveRow = Awaited<ReturnType<typeof listClaves>>[number]

/** Lets one person of a company at a time change its keys. */
export async function lockEmpresa(tx: Tx, id: string): Promise<{ estado: string } | undefined> {
  return tx.selectFrom('empresas').select('estado').where('id', '=', id).forUpdate().executeTakeFirst()
}

interface ClaveNueva {
  id: string
  empresaId: string
  nombre: string
  hash: Buffer
  muestra: string
  permisos: readonly PermisoClave[]
  creadaPor: string
  venceEn: Date
  createdAt: Date
}

export const insertClave = (tx: Tx, { permisos, ...clave }: ClaveNueva): Promise<ClaveRow> =>
  tx.insertInto('clavesApi').values({ ...clave, permisos: JSON.stringify(permisos) }).returningAll().executeTakeFirstOrThrow()

/** Keeps the first moment it was revoked at. */
export const revokeClave = (tx: Tx, { id, empresaId, now }: { id: string; empresaId: string; now: Date }): Promise<ClaveRow | undefined> =>
  tx
    .updateTable('clavesApi')
    .set((eb) => ({ revocadaEn: eb.fn.coalesce('revocadaEn', sql<Date>`${now}`) }))
    .where('id', '=', id)
    .where('empresaId', '=', empresaId)
    .returningAll()
    .executeTakeFirst()

const USO_CADA_MS = 60_000

/** Who a key stands for: live, of an active company. Asked on every call, so that a revoked one is dead at once in every process. */
export async function actorDeClave(db: Db, clave: string, now: Date): Promise<Extract<Actor, { tipo: 'clave' }> | null> {
  const row = await db
    .selectFrom('clavesApi as c')
    .innerJoin('empresas as e', 'e.id', 'c.empresaId')
    .select(['c.id', 'c.empresaId', 'c.permisos', 'c.ultimoUsoEn'])
    .where('c.hash', '=', hashDe(clave))
    .where('c.revocadaEn', 'is', null)
    .where('c.venceEn', '>', now)
    .where('e.estado', '=', 'Activa')
    .executeTakeFirst()
  if (!row) return null
  if (!row.ultimoUsoEn || now.getTime() - row.ultimoUsoEn.getTime() > USO_CADA_MS) await db.updateTable('clavesApi').set({ ultimoUsoEn: now }).where('id', '=', row.id).execute()
  return { tipo: 'clave', claveId: row.id, empresaId: row.empresaId, permisos: row.permisos as PermisoClave[] }
}

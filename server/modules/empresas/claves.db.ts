import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PermisoClave } from '#contract/empresas.ts'
import { esDePrueba } from '#domain/empresas/claves.ts'
import type { Actor, Db, Tx } from '#server/ctx.ts'
import { sigueComo } from '#server/sigue-en-el-equipo.ts'
import { anotarUso } from './uso-de-claves.ts'

export const hashDe = (clave: string): Buffer => createHash('sha256').update(clave).digest()

const claves = (db: Db | Tx) =>
  db
    .selectFrom('clavesApi as c')
    .leftJoin('clavesApi as nueva', 'nueva.id', 'c.reemplazadaPor')
    .leftJoin('clavesApi as antes', 'antes.reemplazadaPor', 'c.id')
    .innerJoin('usuarios as autora', 'autora.id', 'c.creadaPor')
    .selectAll('c')
    .select([
      'autora.nombre as nombreDeAutora',
      sigueComo(sql.ref('c.creada_por'), { empresaId: sql.ref('c.empresa_id') }, ['dueno']).as('autoraAdministra'),
      'nueva.muestra as muestraDeNueva',
      'antes.muestra as muestraDeAntes',
      'antes.venceEn as antesVenceEn',
      'antes.revocadaEn as antesRevocadaEn',
    ])

export const listClaves = (
  db: Db,
  empresaId: string,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
) =>
  claves(db)
    .where('c.empresaId', '=', empresaId)
    .orderBy((eb) => eb.or([eb('c.revocadaEn', 'is not', null), eb('c.venceEn', '<=', now)]))
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const findClave = (db: Db | Tx, { id, empresaId }: { id: string; empresaId: string }) =>
  claves(db).where('c.id', '=', id).where('c.empresaId', '=', empresaId).executeTakeFirst()

export async function countClaves(db: Db, empresaId: string): Promise<number> {
  const { n } = await db
    .selectFrom('clavesApi')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('empresaId', '=', empresaId)
    .executeTakeFirstOrThrow()
  return n
}

/** Live ones that count against the limit: one that was replaced does not while its replacement lives. */
export async function countVivas(db: Db | Tx, empresaId: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('clavesApi as c')
    .leftJoin('clavesApi as nueva', (on) =>
      on.onRef('nueva.id', '=', 'c.reemplazadaPor').on('nueva.revocadaEn', 'is', null).on('nueva.venceEn', '>', now),
    )
    .select(sql<number>`count(*)::int`.as('n'))
    .where('c.empresaId', '=', empresaId)
    .where('c.revocadaEn', 'is', null)
    .where('c.venceEn', '>', now)
    .where('nueva.id', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Live ones that somebody made. */
export const listVivasDe = (
  tx: Tx,
  { empresaId, creadaPor, now }: { empresaId: string; creadaPor: string; now: Date },
): Promise<{ nombre: string; muestra: string }[]> =>
  tx
    .selectFrom('clavesApi')
    .select(['nombre', 'muestra'])
    .where('empresaId', '=', empresaId)
    .where('creadaPor', '=', creadaPor)
    .where('revocadaEn', 'is', null)
    .where('venceEn', '>', now)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

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

export async function insertClave(tx: Tx, { permisos, ...clave }: ClaveNueva): Promise<ClaveRow> {
  await tx
    .insertInto('clavesApi')
    .values({ ...clave, permisos: JSON.stringify(permisos) })
    .execute()
  return (await findClave(tx, clave))!
}

export async function replaceClave(
  tx: Tx,
  id: string,
  { por, venceEn }: { por: string; venceEn: Date },
): Promise<void> {
  await tx.updateTable('clavesApi').set({ reemplazadaPor: por, venceEn }).where('id', '=', id).execute()
}

/** Keeps the first moment it was revoked at. */
export async function revokeClave(
  tx: Tx,
  { id, empresaId, now }: { id: string; empresaId: string; now: Date },
): Promise<ClaveRow | undefined> {
  await tx
    .updateTable('clavesApi')
    .set((eb) => ({ revocadaEn: eb.fn.coalesce('revocadaEn', sql<Date>`${now}`) }))
    .where('id', '=', id)
    .where('empresaId', '=', empresaId)
    .execute()
  return findClave(tx, { id, empresaId })
}

export interface PorVencerRow {
  id: string
  empresaId: string
  empresa: string
  nombre: string
  muestra: string
  createdAt: Date
  venceEn: Date
  reemplazadaPor: string | null
}

/** Live keys of active companies that end before `hasta`, by id, from the one after `desde`. */
export const listPorVencer = (
  db: Db,
  { now, hasta, desde, limit }: { now: Date; hasta: Date; desde: string | null; limit: number },
): Promise<PorVencerRow[]> =>
  db
    .selectFrom('clavesApi as c')
    .innerJoin('empresas as e', 'e.id', 'c.empresaId')
    .select([
      'c.id',
      'c.empresaId',
      'e.nombre as empresa',
      'c.nombre',
      'c.muestra',
      'c.createdAt',
      'c.venceEn',
      'c.reemplazadaPor',
    ])
    .where('c.revocadaEn', 'is', null)
    .where('c.venceEn', '>', now)
    .where('c.venceEn', '<=', hasta)
    .where('e.estado', '=', 'Activa')
    .$if(desde !== null, (qb) => qb.where('c.id', '>', desde!))
    .orderBy('c.id')
    .limit(limit)
    .execute()

const USO_CADA_MS = 60_000

interface Momento {
  now: Date
  /** Whether this is a place to try things in: the key that is written in the code works nowhere else, whatever the database holds. */
  demo: boolean
}

/** Live, of an active company. */
const valida = (db: Db, clave: string, { now, demo }: Momento) =>
  db
    .selectFrom('clavesApi as c')
    .innerJoin('empresas as e', 'e.id', 'c.empresaId')
    .where('c.hash', '=', hashDe(clave))
    .where('c.revocadaEn', 'is', null)
    .where('c.venceEn', '>', now)
    .where('e.estado', '=', 'Activa')
    .$if(!demo && esDePrueba(clave), (qb) => qb.where(sql<boolean>`false`))

/** The name of the company that a key stands for, without using it. */
export const findEmpresaDeClave = async (db: Db, clave: string, momento: Momento): Promise<string | undefined> =>
  (await valida(db, clave, momento).select('e.nombre').executeTakeFirst())?.nombre

/** Who a key stands for, and one more use of it. Asked on every call, so that a revoked one is dead at once in every process. */
export async function actorDeClave(
  db: Db,
  clave: string,
  { now, demo }: Momento,
): Promise<Extract<Actor, { tipo: 'clave' }> | null> {
  const row = await valida(db, clave, { now, demo })
    .select(['c.id', 'c.empresaId', 'c.permisos', 'c.ultimoUsoEn'])
    .executeTakeFirst()
  if (!row) return null
  if (!row.ultimoUsoEn || now.getTime() - row.ultimoUsoEn.getTime() > USO_CADA_MS)
    await db.updateTable('clavesApi').set({ ultimoUsoEn: now }).where('id', '=', row.id).execute()
  anotarUso(db, row.id, now)
  return {
    tipo: 'clave',
    claveId: row.id,
    empresaId: row.empresaId,
    permisos: row.permisos as PermisoClave[],
    dePrueba: esDePrueba(clave),
  }
}

import { sql, type Insertable } from 'kysely'
import type { Sesion } from '#domain/permisos/actor.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type UsuarioRow = Awaited<ReturnType<typeof getUsuario>>

const columns = ['id', 'nombre', 'email', 'telefono', 'claveHash', 'esAnfitrion', 'emailVerificadoEn', 'perfilPreferencias', 'suspendidoEn'] as const

export const findUsuarioPorEmail = (db: Db | Tx, email: string) => db.selectFrom('usuarios').select(columns).where('email', '=', email).executeTakeFirst()
export const getUsuario = (db: Db | Tx, id: string) => db.selectFrom('usuarios').select(columns).where('id', '=', id).executeTakeFirstOrThrow()

/** False if the address is taken. */
export async function insertUsuario(tx: Tx, row: Insertable<Database['usuarios']>): Promise<boolean> {
  return (await tx.insertInto('usuarios').values(row).onConflict((oc) => oc.column('email').doNothing()).returning('id').executeTakeFirst()) !== undefined
}

export async function insertConsentimiento(tx: Tx, row: { usuarioId: string; tipo: string; version: string; ip: string | null; now: Date }): Promise<void> {
  const { now, ...rest } = row
  await tx.insertInto('consentimientos').values({ ...rest, otorgado: true, createdAt: now }).execute()
}

export async function tieneMembresia(db: Db, usuarioId: string, contexto: Sesion['contexto']): Promise<boolean> {
  if (contexto === 'cliente') return true
  return (await db.selectFrom('membresias').select('id').where('usuarioId', '=', usuarioId).where('tipo', '=', contexto).executeTakeFirst()) !== undefined
}

export async function esDeEmpresa(db: Db | Tx, usuarioId: string): Promise<boolean> {
  return (await db.selectFrom('membresias').select('id').where('usuarioId', '=', usuarioId).where('tipo', '=', 'empresa').executeTakeFirst()) !== undefined
}

export async function updateClave(tx: Tx, id: string, claveHash: string, now: Date): Promise<void> {
  await tx.updateTable('usuarios').set({ claveHash, updatedAt: now }).where('id', '=', id).execute()
}

export async function marcarVerificado(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('usuarios').set({ emailVerificadoEn: now, updatedAt: now }).where('id', '=', id).where('emailVerificadoEn', 'is', null).execute()
}

export async function insertEnlace(tx: Tx, row: { tokenHash: Uint8Array; usuarioId: string; proposito: 'clave' | 'correo'; expiraEn: Date; now: Date }): Promise<void> {
  const { now, ...rest } = row
  await tx.insertInto('enlaces').values({ ...rest, createdAt: now }).execute()
}

export async function enlaceSirve(db: Db, hash: Uint8Array, proposito: 'clave' | 'correo', now: Date): Promise<boolean> {
  const row = await db.selectFrom('enlaces').select('usuarioId').where('tokenHash', '=', hash).where('proposito', '=', proposito).where('usadoEn', 'is', null).where('expiraEn', '>', now).executeTakeFirst()
  return row !== undefined
}

/** The owner of a link that is still good, which is thereby used up. */
export async function usarEnlace(tx: Tx, hash: Uint8Array, proposito: 'clave' | 'correo', now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('enlaces')
    .set({ usadoEn: now })
    .where('tokenHash', '=', hash)
    .where('proposito', '=', proposito)
    .where('usadoEn', 'is', null)
    .where('expiraEn', '>', now)
    .returning('usuarioId')
    .executeTakeFirst()
  return row?.usuarioId
}

export async function anularEnlaces(tx: Tx, usuarioId: string, proposito: 'clave' | 'correo', now: Date): Promise<void> {
  await tx.updateTable('enlaces').set({ usadoEn: now }).where('usuarioId', '=', usuarioId).where('proposito', '=', proposito).where('usadoEn', 'is', null).execute()
}

export async function deleteEnlacesViejos(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('enlaces').where('expiraEn', '<', sql<Date>`${now}::timestamptz - interval '7 days'`).execute()
}

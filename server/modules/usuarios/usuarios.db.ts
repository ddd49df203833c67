import { sql, type Insertable, type Updateable } from 'kysely'
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

export async function insertConsentimiento(tx: Tx, row: { usuarioId: string; tipo: string; version: string; otorgado: boolean; ip: string | null; now: Date }): Promise<void> {
  const { now, ...rest } = row
  await tx.insertInto('consentimientos').values({ ...rest, createdAt: now }).execute()
}

export async function forgetOrigenDeConsentimientos(tx: Tx, usuarioId: string): Promise<void> {
  await tx.updateTable('consentimientos').set({ ip: null }).where('usuarioId', '=', usuarioId).execute()
}

/** What holds now of each kind: the last line of its ledger. */
export const listConsentimientos = (db: Db | Tx, usuarioId: string) =>
  db.selectFrom('consentimientos').distinctOn('tipo').select(['tipo', 'otorgado', 'version', 'createdAt']).where('usuarioId', '=', usuarioId).orderBy('tipo').orderBy('id', 'desc').execute()

/** Offers experiencias or belongs to a team: closing that is not ours to do alone. */
export async function tieneNegocio(db: Db | Tx, usuarioId: string): Promise<boolean> {
  const { rows } = await sql<{ si: boolean }>`
    select exists (select 1 from membresias where usuario_id = ${usuarioId}) or exists (select 1 from anfitriones where usuario_id = ${usuarioId}) as si`.execute(db)
  return rows[0]!.si
}

export async function tieneMembresia(db: Db, usuarioId: string, contexto: Sesion['contexto']): Promise<boolean> {
  if (contexto === 'cliente') return true
  return (await db.selectFrom('membresias').select('id').where('usuarioId', '=', usuarioId).where('tipo', '=', contexto).executeTakeFirst()) !== undefined
}

export async function esDeEmpresa(db: Db | Tx, usuarioId: string): Promise<boolean> {
  return (await db.selectFrom('membresias').select('id').where('usuarioId', '=', usuarioId).where('tipo', '=', 'empresa').executeTakeFirst()) !== undefined
}

export async function updateUsuario(tx: Tx, id: string, set: Updateable<Database['usuarios']>, now: Date): Promise<void> {
  await tx.updateTable('usuarios').set({ ...set, updatedAt: now }).where('id', '=', id).execute()
}

export async function marcarVerificado(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('usuarios').set({ emailVerificadoEn: now, updatedAt: now }).where('id', '=', id).where('emailVerificadoEn', 'is', null).execute()
}

/** As others read it: 'Valentina R.'; whoever erased the account is 'Viajero'. */
export async function nombrePublico(db: Db | Tx, id: string): Promise<string> {
  const usuario = await db.selectFrom('usuarios').select(['nombre', 'apellido']).where('id', '=', id).executeTakeFirst()
  if (!usuario) return 'Viajero'
  const [nombre = 'Viajero', ...resto] = usuario.nombre.trim().split(/\s+/)
  const apellido = usuario.apellido ?? resto.at(-1)
  return apellido ? `${nombre} ${apellido.slice(0, 1)}.` : nombre
}

export async function marcarSuspendido(tx: Tx, id: string, suspender: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('usuarios')
    .set({ suspendidoEn: suspender ? now : null, updatedAt: now })
    .where('id', '=', id)
    .where('borradoEn', 'is', null)
    .where('suspendidoEn', suspender ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

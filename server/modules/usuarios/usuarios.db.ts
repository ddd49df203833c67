import { sql, type Insertable, type Updateable } from 'kysely'
import type { Negocio } from '#contract/privacidad.ts'
import type { Sesion } from '#domain/permisos/actor.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type UsuarioRow = Awaited<ReturnType<typeof getUsuario>>

const columns = [
  'id',
  'nombre',
  'email',
  'telefono',
  'claveHash',
  'esAnfitrion',
  'emailVerificadoEn',
  'correoLeidoEn',
  'perfilPreferencias',
  'suspendidoEn',
  'createdAt',
] as const

export const findUsuarioPorEmail = (db: Db | Tx, email: string) =>
  db.selectFrom('usuarios').select(columns).where('email', '=', email).executeTakeFirst()
export const getUsuario = (db: Db | Tx, id: string) =>
  db.selectFrom('usuarios').select(columns).where('id', '=', id).executeTakeFirstOrThrow()

/** Whoever makes something for that account waits until this ends; false where it was erased. */
export const lockCuenta = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', id)
    .where('borradoEn', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined

export const tieneCuenta = async (db: Db | Tx, id: string): Promise<boolean> =>
  (await db
    .selectFrom('usuarios')
    .select('id')
    .where('id', '=', id)
    .where('borradoEn', 'is', null)
    .executeTakeFirst()) !== undefined

/** False if the address is taken. */
export async function insertUsuario(tx: Tx, row: Insertable<Database['usuarios']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('usuarios')
      .values(row)
      .onConflict((oc) => oc.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function insertConsentimiento(
  tx: Tx,
  row: { usuarioId: string; tipo: string; version: string; otorgado: boolean; ip: string | null; now: Date },
): Promise<void> {
  const { now, ...rest } = row
  await tx
    .insertInto('consentimientos')
    .values({ ...rest, createdAt: now })
    .execute()
}

export async function forgetOrigenDeConsentimientos(tx: Tx, usuarioId: string): Promise<void> {
  await tx.updateTable('consentimientos').set({ ip: null }).where('usuarioId', '=', usuarioId).execute()
}

/** What holds now of each kind: the last line of its ledger. */
export const listConsentimientos = (db: Db | Tx, usuarioId: string) =>
  db
    .selectFrom('consentimientos')
    .distinctOn('tipo')
    .select(['tipo', 'otorgado', 'version', 'createdAt'])
    .where('usuarioId', '=', usuarioId)
    .orderBy('tipo')
    .orderBy('id', 'desc')
    .execute()

/** What hangs on that person alone: their own business, one of which no other owner is left, and a place in our staff. Whoever only works somewhere just leaves. */
export async function listNegocios(db: Db | Tx, usuarioId: string): Promise<Negocio[]> {
  const { rows } = await sql<Negocio>`
    select 'anfitrion' as tipo, nombre from anfitriones where usuario_id = ${usuarioId} and estado <> 'Baja'
    union all
    select m.tipo, coalesce(p.nombre_comercial, e.nombre, 'Nuestro equipo') from membresias m left join proveedores p on p.id = m.proveedor_id left join empresas e on e.id = m.empresa_id
    where m.usuario_id = ${usuarioId} and (m.tipo = 'admin' or (m.tipo in ('proveedor', 'empresa') and m.papel = 'dueno' and not exists (
      select 1 from membresias o where o.usuario_id <> m.usuario_id and o.papel = 'dueno' and (o.proveedor_id = m.proveedor_id or o.empresa_id = m.empresa_id))))
    order by 1, 2`.execute(db)
  return rows
}

export async function tieneMembresia(db: Db, usuarioId: string, contexto: Sesion['contexto']): Promise<boolean> {
  if (contexto === 'cliente') return true
  return (
    (await db
      .selectFrom('membresias')
      .select('id')
      .where('usuarioId', '=', usuarioId)
      .where('tipo', '=', contexto)
      .executeTakeFirst()) !== undefined
  )
}

export async function esDeEmpresa(db: Db | Tx, usuarioId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('membresias')
      .select('id')
      .where('usuarioId', '=', usuarioId)
      .where('tipo', '=', 'empresa')
      .executeTakeFirst()) !== undefined
  )
}

export async function updateUsuario(
  tx: Tx,
  id: string,
  set: Updateable<Database['usuarios']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('usuarios')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function marcarVerificado(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('usuarios')
    .set({ emailVerificadoEn: now, updatedAt: now })
    .where('id', '=', id)
    .where('emailVerificadoEn', 'is', null)
    .execute()
}

/** As others read it: 'Valentina R.'; whoever erased the account, or blocked their name, is 'Viajero'. */
export async function nombrePublico(db: Db | Tx, id: string): Promise<string> {
  const usuario = await db
    .selectFrom('usuarios')
    .select(['nombre', 'apellido'])
    .where('id', '=', id)
    .where(sql<boolean>`not dato_bloqueado(id, 'nombre_publico')`)
    .executeTakeFirst()
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

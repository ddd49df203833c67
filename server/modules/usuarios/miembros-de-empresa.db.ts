import { randomUUID } from 'node:crypto'
import type { RolEmpresa } from '#domain/permisos/actor.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface MiembroRow {
  id: string
  usuarioId: string
  papel: RolEmpresa
  limite: number | null
  nombre: string
  email: string
  createdAt: Date
}

const miembros = (db: Db | Tx, empresaId: string) =>
  db
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuarioId')
    .select(['m.id', 'm.usuarioId', 'm.papel', 'm.limite', 'u.nombre', 'u.email', 'm.createdAt'])
    .where('m.empresaId', '=', empresaId)

export async function listMiembrosDeEmpresa(db: Db | Tx, empresaId: string): Promise<MiembroRow[]> {
  return (await miembros(db, empresaId).orderBy('m.createdAt').orderBy('m.id').execute()) as MiembroRow[]
}

export async function findMiembro(db: Db | Tx, empresaId: string, usuarioId: string): Promise<MiembroRow | undefined> {
  return (await miembros(db, empresaId).where('m.usuarioId', '=', usuarioId).executeTakeFirst()) as
    | MiembroRow
    | undefined
}

/** False if the person belongs to a company already. */
export async function insertMiembro(
  tx: Tx,
  {
    empresaId,
    usuarioId,
    papel,
    limite,
    now,
  }: { empresaId: string; usuarioId: string; papel: RolEmpresa; limite: number | null; now: Date },
): Promise<boolean> {
  if (
    await tx
      .selectFrom('membresias')
      .select('id')
      .where('usuarioId', '=', usuarioId)
      .where('tipo', '=', 'empresa')
      .executeTakeFirst()
  )
    return false
  await tx
    .insertInto('membresias')
    .values({ id: randomUUID(), usuarioId, tipo: 'empresa', papel, empresaId, limite, createdAt: now })
    .execute()
  return true
}

export async function updateMiembro(
  tx: Tx,
  id: string,
  set: { papel: RolEmpresa; limite: number | null },
): Promise<void> {
  await tx.updateTable('membresias').set(set).where('id', '=', id).execute()
}

export async function deleteMiembro(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('membresias').where('id', '=', id).execute()
}

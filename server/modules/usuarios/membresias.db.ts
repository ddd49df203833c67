import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface Equipo {
  proveedorId: string | null
  anfitrionId: string | null
}

const tipoDe = ({ anfitrionId }: Equipo) => (anfitrionId ? 'anfitrion' : 'proveedor')

/** That person owns it or is of its team: whatever they signed in for, and while paused, too. Nobody with an account: no. */
export async function trabajaPara(
  db: Db | Tx,
  usuarioId: string | null,
  { proveedorId, anfitrionId }: Equipo,
): Promise<boolean> {
  if (usuarioId === null) return false
  const { rows } = await sql`
    select 1 from anfitriones where id = ${anfitrionId}::uuid and usuario_id = ${usuarioId}
    union all select 1 from membresias where usuario_id = ${usuarioId} and (anfitrion_id = ${anfitrionId}::uuid or proveedor_id = ${proveedorId}::uuid) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** False if that person belongs to it already. */
export async function agregarMembresia(
  tx: Tx,
  { proveedorId, anfitrionId }: Equipo,
  miembro: { usuarioId: string; papel: RolProveedor },
  now: Date,
): Promise<boolean> {
  const row = {
    id: randomUUID(),
    tipo: tipoDe({ proveedorId, anfitrionId }),
    proveedorId,
    anfitrionId,
    ...miembro,
    createdAt: now,
  }
  return (
    (await tx
      .insertInto('membresias')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

/** Everybody of a team, whoever came first first; locked in one order where something of it is about to change. */
export function listMiembros(
  db: Db | Tx,
  { proveedorId, anfitrionId }: Equipo,
  { lock = false }: { lock?: boolean } = {},
) {
  const query = db
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuarioId')
    .select(['m.id', 'm.usuarioId', 'm.papel', 'm.activadaEn', 'm.createdAt', 'u.nombre', 'u.email'])
    .where((eb) => (anfitrionId ? eb('m.anfitrionId', '=', anfitrionId) : eb('m.proveedorId', '=', proveedorId)))
    .orderBy('m.createdAt')
    .orderBy('m.id')
  return (lock ? query.forUpdate('m') : query).execute()
}

export async function cambiarMembresia(tx: Tx, id: string, papel: RolProveedor): Promise<void> {
  await tx.updateTable('membresias').set({ papel }).where('id', '=', id).execute()
}

export async function activarMembresia(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('membresias').set({ activadaEn: now }).where('id', '=', id).execute()
}

/** Whoever leaves keeps no open session in which they could have acted for it; those in which they said for whom else stay. */
export async function quitarMembresia(
  tx: Tx,
  equipo: Equipo,
  { id, usuarioId }: { id: string; usuarioId: string },
): Promise<void> {
  const contexto = equipo.anfitrionId ? 'cliente' : 'proveedor'
  await tx
    .deleteFrom('sesiones')
    .where('usuarioId', '=', usuarioId)
    .where('contexto', '=', contexto)
    .where(sql<boolean>`membresia_id is null or membresia_id = ${id}`)
    .execute()
  await tx.deleteFrom('membresias').where('id', '=', id).execute()
}

/** Whoever of our staff looks after money, the longest with us first. */
export async function listMiembrosDeFinanzas(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('membresias')
    .select('usuarioId')
    .where('tipo', '=', 'admin')
    .where('papel', 'in', ['finanzas', 'super'])
    .orderBy('papel')
    .orderBy('createdAt')
    .orderBy('usuarioId')
    .limit(10)
    .execute()
  return rows.map(({ usuarioId }) => usuarioId)
}

/** Every place in a team of whoever leaves for good; their sessions go apart. */
export async function quitarMembresiasDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('membresias').where('usuarioId', '=', usuarioId).execute()
}

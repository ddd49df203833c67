import { sql } from 'kysely'
import { VISITANTE, type Actor, type RolAdmin, type RolEmpresa, type Sesion } from '#domain/permisos/actor.ts'
import { cargoDeSesion } from '#domain/permisos/cargos.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { type Cargo, listCargos } from './cargos.db.ts'
import { tokenHash } from './token.ts'

export interface SesionNueva {
  id: string
  tokenHash: Uint8Array
  usuarioId: string
  contexto: Sesion['contexto']
  inactividadSegundos: number
  expiraEn: Date
  membresiaId: string | null
  agente: string | null
  now: Date
}

export async function insertSesion(tx: Tx | Db, { now, ...sesion }: SesionNueva): Promise<void> {
  await tx
    .insertInto('sesiones')
    .values({ ...sesion, usadaEn: now, createdAt: now })
    .execute()
}

export async function deleteSesion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sesiones').where('id', '=', id).execute()
}

export async function deleteSesionesDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('sesiones').where('usuarioId', '=', usuarioId).execute()
}

/** Sessions of one person in one context that are still good, the last used first. */
export const listSesionesDe = (db: Db, usuarioId: string, contexto: Sesion['contexto'], now: Date) =>
  db
    .selectFrom('sesiones')
    .select(['id', 'agente', 'inactividadSegundos', 'usadaEn', 'createdAt'])
    .where('usuarioId', '=', usuarioId)
    .where('contexto', '=', contexto)
    .where('expiraEn', '>', now)
    .where(sql<boolean>`usada_en + make_interval(secs => inactividad_segundos) > ${now}`)
    .orderBy('usadaEn', 'desc')
    .orderBy('id')
    .execute()

/** False where that person has no such session in that context. */
export async function deleteSesionDe(
  db: Db,
  id: string,
  { usuarioId, contexto }: { usuarioId: string; contexto: Sesion['contexto'] },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sesiones')
    .where('id', '=', id)
    .where('usuarioId', '=', usuarioId)
    .where('contexto', '=', contexto)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Every session of that person but one, in all contexts. */
export async function deleteOtrasSesiones(db: Db | Tx, usuarioId: string, sesionId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sesiones')
    .where('usuarioId', '=', usuarioId)
    .where('id', '!=', sesionId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteSesionesVencidas(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sesiones').where('expiraEn', '<', now).execute()
}

interface Row {
  sesionId: string
  usuarioId: string
  contexto: Sesion['contexto']
  usadaEn: Date
  anfitrionId: string | null
  membresiaId: string | null
  membresias: { tipo: string; papel: string; empresaId: string | null }[] | null
}

/** Who a token stands for; null for a dead or unknown one. Whoever belongs to no team is known in one query. */
export async function actorDeToken(db: Db, token: string, now: Date): Promise<Actor | null> {
  const { rows } = await sql<Row>`
    select s.id as sesion_id, s.usuario_id, s.contexto, s.usada_en, s.membresia_id,
      (select a.id from anfitriones a where a.usuario_id = s.usuario_id and a.estado <> 'Baja') as anfitrion_id,
      (select json_agg(json_build_object('tipo', m.tipo, 'papel', m.papel, 'empresaId', m.empresa_id) order by m.created_at, m.id) from membresias m where m.usuario_id = s.usuario_id) as membresias
    from sesiones s join usuarios u on u.id = s.usuario_id
    where s.token_hash = ${tokenHash(token)} and s.expira_en > ${now} and s.usada_en + make_interval(secs => s.inactividad_segundos) > ${now} and u.suspendido_en is null`.execute(
    db,
  )
  const row = rows[0]
  if (!row) return null
  if (now.getTime() - row.usadaEn.getTime() > 60_000)
    await db.updateTable('sesiones').set({ usadaEn: now }).where('id', '=', row.sesionId).execute()
  const esDeEquipo = row.membresias?.some(
    ({ tipo }) => tipo === (row.contexto === 'cliente' ? 'anfitrion' : 'proveedor'),
  )
  return toActor(
    row,
    esDeEquipo ? cargoDeSesion(await listCargos(db, row.usuarioId, row.contexto, now), row.membresiaId) : null,
  )
}

function toActor(row: Row, cargo: Cargo | null): Actor {
  const membresias = row.membresias ?? []
  const empresa = row.contexto === 'cliente' ? membresias.find((m) => m.tipo === 'empresa') : undefined
  const negocio = cargo && { id: cargo.operadorId, rol: cargo.papel }
  const sesion: Sesion = {
    tipo: 'sesion',
    contexto: row.contexto,
    usuarioId: row.usuarioId,
    sesionId: row.sesionId,
    anfitrionId: row.contexto === 'cliente' ? row.anfitrionId : null,
    ...(negocio && row.contexto === 'cliente' && { deAnfitrion: negocio }),
    proveedor: row.contexto === 'proveedor' ? negocio : null,
    empresa: empresa ? { id: empresa.empresaId!, rol: empresa.papel as RolEmpresa } : null,
    rolesAdmin:
      row.contexto === 'admin' ? membresias.filter((m) => m.tipo === 'admin').map((m) => m.papel as RolAdmin) : [],
  }
  // Whoever lost the membership lost what the token was for.
  if (row.contexto === 'proveedor' && !sesion.proveedor) return VISITANTE
  if (row.contexto === 'admin' && sesion.rolesAdmin.length === 0) return VISITANTE
  return sesion
}

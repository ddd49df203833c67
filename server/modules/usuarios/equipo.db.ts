import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RolAdmin } from '#domain/permisos/actor.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface ColegaRow {
  id: string
  nombre: string
  email: string
  papel: RolAdmin
  desde: Date
  tieneSegundoFactor: boolean
  ultimoUsoEn: Date | null
}

const COLEGAS = sql`
  select u.id, u.nombre, u.email, m.papel, m.created_at as desde, exists (select 1 from totp t where t.usuario_id = u.id and t.activo_desde is not null) as tiene_segundo_factor,
    (select max(s.usada_en) from sesiones s where s.usuario_id = u.id and s.contexto = 'admin') as ultimo_uso_en
  from membresias m join usuarios u on u.id = m.usuario_id where m.tipo = 'admin'`

export async function listColegas(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<ColegaRow[]> {
  return (await sql<ColegaRow>`${COLEGAS} order by m.created_at, u.id limit ${limit} offset ${offset}`.execute(db)).rows
}

export async function countColegas(db: Db): Promise<number> {
  const { n } = await db.selectFrom('membresias').select((eb) => eb.fn.countAll<number>().as('n')).where('tipo', '=', 'admin').executeTakeFirstOrThrow()
  return n
}

export async function findColega(db: Db | Tx, id: string): Promise<ColegaRow | undefined> {
  return esUuid(id) ? (await sql<ColegaRow>`${COLEGAS} and u.id = ${id}`.execute(db)).rows[0] : undefined
}

/** False where they belong to our staff already. */
export async function insertColega(tx: Tx, usuarioId: string, papel: RolAdmin, now: Date): Promise<boolean> {
  const fila = await tx.insertInto('membresias').values({ id: randomUUID(), usuarioId, tipo: 'admin', papel, createdAt: now }).onConflict((oc) => oc.doNothing()).returning('id').executeTakeFirst()
  return fila !== undefined
}

export async function updatePapel(tx: Tx, usuarioId: string, papel: RolAdmin): Promise<void> {
  await tx.updateTable('membresias').set({ papel }).where('usuarioId', '=', usuarioId).where('tipo', '=', 'admin').execute()
}

/** With the membership go the sessions that stood on it. */
export async function deleteColega(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('membresias').where('usuarioId', '=', usuarioId).where('tipo', '=', 'admin').execute()
  await tx.deleteFrom('sesiones').where('usuarioId', '=', usuarioId).where('contexto', '=', 'admin').execute()
}

/** Somebody who was invited and has not chosen a password: nobody can sign in until the link of the mail is used. */
export async function insertInvitado(tx: Tx, { nombre, email, now }: { nombre: string; email: string; now: Date }): Promise<string> {
  const id = randomUUID()
  await tx.insertInto('usuarios').values({ id, nombre, email, claveHash: '', createdAt: now, updatedAt: now }).execute()
  return id
}

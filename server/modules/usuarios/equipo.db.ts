import type { ESTADOS_DE_INVITACION } from '#contract/enumeraciones/personas.ts'
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
  /** Of whoever has no password yet. */
  invitacion: (typeof ESTADOS_DE_INVITACION)[number] | null
}

/** A mail of an invitation is found by the seal of its link. */
const colegas = (now: Date) => sql`
  select u.id, u.nombre, u.email, m.papel, m.created_at as desde, exists (select 1 from totp t where t.usuario_id = u.id and t.activo_desde is not null) as tiene_segundo_factor,
    (select max(s.usada_en) from sesiones s where s.usuario_id = u.id and s.contexto = 'admin') as ultimo_uso_en,
    case when u.clave_hash <> '' then null when c.estado = 'rechazado' then 'rechazada' when e.expira_en > ${now} then 'enviada' else 'vencida' end as invitacion
  from membresias m join usuarios u on u.id = m.usuario_id
    left join lateral (select token_hash, expira_en from enlaces where usuario_id = u.id and proposito = 'invitacion' order by created_at desc limit 1) e on true
    left join correos c on c.clave = 'personal:' || u.id || ':' || translate(encode(substring(e.token_hash from 1 for 12), 'base64'), '+/', '-_')
  where m.tipo = 'admin'`

export async function listColegas(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<ColegaRow[]> {
  return (await sql<ColegaRow>`${colegas(now)} order by m.created_at, u.id limit ${limit} offset ${offset}`.execute(db))
    .rows
}

export async function countColegas(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('membresias')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('tipo', '=', 'admin')
    .executeTakeFirstOrThrow()
  return n
}

export async function findColega(db: Db | Tx, id: string, now: Date): Promise<ColegaRow | undefined> {
  return esUuid(id) ? (await sql<ColegaRow>`${colegas(now)} and u.id = ${id}`.execute(db)).rows[0] : undefined
}

/** Of our staff whoever has no password yet and was last invited by that one, as the audit says. */
export async function listInvitadosPor(tx: Tx, quien: string): Promise<Pick<ColegaRow, 'id' | 'papel'>[]> {
  const { rows } = await sql<Pick<ColegaRow, 'id' | 'papel'>>`
    select u.id, m.papel from membresias m join usuarios u on u.id = m.usuario_id
    where m.tipo = 'admin' and u.clave_hash = '' and ${quien} = (
      select a.actor from auditoria a where a.objeto = 'usuario' and a.objeto_id = u.id::text and a.accion in ('personal.invitar', 'personal.reenviar') order by a.id desc limit 1)
    order by u.id`.execute(tx)
  return rows
}

/** False where they belong to our staff already. */
export async function insertColega(tx: Tx, usuarioId: string, papel: RolAdmin, now: Date): Promise<boolean> {
  const fila = await tx
    .insertInto('membresias')
    .values({ id: randomUUID(), usuarioId, tipo: 'admin', papel, createdAt: now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return fila !== undefined
}

export async function updatePapel(tx: Tx, usuarioId: string, papel: RolAdmin): Promise<void> {
  await tx
    .updateTable('membresias')
    .set({ papel })
    .where('usuarioId', '=', usuarioId)
    .where('tipo', '=', 'admin')
    .execute()
}

/** With the membership go the sessions that stood on it. */
export async function deleteColega(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('membresias').where('usuarioId', '=', usuarioId).where('tipo', '=', 'admin').execute()
  await tx.deleteFrom('sesiones').where('usuarioId', '=', usuarioId).where('contexto', '=', 'admin').execute()
}

/** Somebody who was invited and has not chosen a password: nobody can sign in until the link of the mail is used. */
export async function insertInvitado(
  tx: Tx,
  { nombre, email, now }: { nombre: string; email: string; now: Date },
): Promise<string> {
  const id = randomUUID()
  await tx.insertInto('usuarios').values({ id, nombre, email, claveHash: '', createdAt: now, updatedAt: now }).execute()
  return id
}

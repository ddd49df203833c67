import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { bajoSuCorreo, type Persona } from '#server/titular.ts'

export type RegaloRow = Selectable<Database['regalos']>
export type UsoRow = Selectable<Database['regaloUsos']>
export type RegaloCompleto = RegaloRow & {
  slug: string | null
  nombreExperiencia: string | null
  retenido: number
  devolucion: string | null
}

/** Held by bookings that wait for their payment: over when the hold is, without a job saying so. */
const retenido = (now: Date) => sql<number>`(
  select coalesce(sum(u.monto), 0)::int from regalo_usos u join reservas r on r.id = u.reserva_id
  where u.regalo_id = g.id and u.cobrado_en is null and r.estado = 'pendiente' and r.ocupa_hasta > ${now})`

const completos = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('regalos as g')
    .leftJoin('experiencias as e', 'e.id', 'g.experienciaId')
    .leftJoin('reembolsos as d', 'd.id', 'g.id')
    .selectAll('g')
    .select(['e.slug', 'e.nombreExperiencia', 'd.estado as devolucion', retenido(now).as('retenido')])

export const findRegalo = (db: Db | Tx, id: string, now: Date): Promise<RegaloCompleto | undefined> =>
  completos(db, now).where('g.id', '=', id).executeTakeFirst()
export const findRegaloPorCodigo = (
  db: Db | Tx,
  codigoHash: Uint8Array,
  now: Date,
): Promise<RegaloCompleto | undefined> => completos(db, now).where('g.codigoHash', '=', codigoHash).executeTakeFirst()
export const findRegaloPorIntento = (db: Db, intento: string): Promise<RegaloRow | undefined> =>
  db.selectFrom('regalos').selectAll().where('pspIntento', '=', intento).executeTakeFirst()
export const lockRegalo = (tx: Tx, id: string): Promise<RegaloRow> =>
  tx.selectFrom('regalos').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const listRegalosDe = (
  db: Db,
  usuarioId: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<RegaloCompleto[]> =>
  completos(db, now)
    .where('g.usuarioId', '=', usuarioId)
    .where('g.estado', '!=', 'pendiente')
    .orderBy('g.createdAt', 'desc')
    .orderBy('g.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countRegalosDe(db: Db, usuarioId: string): Promise<number> {
  return (
    await db
      .selectFrom('regalos')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('usuarioId', '=', usuarioId)
      .where('estado', '!=', 'pendiente')
      .executeTakeFirstOrThrow()
  ).n
}

export async function insertRegalo(tx: Tx, row: Insertable<Database['regalos']>): Promise<void> {
  await tx.insertInto('regalos').values(row).execute()
}

export async function updateRegalo(
  db: Db | Tx,
  id: string,
  set: Updateable<Database['regalos']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('regalos')
    .set({ ...set, tocadoEn: now })
    .where('id', '=', id)
    .execute()
}

/** Takes for good, or gives back (a negative sum), within what the card is worth; false where it does not. */
export async function moverGastado(tx: Tx, id: string, monto: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('regalos')
    .set((eb) => ({ gastado: eb('gastado', '+', monto), tocadoEn: now }))
    .where('id', '=', id)
    .where(sql<boolean>`gastado + ${monto} between 0 and monto`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const findUso = (tx: Db | Tx, reservaId: string) =>
  tx.selectFrom('regaloUsos').selectAll().where('reservaId', '=', reservaId).executeTakeFirst()

export async function ponerUso(
  tx: Tx,
  row: { reservaId: string; regaloId: string; monto: number; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('regaloUsos')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('reservaId')
        .doUpdateSet({ regaloId: row.regaloId, monto: row.monto, createdAt: row.createdAt })
        .where('regaloUsos.cobradoEn', 'is', null),
    )
    .execute()
}

export async function quitarUso(tx: Tx, reservaId: string): Promise<void> {
  await tx.deleteFrom('regaloUsos').where('reservaId', '=', reservaId).where('cobradoEn', 'is', null).execute()
}

export async function updateUso(
  tx: Tx,
  reservaId: string,
  set: { cobradoEn?: Date; comisionTasa?: number; devuelto?: number; rebajado?: number },
): Promise<void> {
  await tx.updateTable('regaloUsos').set(set).where('reservaId', '=', reservaId).execute()
}

/** Paid cards whose day has come and whose mail was not written. */
export const listPorEnviar = (db: Db, hoy: string, limit: number) =>
  db
    .selectFrom('regalos')
    .select('id')
    .where('estado', '=', 'activo')
    .where('enviadoEn', 'is', null)
    .where('sinDestinatario', '=', false)
    .where(sql<boolean>`enviar_el <= ${hoy}::date`)
    .orderBy('enviarEl')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Whose payment nobody told us the end of. */
export const listSinPagar = (db: Db, { antesDe, desde }: { antesDe: Date; desde: Date }, limit: number) =>
  db
    .selectFrom('regalos')
    .select('id')
    .where('estado', '=', 'pendiente')
    .where('tocadoEn', '<', antesDe)
    .where('createdAt', '>', desde)
    .orderBy('tocadoEn')
    .limit(limit)
    .execute()

export async function deleteSinPagar(db: Db, antesDe: Date): Promise<void> {
  await db.deleteFrom('regalos').where('estado', '=', 'pendiente').where('createdAt', '<', antesDe).execute()
}

/** Whose code has not left: its day has not come, or its mail still waits. */
const porSalir = sql<boolean>`(enviado_en is null or exists (select 1 from correos c where c.clave like 'regalo-codigo:' || regalos.id || ':%' and c.estado <> 'enviado'))`

const compradosPor = (persona: Persona) =>
  sql<boolean>`(usuario_id = ${persona.usuarioId}::uuid or (usuario_id is null and ${bajoSuCorreo(persona, 'deEmail')}))`

/** Given to them by others. */
const recibidosPor = (persona: Persona) =>
  sql<boolean>`(${bajoSuCorreo(persona, 'paraEmail')} and not coalesce(${compradosPor(persona)}, false))`

/** Paid by them, and its code has not left. */
export const listSinSalirDe = (tx: Tx, persona: Persona): Promise<RegaloRow[]> =>
  tx
    .selectFrom('regalos')
    .selectAll()
    .where(compradosPor(persona))
    .where('estado', '=', 'activo')
    .where(porSalir)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Paid by others for whoever has that address, and its code has not left. */
export const listSinLlegarA = (tx: Tx, persona: Persona): Promise<RegaloRow[]> =>
  tx
    .selectFrom('regalos')
    .selectAll()
    .where(recibidosPor(persona))
    .where('estado', 'in', ['activo', 'bloqueado'])
    .where(porSalir)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Money of their cards that has not come to rest: the bank decides about it, or it is on its way back. */
export async function countDineroDeRegalos(db: Db | Tx, persona: Persona): Promise<number> {
  const { n } = await db
    .selectFrom('regalos')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(compradosPor(persona))
    .where(sql<boolean>`(estado in ('devolviendo', 'bloqueado') or exists (select 1 from reembolsos d where d.origen_id = regalos.id and d.estado <> 'hecho')
      or exists (select 1 from reembolsos d join transferencias t on t.origen_id = d.id where d.origen_id = regalos.id and t.estado not in ('pagada', 'anulada')))`)
    .executeTakeFirstOrThrow()
  return n
}

/** The money stays under a pseudonym; who gave and who received does not. An address that was only typed is no claim on what another gave. Answers whose mails name them. */
export async function olvidarRegalosDe(tx: Tx, persona: Persona): Promise<string[]> {
  const { nombre, email } = seudonimoDe(persona.usuarioId)
  const nadie = {
    paraNombre: nombre,
    paraEmail: email,
    mensaje: null,
    sinDestinatario: sql<boolean>`enviado_en is null`,
  }
  const dados = await tx
    .updateTable('regalos')
    .set({ deNombre: nombre, deEmail: email, ...nadie })
    .where(compradosPor(persona))
    .returning('id')
    .execute()
  const recibidos = await tx
    .updateTable('regalos')
    .set(nadie)
    .where(bajoSuCorreo(persona, 'paraEmail'))
    .returning('id')
    .execute()
  return [...dados, ...recibidos].map(({ id }) => id)
}

/** By what the provider knows what was paid for gifts of somebody who was erased. */
export async function cobrosDeRegalosDe(db: Db, usuarioId: string): Promise<string[]> {
  const regalos = await db
    .selectFrom('regalos')
    .select(['pspIntento', 'pspSesion'])
    .where((eb) => eb.or([eb('usuarioId', '=', usuarioId), eb('deEmail', '=', seudonimoDe(usuarioId).email)]))
    .execute()
  return regalos.flatMap(({ pspIntento, pspSesion }) => [pspIntento, pspSesion]).filter((nombre) => nombre !== null)
}

/** What this module keeps of a person. */
export async function exportarRegalos(db: Db, persona: Persona) {
  const regalos = await db
    .selectFrom('regalos')
    .select([
      'monto',
      'gastado',
      'estado',
      'deNombre',
      'deEmail',
      'paraNombre',
      'paraEmail',
      'mensaje',
      'enviarEl',
      'enviadoEn',
      'pagadoEn',
      'venceEn',
      'createdAt as creadoEn',
    ])
    .where(compradosPor(persona))
    .orderBy('createdAt')
    .execute()
  return { regalos, regalosRecibidos: await listRecibidos(db, persona) }
}

/** Of what others gave them: what it says of them, not of who gave it. */
const listRecibidos = (db: Db, persona: Persona) =>
  db
    .selectFrom('regalos')
    .select(['monto', 'estado', 'deNombre', 'paraNombre', 'paraEmail', 'mensaje', 'enviadoEn', 'venceEn'])
    .where(recibidosPor(persona))
    .orderBy('createdAt')
    .execute()

import type { Deseos } from '#domain/asistente/intencion.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'

/** What the next turn has to know of the last one. */
export interface Memoria {
  deseos: Deseos | null
  pagina: number
  /** Ids of the experiences shown last, in their order. */
  mostradas: string[]
  /** Position of the one that was asked about last. */
  vista?: number | undefined
}

export interface Conversacion {
  id: string
  usuarioId: string | null
  memoria: Memoria
}

const LOTE = 200
const TURNOS = 6

/** One that is still kept and that the asker may go on with: nobody's, or their own. */
export async function findConversacion(
  db: Db,
  id: string,
  usuarioId: string | null,
  desde: Date,
): Promise<Conversacion | undefined> {
  if (!esUuid(id)) return undefined
  const row = await db
    .selectFrom('conversaciones')
    .select(['id', 'usuarioId', 'memoria'])
    .where('id', '=', id.toLowerCase())
    .where('updatedAt', '>', desde)
    .executeTakeFirst()
  if (!row || (row.usuarioId !== null && row.usuarioId !== usuarioId)) return undefined
  return { ...row, memoria: row.memoria as Memoria }
}

export async function saveTurno(
  tx: Tx,
  { id, usuarioId, memoria }: Conversacion,
  turno: { mensaje: string; respuesta: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('conversaciones')
    .values({ id, usuarioId, memoria: JSON.stringify(memoria), createdAt: now, updatedAt: now })
    .onConflict((oc) => oc.column('id').doUpdateSet({ memoria: JSON.stringify(memoria), usuarioId, updatedAt: now }))
    .execute()
  await tx
    .insertInto('conversacionTurnos')
    .values({ conversacionId: id, ...turno, createdAt: now })
    .execute()
}

/** The last turns, the oldest first. */
export async function listTurnos(db: Db, conversacionId: string): Promise<{ mensaje: string; respuesta: string }[]> {
  const rows = await db
    .selectFrom('conversacionTurnos')
    .select(['mensaje', 'respuesta'])
    .where('conversacionId', '=', conversacionId)
    .orderBy('id', 'desc')
    .limit(TURNOS)
    .execute()
  return rows.reverse()
}

/** One that the asker may go on with; any other is left alone. */
export async function deleteConversacion(db: Db, id: string, usuarioId: string | null): Promise<void> {
  if (!esUuid(id)) return
  await db
    .deleteFrom('conversaciones')
    .where('id', '=', id.toLowerCase())
    .where((eb) => eb.or([eb('usuarioId', 'is', null), eb('usuarioId', '=', usuarioId)]))
    .execute()
}

/** For an erasure of the account. */
export async function deleteConversacionesDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('conversaciones').where('usuarioId', '=', usuarioId).execute()
}

export async function deleteConversacionesViejas(db: Db, antesDe: Date): Promise<void> {
  for (let borradas = LOTE; borradas === LOTE;) {
    const viejas = db.selectFrom('conversaciones').select('id').where('updatedAt', '<=', antesDe).limit(LOTE)
    const { numDeletedRows } = await db.deleteFrom('conversaciones').where('id', 'in', viejas).executeTakeFirstOrThrow()
    borradas = Number(numDeletedRows)
  }
}

/** What this module keeps of a person. */
export async function exportarConversaciones(db: Db, usuarioId: string) {
  const conversaciones = await db
    .selectFrom('conversacionTurnos as t')
    .innerJoin('conversaciones as c', 'c.id', 't.conversacionId')
    .select(['c.id as conversacion', 't.mensaje', 't.respuesta', 't.createdAt as cuando'])
    .where('c.usuarioId', '=', usuarioId)
    .orderBy('t.id')
    .execute()
  return { conversaciones }
}

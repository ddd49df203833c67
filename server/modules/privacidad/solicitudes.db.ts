import type { DatoBloqueable, Derecho, SolicitudDeDatos, UsoOpuesto } from '#contract/privacidad.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'

const columns = ['id', 'derecho', 'detalle', 'alcance', 'estado', 'respuesta', 'venceEn', 'createdAt'] as const

interface Nueva {
  id: string
  usuarioId: string
  derecho: Derecho
  detalle: string | null
  alcance?: (UsoOpuesto | DatoBloqueable)[]
  /** Where it was done as it was asked. */
  estado?: SolicitudDeDatos['estado']
  respuesta?: string | null
  venceEn: Date
  createdAt: Date
}

export const insertSolicitud = (tx: Tx, row: Nueva) =>
  tx
    .insertInto('solicitudesDatos')
    .values({ estado: 'recibida', ...row, resueltaEn: row.estado === 'cumplida' ? row.createdAt : null })
    .returning(columns)
    .executeTakeFirstOrThrow()

export async function cumplirSolicitud(tx: Tx, id: string, respuesta: string, now: Date): Promise<void> {
  await tx
    .updateTable('solicitudesDatos')
    .set({ estado: 'cumplida', respuesta, resueltaEn: now })
    .where('id', '=', id)
    .where('estado', '=', 'recibida')
    .execute()
}

/** With the person gone, so is what they wrote; that they asked, and when, is kept. */
export async function cerrarSolicitudesDe(tx: Tx, usuarioId: string, respuesta: string, now: Date): Promise<void> {
  await tx
    .updateTable('solicitudesDatos')
    .set({ detalle: null, respuesta: null })
    .where('usuarioId', '=', usuarioId)
    .execute()
  await tx
    .updateTable('solicitudesDatos')
    .set({ estado: 'cumplida', respuesta, resueltaEn: now })
    .where('usuarioId', '=', usuarioId)
    .where('estado', '=', 'recibida')
    .execute()
}

export const listSolicitudes = (db: Db | Tx, usuarioId: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('solicitudesDatos')
    .select(columns)
    .where('usuarioId', '=', usuarioId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countSolicitudes(db: Db, usuarioId: string): Promise<number> {
  const { n } = await db
    .selectFrom('solicitudesDatos')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return n
}

export async function exportarSolicitudes(db: Db, usuarioId: string) {
  return {
    solicitudesDeDatos: await db
      .selectFrom('solicitudesDatos')
      .select(['derecho', 'detalle', 'alcance', 'estado', 'respuesta', 'createdAt as recibidaEn', 'resueltaEn'])
      .where('usuarioId', '=', usuarioId)
      .orderBy('createdAt')
      .execute(),
  }
}

const conPersona = [...columns, 'usuarioId'] as const

export const findSolicitud = async (db: Db | Tx, id: string) =>
  esUuid(id) ? db.selectFrom('solicitudesDatos').select(conPersona).where('id', '=', id).executeTakeFirst() : undefined
export type SolicitudRow = NonNullable<Awaited<ReturnType<typeof findSolicitud>>>
export const lockSolicitud = (tx: Tx, id: string) =>
  tx.selectFrom('solicitudesDatos').select(conPersona).where('id', '=', id).forUpdate().executeTakeFirst()

export async function resolverSolicitud(
  tx: Tx,
  id: string,
  set: { estado?: 'cumplida' | 'rechazada'; respuesta?: string; resueltaEn?: Date; venceEn?: Date },
): Promise<void> {
  await tx.updateTable('solicitudesDatos').set(set).where('id', '=', id).execute()
}

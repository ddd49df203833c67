import type { Db, Tx } from '#server/ctx.ts'

export interface Anotacion {
  actor: string
  accion: string
  objeto: string
  objetoId: string
  /** Ids, amounts and codes, and the reason our staff gives; never names, mails or what people wrote. */
  detalle?: Record<string, string | number | boolean | null>
  now: Date
}

/** One row of the append-only audit. */
export async function anotar(tx: Tx | Db, { detalle, now, ...row }: Anotacion): Promise<void> {
  await tx
    .insertInto('auditoria')
    .values({ ...row, detalle: JSON.stringify(detalle ?? {}), createdAt: now })
    .execute()
}

/** What was done to one thing, the last first. */
export const listAnotaciones = (db: Db | Tx, { objeto, objetoId }: { objeto: string; objetoId: string }) =>
  db
    .selectFrom('auditoria')
    .select(['accion', 'detalle', 'createdAt'])
    .where('objeto', '=', objeto)
    .where('objetoId', '=', objetoId)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute()

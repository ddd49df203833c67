import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

const EN_BLOQUEO = sql`exists (select 1 from bloqueos b where b.experiencia_id = s.experiencia_id and b.desde < s.fin_utc and b.hasta > s.inicio_utc)
  or exists (select 1 from recurso_usos u join bloqueos b on b.recurso_id = u.recurso_id where u.experiencia_id = s.experiencia_id and b.desde < s.fin_utc and b.hasta > s.inicio_utc)`

/** Closes what falls on a busy block of these experiencias or of something they share, and opens again what no block keeps closed. Whoever bought is left alone. */
export async function aplicarBloqueos(tx: Db | Tx, experienciaIds: readonly string[], now: Date): Promise<void> {
  const deEllas = sql`s.experiencia_id = any(${experienciaIds}::uuid[]) and s.inicio_utc > ${now}`
  await sql`update salidas s set estado = 'cerrada', cierre_causa = 'calendario' where ${deEllas} and s.estado = 'abierta' and (${EN_BLOQUEO})`.execute(
    tx,
  )
  await sql`update salidas s set estado = 'abierta', cierre_causa = null where ${deEllas} and s.estado = 'cerrada' and s.cierre_causa = 'calendario' and not (${EN_BLOQUEO})`.execute(
    tx,
  )
}

/** Nobody buys any of their coming departures until the transaction ends. Before anything of what they share is touched: a sale locks in that order. */
export async function lockPorVenir(tx: Tx, experienciaIds: readonly string[], now: Date): Promise<void> {
  await tx
    .selectFrom('salidas')
    .select('id')
    .where(sql<boolean>`experiencia_id = any(${experienciaIds}::uuid[])`)
    .where('inicioUtc', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute()
}

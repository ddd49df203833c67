import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

/** Closes what falls on a busy block, and opens again what no block keeps closed. Whoever bought is left alone. */
export async function aplicarBloqueos(tx: Db | Tx, experienciaId: string, now: Date): Promise<void> {
  const enBloqueo = sql`exists (select 1 from bloqueos b where b.experiencia_id = s.experiencia_id and b.desde < s.fin_utc and b.hasta > s.inicio_utc)`
  await sql`update salidas s set estado = 'cerrada', cierre_causa = 'calendario' where s.experiencia_id = ${experienciaId} and s.inicio_utc > ${now} and s.estado = 'abierta' and ${enBloqueo}`.execute(tx)
  await sql`update salidas s set estado = 'abierta', cierre_causa = null where s.experiencia_id = ${experienciaId} and s.inicio_utc > ${now} and s.estado = 'cerrada' and s.cierre_causa = 'calendario' and not ${enBloqueo}`.execute(tx)
}

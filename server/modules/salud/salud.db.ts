import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'

export interface Rota {
  invariante: string
  caso: string
}

const GUARDA_MS = 30 * 86_400_000

/** Kept for a month: what counts is the last one. */
export async function insertComprobacion(tx: Db | Tx, rotas: Rota[], now: Date): Promise<void> {
  await tx.insertInto('comprobaciones').values({ id: randomUUID(), rotas: JSON.stringify(rotas), createdAt: now }).execute()
  await tx.deleteFrom('comprobaciones').where('createdAt', '<', new Date(now.getTime() - GUARDA_MS)).execute()
}

export async function findUltimaComprobacion(db: Db): Promise<{ rotas: Rota[]; createdAt: Date } | undefined> {
  const row = await db.selectFrom('comprobaciones').select(['rotas', 'createdAt']).orderBy('createdAt', 'desc').limit(1).executeTakeFirst()
  return row && { rotas: row.rotas as unknown as Rota[], createdAt: row.createdAt }
}

export async function contarCorreos(db: Db, hoy: Date) {
  const { rows } = await sql<{ pendientes: number; desde: Date | null; fallidos: number; enviadosHoy: number }>`
    select count(*) filter (where estado = 'pendiente')::int as pendientes, min(created_at) filter (where estado = 'pendiente') as desde,
      count(*) filter (where estado = 'fallido')::int as fallidos, count(*) filter (where estado = 'enviado' and enviado_en >= ${hoy})::int as enviados_hoy from correos`.execute(db)
  return rows[0]!
}

export async function contarPagos(db: Db) {
  const { rows } = await sql<{ ultimoAviso: Date | null; sinAplicar: number; avisosFallidos: number; desconocidos: number; desconocidoDesde: Date | null }>`
    select (select max(recibido_en) from eventos_psp) as ultimo_aviso, (select count(*)::int from eventos_psp where estado = 'recibido') as sin_aplicar,
      (select count(*)::int from eventos_psp where estado = 'fallido') as avisos_fallidos,
      (select count(*)::int from pagos where estado = 'desconocido') as desconocidos, (select min(updated_at) from pagos where estado = 'desconocido') as desconocido_desde`.execute(db)
  return rows[0]!
}

export async function medirAlmacenamiento(db: Db): Promise<{ baseBytes: number; fotos: number; fotosBytes: number }> {
  const { rows } = await sql<{ baseBytes: number; fotos: number; fotosBytes: number }>`
    select pg_database_size(current_database())::float8 as base_bytes, (select count(*)::int from fotos) as fotos, (select coalesce(sum(bytes), 0)::float8 from fotos) as fotos_bytes`.execute(db)
  return rows[0]!
}

export async function findUltimoRespaldo(db: Db) {
  const ultimo = await db.selectFrom('respaldos').select(['bytes', 'archivos', 'archivosBytes', 'createdAt']).orderBy('createdAt', 'desc').limit(1).executeTakeFirst()
  const probado = await db.selectFrom('respaldos').select(['probadoEn', 'fallas']).where('probadoEn', 'is not', null).orderBy('probadoEn', 'desc').limit(1).executeTakeFirst()
  return { ultimo, probado }
}

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
  await tx
    .insertInto('comprobaciones')
    .values({ id: randomUUID(), rotas: JSON.stringify(rotas), createdAt: now })
    .execute()
  await tx
    .deleteFrom('comprobaciones')
    .where('createdAt', '<', new Date(now.getTime() - GUARDA_MS))
    .execute()
}

export async function findUltimaComprobacion(db: Db): Promise<{ rotas: Rota[]; createdAt: Date } | undefined> {
  const row = await db
    .selectFrom('comprobaciones')
    .select(['rotas', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { rotas: row.rotas as unknown as Rota[], createdAt: row.createdAt }
}

export async function contarCorreos(db: Db, hoy: Date) {
  const { rows } = await sql<{
    pendientes: number
    desde: Date | null
    fallidos: number
    rechazados: number
    sinServidorDesde: Date | null
    enviadosHoy: number
  }>`
    select count(*) filter (where estado = 'pendiente')::int as pendientes, min(created_at) filter (where estado = 'pendiente') as desde,
      count(*) filter (where estado = 'fallido')::int as fallidos, count(*) filter (where estado = 'rechazado')::int as rechazados, min(espera_desde) as sin_servidor_desde,
      count(*) filter (where estado = 'enviado' and enviado_en >= ${hoy})::int as enviados_hoy from correos`.execute(db)
  return rows[0]!
}

export async function contarPagos(db: Db) {
  const { rows } = await sql<{
    ultimoAviso: Date | null
    sinAplicar: number
    avisosFallidos: number
    desconocidos: number
    desconocidoDesde: Date | null
    llaveRechazadaDesde: Date | null
  }>`
    select (select max(recibido_en) from eventos_psp) as ultimo_aviso, (select count(*)::int from eventos_psp where estado = 'recibido') as sin_aplicar,
      (select count(*)::int from eventos_psp where estado = 'fallido') as avisos_fallidos,
      (select count(*)::int from pagos where estado = 'desconocido') as desconocidos, (select min(updated_at) from pagos where estado = 'desconocido') as desconocido_desde,
      (select min(created_at) from diferencias where tipo = 'llave_rechazada' and estado <> 'resuelta') as llave_rechazada_desde`.execute(
    db,
  )
  return rows[0]!
}

export interface Medida {
  correos: number
  correosSegundos: number | null
  avisos: number
  avisosSegundos: number | null
  entregas: number
  entregasSegundos: number | null
  retenciones: number
  desconocidos: number
  desconocidosSegundos: number | null
  reembolsos: { estado: string; cuantos: number }[]
}

/** In one statement, and of each no more than `tope` rows, found by an index of what waits. */
export async function medirLoQueEspera(db: Db, now: Date, tope: number): Promise<Medida> {
  const edad = (desde: string) => sql`extract(epoch from ${now}::timestamptz - min(${sql.ref(desde)}))::float8`
  const ayer = new Date(now.getTime() - 86_400_000)
  const { rows } = await sql<Medida>`
    select c.cuantos as correos, c.segundos as correos_segundos, a.cuantos as avisos, a.segundos as avisos_segundos, e.cuantos as entregas, e.segundos as entregas_segundos,
      r.cuantas as retenciones, d.cuantos as desconocidos, d.segundos as desconocidos_segundos, m.reembolsos
    from (select count(*)::int as cuantos, ${edad('createdAt')} as segundos from (select created_at from correos where estado = 'pendiente' order by created_at limit ${tope}) x) c,
      (select count(*)::int as cuantos, ${edad('recibidoEn')} as segundos from (select recibido_en from eventos_psp where estado = 'recibido' order by recibido_en limit ${tope}) x) a,
      (select count(*)::int as cuantos, ${edad('createdAt')} as segundos from (select created_at from entregas where estado = 'pendiente' order by created_at limit ${tope}) x) e,
      (select count(*)::int as cuantas from (select 1 from reservas where estado = 'pendiente' and ocupa_hasta > ${now} limit ${tope}) x) r,
      (select count(*)::int as cuantos, ${edad('updatedAt')} as segundos from (select updated_at from pagos where estado = 'desconocido' order by updated_at limit ${tope}) x) d,
      (select coalesce(jsonb_agg(jsonb_build_object('estado', estado, 'cuantos', cuantos) order by estado), '[]') as reembolsos from (
        select estado, count(*)::int as cuantos from (
          (select estado from reembolsos where estado <> 'hecho' limit ${tope}) union all (select estado from reembolsos where estado = 'hecho' and hecho_en > ${ayer} limit ${tope})
        ) x group by estado) y) m`.execute(db)
  return rows[0]!
}

export async function medirAlmacenamiento(db: Db): Promise<{ baseBytes: number; fotos: number; fotosBytes: number }> {
  const { rows } = await sql<{ baseBytes: number; fotos: number; fotosBytes: number }>`
    select pg_database_size(current_database())::float8 as base_bytes, (select count(*)::int from fotos) as fotos, (select coalesce(sum(bytes), 0)::float8 from fotos) as fotos_bytes`.execute(
    db,
  )
  return rows[0]!
}

export async function findUltimoRespaldo(db: Db) {
  const ultimo = await db
    .selectFrom('respaldos')
    .select(['bytes', 'archivos', 'archivosBytes', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const probado = await db
    .selectFrom('respaldos')
    .select(['probadoEn', 'fallas'])
    .where('probadoEn', 'is not', null)
    .orderBy('probadoEn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { ultimo, probado }
}

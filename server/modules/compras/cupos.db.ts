import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'

export interface CuposRow {
  id: string
  slug: string
  nombreExperiencia: string
  inicioUtc: Date
  zona: string
  plazas: number
  quedan: number
  total: number
  ocupaHasta: Date
  porAceptar: boolean
  formaPago: string | null
  solicitudId: string | null
  numero: number | null
}

/** Places held for the company until a day, which nobody has paid yet. */
const retenidos = (db: Db, empresaId: string, now: Date) =>
  db
    .selectFrom('reservas as r')
    .where('r.empresaId', '=', empresaId)
    .where('r.bloqueo', '=', true)
    .where('r.estado', '=', 'pendiente')
    .where('r.ocupaHasta', '>', now)

const quedan = (
  now: Date,
) => sql<number>`greatest(0, s.cupos - (select coalesce(sum(o.plazas), 0) from reservas o where o.salida_id = s.id
  and (o.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') or (o.estado = 'pendiente' and o.ocupa_hasta > ${now}))))::int`

export const listCupos = (
  db: Db,
  empresaId: string,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<CuposRow[]> =>
  retenidos(db, empresaId, now)
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .leftJoin('propuestaItems as i', 'i.reservaId', 'r.id')
    .leftJoin('propuestas as p', 'p.id', 'i.propuestaId')
    .leftJoin('solicitudesEmpresa as q', 'q.id', 'p.solicitudId')
    .select([
      'r.id',
      'e.slug',
      'e.nombreExperiencia',
      's.inicioUtc',
      's.zona',
      'r.plazas',
      'r.total',
      'r.ocupaHasta',
      'r.porAceptar',
      'q.formaPago',
      'q.id as solicitudId',
      'q.numero',
      quedan(now).as('quedan'),
    ])
    .orderBy('r.ocupaHasta')
    .orderBy('s.inicioUtc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countCupos(db: Db, empresaId: string, now: Date): Promise<number> {
  return (
    await retenidos(db, empresaId, now)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'
import type { Tramo } from '#server/tramo.ts'
import type { ResenaRow } from './resenas.db.ts'

export interface OpinionRow extends ResenaRow {
  experienciaId: string
  slug: string
  nombreExperiencia: string
  zonaHoraria: string
}

/** Those that are out, of the experiences that are listed. */
const publicasDe = (db: Db, proveedorId: string, now: Date) =>
  db
    .selectFrom('resenas as o')
    .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
    .where('e.proveedorId', '=', proveedorId)
    .where(sql<boolean>`e.listada and o.oculta_en is null and o.publicada_en <= ${now}`)

export async function listOpinionesDe(
  db: Db,
  proveedorId: string,
  { limit, offset }: Tramo,
  now: Date,
): Promise<OpinionRow[]> {
  const todas = publicasDe(db, proveedorId, now)
    .select([
      'o.id',
      'o.autor',
      'o.puntaje',
      'o.comentario',
      'o.mesViaje',
      'o.respuesta',
      'o.fotos',
      'e.id as experienciaId',
      'e.slug',
      'e.nombreExperiencia',
      'e.zonaHoraria',
    ])
    .select(sql<Date>`o.publicada_en`.as('publicadaEn'))
    .orderBy('o.mesViaje', 'desc')
    .orderBy('o.publicadaEn', 'desc')
    .orderBy('o.id')
  return (limit === null ? todas : todas.limit(limit).offset(offset)).execute()
}

export async function countOpinionesDe(db: Db, proveedorId: string, now: Date): Promise<number> {
  const { n } = await publicasDe(db, proveedorId, now)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

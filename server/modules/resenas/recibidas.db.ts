import { sql } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { SumasDeAspectos } from '#domain/resenas/aspectos.ts'
import type { Db } from '#server/ctx.ts'
import { SUMAS_DE_ASPECTOS } from '#server/sumas-de-aspectos.ts'

export interface RecibidaRow {
  id: string
  autor: string
  puntaje: number
  comentario: string
  mesViaje: string
  publicadaEn: Date
  respuesta: string | null
  fotos: unknown
  experienciaId: string
  nombreExperiencia: string
  zonaHoraria: string
  /** When our staff last looked at it, and whether that was appealed. */
  decididaEn: Date | null
  apelada: boolean
  /** By which rule our staff took it down, and when; null while it is shown. */
  motivoOculta: string | null
  ocultaEn: Date | null
}

export type Vista = 'publicadas' | 'ocultas'

// What was never out is not told, hidden or not.
const delOperador = (db: Db, { anfitrionId, proveedorId }: Ofrecida, vista: Vista, now: Date) =>
  db
    .selectFrom('resenas as o')
    .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
    .where((eb) => (proveedorId ? eb('e.proveedorId', '=', proveedorId) : eb('e.anfitrionId', '=', anfitrionId)))
    .where(
      vista === 'publicadas'
        ? sql<boolean>`o.oculta_en is null and o.publicada_en <= ${now}`
        : sql<boolean>`o.oculta_en >= o.publicada_en and o.motivo_oculta <> 'en_revision'`,
    )

export const listRecibidas = (
  db: Db,
  operador: Ofrecida,
  vista: Vista,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<RecibidaRow[]> =>
  delOperador(db, operador, vista, now)
    .select([
      'o.id',
      'o.autor',
      'o.puntaje',
      'o.comentario',
      'o.mesViaje',
      'o.respuesta',
      'o.fotos',
      'o.motivoOculta',
      'o.ocultaEn',
      'o.experienciaId',
      'e.nombreExperiencia',
      'e.zonaHoraria',
    ])
    .select(sql<Date>`o.publicada_en`.as('publicadaEn'))
    .select(
      sql<Date | null>`(select max(c.resuelto_en) from casos c where c.objeto = 'resena' and c.objeto_id = o.id::text and c.tipo = 'opinion')`.as(
        'decididaEn',
      ),
    )
    .select(
      sql<boolean>`exists (select 1 from casos c where c.objeto = 'resena' and c.objeto_id = o.id::text and c.tipo = 'apelacion')`.as(
        'apelada',
      ),
    )
    .$if(vista === 'ocultas', (qb) => qb.orderBy('o.ocultaEn', 'desc'))
    .orderBy(sql`o.respuesta is not null`)
    .orderBy('o.publicadaEn', 'desc')
    .orderBy('o.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function sumarAspectos(
  db: Db,
  { anfitrionId, proveedorId }: Ofrecida,
  now: Date,
): Promise<SumasDeAspectos> {
  const { rows } = await sql<{ sumas: SumasDeAspectos }>`
    select ${SUMAS_DE_ASPECTOS} as sumas from resenas r join experiencias e on e.id = r.experiencia_id
    where ${proveedorId ? sql`e.proveedor_id = ${proveedorId}::uuid` : sql`e.anfitrion_id = ${anfitrionId}::uuid`} and r.oculta_en is null and r.publicada_en <= ${now}`.execute(
    db,
  )
  return rows[0]!.sumas
}

export async function countRecibidas(db: Db, operador: Ofrecida, vista: Vista, now: Date): Promise<number> {
  return (
    await delOperador(db, operador, vista, now)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow()
  ).n
}

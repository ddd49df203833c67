import { sql } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db } from '#server/ctx.ts'

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
}

const delOperador = (db: Db, { anfitrionId, proveedorId }: Ofrecida, now: Date) =>
  db
    .selectFrom('resenas as o')
    .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
    .where((eb) => (proveedorId ? eb('e.proveedorId', '=', proveedorId) : eb('e.anfitrionId', '=', anfitrionId)))
    .where(sql<boolean>`o.oculta_en is null and o.publicada_en <= ${now}`)

export const listRecibidas = (db: Db, operador: Ofrecida, now: Date, { limit, offset }: { limit: number; offset: number }): Promise<RecibidaRow[]> =>
  delOperador(db, operador, now)
    .select(['o.id', 'o.autor', 'o.puntaje', 'o.comentario', 'o.mesViaje', 'o.respuesta', 'o.fotos', 'o.experienciaId', 'e.nombreExperiencia', 'e.zonaHoraria'])
    .select(sql<Date>`o.publicada_en`.as('publicadaEn'))
    .select(sql<Date | null>`(select max(c.resuelto_en) from casos c where c.objeto = 'resena' and c.objeto_id = o.id::text and c.tipo = 'opinion')`.as('decididaEn'))
    .select(sql<boolean>`exists (select 1 from casos c where c.objeto = 'resena' and c.objeto_id = o.id::text and c.tipo = 'apelacion')`.as('apelada'))
    .orderBy(sql`o.respuesta is not null`)
    .orderBy('o.publicadaEn', 'desc')
    .orderBy('o.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countRecibidas(db: Db, operador: Ofrecida, now: Date): Promise<number> {
  return (await delOperador(db, operador, now).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n
}

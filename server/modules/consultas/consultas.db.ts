import type { Insertable, Selectable } from 'kysely'
import type { TipoCaso } from '#contract/casos.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export interface TurnoMostrado {
  mensaje: string
  respuesta: string
}

export interface ConsultaRow extends Omit<Selectable<Database['consultas']>, 'extracto' | 'origen'> {
  origen: 'ayuda' | 'asistente'
  extracto: TurnoMostrado[]
}

export async function insertConsulta(tx: Tx, { extracto, ...row }: Omit<Insertable<Database['consultas']>, 'extracto'> & { extracto: TurnoMostrado[] }): Promise<void> {
  await tx.insertInto('consultas').values({ ...row, extracto: JSON.stringify(extracto) }).execute()
}

/** The consulta that a case is about; undefined for a case of another queue. */
export async function findPorCaso(db: Db | Tx, casoId: string): Promise<(ConsultaRow & { tipo: TipoCaso; estado: string }) | undefined> {
  if (!esUuid(casoId)) return undefined
  const row = await db
    .selectFrom('casos as c')
    .innerJoin('consultas as q', (join) => join.on((eb) => eb(eb.cast('q.id', 'text'), '=', eb.ref('c.objetoId'))))
    .selectAll('q')
    .select(['c.tipo', 'c.estado'])
    .where('c.id', '=', casoId)
    .where('c.objeto', '=', 'consulta')
    .executeTakeFirst()
  return row as (ConsultaRow & { tipo: TipoCaso; estado: string }) | undefined
}

export async function cerrarConsulta(tx: Tx, id: string, set: { decision: string; respuesta: string | null; decididaPor: string; decididaEn: Date }): Promise<void> {
  await tx.updateTable('consultas').set({ ...set, email: null, extracto: '[]' }).where('id', '=', id).execute()
}

export async function exportarConsultas(db: Db, usuarioId: string) {
  return { consultas: await db.selectFrom('consultas').select(['origen', 'texto', 'extracto', 'respuesta', 'createdAt as hechaEn', 'decididaEn']).where('usuarioId', '=', usuarioId).orderBy('createdAt').execute() }
}

/** That something was asked stays; who asked, and in which words, does not. */
export async function olvidarConsultasDe(tx: Tx, usuarioId: string): Promise<void> {
  await tx.updateTable('consultas').set({ usuarioId: null, email: null, texto: '', extracto: '[]', respuesta: null }).where('usuarioId', '=', usuarioId).execute()
}

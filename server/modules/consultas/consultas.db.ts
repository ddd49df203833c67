import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely'
import type { TipoCaso } from '#contract/casos.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { bajoSuCorreo, bajoSuHuella, type Persona } from '#server/titular.ts'

export interface TurnoMostrado {
  mensaje: string
  respuesta: string
}

export interface ConsultaRow extends Omit<Selectable<Database['consultas']>, 'extracto' | 'origen' | 'decision'> {
  origen: 'ayuda' | 'asistente'
  decision: 'contestada' | 'sin_respuesta' | null
  extracto: TurnoMostrado[]
}

type DeCaso = ConsultaRow & { tipo: TipoCaso; estado: string }

export async function insertConsulta(
  tx: Tx,
  { extracto, ...row }: Omit<Insertable<Database['consultas']>, 'extracto'> & { extracto: TurnoMostrado[] },
): Promise<void> {
  await tx
    .insertInto('consultas')
    .values({ ...row, extracto: JSON.stringify(extracto) })
    .execute()
}

/** The consulta that a case is about; undefined for a case of another queue. */
export async function findPorCaso(db: Db | Tx, casoId: string): Promise<DeCaso | undefined> {
  if (!esUuid(casoId)) return undefined
  const row = await db
    .selectFrom('casos as c')
    .innerJoin('consultas as q', (join) => join.on((eb) => eb(eb.cast('q.id', 'text'), '=', eb.ref('c.objetoId'))))
    .selectAll('q')
    .select(['c.tipo', 'c.estado'])
    .where('c.id', '=', casoId)
    .where('c.objeto', '=', 'consulta')
    .executeTakeFirst()
  return row as DeCaso | undefined
}

/** A question asked without an account, the first one or not; what was erased is nowhere. */
export async function findDeInvitada(db: Db | Tx, id: string): Promise<ConsultaRow | undefined> {
  return (await db
    .selectFrom('consultas')
    .selectAll()
    .where('id', '=', id)
    .where('usuarioId', 'is', null)
    .where('texto', '!=', '')
    .executeTakeFirst()) as ConsultaRow | undefined
}

/** The first question of what they asked in one place; what was erased is nowhere. */
export async function findPrimera(db: Db | Tx, id: string): Promise<ConsultaRow | undefined> {
  return (await db
    .selectFrom('consultas')
    .selectAll()
    .where('id', '=', id)
    .where('sigueA', 'is', null)
    .where('texto', '!=', '')
    .executeTakeFirst()) as ConsultaRow | undefined
}

// Two questions at once wait for each other, so that the second finds the first.
export const lockPrimera = (tx: Tx, id: string) =>
  tx.selectFrom('consultas').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

const PREGUNTAS_MAX = 100

const preguntas = (db: Db | Tx, primeraId: string) =>
  db
    .selectFrom('consultas')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', primeraId), eb('sigueA', '=', primeraId)]))
    .orderBy('createdAt')
    .limit(PREGUNTAS_MAX)

/** All that was asked in one place, in the order of asking. */
export const listPreguntas = async (db: Db | Tx, primeraId: string): Promise<ConsultaRow[]> =>
  (await preguntas(db, primeraId).execute()) as ConsultaRow[]

/** For whoever asked first, who typed some address: not what its reader asked there since. */
export const listPreguntasSinEnlace = async (db: Db | Tx, primeraId: string): Promise<ConsultaRow[]> =>
  (await preguntas(db, primeraId).where('preguntadaCon', 'is', null).execute()) as ConsultaRow[]

/** For whoever reads the mail that answered `con`: what is answered to that address, and what was asked by its link. */
export const listPreguntasDelCorreo = async (
  db: Db | Tx,
  primeraId: string,
  con: Pick<ConsultaRow, 'id' | 'huella'>,
): Promise<ConsultaRow[]> =>
  (await preguntas(db, primeraId)
    .where((eb) =>
      eb.or([
        eb('id', '=', con.id),
        eb('preguntadaCon', '=', con.id),
        ...(con.huella ? [eb('huella', '=', con.huella)] : []),
      ]),
    )
    .execute()) as ConsultaRow[]

/** What was asked first, and how it goes on. */
export type EnLista = Pick<ConsultaRow, 'id' | 'texto' | 'decision' | 'createdAt'>

/** Of one account, each with how its last question stands, the newest first. */
export async function listConsultasDe(
  db: Db,
  usuarioId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<EnLista[]> {
  const { rows } = await sql<EnLista>`
    select p.id, p.texto, u.decision, u.created_at from consultas p cross join lateral (
      select q.decision, q.created_at from consultas q where q.id = p.id or q.sigue_a = p.id order by q.created_at desc limit 1
    ) u where p.usuario_id = ${usuarioId} and p.sigue_a is null and p.texto <> '' order by u.created_at desc, p.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countConsultasDe(db: Db, usuarioId: string): Promise<number> {
  return (
    await db
      .selectFrom('consultas')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('usuarioId', '=', usuarioId)
      .where('sigueA', 'is', null)
      .where('texto', '!=', '')
      .executeTakeFirstOrThrow()
  ).n
}

export async function cerrarConsulta(
  tx: Tx,
  id: string,
  set: { decision: string; respuesta: string | null; decididaPor: string; decididaEn: Date },
): Promise<void> {
  await tx
    .updateTable('consultas')
    .set({ ...set, email: null, extracto: '[]' })
    .where('id', '=', id)
    .execute()
}

export async function exportarConsultas(db: Db, persona: Persona) {
  return {
    consultas: await db
      .selectFrom('consultas')
      .select(['origen', 'texto', 'extracto', 'respuesta', 'createdAt as hechaEn', 'decididaEn'])
      .where((eb) => eb.or(suyas(eb, persona)))
      .orderBy('createdAt')
      .execute(),
  }
}

// That something was asked stays; who asked, and in which words, does not.
const OLVIDADA = { usuarioId: null, email: null, huella: null, texto: '', extracto: '[]', respuesta: null }

export async function olvidarConsultasDe(tx: Tx, persona: Persona): Promise<string[]> {
  const olvidadas = await tx
    .updateTable('consultas')
    .set(OLVIDADA)
    .where((eb) => eb.or(suyas(eb, persona)))
    .returning('id')
    .execute()
  return olvidadas.map(({ id }) => id)
}

/** Of the account, or asked without it by the address that is theirs. */
const suyas = (eb: ExpressionBuilder<Database, 'consultas'>, persona: Persona) => [
  eb('usuarioId', '=', persona.usuarioId),
  bajoSuCorreo(persona, 'email'),
  bajoSuHuella(persona, 'huella'),
]

const LOTE = 200

/** All that was asked in a place whose last answer is older. Answers how many questions were dropped. */
export async function olvidarConsultas(db: Db, antesDe: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update consultas set usuario_id = null, email = null, huella = null, texto = '', extracto = '[]', respuesta = null where id in (
      select q.id from consultas q where q.texto <> '' and q.decidida_en < ${antesDe}
        and not exists (select 1 from consultas otra where coalesce(otra.sigue_a, otra.id) = coalesce(q.sigue_a, q.id) and (otra.decidida_en is null or otra.decidida_en >= ${antesDe}))
      limit ${LOTE})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Plan } from '#contract/suscripciones.ts'
import { ESTADOS_VIGENTES } from '#domain/suscripciones/planes.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type SuscripcionRow = Selectable<Database['suscripciones']>
export type CobroRow = Selectable<Database['cobrosSuscripcion']>

export const VIVOS = ['creado', 'desconocido', 'fallido']

export const findSuscripcion = (db: Db | Tx, anfitrionId: string) =>
  db.selectFrom('suscripciones').selectAll().where('anfitrionId', '=', anfitrionId).executeTakeFirst()
export const lockSuscripcion = (tx: Tx, id: string) =>
  tx.selectFrom('suscripciones').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
export const getSuscripcion = (tx: Db | Tx, id: string) =>
  tx.selectFrom('suscripciones').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
export const findPorSesion = (db: Db, sesion: string) =>
  db.selectFrom('suscripciones').selectAll().where('sesionPsp', '=', sesion).executeTakeFirst()

export async function insertSuscripcion(tx: Tx, row: Insertable<Database['suscripciones']>): Promise<void> {
  await tx
    .insertInto('suscripciones')
    .values(row)
    .onConflict((oc) => oc.column('anfitrionId').doNothing())
    .execute()
}

export async function updateSuscripcion(
  tx: Tx,
  id: string,
  set: Updateable<Database['suscripciones']>,
  now: Date,
): Promise<SuscripcionRow> {
  return tx
    .updateTable('suscripciones')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whose period is over and not yet asked for. */
export const listPorRenovar = (db: Db, { now, modo }: { now: Date; modo: string }, limit: number) =>
  db
    .selectFrom('suscripciones as s')
    .select('s.id')
    .where('s.estado', 'in', ['prueba', 'activa'])
    .where('s.hasta', '<=', now)
    .where('s.modo', '=', modo)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cobrosSuscripcion as c')
            .select('c.id')
            .whereRef('c.suscripcionId', '=', 's.id')
            .where('c.estado', 'in', VIVOS),
        ),
      ),
    )
    .orderBy('s.hasta')
    .limit(limit)
    .execute()

/** The same period is asked for once: a second row for it is dropped. */
export async function insertCobro(
  tx: Tx,
  row: Insertable<Database['cobrosSuscripcion']>,
): Promise<CobroRow | undefined> {
  return tx
    .insertInto('cobrosSuscripcion')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export const findCobro = (db: Db | Tx, id: string) =>
  db.selectFrom('cobrosSuscripcion').selectAll().where('id', '=', id).executeTakeFirst()
export const findCobroPorIntento = (db: Db, intento: string) =>
  db.selectFrom('cobrosSuscripcion').selectAll().where('pspIntento', '=', intento).executeTakeFirst()
export const lockCobro = (tx: Tx, id: string) =>
  tx.selectFrom('cobrosSuscripcion').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
export const findCobroVivo = (db: Db | Tx, suscripcionId: string) =>
  db
    .selectFrom('cobrosSuscripcion')
    .selectAll()
    .where('suscripcionId', '=', suscripcionId)
    .where('estado', 'in', VIVOS)
    .executeTakeFirst()
export const listCobros = (db: Db | Tx, suscripcionId: string) =>
  db
    .selectFrom('cobrosSuscripcion')
    .selectAll()
    .where('suscripcionId', '=', suscripcionId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(24)
    .execute()

/** What was charged for time that is still to come. */
export const listCobrosVigentes = (db: Db | Tx, suscripcionId: string, now: Date) =>
  db
    .selectFrom('cobrosSuscripcion')
    .selectAll()
    .where('suscripcionId', '=', suscripcionId)
    .where('estado', '=', 'exitoso')
    .where('hasta', '>', now)
    .orderBy('id')
    .execute()

export async function updateCobro(
  tx: Tx | Db,
  id: string,
  set: Updateable<Database['cobrosSuscripcion']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('cobrosSuscripcion')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export const listCobrosPorHacer = (db: Db, { now, modo }: { now: Date; modo: string }, limit: number) =>
  db
    .selectFrom('cobrosSuscripcion')
    .select('id')
    .where('estado', 'in', VIVOS)
    .where('modo', '=', modo)
    .where('proximoEn', '<=', now)
    .orderBy('proximoEn')
    .limit(limit)
    .execute()

/** Whose money was only tried out. */
export const listDePrueba = async (db: Db, limit: number): Promise<string[]> =>
  (
    await db.selectFrom('suscripciones').select('id').where('modo', '=', 'prueba').orderBy('id').limit(limit).execute()
  ).map(({ id }) => id)

export async function anularCobrosAbiertos(tx: Tx, suscripcionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('cobrosSuscripcion')
    .set({ estado: 'anulado', proximoEn: null, updatedAt: now })
    .where('suscripcionId', '=', suscripcionId)
    .where('estado', 'in', VIVOS)
    .execute()
}

/** What holds now; without one, the free plan. */
export async function findPlanVigente(db: Db | Tx, anfitrionId: string): Promise<Plan> {
  const { rows } = await sql<{
    plan: Plan
  }>`select plan from suscripciones where anfitrion_id = ${anfitrionId} and estado in (${sql.join(ESTADOS_VIGENTES)})`.execute(
    db,
  )
  return rows[0]?.plan ?? 'gratis'
}

/** What this module keeps of a person who hosts: what their plan cost, and what of it went back. */
export async function exportarSuscripciones(db: Db, usuarioId: string) {
  const suyas = db
    .selectFrom('suscripciones as s')
    .innerJoin('anfitriones as a', 'a.id', 's.anfitrionId')
    .where('a.usuarioId', '=', usuarioId)
  const planes = await suyas
    .select([
      's.plan',
      's.estado',
      's.planSiguiente',
      's.desde',
      's.hasta',
      's.pruebaUsadaEn',
      's.tarjetaMarca',
      's.tarjetaUltimos4',
      's.createdAt as creadoEn',
    ])
    .orderBy('s.createdAt')
    .execute()
  const cobrosDePlan = await suyas
    .innerJoin('cobrosSuscripcion as c', 'c.suscripcionId', 's.id')
    .leftJoin('reembolsos as d', 'd.id', 'c.id')
    .select([
      'c.concepto',
      'c.plan',
      'c.desde',
      'c.hasta',
      'c.monto',
      'c.estado',
      'c.cobradoEn',
      'c.reembolsoMonto as devuelto',
      'd.estado as estadoDeDevolucion',
      'd.hechoEn as devueltoEn',
      'c.createdAt as creadoEn',
    ])
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .execute()
  return { planes, cobrosDePlan }
}

/** By what the provider knows the card of a host's plan, and what was paid with it. */
export async function cobrosDePlanesDe(db: Db, usuarioId: string): Promise<string[]> {
  const planes = await db
    .selectFrom('suscripciones as s')
    .innerJoin('anfitriones as a', 'a.id', 's.anfitrionId')
    .leftJoin('cobrosSuscripcion as c', 'c.suscripcionId', 's.id')
    .select(['s.pspCliente', 's.sesionPsp', 'c.pspIntento'])
    .where('a.usuarioId', '=', usuarioId)
    .execute()
  return [
    ...new Set(
      planes
        .flatMap(({ pspCliente, sesionPsp, pspIntento }) => [pspCliente, sesionPsp, pspIntento])
        .filter((nombre) => nombre !== null),
    ),
  ]
}

/** Charges of their plans whose money is on its way back, by whatever way, or that a bank decides about. */
export async function countDineroDePlanes(db: Db | Tx, { usuarioId }: { usuarioId: string }): Promise<number> {
  const { n } = await db
    .selectFrom('cobrosSuscripcion as c')
    .innerJoin('suscripciones as s', 's.id', 'c.suscripcionId')
    .innerJoin('anfitriones as a', 'a.id', 's.anfitrionId')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('a.usuarioId', '=', usuarioId)
    .where(
      sql<boolean>`(c.estado = 'desconocido' or exists (select 1 from reembolsos d where d.origen_id = c.id and d.estado <> 'hecho') or exists (select 1 from disputas x where x.cobro_id = c.id and x.estado = 'abierta'))`,
    )
    .executeTakeFirstOrThrow()
  return n
}

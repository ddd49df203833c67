import { sql } from 'kysely'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import type { EfectoDeSuspension, ModoDeSuspension } from '#contract/sanciones.ts'
import { esUuid } from '#domain/identificador.ts'
import { OPERADOR_SUSPENDIDO } from '#domain/reservas/suspension.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { RETENIDO } from '#server/modules/pagos/index.ts'

export interface Operador {
  tipo: 'proveedor' | 'anfitrion'
  id: string
}

export const negocioDe = ({ tipo, id }: Operador) =>
  tipo === 'anfitrion' ? { anfitrionId: id, proveedorId: null } : { anfitrionId: null, proveedorId: id }

export interface OperadorRow extends Operador {
  nombre: string
  slug: string
  estado: EstadoProveedor
  ciudad: string
  publicadas: number
}

/** Either kind, by the words of an address; undefined for whatever cannot be one. */
export async function findOperador(db: Db | Tx, tipo: string, id: string): Promise<OperadorRow | undefined> {
  if (!esUuid(id)) return undefined
  if (tipo === 'proveedor') {
    return (
      await sql<OperadorRow>`select 'proveedor' as tipo, id, nombre_comercial as nombre, slug, estado, ciudad, (select count(*) from experiencias where proveedor_id = ${id} and estado = 'publicada')::int as publicadas from proveedores where id = ${id}`.execute(
        db,
      )
    ).rows[0]
  }
  if (tipo !== 'anfitrion') return undefined
  return (
    await sql<OperadorRow>`select 'anfitrion' as tipo, id, nombre, slug, estado, ciudad, (select count(*) from experiencias where anfitrion_id = ${id} and estado = 'publicada')::int as publicadas from anfitriones where id = ${id}`.execute(
      db,
    )
  ).rows[0]
}

/** Published or paused, by name. */
export async function listALaVista(
  db: Db,
  operador: Operador,
): Promise<{ id: string; nombre: string; estado: string }[]> {
  const { rows } = await sql<{ id: string; nombre: string; estado: string }>`
    select e.id, e.nombre_experiencia as nombre, e.estado from experiencias e where ${columnaDe(operador)} = ${operador.id} and e.estado in ('publicada', 'pausada') order by e.nombre_experiencia, e.id limit 100`.execute(
    db,
  )
  return rows
}

const columnaDe = ({ tipo }: Operador) => sql.ref(tipo === 'proveedor' ? 'e.proveedor_id' : 'e.anfitrion_id')

interface Cuando {
  now: Date
  /** Departures from then on: now, or, of a suspension, since it was decided. */
  desde: Date
}

/** Bookings that are still to come, or were, and have to go back; an arrival noted before the start proves nothing (docs/decisions/0304). */
const porVenir = (operador: Operador, { now, desde }: Cuando) => sql`
  from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id
  where ${columnaDe(operador)} = ${operador.id} and s.inicio_utc > ${desde} and (r.estado in ('pagada', 'confirmada') or (r.estado = 'realizada' and r.llegada_en < s.inicio_utc) or (r.estado = 'pendiente' and r.ocupa_hasta > ${now}))`

type Sumas = Omit<EfectoDeSuspension, 'primera' | 'conOtraSalida'> & { primera: Date | null }

export async function sumPorVenir(db: Db | Tx, operador: Operador, cuando: Cuando): Promise<Sumas> {
  const { rows } = await sql<Sumas>`
    select (count(*) filter (where r.estado <> 'pendiente'))::int as reservas, coalesce(sum(r.plazas) filter (where r.estado <> 'pendiente'), 0)::int as personas,
      coalesce(sum(${RETENIDO}) filter (where r.estado <> 'pendiente'), 0)::bigint as monto,
      (count(*) filter (where r.estado = 'pendiente'))::int as sin_pago, min(s.inicio_utc) as primera
      ${porVenir(operador, cuando)} and r.prueba_hasta is null`.execute(db)
  return rows[0]!
}

/** Departures at which they received nobody, since a moment. */
export async function countNoPrestadas(db: Db, { tipo, id }: Operador, desde: Date): Promise<number> {
  const { cuantas } = await db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 's.experienciaId')
    .select(sql<number>`count(distinct s.id)::int`.as('cuantas'))
    .where('r.estado', '=', 'no_prestada')
    .where('s.inicioUtc', '>=', desde)
    .where(tipo === 'proveedor' ? 'e.proveedorId' : 'e.anfitrionId', '=', id)
    .executeTakeFirstOrThrow()
  return cuantas
}

interface Tramo extends Cuando {
  despues: string
  limit: number
}

/** In id order, after the last one that was tried. */
export async function listPorVenir(
  db: Db,
  operador: Operador,
  { despues, limit, ...cuando }: Tramo,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select r.id ${porVenir(operador, cuando)} and r.id > ${despues} order by r.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those whose arrival was noted early. */
export async function listRecibidas(
  db: Db,
  operador: Operador,
  { despues, limit, ...cuando }: Tramo,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select r.id ${porVenir(operador, cuando)} and r.estado = 'realizada' and r.id > ${despues} order by r.id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const OFERTA = sql`(select 1 from ofertas_de_fecha o where o.reserva_id = r.id and o.salida_id = r.salida_id and o.motivo = ${OPERADOR_SUSPENDIDO})`
const eligiendo = (now: Date) =>
  sql`exists (select 1 from ofertas_de_fecha o where o.reserva_id = r.id and o.salida_id = r.salida_id and o.motivo = ${OPERADOR_SUSPENDIDO} and o.vence_en > ${now})`

/** Those whose buyers were not asked yet. */
export async function listSinOferta(
  db: Db,
  operador: Operador,
  { despues, limit, ...cuando }: Tramo,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select r.id ${porVenir(operador, cuando)} and not exists ${OFERTA} and r.id > ${despues} order by r.id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Those that go back now: nobody is choosing any more. */
export async function listPorDevolver(
  db: Db,
  operador: Operador,
  { despues, limit, ...cuando }: Tramo,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select r.id ${porVenir(operador, cuando)} and not (r.estado = 'confirmada' and ${eligiendo(cuando.now)}) and r.id > ${despues} order by r.id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Those that a bank still has to decide about, on a departure that stands. */
export async function listEnDisputa(
  db: Db,
  operador: Operador,
  { despues, limit, ...cuando }: Tramo,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select r.id ${porVenir(operador, cuando)} and r.estado_pago = 'contracargo' and s.estado <> 'cancelada' and r.id > ${despues} order by r.id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Buyers who are choosing, and the last hour of any of them. */
export async function sumEligiendo(
  db: Db | Tx,
  operador: Operador,
  now: Date,
): Promise<{ porElegir: number; eligenHasta: Date | null }> {
  const { rows } = await sql<{ porElegir: number; eligenHasta: Date | null }>`
    select count(*)::int as por_elegir, max((select o.vence_en from ofertas_de_fecha o where o.reserva_id = r.id and o.salida_id = r.salida_id)) as eligen_hasta ${porVenir(operador, { now, desde: now })} and r.estado = 'confirmada' and ${eligiendo(now)}`.execute(
    db,
  )
  return rows[0]!
}

/** Bookings that went to another operator, and what was paid for them there. */
export async function sumMudadas(db: Db, sancionId: string): Promise<{ mudadas: number; montoMudado: number }> {
  const { rows } = await sql<{
    mudadas: number
    montoMudado: number
  }>`select count(*)::int as mudadas, coalesce(sum(monto), 0)::int as monto_mudado from mudanzas where sancion_id = ${sancionId}`.execute(
    db,
  )
  return rows[0]!
}

/** Why, in words, goes with whoever erases their account; the rule, when and what was given back stay. Answers which they were. */
export async function olvidarSanciones(tx: Tx, anfitrionId: string): Promise<string[]> {
  const suyas = await tx
    .updateTable('sanciones')
    .set({ motivo: '' })
    .where('operadorTipo', '=', 'anfitrion')
    .where('operadorId', '=', anfitrionId)
    .returning('id')
    .execute()
  return suyas.map(({ id }) => id)
}

export async function insertSuspension(
  tx: Tx,
  row: {
    id: string
    operador: Operador
    estadoAnterior: string
    regla: string
    motivo: string
    modo: ModoDeSuspension
    reservas: number
    monto: number
    decididaPor: string
    now: Date
  },
): Promise<void> {
  const { operador, now, ...rest } = row
  await tx
    .insertInto('sanciones')
    .values({ ...rest, operadorTipo: operador.tipo, operadorId: operador.id, estado: 'devolviendo', createdAt: now })
    .execute()
}

export const findSuspension = (db: Db | Tx, { tipo, id }: Operador) =>
  db
    .selectFrom('sanciones')
    .selectAll()
    .where('operadorTipo', '=', tipo)
    .where('operadorId', '=', id)
    .where('estado', '!=', 'levantada')
    .executeTakeFirst()

export const lockSuspension = (tx: Tx, { tipo, id }: Operador) =>
  tx
    .selectFrom('sanciones')
    .selectAll()
    .where('operadorTipo', '=', tipo)
    .where('operadorId', '=', id)
    .where('estado', '!=', 'levantada')
    .forUpdate()
    .executeTakeFirst()

/** In id order, after the last one that was gone on with: one that waits for a bank keeps none from its turn. */
export const listDevolviendo = (db: Db, { despues, limit }: { despues: string; limit: number }) =>
  db
    .selectFrom('sanciones')
    .select(['id', 'operadorTipo', 'operadorId'])
    .where('estado', '=', 'devolviendo')
    .where('id', '>', despues)
    .orderBy('id')
    .limit(limit)
    .execute()

export async function terminarDevolucion(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sanciones')
    .set({ estado: 'vigente', terminadaEn: now })
    .where('id', '=', id)
    .where('estado', '=', 'devolviendo')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function levantar(tx: Tx, id: string, levantadaPor: string, now: Date): Promise<void> {
  await tx
    .updateTable('sanciones')
    .set({ estado: 'levantada', levantadaPor, levantadaEn: now })
    .where('id', '=', id)
    .execute()
}

export async function estaApelada(db: Db | Tx, suspensionId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('casos')
      .select('id')
      .where('tipo', '=', 'apelacion')
      .where('objetoId', '=', suspensionId)
      .where('estado', '=', 'abierto')
      .executeTakeFirst()) !== undefined
  )
}

export async function fueApelada(db: Db | Tx, suspensionId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('casos')
      .select('id')
      .where('tipo', '=', 'apelacion')
      .where('objetoId', '=', suspensionId)
      .executeTakeFirst()) !== undefined
  )
}

/** What was written down about an operator, the newest last. */
export async function listSucesos(db: Db, { tipo, id }: Operador) {
  const { rows } = await sql<{
    hecho: string
    actor: string | null
    detalle: Record<string, string | number | null>
    en: Date
  }>`
    select a.accion as hecho, (select split_part(u.nombre, ' ', 1) from usuarios u where u.id::text = a.actor) as actor, a.detalle, a.created_at as en
    from auditoria a where a.objeto = ${tipo} and a.objeto_id = ${id} order by a.id desc limit 100`.execute(db)
  return rows.toReversed()
}

/** To whom the mail about it goes. */
export async function findCorreo(db: Db | Tx, { tipo, id }: Operador): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`${
    tipo === 'proveedor'
      ? sql`select coalesce(p.email, (select u.email from membresias m join usuarios u on u.id = m.usuario_id where m.proveedor_id = p.id and m.papel = 'dueno' order by m.created_at limit 1)) as email from proveedores p where p.id = ${id}`
      : sql`select u.email from anfitriones a join usuarios u on u.id = a.usuario_id where a.id = ${id}`
  }`.execute(db)
  return rows[0]?.email ?? null
}

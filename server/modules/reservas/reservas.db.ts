import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Respuesta } from '#contract/recogida.ts'
import type { EstadoLiquidacion } from '#contract/reservas.ts'
import type { LineaDePrecio } from '#domain/reservas/precio.ts'
import type { RecogidaElegida } from '#domain/recogida/recogida.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { ADONDE_SE_ESCRIBE, esDeSuCuenta, QUIEN_SE_ENTERA } from '#server/de-su-cuenta.ts'
import { ocupan } from '#server/ocupan.ts'
import type { TerminosJuntos } from './terminos.ts'

export type ReservaRow = Selectable<Database['reservas']>

/** A reserva with what its screens show beside it. */
export type ReservaCompleta = Omit<ReservaRow, 'recogida' | 'respuestas'> & {
  recogida: RecogidaElegida | null
  respuestas: Respuesta[]
  inicioUtc: Date
  finUtc: Date
  inicioLocal: string
  zona: string
  salidaEstado: string
  slug: string
  nombreExperiencia: string
  ciudad: string
  sector: string
  lat: number
  lng: number
  portada: string
  operadorNombre: string
  anfitrionId: string | null
  proveedorId: string | null
  /** Who leads its salida. */
  guiaId: string | null
  confirmacion: string
  minParticipantes: number | null
  /** How long before the start its minimum is looked at, and when that was done. */
  decisionMinutos: number
  decididaEn: Date | null
  /** Places of its salida that are paid for, its own too. */
  plazasPagadas: number
  /** Why its salida was called off. */
  canceladaMotivo: string | null
  /** Another date instead, while the reserva still stands on the one called off. */
  ofertaDeFecha: { motivo: string; nota: string | null; venceEn: string } | null
  cambioDeCodigo: string | null
  /** What was paid later for dearer dates, and what went back for cheaper ones. */
  suplemento: number
  rebaja: number
  /** As the hold of a dearer date, it was paid and the booking moved. */
  cambioHecho: boolean
  /** Paid, or held to pay, with a gift card; what of it went back for a cheaper date, and what as the booking ended. */
  regalo: number
  regaloRebajado: number
  regaloDevuelto: number
  /** What of a gift was spent on it and is not back on the card. */
  regaloRetenido: number
  /** What the public pays for each kind, of a booking that a company sold on; null of any other. */
  publicos: LineaDePrecio[] | null
  /** What the public pays for all of it, of a company's own purchase; null of any other. */
  publico: number | null
  /** Whose bell rings for it, and where mails about it go. */
  avisarA: string | null
  escribirA: string
  /** Its buyer works for whoever offers it. */
  deLaCasa: boolean
  /** Whoever bought it, at an address whose server takes nothing. */
  correoRechazado: string | null
  /** Its buyer wrote a review. */
  opinada: boolean
  /** When that review is or was out; null of none, or of one taken down. */
  resenaEn: Date | null
  /** What the operador said of whoever travelled. */
  viajeroPuntaje: number | null
  viajeroComentario: string | null
  lineas: LineaDePrecio[]
}

export const completas = (db: Db | Tx) =>
  db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .selectAll('r')
    .select(['s.inicioUtc', 's.finUtc', 's.inicioLocal', 's.zona', 's.estado as salidaEstado'])
    .select([
      'e.slug',
      'e.nombreExperiencia',
      'e.ciudad',
      'e.sector',
      'e.lat',
      'e.lng',
      'e.portada',
      'e.operadorNombre',
      'e.anfitrionId',
      'e.proveedorId',
      's.decididaEn',
    ])
    .select([
      sql<string>`coalesce(s.confirmacion, e.confirmacion)`.as('confirmacion'),
      sql<number | null>`coalesce(s.min_participantes, e.min_participantes)`.as('minParticipantes'),
      sql<number>`coalesce(s.decision_minutos, (select a.decision_minutos from agendas a where a.experiencia_id = e.id), 1440)`.as(
        'decisionMinutos',
      ),
    ])
    .select(
      sql<
        ReservaCompleta['ofertaDeFecha']
      >`(select json_build_object('motivo', o.motivo, 'nota', o.nota, 'venceEn', o.vence_en) from ofertas_de_fecha o where o.reserva_id = r.id and o.salida_id = r.salida_id)`.as(
        'ofertaDeFecha',
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(o.plazas), 0)::int from reservas o where o.salida_id = r.salida_id and o.estado in ('pagada', 'confirmada') and (o.prueba_hasta is null or r.prueba_hasta is not null))`.as(
        'plazasPagadas',
      ),
    )
    .select('s.canceladaMotivo')
    .select(sql<string | null>`(select g.guia_id from guias_de_salidas g where g.salida_id = s.id)`.as('guiaId'))
    .select(sql<string | null>`(select c.codigo from reservas c where c.id = r.cambio_de)`.as('cambioDeCodigo'))
    .select([
      sql<number>`(select coalesce(sum(p.capturado), 0)::int from pagos p where p.reserva_id = r.id and p.estado = 'exitoso' and p.suplemento_de is not null)`.as(
        'suplemento',
      ),
      sql<number>`(select coalesce(sum(p.rebajado), 0)::int from pagos p where p.reserva_id = r.id and p.estado = 'exitoso') + coalesce(u.rebajado, 0)`.as(
        'rebaja',
      ),
      sql<boolean>`r.traido is not null and exists (select 1 from pagos p where p.suplemento_de = r.id)`.as(
        'cambioHecho',
      ),
    ])
    .leftJoin('regaloUsos as u', 'u.reservaId', 'r.id')
    .select([
      sql<number>`coalesce(u.monto, 0)`.as('regalo'),
      sql<number>`coalesce(u.rebajado, 0)`.as('regaloRebajado'),
      sql<number>`coalesce(u.devuelto - u.rebajado, 0)`.as('regaloDevuelto'),
      sql<number>`case when u.cobrado_en is null then 0 else u.monto - u.devuelto end`.as('regaloRetenido'),
    ])
    .select(
      sql<
        LineaDePrecio[] | null
      >`(select coalesce((select json_agg(json_build_object('tipo', u.tipo, 'cantidad', u.n, 'precioUnitario', u.publico) order by u.tipo, u.publico) from (select tipo, publico, count(*)::int as n from reventa_unidades where reserva_id = v.reserva_id group by tipo, publico) u), '[]') from reventas v where v.reserva_id = r.id)`.as(
        'publicos',
      ),
    )
    .select(sql<number | null>`(select c.publico from compras c where c.reserva_id = r.id)`.as('publico'))
    .select(
      sql<boolean>`exists (select 1 from anfitriones x where x.id = e.anfitrion_id and x.usuario_id = r.usuario_id) or exists (select 1 from membresias m where m.usuario_id = r.usuario_id and (m.anfitrion_id = e.anfitrion_id or m.proveedor_id = e.proveedor_id))`.as(
        'deLaCasa',
      ),
    )
    .select(
      sql<
        string | null
      >`(select c.para from correos c where c.estado = 'rechazado' and c.rechazado_en >= r.created_at and c.clave like '%:' || r.id || '%' and c.para in (r.contacto_email, (select x.email from usuarios x where x.id = r.usuario_id), ${ADONDE_SE_ESCRIBE}) order by c.rechazado_en desc limit 1)`.as(
        'correoRechazado',
      ),
    )
    .select([QUIEN_SE_ENTERA.as('avisarA'), ADONDE_SE_ESCRIBE.as('escribirA')])
    .leftJoin('resenas as o', 'o.reservaId', 'r.id')
    .leftJoin('resenasDeViajeros as v', 'v.reservaId', 'r.id')
    .select([
      sql<boolean>`o.id is not null`.as('opinada'),
      sql<Date | null>`case when o.oculta_en is null then o.publicada_en end`.as('resenaEn'),
      'v.puntaje as viajeroPuntaje',
      'v.comentario as viajeroComentario',
    ])
    .select(
      sql<
        ReservaCompleta['lineas']
      >`(select json_agg(json_build_object('tipo', l.tipo, 'cantidad', l.cantidad, 'precioUnitario', l.precio_unitario) order by l.tipo) from reserva_lineas l where l.reserva_id = r.id)`.as(
        'lineas',
      ),
    )
    .$narrowType<Pick<ReservaCompleta, 'recogida' | 'respuestas'>>()

export const findReserva = (db: Db | Tx, id: string): Promise<ReservaCompleta | undefined> =>
  completas(db).where('r.id', '=', id).executeTakeFirst()
export const findReservaPorCodigo = (db: Db | Tx, codigo: string): Promise<ReservaCompleta | undefined> =>
  completas(db).where('r.codigo', '=', codigo).executeTakeFirst()
/** The reserva of that codigo if the address is its contact's, or its account's. Nobody travels yet with what a company has not agreed to. */
export const findBuscada = (
  db: Db,
  codigo: string,
  email: string,
): Promise<{ id: string; aLaCuenta: boolean } | undefined> =>
  db
    .selectFrom('reservas as r')
    .leftJoin('usuarios as u', (on) =>
      on.onRef('u.id', '=', 'r.usuarioId').on(sql<boolean>`${esDeSuCuenta(sql.ref('u.id'))}`),
    )
    .select(['r.id', sql<boolean>`r.contacto_email <> ${email}`.as('aLaCuenta')])
    .where('r.codigo', '=', codigo)
    .where('r.porAceptar', '=', false)
    .where((eb) => eb.or([eb('r.contactoEmail', '=', email), eb('u.email', '=', email)]))
    .executeTakeFirst()

export const getReserva = (db: Db | Tx, id: string): Promise<ReservaCompleta> =>
  completas(db).where('r.id', '=', id).executeTakeFirstOrThrow()

export async function lockReserva(tx: Tx, id: string): Promise<ReservaRow | undefined> {
  return tx.selectFrom('reservas').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** In id order, so that two who want the same ones wait for each other instead of both. */
export async function lockReservas(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0)
    await tx.selectFrom('reservas').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** How far each is paid out. The rows are locked by the caller. */
export async function updateLiquidacion(
  tx: Tx,
  ids: string[],
  estadoLiquidacion: EstadoLiquidacion,
  now: Date,
): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('reservas').set({ estadoLiquidacion, updatedAt: now }).where('id', 'in', ids).execute()
}

/** A dearer date that is held for this reserva and still waits for its payment. */
export async function hayCambioEnCurso(tx: Tx, reservaId: string, now: Date): Promise<boolean> {
  return (
    (await tx
      .selectFrom('reservas')
      .select('id')
      .where('cambioDe', '=', reservaId)
      .where('estado', '=', 'pendiente')
      .where('ocupaHasta', '>', now)
      .executeTakeFirst()) !== undefined
  )
}

/** Places taken by whatever holds one now; counted in a statement after the lock, never inside it. */
export async function sumPlazasOcupadas(tx: Tx, salidaId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ ocupadas: number }>`
    select coalesce(sum(r.plazas), 0)::int as ocupadas from reservas r
    where r.salida_id = ${salidaId} and ${ocupan(now)}`.execute(tx)
  return rows[0]!.ocupadas
}

/** What an account holds of a salida in bookings where nobody pays. */
export async function sumPlazasGratis(
  tx: Tx,
  { salidaId, usuarioId }: { salidaId: string; usuarioId: string },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ plazas: number }>`
    select coalesce(sum(r.plazas), 0)::int as plazas from reservas r
    where r.salida_id = ${salidaId} and r.usuario_id = ${usuarioId} and r.total = 0 and ${ocupan(now)}`.execute(tx)
  return rows[0]!.plazas
}

/** Places of a salida that are paid for. What only tries the API fills no minimum but that of another such. */
export async function sumPlazasPagadas(tx: Tx, salidaId: string, { conPruebas = false } = {}): Promise<number> {
  const { rows } = await sql<{
    pagadas: number
  }>`select coalesce(sum(plazas), 0)::int as pagadas from reservas where salida_id = ${salidaId} and estado in ('pagada', 'confirmada') and (prueba_hasta is null or ${conPruebas})`.execute(
    tx,
  )
  return rows[0]!.pagadas
}

/** Places of a salida whose people have their ticket. */
export async function sumPlazasConfirmadas(tx: Tx, salidaId: string): Promise<number> {
  const { rows } = await sql<{
    confirmadas: number
  }>`select coalesce(sum(plazas), 0)::int as confirmadas from reservas where salida_id = ${salidaId} and estado in ('confirmada', 'realizada') and prueba_hasta is null`.execute(
    tx,
  )
  return rows[0]!.confirmadas
}

/** Until when those who paid and wait are waited for. */
export async function setAceptarAntesDe(tx: Tx, salidaId: string, aceptarAntesDe: Date): Promise<void> {
  await tx
    .updateTable('reservas')
    .set({ aceptarAntesDe })
    .where('salidaId', '=', salidaId)
    .where('estado', '=', 'pagada')
    .execute()
}

/** Live holds that bear the seal of who asked for them, whoever they belong to by now; and those of them for that e-mail. */
export async function countRetencionesVivas(
  tx: Tx,
  { pedidaDesde, email }: { pedidaDesde: string; email: string },
  now: Date,
): Promise<{ vivas: number; conEseCorreo: number }> {
  return tx
    .selectFrom('reservas')
    .select([
      sql<number>`count(*)::int`.as('vivas'),
      sql<number>`count(*) filter (where contacto_email = ${email})::int`.as('conEseCorreo'),
    ])
    .where('pedidaDesde', '=', pedidaDesde)
    .where('estado', '=', 'pendiente')
    .where('ocupaHasta', '>', now)
    .where('bloqueo', '=', false)
    .executeTakeFirstOrThrow()
}

/** Who asked is known while it is a hold, and no longer. */
export async function olvidarQuienRetuvo(db: Db, now: Date): Promise<void> {
  await sql`update reservas set pedida_desde = null where id in (select id from reservas where pedida_desde is not null and (estado <> 'pendiente' or ocupa_hasta <= ${now}) limit 200)`.execute(
    db,
  )
}

export async function insertReserva(
  tx: Tx,
  row: Insertable<Database['reservas']>,
  lineas: Insertable<Database['reservaLineas']>[],
): Promise<boolean> {
  const nueva = await tx
    .insertInto('reservas')
    .values(row)
    .onConflict((oc) => oc.column('codigo').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (nueva) await tx.insertInto('reservaLineas').values(lineas).execute()
  return nueva !== undefined
}

/** Other people on a reserva that a company owes; the database lets no other one change. */
export async function replaceLineas(
  tx: Tx,
  reservaId: string,
  lineas: { tipo: string; cantidad: number; precioUnitario: number }[],
): Promise<void> {
  await tx.deleteFrom('reservaLineas').where('reservaId', '=', reservaId).execute()
  await tx
    .insertInto('reservaLineas')
    .values(lineas.map((linea) => ({ reservaId, ...linea })))
    .execute()
}

/** Moves a reserva from the state it was read in; a row that moved meanwhile is a bug of the caller's lock. */
export async function updateReserva(
  tx: Tx,
  { id, estado }: { id: string; estado: string },
  set: TerminosJuntos<Updateable<Database['reservas']>>,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('reservas')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`reserva ${id} is no longer ${estado}`)
}

/** Where it is picked up and what was answered, in whatever estado. */
export async function updatePedido(
  tx: Tx,
  id: string,
  set: Pick<Updateable<Database['reservas']>, 'recogida' | 'respuestas'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reservas')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export const listPorVencer = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('reservas')
    .select('id')
    .where('estado', '=', 'pendiente')
    .where('expiraEn', '<=', now)
    .orderBy('expiraEn')
    .limit(limit)
    .execute()

export const listSinAceptar = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('reservas')
    .select(['id', 'salidaId'])
    .where('estado', '=', 'pagada')
    .where('aceptarAntesDe', '<=', now)
    .orderBy('aceptarAntesDe')
    .limit(limit)
    .execute()

/** Those who paid and wait, for their operator or for more people. */
export const listEnEspera = (tx: Tx, salidaId: string) =>
  tx
    .selectFrom('reservas')
    .select('id')
    .where('salidaId', '=', salidaId)
    .where('estado', '=', 'pagada')
    .orderBy('id')
    .execute()

/** The salida, if it is one of that experiencia. */
export const findSalida = (tx: Tx, experienciaId: string, salidaId: string) =>
  tx
    .selectFrom('salidas')
    .select(['id', 'experienciaId', 'cupos', 'estado', 'cierreVentas', 'inicioUtc', 'finUtc'])
    .where('experienciaId', '=', experienciaId)
    .where(sql<boolean>`id::text = ${salidaId.toLowerCase()}`)
    .executeTakeFirst()

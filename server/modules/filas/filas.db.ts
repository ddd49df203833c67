import { sql, type Insertable, type Updateable } from 'kysely'
import type { EstadoReserva, Participantes } from '#contract/reservas.ts'
import type { EnEspera } from '#domain/espera/oferta.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { bajoSuCorreo, type Persona } from '#server/titular.ts'
import { ocupan } from '#server/ocupan.ts'

/** A place in the line with what its screens show beside it. */
export interface EsperaRow {
  id: string
  salidaId: string
  experienciaId: string
  usuarioId: string | null
  contactoNombre: string
  contactoEmail: string
  contactoTelefono: string
  participantes: Participantes
  plazas: number
  estado: EnEspera['estado']
  reservaId: string | null
  slug: string
  nombreExperiencia: string
  ciudad: string
  sector: string
  portada: string
  inicioUtc: Date
  zona: string
  cierreVentas: Date
  salidaCancelada: boolean
  ofertaEstado: EstadoReserva | null
  ofertaHasta: Date | null
  ofertaExpira: Date | null
  ofertaTotal: number | null
}

const completas = (db: Db | Tx) =>
  db
    .selectFrom('esperas as w')
    .innerJoin('salidas as s', 's.id', 'w.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'w.experienciaId')
    .leftJoin('reservas as r', 'r.id', 'w.reservaId')
    .select([
      'w.id',
      'w.salidaId',
      'w.experienciaId',
      'w.usuarioId',
      'w.contactoNombre',
      'w.contactoEmail',
      'w.contactoTelefono',
      'w.plazas',
      'w.reservaId',
    ])
    .select([sql<Participantes>`w.participantes`.as('participantes'), sql<EnEspera['estado']>`w.estado`.as('estado')])
    .select([
      'e.slug',
      'e.nombreExperiencia',
      'e.ciudad',
      'e.sector',
      'e.portada',
      's.inicioUtc',
      's.zona',
      's.cierreVentas',
    ])
    .select(sql<boolean>`s.estado = 'cancelada'`.as('salidaCancelada'))
    .select([
      sql<EstadoReserva | null>`r.estado`.as('ofertaEstado'),
      'r.ocupaHasta as ofertaHasta',
      'r.expiraEn as ofertaExpira',
      'r.total as ofertaTotal',
    ])

export const findEspera = (db: Db | Tx, id: string): Promise<EsperaRow | undefined> =>
  completas(db).where('w.id', '=', id).executeTakeFirst()

export const listEsperasDe = (
  db: Db,
  usuarioId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<EsperaRow[]> =>
  completas(db)
    .where('w.usuarioId', '=', usuarioId)
    .where('w.estado', '!=', 'retirada')
    .orderBy('w.createdAt', 'desc')
    .orderBy('w.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countEsperasDe(db: Db, usuarioId: string): Promise<number> {
  return (
    await db
      .selectFrom('esperas')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('usuarioId', '=', usuarioId)
      .where('estado', '!=', 'retirada')
      .executeTakeFirstOrThrow()
  ).n
}

/** Lines somebody stands in now; of a guest only those confirmed by mail, since anybody can type an address. */
export async function countVivas(
  tx: Tx,
  { usuarioId, email }: { usuarioId: string | null; email: string },
  now: Date,
): Promise<number> {
  const { n } = await tx
    .selectFrom('esperas as w')
    .innerJoin('salidas as s', 's.id', 'w.salidaId')
    .select(sql<number>`count(*)::int`.as('n'))
    .where((eb) =>
      usuarioId
        ? eb('w.usuarioId', '=', usuarioId)
        : eb.and([eb('w.usuarioId', 'is', null), eb('w.contactoEmail', '=', email)]),
    )
    .where('w.estado', '=', 'en_espera')
    .where('s.cierreVentas', '>', now)
    .where('s.estado', '!=', 'cancelada')
    .executeTakeFirstOrThrow()
  return n
}

/** Who stands in the line of that salida, in id order after `despuesDe`. An offer is a booking, and ends as one. */
export const listEnFila = (
  db: Db,
  salidaId: string,
  { despuesDe, limit }: { despuesDe: string; limit: number },
): Promise<EsperaRow[]> =>
  completas(db)
    .where('w.salidaId', '=', salidaId)
    .where('w.estado', '=', 'en_espera')
    .where('w.id', '>', despuesDe)
    .orderBy('w.id')
    .limit(limit)
    .execute()

/** False where that person stands in this line already. */
export async function insertEspera(tx: Tx, row: Insertable<Database['esperas']>): Promise<boolean> {
  return (
    (await tx
      .insertInto('esperas')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export const findDeInvitado = (tx: Tx, salidaId: string, email: string) =>
  tx
    .selectFrom('esperas')
    .select(['id', 'estado'])
    .where('salidaId', '=', salidaId)
    .where('usuarioId', 'is', null)
    .where('contactoEmail', '=', email)
    .where('estado', 'in', ['por_confirmar', 'en_espera'])
    .executeTakeFirst()

/** Moves one on from the state it was read in; false if it moved meanwhile. */
export async function moverEspera(
  tx: Tx,
  { id, estado }: { id: string; estado: string },
  set: Updateable<Database['esperas']>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('esperas')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Whoever booked this waits for that departure no more: the account, for what it asked for and what was asked for with the address that it proved; a guest, by
 * the address and the telephone that they gave both times, since anybody can type an address. What they asked for since stands. What is tried with the key for tests is nobody's, and what they bought for a company is not their place.
 */
export async function cerrarDeQuienReservo(
  db: Db,
  reservaId: string,
  { hasta, now }: { hasta: Date; now: Date },
): Promise<void> {
  await sql`
    update esperas w set estado = 'tomada', reserva_id = null, updated_at = ${now} from reservas r
    where r.id = ${reservaId}::uuid and r.prueba_hasta is null and r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') and w.salida_id = r.salida_id
    and w.created_at <= ${hasta}
    and ((w.estado in ('por_confirmar', 'en_espera') and ((r.usuario_id = w.usuario_id and r.empresa_id is null) or (w.usuario_id is null and r.contacto_email = w.contacto_email and r.usuario_id is null and r.contacto_telefono = w.contacto_telefono)
        or (w.usuario_id is null and r.empresa_id is null and exists (select from usuarios u where u.id = r.usuario_id and u.email = w.contacto_email and u.email_verificado_en is not null))))
      or (w.estado = 'ofrecida' and w.por_su_cuenta and (w.reserva_id = r.id or exists (select from reservas c where c.id = w.reserva_id and c.cambio_de = r.id))))`.execute(
    db,
  )
}

/** Who waited longest among those that fit. The salida is locked by the caller, so two offers never count the same places. */
export async function takePrimeraQueCabe(
  tx: Tx,
  salidaId: string,
  libres: number,
): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('esperas')
    .select('id')
    .where('salidaId', '=', salidaId)
    .where('estado', '=', 'en_espera')
    .where('plazas', '<=', libres)
    .orderBy('enFilaDesde')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Salidas on sale where somebody waits whose party fits their seats by now, some after another; what they share is not looked at. */
export async function listConLugar(
  db: Db,
  { now, tras, limit }: { now: Date; tras: ConLugar | null; limit: number },
): Promise<ConLugar[]> {
  const { rows } = await sql<ConLugar>`
    select s.id, s.cierre_ventas from salidas s
    join (select salida_id, min(plazas) as plazas from esperas where estado = 'en_espera' group by salida_id) w on w.salida_id = s.id
    where s.estado = 'abierta' and s.cierre_ventas > ${now} and s.cupos - w.plazas >= (
      select coalesce(sum(r.plazas), 0) from reservas r
      where r.salida_id = s.id and ${ocupan(now)})
      and ${tras ? sql<boolean>`(s.cierre_ventas, s.id) > (${tras.cierreVentas}::timestamptz, ${tras.id}::uuid)` : sql<boolean>`true`}
    order by s.cierre_ventas, s.id limit ${limit}`.execute(db)
  return rows
}

export type ConLugar = { id: string; cierreVentas: Date }

export async function deleteEsperasViejas(
  db: Db,
  { sinConfirmar, cerradas }: { sinConfirmar: Date; cerradas: Date },
): Promise<void> {
  await sql`
    delete from esperas w using salidas s where s.id = w.salida_id
    and (s.cierre_ventas < ${cerradas} or (w.estado = 'por_confirmar' and w.created_at < ${sinConfirmar}))`.execute(db)
}

/** Answers their ids: the mails about them are named by these. */
export async function deleteEsperasDe(tx: Tx, persona: Persona): Promise<string[]> {
  const suyas = tx
    .deleteFrom('esperas')
    .where((eb) =>
      eb.or([
        eb('usuarioId', '=', persona.usuarioId),
        eb.and([eb('usuarioId', 'is', null), bajoSuCorreo(persona, 'contactoEmail')]),
      ]),
    )
  return (await suyas.returning('id').execute()).map(({ id }) => id)
}

/** What this module keeps of a person. */
export async function exportarEsperas(db: Db, persona: Persona) {
  const listaDeEspera = await db
    .selectFrom('esperas as w')
    .innerJoin('salidas as s', 's.id', 'w.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'w.experienciaId')
    .select([
      'e.nombreExperiencia',
      's.inicioLocal as inicio',
      's.zona',
      'w.contactoNombre',
      'w.contactoEmail',
      'w.contactoTelefono',
      'w.plazas',
      'w.estado',
      'w.createdAt as anotadaEn',
    ])
    .where((eb) =>
      eb.or([
        eb('w.usuarioId', '=', persona.usuarioId),
        eb.and([eb('w.usuarioId', 'is', null), bajoSuCorreo(persona, 'w.contactoEmail', 'w.createdAt')]),
      ]),
    )
    .orderBy('w.createdAt')
    .execute()
  return { listaDeEspera }
}

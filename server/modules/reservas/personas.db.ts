import { sql } from 'kysely'
import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { conSuCorreo, idDe, reservasDe, viajesDe, type Persona, type Titular } from '#server/titular.ts'

/** Bookings made as a guest with an address of theirs become the account's. Answers how many. */
export async function reclamarDe(tx: Tx, persona: Persona, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('reservas')
    .set({ usuarioId: persona.usuarioId, updatedAt: now })
    .where('usuarioId', 'is', null)
    .where('id', 'in', reservasDe(tx, persona))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What keeps somebody from being erased: bookings that hold places, a company's for them too (not what they bought for it themselves), and money of theirs that has not come to rest. */
export async function verPendientes(
  db: Db | Tx,
  de: Titular,
  now: Date,
): Promise<{ reservas: number; porDecidir: number; hasta: Date | null; dinero: number }> {
  const viajes = viajesDe(db, de).where('usuarioId', 'is distinct from', 'usuarioId' in de ? de.usuarioId : null)
  const { rows } = await sql<{ reservas: number; porDecidir: number; hasta: Date | null; dinero: number }>`
    select count(*) filter (where viva)::int as reservas, count(*) filter (where elige)::int as por_decidir,
      max(fin_utc) filter (where viva and not suspendida) as hasta, count(*) filter (where debe)::int as dinero
    from (
      select s.fin_utc, s.estado = 'cancelada' and r.estado in ('pagada', 'confirmada') as suspendida,
        propia and r.estado = 'confirmada' and exists (select 1 from ofertas_de_fecha o where o.reserva_id = r.id and o.salida_id = r.salida_id and o.vence_en > ${now}) as elige,
        r.prueba_hasta is null and (r.estado in ('pagada', 'confirmada') or (r.estado = 'pendiente' and r.ocupa_hasta > ${now})) as viva,
        propia and ((r.estado_pago = 'autorizado' and r.empresa_id is null) or r.estado_pago in ('desconocido', 'reembolso_pendiente', 'contracargo') or exists (select 1 from reembolsos d where d.reserva_id = r.id and d.estado <> 'hecho')
          or exists (select 1 from transferencias t where t.reserva_id = r.id and t.estado not in ('pagada', 'anulada'))) as debe
      from (select id, true as propia from (${reservasDe(db, de)}) p union all select id, false from (${viajes}) v) q join reservas r on r.id = q.id join salidas s on s.id = r.salida_id
    ) suyas`.execute(db)
  return rows[0]!
}

/**
 * Takes the person out of their bookings; prices, dates and money stay. Answers the addresses that stood in them, and the
 * ids by which mails were written.
 */
export async function seudonimizarReservasDe(
  tx: Tx,
  de: Titular,
  now: Date,
): Promise<{ correos: string[]; claves: string[] }> {
  const { nombre, email } = seudonimoDe(idDe(de))
  // Before the others: who is named there tells whose the rest is.
  if ('usuarioId' in de) await olvidarSuCorreo(tx, { direcciones: [], ...de }, email, now)
  const suyas = (await reservasDe(tx, de).unionAll(viajesDe(tx, de)).execute()).map(({ id }) => id)
  if (suyas.length === 0) return { correos: [], claves: [] }
  const reservas = await tx.selectFrom('reservas').select(['id', 'contactoEmail']).where('id', 'in', suyas).execute()
  const reembolsos = await tx.selectFrom('reembolsos').select('id').where('reservaId', 'in', suyas).execute()
  await tx
    .updateTable('reservas')
    .set({
      contactoNombre: nombre,
      contactoEmail: email,
      contactoTelefono: '',
      comentario: null,
      recogida: null,
      respuestas: '[]',
      pedidaDesde: null,
      updatedAt: now,
    })
    .where('id', 'in', suyas)
    .execute()
  return {
    correos: [...new Set(reservas.map((r) => r.contactoEmail))],
    claves: [...reservas, ...reembolsos].map(({ id }) => id),
  }
}

/** The client that they bought for keeps name and what was asked of the trip; the telephone too, unless it is the account's. */
async function olvidarSuCorreo(tx: Tx, persona: Persona, email: string, now: Date): Promise<void> {
  const telefono = sql<string>`case when contacto_telefono = (select telefono from usuarios where id = ${persona.usuarioId}) then '' else contacto_telefono end`
  await tx
    .updateTable('reservas')
    .set({ contactoEmail: email, contactoTelefono: telefono, pedidaDesde: null, updatedAt: now })
    .where('id', 'in', conSuCorreo(tx, persona))
    .execute()
}

/** What this module keeps of a person. */
export async function exportarReservas(db: Db, de: Titular) {
  const reservas = await db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .select([
      'r.codigo',
      'e.nombreExperiencia',
      's.inicioLocal as inicio',
      's.zona',
      'r.contactoNombre',
      'r.contactoEmail',
      'r.contactoTelefono',
      'r.comentario',
      'r.recogida',
      'r.respuestas',
      'r.plazas',
      'r.total',
      'r.estado',
      'r.estadoPago',
    ])
    .select(['r.terminosVersion', 'r.aceptaTerminosEn', 'r.llegadaEn', 'r.canceladaEn', 'r.createdAt as creadaEn'])
    .select(
      sql<object>`(select json_agg(json_build_object('tipo', l.tipo, 'cantidad', l.cantidad, 'precioUnitario', l.precio_unitario) order by l.tipo) from reserva_lineas l where l.reserva_id = r.id)`.as(
        'lineas',
      ),
    )
    .where('r.id', 'in', reservasDe(db, de))
    .orderBy('r.createdAt')
    .execute()
  return { reservas, viajesDeEmpresas: await viajesDeEmpresas(db, de) }
}

/** Of what a company bought for them: where they go and what it says of them, not what it paid. */
const viajesDeEmpresas = (db: Db, de: Titular) =>
  db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .select([
      'r.codigo',
      'e.nombreExperiencia',
      's.inicioLocal as inicio',
      's.zona',
      'r.contactoNombre',
      'r.contactoEmail',
      'r.contactoTelefono',
      'r.comentario',
      'r.recogida',
      'r.respuestas',
      'r.estado',
      'r.llegadaEn',
      'r.createdAt as creadaEn',
    ])
    .where('r.id', 'in', viajesDe(db, de))
    .orderBy('r.createdAt')
    .execute()

const LOTE = 200

/** What somebody wrote to the operator is dropped 90 days after the salida. Answers how many were. */
export async function olvidarComentarios(db: Db, antesDe: Date): Promise<number> {
  const viejas = db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .select('r.id')
    .where('r.comentario', 'is not', null)
    .where('s.finUtc', '<', antesDe)
    .limit(LOTE)
  const { numUpdatedRows } = await db
    .updateTable('reservas')
    .set({ comentario: null })
    .where('id', 'in', viejas)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What was declared for the day (diet, weight, health) and where somebody stayed are dropped some days after it. Answers how many were. */
export async function olvidarRespuestas(db: Db, antesDe: Date): Promise<number> {
  const viejas = db
    .selectFrom('reservas as r')
    .innerJoin('salidas as s', 's.id', 'r.salidaId')
    .select('r.id')
    .where((eb) => eb.or([sql<boolean>`r.respuestas <> '[]'`, eb('r.recogida', 'is not', null)]))
    .where('s.finUtc', '<', antesDe)
    .limit(LOTE)
  const { numUpdatedRows } = await db
    .updateTable('reservas')
    .set({ respuestas: '[]', recogida: null })
    .where('id', 'in', viejas)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Who travelled on what a company sold on: the reserva stays, without them. */
export async function seudonimizarRevendidas(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('reservas')
      .set({
        contactoNombre: 'Viajero',
        contactoEmail: '',
        contactoTelefono: '',
        comentario: null,
        recogida: null,
        respuestas: '[]',
        updatedAt: now,
      })
      .where('id', 'in', ids)
      .execute()
}

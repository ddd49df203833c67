import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { EstadoTransferencia } from '#contract/transferencias.ts'
import { type EventoTransferencia, POR_TRANSFERIR, siguienteEstadoTransferencia } from '#domain/pagos/transferencia.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { abrirCuenta, sellarPorLotes, type Sellador } from '#server/modules/secretos/index.ts'
import { reservasDe, type Titular } from '#server/titular.ts'

export type TransferenciaRow = Selectable<Database['transferencias']>

/** False where that debt is in the queue already, or was paid; what was called off is owed anew. */
export async function insertTransferencia(tx: Tx, row: Insertable<Database['transferencias']>): Promise<boolean> {
  // A parameter here would hide from PostgreSQL which index is meant.
  return (
    (await tx
      .insertInto('transferencias')
      .values(row)
      .onConflict((oc) =>
        oc
          .columns(['origen', 'origenId'])
          .where(sql<boolean>`estado <> 'anulada'`)
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export const lockTransferencia = (tx: Tx, id: string): Promise<TransferenciaRow | undefined> =>
  tx.selectFrom('transferencias').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function lockTransferencias(tx: Tx, ids: readonly string[]): Promise<TransferenciaRow[]> {
  return ids.length === 0
    ? []
    : tx.selectFrom('transferencias').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** What may go into a file, but for what a bank has under dispute. */
export async function lockAprobadas(tx: Tx, modo: string, limit: number): Promise<TransferenciaRow[]> {
  const rows = await tx
    .selectFrom('transferencias')
    .select('id')
    .where('estado', '=', 'aprobada')
    .where('modo', '=', modo)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return (
    await lockTransferencias(
      tx,
      rows.map(({ id }) => id),
    )
  ).filter(({ estado }) => estado === 'aprobada')
}

/** What was to be given back of money that was only tried out, and is in no run. */
export const listDePruebaPorTransferir = async (
  db: Db,
  limit: number,
): Promise<{ reembolsoId: string; reservaId: string | null }[]> =>
  db
    .selectFrom('transferencias')
    .select(['origenId as reembolsoId', 'reservaId'])
    .where('modo', '=', 'prueba')
    .where('estado', 'in', ['por_pedir', 'propuesta', 'aprobada'])
    .orderBy('id')
    .limit(limit)
    .execute()

/** Those of a charge that have not left; the caller holds the reserva. */
export async function lockPorTransferir(tx: Tx, pagoId: string): Promise<TransferenciaRow[]> {
  const rows = await tx
    .selectFrom('transferencias as t')
    .innerJoin('reembolsos as r', 'r.id', 't.origenId')
    .select('t.id')
    .where('t.origen', '=', 'reembolso')
    .where('r.pagoId', '=', pagoId)
    .where('t.estado', 'in', POR_TRANSFERIR)
    .execute()
  return lockTransferencias(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Of one refund, whatever it gives back, where it has not left. */
export const lockPorTransferirDeReembolso = (tx: Tx, reembolsoId: string): Promise<TransferenciaRow | undefined> =>
  tx
    .selectFrom('transferencias')
    .selectAll()
    .where('origenId', '=', reembolsoId)
    .where('estado', 'in', POR_TRANSFERIR)
    .forUpdate()
    .executeTakeFirst()

/** That of a gift card, of services, of a plan, or of money that was nobody's, where it has not left. */
export const lockPorTransferirDe = (
  tx: Tx,
  origen: 'regalo' | 'servicio' | 'suscripcion' | 'ajeno',
  origenId: string,
): Promise<TransferenciaRow | undefined> =>
  tx
    .selectFrom('transferencias')
    .selectAll()
    .where('origen', '=', origen)
    .where('origenId', '=', origenId)
    .where('estado', 'in', POR_TRANSFERIR)
    .forUpdate()
    .executeTakeFirst()

/** One step along its machine; a step that is not allowed is a bug of whoever asks for it. */
export async function moverTransferencia(
  tx: Tx,
  { id, estado }: Pick<TransferenciaRow, 'id' | 'estado'>,
  evento: EventoTransferencia,
  set: Updateable<Database['transferencias']>,
  now: Date,
): Promise<void> {
  const siguiente = siguienteEstadoTransferencia(estado as EstadoTransferencia, evento)
  if (!siguiente) throw new Error(`transferencia ${id}: ${evento} from ${estado}`)
  // Back where it began, the account that it had is nobody's word any more.
  const otraVez = siguiente === 'por_pedir' ? { escritaEn: null, avisadaEn: null } : {}
  const { numUpdatedRows } = await tx
    .updateTable('transferencias')
    .set({ ...set, ...otraVez, estado: siguiente, updatedAt: now })
    .where('id', '=', id)
    .where('estado', '=', estado)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`transferencia ${id} is no longer ${estado}`)
}

export const listDeReserva = (db: Db | Tx, reservaId: string): Promise<TransferenciaRow[]> =>
  db
    .selectFrom('transferencias')
    .selectAll()
    .where('reservaId', '=', reservaId)
    .where('estado', '<>', 'anulada')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Its account, as its buyer wrote it down; the row is locked by the caller, and nobody has taken it up. */
export async function updateCuenta(
  tx: Tx,
  id: string,
  cuenta: Updateable<Database['transferencias']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('transferencias')
    .set({ ...cuenta, escritaEn: now, updatedAt: now })
    .where('id', '=', id)
    .where('estado', '=', 'por_pedir')
    .execute()
}

/** Debts whose owner has not been asked for an account. */
export const listPorAvisar = (db: Db, modo: string, limit: number): Promise<TransferenciaRow[]> =>
  db
    .selectFrom('transferencias')
    .selectAll()
    .where('estado', '=', 'por_pedir')
    .where('avisadaEn', 'is', null)
    .where('modo', '=', modo)
    .orderBy('createdAt')
    .limit(limit)
    .execute()

/** False where somebody did already. */
export async function marcarAvisada(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (
    (await tx
      .updateTable('transferencias')
      .set({ avisadaEn: now })
      .where('id', '=', id)
      .where('avisadaEn', 'is', null)
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export type TransferenciaCompleta = TransferenciaRow & {
  codigo: string | null
  nombreExperiencia: string | null
  solicitante: string | null
  decididora: string | null
  corridaId: string | null
  numero: number | null
}

const nombre = (columna: 'pedida_por' | 'decidida_por') =>
  sql<
    string | null
  >`(select trim(u.nombre || ' ' || coalesce(u.apellido, '')) from usuarios u where u.id = t.${sql.raw(columna)})`

const completas = (db: Db | Tx) =>
  db
    .selectFrom('transferencias as t')
    .leftJoin('reservas as r', 'r.id', 't.reservaId')
    .leftJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .leftJoin('abonos as a', (join) =>
      join.onRef('a.transferenciaId', '=', 't.id').on('a.estado', 'in', ['pendiente', 'pagado']),
    )
    .leftJoin('corridas as c', 'c.id', 'a.corridaId')
    .selectAll('t')
    .select([
      'r.codigo',
      'e.nombreExperiencia',
      'c.id as corridaId',
      'c.numero',
      nombre('pedida_por').as('solicitante'),
      nombre('decidida_por').as('decididora'),
    ])

const VIVAS = ['por_pedir', 'propuesta', 'aprobada', 'en_nomina', 'enviada']

interface Vista {
  modo: string
  todas: boolean
}

/** What waits, the oldest first; with `todas` also what is over, the newest first. */
export function listTransferencias(
  db: Db,
  { modo, todas }: Vista,
  { limit, offset }: { limit: number; offset: number },
): Promise<TransferenciaCompleta[]> {
  const base = completas(db).where('t.modo', '=', modo).limit(limit).offset(offset)
  return todas
    ? base.orderBy('t.createdAt', 'desc').orderBy('t.id').execute()
    : base.where('t.estado', 'in', VIVAS).orderBy('t.createdAt').orderBy('t.id').execute()
}

export async function countTransferencias(db: Db, { modo, todas }: Vista): Promise<number> {
  return (
    await db
      .selectFrom('transferencias')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('modo', '=', modo)
      .$if(!todas, (qb) => qb.where('estado', 'in', VIVAS))
      .executeTakeFirstOrThrow()
  ).n
}

export const findTransferencia = (db: Db | Tx, id: string): Promise<TransferenciaCompleta | undefined> =>
  completas(db).where('t.id', '=', id).executeTakeFirst()

/** Of a booking, or of a gift card or a plan that the account bought: where its money went. */
export async function exportarTransferencias(db: Db, de: Titular, secretos: Sellador): Promise<object[]> {
  const regalos = 'usuarioId' in de ? db.selectFrom('regalos').select('id').where('usuarioId', '=', de.usuarioId) : null
  const planes =
    'usuarioId' in de
      ? db
          .selectFrom('cobrosSuscripcion as c')
          .innerJoin('suscripciones as s', 's.id', 'c.suscripcionId')
          .innerJoin('anfitriones as a', 'a.id', 's.anfitrionId')
          .select('c.id')
          .where('a.usuarioId', '=', de.usuarioId)
      : null
  const rows = await db
    .selectFrom('transferencias as t')
    .leftJoin('reservas as r', 'r.id', 't.reservaId')
    .select([
      'r.codigo',
      't.monto',
      't.estado',
      't.titular',
      't.rut',
      't.banco',
      't.tipoCuenta',
      't.numeroCuenta',
      't.cuentaSellada',
      't.pagadaEn',
      't.createdAt as creadaEn',
    ])
    .where((eb) =>
      eb.or([
        eb('t.reservaId', 'in', reservasDe(db, de)),
        ...(regalos ? [eb.and([eb('t.origen', '=', 'regalo'), eb('t.origenId', 'in', regalos)])] : []),
        ...(planes ? [eb.and([eb('t.origen', '=', 'suscripcion'), eb('t.origenId', 'in', planes)])] : []),
      ]),
    )
    .orderBy('t.createdAt')
    .execute()
  return rows.map(({ cuentaSellada, ...t }) => ({
    ...t,
    ...(t.titular !== null && abrirCuenta(secretos, { rut: t.rut!, numeroCuenta: t.numeroCuenta!, cuentaSellada })),
  }))
}

/** Accounts written in the clear. */
export const sellarTransferencias = (db: Db | Tx, secretos: Sellador): Promise<void> =>
  sellarPorLotes(
    secretos,
    (limit) =>
      db
        .selectFrom('transferencias')
        .select(['id', 'rut', 'numeroCuenta'])
        .where('cuentaSellada', 'is', null)
        .where(sql<boolean>`length(numero_cuenta) > 4`)
        .limit(limit)
        .$narrowType<{ rut: string; numeroCuenta: string }>()
        .execute(),
    (id, leida, sellada) =>
      db
        .updateTable('transferencias')
        .set(sellada)
        .where('id', '=', id)
        .where('numeroCuenta', '=', leida)
        .where('cuentaSellada', 'is', null)
        .execute(),
  )

const LOTE = 200

/** Long after the money came to rest nobody needs to know whose account it was; its end tells transfers apart. Answers which were. */
export async function olvidarCuentas(tx: Tx, antesDe: Date): Promise<string[]> {
  const viejas = tx
    .selectFrom('transferencias')
    .select('id')
    .where((eb) =>
      eb.or([eb('pagadaEn', '<', antesDe), eb.and([eb('estado', '=', 'anulada'), eb('updatedAt', '<', antesDe)])]),
    )
    .where('rut', '<>', '')
    .limit(LOTE)
  const rows = await tx
    .updateTable('transferencias')
    .set({ titular: 'Viajero', rut: '', numeroCuenta: sql<string>`right(numero_cuenta, 4)`, cuentaSellada: null })
    .where('id', 'in', viejas)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type DevolucionRow = Selectable<Database['devoluciones']>

export type DevolucionCompleta = DevolucionRow & {
  codigo: string | null
  numero: number | null
  nombreExperiencia: string | null
  pagado: number
  devuelto: number
  autora: string
  decididora: string | null
  reembolso: string | null
}

const nombre = (columna: 'creada_por' | 'decidida_por') =>
  sql<string>`(select trim(u.nombre || ' ' || coalesce(u.apellido, '')) from usuarios u where u.id = d.${sql.raw(columna)})`

const completas = (db: Db | Tx) =>
  db
    .selectFrom('devoluciones as d')
    .leftJoin('reservas as r', 'r.id', 'd.reservaId')
    .leftJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .leftJoin('cobrosServicios as v', 'v.id', 'd.servicioId')
    .leftJoin('propuestas as p', 'p.id', 'v.propuestaId')
    .leftJoin('solicitudesEmpresa as q', 'q.id', 'p.solicitudId')
    .selectAll('d')
    .select([
      'r.codigo',
      'q.numero',
      'e.nombreExperiencia',
      nombre('creada_por').as('autora'),
      nombre('decidida_por').$castTo<string | null>().as('decididora'),
    ])
    .select(
      sql<number>`coalesce(v.monto, (select coalesce(sum(p.capturado), 0) from pagos p where p.reserva_id = r.id and p.estado = 'exitoso'))::float8`.as(
        'pagado',
      ),
    )
    .select(
      sql<number>`coalesce(v.devuelto, (select coalesce(sum(p.reembolsado), 0) from pagos p where p.reserva_id = r.id and p.estado = 'exitoso'))::float8`.as(
        'devuelto',
      ),
    )
    .select(
      sql<
        string | null
      >`coalesce((select x.estado from reembolsos x where x.id = d.reembolso_id), (select x.estado from reembolsos x where x.id = d.id))`.as(
        'reembolso',
      ),
    )

export const listDevoluciones = (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<DevolucionCompleta[]> =>
  completas(db).orderBy('d.createdAt', 'desc').orderBy('d.id').limit(limit).offset(offset).execute()
export const countDevoluciones = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('devoluciones')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
export const getDevolucion = (db: Db | Tx, id: string): Promise<DevolucionCompleta> =>
  completas(db).where('d.id', '=', id).executeTakeFirstOrThrow()
export const findDevolucion = (db: Db | Tx, id: string): Promise<DevolucionRow | undefined> =>
  db.selectFrom('devoluciones').selectAll().where('id', '=', id).executeTakeFirst()
export const sumAprobadas = async (
  tx: Tx,
  { reservaId, servicioId }: Pick<DevolucionRow, 'reservaId' | 'servicioId'>,
): Promise<number> =>
  (
    await tx
      .selectFrom('devoluciones')
      .select(sql<number>`coalesce(sum(monto), 0)::float8`.as('suma'))
      .where('estado', '=', 'aprobada')
      .where((eb) => (reservaId === null ? eb('servicioId', '=', servicioId) : eb('reservaId', '=', reservaId)))
      .executeTakeFirstOrThrow()
  ).suma
/** Whether one waits for a second person already; who asks holds the lock of what it is of. */
export const hayPropuesta = async (
  tx: Tx,
  { reservaId, servicioId }: Pick<DevolucionRow, 'reservaId' | 'servicioId'>,
): Promise<boolean> =>
  (await tx
    .selectFrom('devoluciones')
    .select('id')
    .where('estado', '=', 'propuesta')
    .where((eb) => (reservaId === null ? eb('servicioId', '=', servicioId) : eb('reservaId', '=', reservaId)))
    .executeTakeFirst()) !== undefined
export const lockDevolucion = (tx: Tx, id: string): Promise<DevolucionRow> =>
  tx.selectFrom('devoluciones').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
export const insertDevolucion = async (tx: Tx, row: Insertable<Database['devoluciones']>): Promise<void> =>
  void (await tx.insertInto('devoluciones').values(row).execute())
export const updateDevolucion = async (tx: Tx, id: string, set: Updateable<Database['devoluciones']>): Promise<void> =>
  void (await tx.updateTable('devoluciones').set(set).where('id', '=', id).execute())

/** Who is owed what is no reserva's: the buyer of a gift card, the host of a plan, who asked for a proposal. Nobody is known of money of nobody. */
export async function findPersonaDe(
  db: Db | Tx,
  { origen, origenId }: { origen: string; origenId: string },
): Promise<{ para: string; de: string; por: string } | undefined> {
  const { rows } = await sql<{ para: string; de: string; por: string }>`
    select g.de_email as para, 'tarjeta de regalo' as de, 'tu tarjeta de regalo' as por from reembolsos r join regalos g on g.id = r.origen_id where r.id = ${origenId} and ${origen} = 'regalo'
    union all
    select u.email, 'plan de anfitrión', 'tu plan de anfitrión' from reembolsos r join cobros_suscripcion c on c.id = r.origen_id join suscripciones s on s.id = c.suscripcion_id
      join anfitriones a on a.id = s.anfitrion_id join usuarios u on u.id = a.usuario_id where r.id = ${origenId} and ${origen} = 'suscripcion'
    union all
    select q.email, 'solicitud N.º ' || q.numero, 'los servicios de tu propuesta' from reembolsos r join cobros_servicios v on v.id = r.origen_id join propuestas p on p.id = v.propuesta_id
      join solicitudes_empresa q on q.id = p.solicitud_id where r.id = ${origenId} and ${origen} = 'servicio'`.execute(
    db,
  )
  return rows[0]
}

/** Whose company that money is: what was in its favour, or services, by what is given back of; null where it is no company's. */
export async function findEmpresaDe(tx: Tx, origenId: string): Promise<string | null> {
  const { rows } = await sql<{ empresaId: string | null }>`
    select empresa_id from devoluciones_de_empresa where id = ${origenId}::uuid
    union all select s.empresa_id from cobros_servicios c join propuestas p on p.id = c.propuesta_id join solicitudes_empresa s on s.id = p.solicitud_id where c.id = ${origenId}::uuid`.execute(
    tx,
  )
  return rows[0]?.empresaId ?? null
}

import { ESTADOS_QUE_OCUPAN } from '#domain/disponibilidad/cupos.ts'
import type { VISTAS_RECIBIDAS } from '#contract/enumeraciones/operadores.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db } from '#server/ctx.ts'
import { fechaEn } from '#server/fecha-en.ts'
import { completas, type ReservaCompleta } from './reservas.db.ts'

export type VistaRecibida = (typeof VISTAS_RECIBIDAS)[number]

interface Pedido {
  operador: Ofrecida
  /** Only the salidas that this person leads. */
  guiaId: string | null
  vista: VistaRecibida
  now: Date
}

const deOperador = ({ anfitrionId, proveedorId }: Ofrecida) =>
  anfitrionId
    ? sql<boolean>`e.anfitrion_id = ${anfitrionId}::uuid`
    : sql<boolean>`e.proveedor_id = ${proveedorId}::uuid`

const deGuia = ({ guiaId }: Pedido) =>
  guiaId
    ? sql<boolean>`exists (select 1 from guias_de_salidas g where g.salida_id = s.id and g.guia_id = ${guiaId}::uuid)`
    : sql<boolean>`true`

// A hold that nobody paid is no business of the operador.
const enVista = ({ vista, now }: Pedido): RawBuilder<boolean> =>
  ({
    hoy: sql<boolean>`r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') and (s.fecha_local = ${fechaEn(now, sql.ref('s.zona'))} or (s.inicio_utc <= ${now} and s.fin_utc >= ${now}))`,
    por_aceptar: sql<boolean>`r.estado = 'pagada' and s.fin_utc >= ${now}`,
    proximas: sql<boolean>`r.estado in ('pagada', 'confirmada') and s.fin_utc >= ${now}`,
    pasadas: sql<boolean>`(r.estado in ('realizada', 'no_asistio', 'no_prestada') or (r.estado in ('pagada', 'confirmada') and s.fin_utc < ${now}))`,
    canceladas: sql<boolean>`r.estado in ('cancelada', 'rechazada') and (r.estado_pago <> 'sin_pago' or r.confirmada_en is not null)`,
  })[vista]

/** The soonest first; of what is past or called off, the latest. */
export async function listRecibidas(
  db: Db,
  pedido: Pedido,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReservaCompleta[]> {
  return completas(db)
    .where(deOperador(pedido.operador))
    .where(deGuia(pedido))
    .where(enVista(pedido))
    .orderBy('s.inicioUtc', pedido.vista === 'pasadas' || pedido.vista === 'canceladas' ? 'desc' : 'asc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countRecibidas(db: Db, pedido: Pedido): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id
    where ${deOperador(pedido.operador)} and ${deGuia(pedido)} and ${enVista(pedido)}`.execute(db)
  return rows[0]!.n
}

export const findSalidaDeManifiesto = (db: Db, id: string) =>
  db
    .selectFrom('salidas as s')
    .innerJoin('experiencias as e', 'e.id', 's.experienciaId')
    .leftJoin('guiasDeSalidas as g', 'g.salidaId', 's.id')
    .select([
      's.id',
      's.inicioUtc',
      's.finUtc',
      's.zona',
      's.estado',
      's.cupos',
      'e.nombreExperiencia',
      'e.anfitrionId',
      'e.proveedorId',
      'g.guiaId',
    ])
    .select(sql<string>`e.detalle -> 'puntoEncuentro' ->> 'direccion'`.as('puntoEncuentro'))
    .where('s.id', '=', id)
    .executeTakeFirst()

/** Whoever paid for one departure, by name. A salida holds 500 people at most. */
export const listDeSalida = (db: Db, salidaId: string): Promise<ReservaCompleta[]> =>
  completas(db)
    .where('r.salidaId', '=', salidaId)
    .where('r.estado', 'in', ESTADOS_QUE_OCUPAN)
    .orderBy('r.contactoNombre')
    .orderBy('r.id')
    .limit(500)
    .execute()

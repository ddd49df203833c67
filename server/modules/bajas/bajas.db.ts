import { sql, type RawBuilder } from 'kysely'
import type { PendientesDeBaja } from '#domain/operadores/baja.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'

const suyas = (tabla: string, { anfitrionId, proveedorId }: Ofrecida): RawBuilder<boolean> =>
  anfitrionId
    ? sql`${sql.ref(`${tabla}.anfitrion_id`)} = ${anfitrionId}::uuid`
    : sql`${sql.ref(`${tabla}.proveedor_id`)} = ${proveedorId}::uuid`

/** What counts of bookings, whoever sold or bought them: `r` with its `s`. */
const cuentas = (now: Date) => sql`
  (count(*) filter (where r.estado in ('pagada', 'confirmada') or (r.estado = 'pendiente' and r.ocupa_hasta > ${now})))::int as reservas,
  max(s.fin_utc) filter (where r.estado in ('pagada', 'confirmada') or (r.estado = 'pendiente' and r.ocupa_hasta > ${now})) as terminan,
  (count(*) filter (where r.estado_pago in ('desconocido', 'reembolso_pendiente', 'contracargo')
    or exists (select 1 from reembolsos d where d.reserva_id = r.id and d.estado <> 'hecho')
    or exists (select 1 from transferencias t where t.reserva_id = r.id and t.estado not in ('pagada', 'anulada'))))::int as reclamos`

/** A sale waits 48 hours after its end at most before it may be paid (docs/nunca.md 2.4). */
const LIBERA = sql`coalesce(l.liberable_en, s.fin_utc + interval '48 hours')`

export async function pendientesDeOperador(
  db: Db | Tx,
  operador: Ofrecida,
  { now, modo }: { now: Date; modo: string },
): Promise<PendientesDeBaja> {
  const { rows } = await sql<PendientesDeBaja>`
    select v.*, p.*,
      exists (select 1 from suscripciones x join cobros_suscripcion c on c.suscripcion_id = x.id where x.anfitrion_id = ${operador.anfitrionId}::uuid and (c.estado in ('creado', 'desconocido') or exists (select 1 from reembolsos d where d.origen_id = c.id and d.estado <> 'hecho'))) as cobro_del_plan,
      exists (select 1 from sanciones z where z.operador_id = ${operador.anfitrionId ?? operador.proveedorId}::uuid and z.estado = 'devolviendo') as suspendiendo
    from (select ${cuentas(now)} from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id where ${suyas('e', operador)}) v,
      (select count(*)::int as lineas, coalesce(sum(q.neto), 0)::int as neto, max(q.libera) as se_liberan from (
        select l.neto, ${LIBERA} as libera from liquidaciones l join reservas r on r.id = l.reserva_id join salidas s on s.id = r.salida_id where ${suyas('l', operador)} and l.modo = ${modo} and l.estado in ('retenida', 'liberable', 'programada')
        union all
        select 0, s.fin_utc + interval '48 hours' from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id
        where ${suyas('e', operador)} and r.modo = ${modo} and r.estado_liquidacion in ('retenida', 'liberable') and r.estado not in ('pendiente', 'pagada', 'confirmada') and r.total > 0
          and not exists (select 1 from liquidaciones l where l.reserva_id = r.id)) q) p`.execute(db)
  return rows[0]!
}

export async function pendientesDeEmpresa(db: Db | Tx, empresaId: string, now: Date): Promise<PendientesDeBaja> {
  const { rows } = await sql<PendientesDeBaja>`
    select v.reservas, v.terminan, v.reclamos + (select count(*)::int from devoluciones_de_empresa x join reembolsos d on d.origen_id = x.id where x.empresa_id = ${empresaId} and d.estado <> 'hecho') + (select count(*)::int from pagos_por_confirmar x where x.empresa_id = ${empresaId}) as reclamos,
      0 as lineas, 0 as neto, null::timestamptz as se_liberan, (
      select count(*)::int from cobros_servicios c join propuestas p on p.id = c.propuesta_id join solicitudes_empresa q on q.id = p.solicitud_id
      where q.empresa_id = ${empresaId} and (c.estado in ('creado', 'desconocido', 'contracargo') or exists (select 1 from reembolsos d where d.origen_id = c.id and d.estado <> 'hecho'))) as servicios
    from (select ${cuentas(now)} from reservas r join salidas s on s.id = r.salida_id where r.empresa_id = ${empresaId}) v`.execute(
    db,
  )
  return rows[0]!
}

/** What closing takes along; a host does not count as one of their own team. */
export async function contarLoQueSeVa(
  db: Db | Tx,
  operador: Ofrecida,
  usuarioId: string,
): Promise<{ experiencias: number; personas: number }> {
  const { rows } = await sql<{ experiencias: number; personas: number }>`
    select (select count(*)::int from experiencias e where ${suyas('e', operador)} and e.estado in ('publicada', 'pausada')) as experiencias,
      (select count(*)::int from membresias m where ${suyas('m', operador)} and m.usuario_id <> ${usuarioId}) as personas`.execute(
    db,
  )
  return rows[0]!
}

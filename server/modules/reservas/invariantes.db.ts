import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'
import { enLibroDe } from '#server/modules/pagos/index.ts'

// Each book by itself: what one has too much must not hide what the other lacks.
const LIBROS = `(values ('prueba'), ('vivo')) x(modo)`
const EN_LIBRO = (cuenta: string) =>
  `(select coalesce(sum(a.monto), 0) from apuntes a join movimientos m on m.id = a.movimiento_id where a.cuenta = '${cuenta}' and m.modo = x.modo)`

const INVARIANTES: Record<string, string> = {
  I1_cupos: `select s.id::text as caso from salidas s where s.cupos < (select coalesce(sum(r.plazas), 0) from reservas r where r.salida_id = s.id
    and (r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') or (r.estado = 'pendiente' and r.ocupa_hasta > $1)))`,
  I1_recursos: `select x.salida_id::text as caso from recursos_excedidos(array(select id from recursos), '-infinity', 'infinity', $1) x`,
  I2_movimiento_en_cero: `select movimiento_id::text as caso from apuntes group by movimiento_id having sum(monto) <> 0`,
  I2_libro_en_cero: `select m.modo || ' ' || sum(a.monto) as caso from apuntes a join movimientos m on m.id = a.movimiento_id group by m.modo having sum(a.monto) <> 0`,
  I3_un_cobro: `select reserva_id::text as caso from pagos where estado = 'exitoso' and suplemento_de is null group by reserva_id having count(*) > 1`,
  I4_reembolsos: `select p.id::text as caso from pagos p where p.reembolsado + p.perdido > p.capturado or p.reembolsado <> (select coalesce(sum(monto), 0) from reembolsos r where r.pago_id = p.id)`,
  I5_dinero_sin_destino: `select p.id::text as caso from pagos p join reservas r on r.id = p.reserva_id where p.capturado > p.reembolsado + p.perdido
    and (p.estado <> 'exitoso' or (r.estado not in ('pagada', 'confirmada', 'realizada', 'no_asistio') and not (r.estado = 'cancelada' and r.cancelada_por = 'viajero')))
    and r.estado_pago <> 'contracargo'`,
  // A live booking that something still pays never says that nothing does.
  I5_retenido_sin_estado: `select r.id::text as caso from reservas r where r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') and r.estado_pago in ('reembolsado', 'sin_pago')
    and coalesce((select sum(p.capturado - p.reembolsado - p.perdido) from pagos p where p.reserva_id = r.id and p.estado = 'exitoso'), 0) + coalesce((select u.monto - u.devuelto from regalo_usos u where u.reserva_id = r.id and u.cobrado_en is not null), 0) > 0`,
  I5_perdido_en_libro: `select p.id::text as caso from pagos p where p.perdido <> (select coalesce(-sum(a.monto), 0) from disputas d join movimientos m on m.clave = 'contracargo_perdido:' || d.id
    join apuntes a on a.movimiento_id = m.id and a.cuenta = 'contracargos' where d.pago_id = p.id)`,
  I5_suplemento: `select p.id::text as caso from pagos p join reservas h on h.id = p.suplemento_de where h.cambio_de is distinct from p.reserva_id or h.traido is null or p.capturado <> h.total - h.traido or h.estado <> 'expirada' or p.estado <> 'exitoso'`,
  I5_desconocido_sin_intento: `select r.id::text as caso from reservas r where r.estado_pago = 'desconocido' and not exists (select 1 from pagos p where p.reserva_id = r.id and p.estado = 'desconocido')`,
  I5_confirmada_sin_dinero: `select r.id::text as caso from reservas r where r.total > 0 and r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio')
    and r.total <> coalesce((select p.capturado from pagos p where p.reserva_id = r.id and p.estado = 'exitoso' and p.suplemento_de is null), 0) + coalesce((select u.monto from regalo_usos u where u.reserva_id = r.id and u.cobrado_en is not null), 0)
    and not ((r.estado_pago = 'autorizado' or r.saldada_en is not null) and r.empresa_id is not null and (r.prueba_debe is not null or exists (select 1 from movimientos m where m.reserva_id = r.id and m.tipo = 'credito')))`,
  credito_contra_reserva: `select r.id::text as caso from reservas r where (r.estado_pago = 'autorizado' or r.saldada_en is not null) and r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio')
    and r.total + r.debe_por_quitadas <> coalesce(r.prueba_debe, (select coalesce(sum(a.monto), 0) from apuntes a join movimientos m on m.id = a.movimiento_id where m.reserva_id = r.id and m.tipo in ('credito', 'credito_ajustado') and a.cuenta in ('empresas', 'margen_empresas')))`,
  // A booking of a company that ended by no wish of its own is owed no more; what it paid is in its favour.
  credito_sin_soltar: `select r.id::text as caso from reservas r where r.empresa_id is not null and (r.estado in ('rechazada', 'expirada') or (r.estado = 'cancelada' and r.cancelada_por <> 'viajero'))
    and (coalesce(r.prueba_debe, 0) <> 0 or (select coalesce(sum(a.monto), 0) from apuntes a join movimientos m on m.id = a.movimiento_id where m.reserva_id = r.id and a.cuenta = 'empresas') <> 0)`,
  empresas_libro: `select x.modo as caso from ${LIBROS} where ${EN_LIBRO('empresas')} <> (select coalesce(sum(a.monto), 0) from apuntes a join movimientos m on m.id = a.movimiento_id where a.cuenta = 'empresas' and m.modo = x.modo and m.reserva_id is not null)
    - (select coalesce(sum(monto), 0) from pagos_de_empresa where modo = x.modo) + (select coalesce(sum(monto), 0) from devoluciones_de_empresa where modo = x.modo)`,
  prueba_sin_dinero: `select r.id::text as caso from reservas r where r.prueba_debe is not null and (r.estado_liquidacion is not null or exists (select 1 from movimientos m where m.reserva_id = r.id))`,
  I9_precio: `select r.id::text as caso from reservas r where r.total <> (select coalesce(sum(l.cantidad * l.precio_unitario), 0) from reserva_lineas l where l.reserva_id = r.id)`,
  libro_contra_suscripciones: `select c.id::text as caso from cobros_suscripcion c where c.estado = 'exitoso' and not exists (select 1 from movimientos m where m.clave = 'suscripcion:' || c.id)`,
  libro_contra_servicios: `select c.id::text as caso from cobros_servicios c where (case when c.pagado_en is null then 0 else c.monto end) <> (
    select coalesce(sum(a.monto), 0) from propuesta_items i join movimientos m on m.clave = 'servicio:' || i.id join apuntes a on a.movimiento_id = m.id and a.cuenta in ('psp', 'banco') where i.propuesta_id = c.propuesta_id and c.estado <> 'anulado')`,
  I4_servicios_devueltos: `select c.id::text as caso from cobros_servicios c where c.devuelto <> (select coalesce(sum(r.monto), 0) from reembolsos r where r.origen_id = c.id)`,
  libro_contra_pagos: `select p.id::text as caso from pagos p where p.capturado <> (select coalesce(sum(a.monto), 0) from apuntes a join movimientos m on m.id = a.movimiento_id where m.clave = 'cobro:' || p.id and a.cuenta in ('psp', 'banco'))`,
  // Given back by the provider as far as the ledger says so; else by a transfer, by a bank in a dispute, or not yet: then it waits to be transferred, or is under way.
  libro_contra_reembolsos: `select r.id::text as caso from reembolsos r cross join lateral (select ${enLibroDe('r.id')} as psp) l
    where case r.estado when 'hecho' then l.psp > 0 or (l.psp < 0 and l.psp > -r.monto) else l.psp <> 0 end
    or (r.estado = 'hecho' and l.psp = 0 and not exists (select 1 from transferencias t where t.origen_id = r.id and t.estado in ('pagada', 'anulada'))
      and not exists (select 1 from movimientos m where m.clave = 'hecho:' || r.id and m.tipo = 'reembolso_por_contracargo') and not exists (select 1 from disputas d where d.ajeno_id = r.origen_id))
    or (r.estado in ('rechazado', 'retornado', 'manual')) <> exists (select 1 from transferencias t where t.origen_id = r.id and t.estado not in ('pagada', 'anulada'))`,
  libro_contra_ajenos: `select x.id::text as caso from ajenos x
    where (case x.estado when 'en_suspenso' then x.perdido - x.monto else 0 end) <> (select coalesce(sum(a.monto), 0) from movimientos m join apuntes a on a.movimiento_id = m.id and a.cuenta = 'suspenso'
      where m.clave in ('ajeno:' || x.intento, 'reembolso:' || x.id, 'devuelto:' || x.id, 'devuelto_por_transferir:' || x.id) or m.clave in (select 'contracargo_perdido:' || d.id from disputas d where d.ajeno_id = x.id))
    or (case x.estado when 'solicitado' then -x.monto else 0 end) <> (select coalesce(sum(a.monto), 0) from movimientos m join apuntes a on a.movimiento_id = m.id and a.cuenta = 'reembolsos'
      where m.clave in ('reembolso:' || x.id, 'hecho:' || x.id, 'rechazado:' || x.id) or m.clave in (select 'contracargo_perdido:' || d.id from disputas d where d.ajeno_id = x.id))`,
  I10_estado_pago: `select r.id::text as caso from reservas r where r.estado_pago in ('pagado', 'reembolso_pendiente', 'reembolsado_parcial', 'reembolsado', 'contracargo')
    and r.saldada_en is null and not exists (select 1 from pagos p where p.reserva_id = r.id and p.capturado > 0)
    and not exists (select 1 from regalo_usos u where u.reserva_id = r.id and u.cobrado_en is not null)`,
  I10_estado_de_la_devolucion: `select v.id::text as caso from reservas v cross join lateral (
      select exists (select 1 from reembolsos r join pagos p on p.id = r.pago_id where r.reserva_id = v.id and p.estado = 'exitoso' and r.estado <> 'hecho') as abierta) d
    where not exists (select 1 from disputas x where x.reserva_id = v.id) and ((v.estado_pago in ('reembolsado', 'reembolsado_parcial') and d.abierta) or (v.estado_pago = 'reembolso_pendiente' and not d.abierta))`,
  I12_liquidada_sin_liberar: `select l.id::text as caso from liquidaciones l where l.estado in ('liberable', 'programada', 'liquidada') and (l.liberable_en is null or l.liberable_en > $1)`,
  I12_linea_contra_libro: `select l.id::text as caso from liquidaciones l left join abonos a on a.id = l.abono_id left join corridas c on c.id = a.corrida_id
    where (case when a.estado in ('pendiente', 'pagado') and c.estado in ('enviada', 'pagada', 'devuelta') then l.bruto - l.comision - l.iva_comision + l.ajuste else 0 end) <> (
      select coalesce(sum(p.monto), 0) from movimientos m join apuntes p on p.movimiento_id = m.id
      where m.reserva_id = l.reserva_id and m.clave in ('liquidacion:' || a.id || ':' || l.id, 'liquidacion_devuelta:' || a.id || ':' || l.id) and p.cuenta = 'operadores')`,
  I12_pagado_de_mas: `select m.reserva_id::text as caso from movimientos m join apuntes p on p.movimiento_id = m.id and p.cuenta = 'operadores'
    where m.tipo in ('liquidacion', 'liquidacion_devuelta') group by m.reserva_id
    having sum(p.monto) <> (select coalesce(sum(l.bruto - l.comision - l.iva_comision + l.ajuste), 0) from liquidaciones l join abonos a on a.id = l.abono_id join corridas c on c.id = a.corrida_id
      where l.reserva_id = m.reserva_id and a.estado in ('pendiente', 'pagado') and c.estado in ('enviada', 'pagada', 'devuelta'))`,
  I12_abono_contra_lineas: `select a.id::text as caso from abonos a where a.transferencia_id is null and a.estado in ('pendiente', 'pagado') and a.monto <> (select coalesce(sum(l.neto), 0) from liquidaciones l where l.abono_id = a.id)`,
  I12_abono_contra_libro: `select a.id::text as caso from abonos a where (case when a.estado = 'pagado' then -a.monto else 0 end) <> (
    select coalesce(sum(p.monto), 0) from movimientos m join apuntes p on p.movimiento_id = m.id where m.clave = 'abono_pagado:' || a.id and p.cuenta = 'banco')`,
  I12_en_camino: `select x.modo as caso from ${LIBROS} where ${EN_LIBRO('transferencias')}
    <> -(select coalesce(sum(a.monto), 0) from abonos a join corridas c on c.id = a.corrida_id where c.modo = x.modo and c.estado = 'enviada' and a.estado = 'pendiente')`,
  I12_linea_contra_deuda: `select r.id::text as caso from reservas r where r.updated_at < $1 - interval '1 hour' and exists (select 1 from liquidaciones l where l.reserva_id = r.id)
    and not exists (select 1 from liquidaciones l where l.reserva_id = r.id and l.estado = 'programada') and
    (select coalesce(sum(l.bruto - l.comision - l.iva_comision + l.ajuste), 0) from liquidaciones l where l.reserva_id = r.id and l.estado in ('retenida', 'liberable')) <>
    (select coalesce(-sum(p.monto), 0) from movimientos m join apuntes p on p.movimiento_id = m.id where m.reserva_id = r.id and p.cuenta = 'operadores')`,
  I2_por_transferir: `select x.modo as caso from ${LIBROS} where ${EN_LIBRO('reembolsos_manuales')}
    <> -(select coalesce(sum(monto), 0) from transferencias where modo = x.modo and estado in ('por_pedir', 'propuesta', 'aprobada', 'en_nomina'))`,
  I4_transferida_una_vez: `select t.id::text as caso from transferencias t where (case when t.estado = 'pagada' then 1 else 0 end) <> (select count(*) from abonos a where a.transferencia_id = t.id and a.estado = 'pagado')
    or (select count(*) from abonos a join corridas c on c.id = a.corrida_id where a.transferencia_id = t.id and a.estado in ('pendiente', 'pagado') and c.estado in ('enviada', 'pagada')) <> (case when t.estado in ('enviada', 'pagada') then 1 else 0 end)`,
  regalos_usos: `select g.id::text as caso from regalos g where g.gastado <> (select coalesce(sum(u.monto - u.devuelto), 0) from regalo_usos u where u.regalo_id = g.id and u.cobrado_en is not null)`,
  regalos_libro: `select x.modo as caso from ${LIBROS} where ${EN_LIBRO('regalos')} + (select coalesce(sum(monto - gastado), 0) from regalos where modo = x.modo and estado in ('activo', 'bloqueado')) <> 0`,
  deudores_libro: `select x.modo as caso from ${LIBROS} where ${EN_LIBRO('deudores')} <> (select coalesce(sum(deuda), 0) from disputas where modo = x.modo and deuda_estado = 'abierta')`,
  regalos_sin_volver: `select r.id::text as caso from reservas r join regalo_usos u on u.reserva_id = r.id and u.cobrado_en is not null
    where (r.estado = 'rechazada' or (r.estado = 'cancelada' and r.cancelada_por <> 'viajero')) and u.devuelto <> u.monto`,
  // What was mixed before each peso said what it is has a case of its own.
  modos_de_una_reserva: `select r.id::text as caso from reservas r where not exists (select 1 from diferencias y where y.reserva_id = r.id and y.tipo = 'modo_desconocido') and (exists (select 1 from movimientos m where m.reserva_id = r.id and m.modo <> r.modo) or exists (select 1 from pagos p where p.reserva_id = r.id and p.capturado > 0 and p.modo <> r.modo)
    or exists (select 1 from liquidaciones l where l.reserva_id = r.id and l.modo <> r.modo)
    or exists (select 1 from regalo_usos u join regalos g on g.id = u.regalo_id where u.reserva_id = r.id and u.cobrado_en is not null and g.modo <> r.modo))`,
  modos_de_una_salida: `select a.id::text as caso from abonos a join corridas c on c.id = a.corrida_id where a.modo <> c.modo or exists (select 1 from liquidaciones l where l.abono_id = a.id and l.modo <> a.modo and not exists (select 1 from diferencias y where y.reserva_id = l.reserva_id and y.tipo = 'modo_desconocido'))
    or exists (select 1 from transferencias t where t.id = a.transferencia_id and t.modo <> a.modo)`,
  modos_de_lo_devuelto: `select d.id::text as caso from reembolsos d where d.modo <> coalesce((select p.modo from pagos p where p.id = d.pago_id), (select g.modo from regalos g where g.id = d.origen_id), (select c.modo from cobros_servicios c where c.id = d.origen_id),
    (select c.modo from cobros_suscripcion c where c.id = d.origen_id), (select x.modo from ajenos x where x.id = d.origen_id), (select x.modo from devoluciones_de_empresa x where x.id = d.origen_id), d.modo) or exists (select 1 from transferencias t where t.origen_id = d.id and t.modo <> d.modo)`,
  modo_y_marca: `select p.id::text as caso from pagos p where p.livemode is not null and p.livemode <> (p.modo = 'vivo') and exists (select 1 from movimientos m where m.clave = 'cobro:' || p.id and m.tipo = 'cobro')`,
  I10_sin_pago: `select r.id::text as caso from reservas r where r.estado_pago in ('sin_pago', 'autorizado', 'desconocido') and exists (select 1 from pagos p where p.reserva_id = r.id and p.estado = 'exitoso')`,
}

const MAX_CASOS = 20

/** The promises of the market that SQL can check; what is wrong, by name and case. Empty when all hold. */
export async function comprobarInvariantes(db: Db, now: Date): Promise<{ invariante: string; caso: string }[]> {
  // One statement, so that all of them look at the same moment.
  const partes = Object.entries(INVARIANTES).map(([invariante, text]) => {
    const [antes, despues] = text.split('$1')
    const consulta =
      despues === undefined ? sql`${sql.raw(text)}` : sql`${sql.raw(antes!)}${now}::timestamptz${sql.raw(despues)}`
    return sql`(select ${sql.lit(invariante)} as invariante, caso from (${consulta}) casos limit ${sql.lit(MAX_CASOS)})`
  })
  return (await sql<{ invariante: string; caso: string }>`${sql.join(partes, sql` union all `)}`.execute(db)).rows
}

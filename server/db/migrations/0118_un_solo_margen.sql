-- `empresas.margen` is one thing: the commission of the contract, off the public price. What is left is the price of the sale, by whichever
-- way a company buys, and it is divided like any other. What travellers and the company's own system are told is the public price.
alter table reventas add column publicos jsonb not null default '{}';
update reventas v set publicos = coalesce((select jsonb_object_agg(l.tipo, l.precio_unitario) from reserva_lineas l where l.reserva_id = v.reserva_id), '{}');

-- Bookings by API that were held or owed at the public price, and whose operator has not been paid. What was paid stays as it was: its margin was our cost.
create temporary table por_migrar on commit drop as
  select v.reserva_id, v.margen, r.total as antes, r.estado_pago,
    (select sum(l.cantidad * (l.precio_unitario - round(l.precio_unitario::numeric * v.margen / 10000)))::int from reserva_lineas l where l.reserva_id = v.reserva_id) as neto,
    coalesce((select sum(a.monto) from movimientos m join apuntes a on a.movimiento_id = m.id where m.reserva_id = v.reserva_id and a.cuenta = 'comision'), 0)::numeric as comision_antes,
    gen_random_uuid() as movimiento_id
  from reventas v join reservas r on r.id = v.reserva_id
  where v.margen > 0 and r.total > 0 and r.estado_pago in ('sin_pago', 'autorizado') and r.estado in ('pendiente', 'pagada', 'confirmada', 'realizada', 'no_asistio')
    and not exists (select 1 from liquidaciones l where l.reserva_id = v.reserva_id and (l.estado in ('programada', 'liquidada') or l.concepto <> 'venta'));
alter table por_migrar add column comision int, add column iva int;
update por_migrar set comision = round(-comision_antes * neto / antes)::int;
update por_migrar set iva = round(comision * 0.19)::int;

alter table reservas disable trigger reservas_precio_fijo;
alter table reservas disable trigger reservas_novedad;
alter table reserva_lineas disable trigger reserva_lineas_fijas;
update reserva_lineas l set precio_unitario = l.precio_unitario - round(l.precio_unitario::numeric * p.margen / 10000)::int from por_migrar p where p.reserva_id = l.reserva_id;
update reservas r set total = p.neto from por_migrar p where p.reserva_id = r.id;
alter table reservas enable trigger reservas_precio_fijo;
alter table reservas enable trigger reservas_novedad;
alter table reserva_lineas enable trigger reserva_lineas_fijas;

insert into movimientos (id, clave, tipo, reserva_id, created_at)
  select movimiento_id, 'credito_ajustado:' || reserva_id || ':un-solo-margen', 'credito_ajustado', reserva_id, now() from por_migrar where estado_pago = 'autorizado';
insert into apuntes (movimiento_id, cuenta, monto)
  select p.movimiento_id, c.cuenta, c.monto from por_migrar p
  cross join lateral (values ('empresas', p.neto), ('margen_empresas', 0), ('operadores', -(p.neto - p.comision - p.iva)), ('comision', -p.comision), ('iva_comision', -p.iva)) as debe (cuenta, saldo)
  cross join lateral (select debe.cuenta, debe.saldo - coalesce((select sum(a.monto) from movimientos m join apuntes a on a.movimiento_id = m.id where m.reserva_id = p.reserva_id and a.cuenta = debe.cuenta), 0) as monto) as c
  where p.estado_pago = 'autorizado' and c.monto <> 0;
update liquidaciones l set bruto = p.neto, comision = p.comision, iva_comision = p.iva,
    retencion = round(l.retencion::numeric * p.neto / p.antes)::int, neto = p.neto - p.comision - p.iva - l.costo_tarjeta + l.ajuste - round(l.retencion::numeric * p.neto / p.antes)::int
  from por_migrar p where p.reserva_id = l.reserva_id and p.estado_pago = 'autorizado' and l.estado in ('retenida', 'liberable');

-- One way for every refund: that of a gift card, of services, of a plan and of money of nobody are rows beside those of reservas. Each keeps the id it had.
alter table reembolsos alter column pago_id drop not null;
alter table reembolsos alter column reserva_id drop not null;
alter table reembolsos add column origen text not null default 'reserva' check (origen in ('reserva', 'servicio', 'regalo', 'suscripcion', 'ajeno'));
-- What it gives back of, where that is no reserva, and the payment at the provider; null where that came by bank transfer.
alter table reembolsos add column origen_id uuid;
alter table reembolsos add column intento text;
alter table reembolsos add constraint reembolsos_de_algo check (case when origen = 'reserva' then num_nulls(pago_id, reserva_id) = 0 and origen_id is null else pago_id is null and origen_id is not null end);
create index reembolsos_origen on reembolsos (origen_id) where origen_id is not null;
-- `retornado`: it was done, and the bank of whoever was to get it sent it back to us.
alter table reembolsos drop constraint reembolsos_estado_check;
alter table reembolsos add constraint reembolsos_estado_check check (estado in ('solicitado', 'enviado', 'hecho', 'rechazado', 'desconocido', 'retornado', 'manual'));

-- What had been asked for may have been sent: it is looked up before it is sent again (`intentos`).
insert into reembolsos (id, origen, origen_id, intento, monto, porcentaje, via, causa, estado, psp_id, fecha_estimada, intentos, tocado_en, hecho_en, created_at, updated_at)
  select r.id, 'servicio', c.id, c.psp_intento, r.monto, round(100.0 * r.monto / c.monto)::int, case when r.estado = 'manual' or c.forma = 'transferencia' then 'transferencia' else 'anulacion' end, 'servicio', r.estado, null,
    (r.created_at)::date + 14, 1, r.tocado_en, r.hecho_en, r.created_at, r.tocado_en
  from reembolsos_servicios r join cobros_servicios c on c.id = r.cobro_id
  union all
  select g.id, 'regalo', g.id, g.psp_intento, g.monto, 100, case when m.tipo = 'reembolso_rechazado' then 'transferencia' else 'anulacion' end, 'regalo', case when m.tipo = 'reembolso_rechazado' then 'manual' when g.estado = 'devuelto' then 'hecho' else 'solicitado' end, null,
    (coalesce(a.created_at, g.tocado_en))::date + 14, 1, g.tocado_en, case when m.tipo = 'reembolso_rechazado' then null else g.devuelto_en end, coalesce(a.created_at, g.tocado_en), g.tocado_en
  from regalos g left join movimientos m on m.clave = 'regalo-devuelto:' || g.id left join movimientos a on a.clave = 'regalo-anulado:' || g.id where g.estado in ('devolviendo', 'devuelto')
  union all
  select c.id, 'suscripcion', c.id, c.psp_intento, c.reembolso_monto, round(100.0 * c.reembolso_monto / c.monto)::int, case c.reembolso_estado when 'manual' then 'transferencia' else 'anulacion' end, 'suscripcion', c.reembolso_estado, null,
    (c.updated_at)::date + 14, 1, c.updated_at, case c.reembolso_estado when 'hecho' then c.updated_at end, coalesce(m.created_at, c.updated_at), c.updated_at
  from cobros_suscripcion c left join movimientos m on m.clave = 'suscripcion-devuelta:' || c.id where c.reembolso_estado is not null and c.reembolso_monto > 0
  union all
  select x.id, 'ajeno', x.id, x.intento, x.monto - x.perdido, 100, case x.estado when 'manual' then 'transferencia' else 'anulacion' end, 'ajeno', x.estado, x.psp_id,
    (x.created_at)::date + 14, 1, x.tocado_en, x.hecho_en, x.created_at, x.tocado_en
  from ajenos x where x.estado in ('solicitado', 'manual', 'hecho') and x.monto > x.perdido;

-- By transfer: nobody has said where to, it is on its way, or it arrived.
update reembolsos r set estado = case when t.estado = 'por_pedir' then 'rechazado' when t.estado in ('pagada', 'anulada') then 'hecho' else 'manual' end, via = 'transferencia',
    hecho_en = case when t.estado in ('pagada', 'anulada') then coalesce(t.pagada_en, t.updated_at) end
  from transferencias t where t.origen_id = r.id and r.origen <> 'reserva' and r.estado in ('manual', 'hecho');
update regalos g set estado = 'devolviendo' from reembolsos r where r.id = g.id and r.origen = 'regalo' and g.estado = 'devuelto' and r.estado <> 'hecho';

-- What a bank had sent back stood as done while it waited for a transfer.
update reembolsos r set estado = case t.estado when 'por_pedir' then 'retornado' else 'manual' end, hecho_en = null
  from transferencias t, movimientos m where t.origen_id = r.id and t.estado not in ('pagada', 'anulada') and m.clave = 'devuelto:' || r.id and r.estado in ('hecho', 'rechazado');
update reservas v set estado_pago = 'reembolso_pendiente' where v.estado_pago in ('reembolsado', 'reembolsado_parcial')
  and exists (select 1 from reembolsos r join pagos p on p.id = r.pago_id where p.reserva_id = v.id and p.estado = 'exitoso' and r.estado in ('retornado', 'manual') and exists (select 1 from movimientos m where m.clave = 'devuelto:' || r.id));

drop table reembolsos_servicios;
alter table cobros_suscripcion drop column reembolso_estado;

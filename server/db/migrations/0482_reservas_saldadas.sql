-- Since when a company's payments cover a booking of its account; the oldest first.
alter table reservas add column saldada_en timestamptz;

with debidas as (
  select r.id, r.empresa_id, m.modo, sum(a.monto) as debe, min(m.created_at) as desde
  from reservas r join movimientos m on m.reserva_id = r.id join apuntes a on a.movimiento_id = m.id and a.cuenta = 'empresas'
  where r.empresa_id is not null group by r.id, r.empresa_id, m.modo having sum(a.monto) > 0
), hasta as (
  select id, sum(debe) over (partition by empresa_id, modo order by desde, id) as hasta,
    coalesce((select sum(p.monto) from pagos_de_empresa p where p.empresa_id = d.empresa_id and p.modo = d.modo), 0) as pagado
  from debidas d
)
update reservas r set estado_pago = 'pagado', saldada_en = now(), updated_at = now() from hasta h where h.id = r.id and h.hasta <= h.pagado and r.estado_pago = 'autorizado';

alter table reservas add constraint reservas_saldada check (saldada_en is null or (empresa_id is not null and estado_pago = 'pagado'));

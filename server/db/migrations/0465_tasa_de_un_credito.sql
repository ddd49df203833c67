-- The commission at which a company bought on account, as `pagos.comision_tasa` is of a charge: what changes later keeps it.
alter table reservas add column credito_tasa int check (credito_tasa between 0 and 10000);
-- Of what stands: as the ledger divided it. Rates are whole percents but for what an administrator wrote; a peso rounded may lie beside one.
with dividido as (
  select r.id, round(10000.0 * -sum(a.monto) / r.total) as tasa from reservas r join movimientos m on m.reserva_id = r.id and m.tipo in ('credito', 'credito_ajustado') join apuntes a on a.movimiento_id = m.id and a.cuenta = 'comision'
  where r.total > 0 and r.empresa_id is not null group by r.id, r.total)
update reservas r set credito_tasa = least(10000, greatest(0, case when abs(d.tasa - 100 * round(d.tasa / 100)) <= 5 then 100 * round(d.tasa / 100) else d.tasa end)) from dividido d where d.id = r.id;

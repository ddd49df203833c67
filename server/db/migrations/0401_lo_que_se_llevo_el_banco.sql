-- What of a charge its buyer's bank kept for good. The rest of it is still ours to keep, or to give back.
alter table pagos add column perdido int not null default 0 check (perdido >= 0 and perdido <= capturado);
update pagos p set perdido = l.monto
  from (select d.pago_id, -sum(a.monto)::int as monto from disputas d join movimientos m on m.clave = 'contracargo_perdido:' || d.id join apuntes a on a.movimiento_id = m.id and a.cuenta = 'contracargos'
    where d.pago_id is not null group by d.pago_id) l
 where l.pago_id = p.id and l.monto > 0;

-- What of a charge of services its company's bank kept for good: of a part, the rest is still paid.
alter table cobros_servicios add column perdido int not null default 0 check (perdido >= 0 and perdido <= monto);
update cobros_servicios c set perdido = least(c.monto, l.monto)
  from (select d.servicio_id, -sum(a.monto)::int as monto from disputas d join movimientos m on m.clave = 'contracargo_perdido:' || d.id join apuntes a on a.movimiento_id = m.id and a.cuenta = 'contracargos'
    where d.servicio_id is not null group by d.servicio_id) l
 where l.servicio_id = c.id and l.monto > 0;
update cobros_servicios set estado = 'pagado' where estado = 'perdido' and devuelto + perdido < monto;

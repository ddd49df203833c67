-- What was in a payout run stays in its book also once the bank returned it: the run and what it paid do not move along.
create or replace function porque_no_corregir(raiz uuid, a text) returns text language sql stable as $$
  with u as (select id from dinero_unido(raiz))
  select case
    when exists (select 1 from pagos p where p.id in (select id from u) and p.capturado > 0 and p.livemode <> (a = 'vivo'))
      or exists (select 1 from regalos g where g.id in (select id from u) and g.pagado_en is not null and g.livemode <> (a = 'vivo'))
      or exists (select 1 from cobros_servicios c where c.id in (select id from u) and c.livemode <> (a = 'vivo'))
      or exists (select 1 from cobros_suscripcion c where c.id in (select id from u) and c.livemode <> (a = 'vivo'))
      or exists (select 1 from ajenos x where x.id in (select id from u) and x.livemode <> (a = 'vivo')) then 'sabido'
    when exists (select 1 from liquidaciones l where l.id in (select id from u) and (l.abono_id is not null
        or exists (select 1 from movimientos m where m.reserva_id = l.reserva_id and m.tipo = 'liquidacion' and m.clave like 'liquidacion:%:' || l.id)))
      or exists (select 1 from abonos b where b.transferencia_id in (select id from u)) then 'en_nomina' end
$$;

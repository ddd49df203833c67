-- Money of which nothing told whether it is a test: finanzas says so, and a second person says the same. Then all that hangs together changes its book at once.
create table correcciones_de_modo (
  id uuid primary key,
  diferencia_id uuid not null references diferencias,
  -- What is corrected: a booking, a gift card, a charge of services or of a plan, money that was nobody's, a company's transfer.
  raiz uuid not null,
  -- As it was written, of what was paid by hand: one question is of many purchases.
  compra text,
  modo text not null check (modo in ('prueba', 'vivo')),
  motivo text not null,
  propuesta_por uuid not null references usuarios,
  created_at timestamptz not null,
  aprobada_por uuid references usuarios check (aprobada_por <> propuesta_por),
  aprobada_en timestamptz,
  -- While it is being done; nothing keeps it afterwards.
  transaccion text check (transaccion is null or aprobada_por is not null),
  check ((aprobada_por is null) = (aprobada_en is null))
);
create unique index correcciones_abiertas on correcciones_de_modo (diferencia_id) where aprobada_por is null;

create function se_corrige(modo_nuevo text) returns boolean language sql stable as $$
  select exists (select 1 from correcciones_de_modo c where c.transaccion = pg_current_xact_id()::text and c.modo = modo_nuevo)
$$;

create or replace function modo_fijo() returns trigger language plpgsql as $$
begin
  if se_corrige(new.modo) then return new; end if;
  if tg_table_name = 'reservas' and not exists (select 1 from movimientos where reserva_id = new.id) and not exists (select 1 from pagos where reserva_id = new.id and capturado > 0)
    and not exists (select 1 from regalo_usos where reserva_id = new.id and cobrado_en is not null) then return new; end if;
  if tg_table_name = 'suscripciones' then
    if new.plan = 'gratis' and new.psp_tarjeta is null then return new; end if;
  end if;
  raise exception 'el modo del dinero no cambia (%)', tg_table_name using errcode = '23514', constraint = 'modo_fijo';
end $$;

-- A movement is never another: only its book is.
create function movimiento_fijo() returns trigger language plpgsql as $$
declare
  como_era movimientos := new;
begin
  if tg_op = 'UPDATE' and se_corrige(new.modo) then
    como_era.modo := old.modo;
    if como_era is not distinct from old then return new; end if;
  end if;
  raise exception 'la tabla % no se cambia ni se borra', tg_table_name using errcode = '23514';
end $$;
drop trigger movimientos_fijos on movimientos;
create trigger movimientos_fijos before update or delete on movimientos for each row execute function movimiento_fijo();

-- What a booking, its charges, the gift cards that paid it and all that they paid are of one mode, with what goes back and is owed of them.
create function dinero_unido(raiz uuid) returns table (id uuid) language sql stable as $$
  with recursive u(id) as (
    select raiz
    union
    select x.id from u cross join lateral (
      select p.id from pagos p where p.reserva_id = u.id
      union all select p.reserva_id from pagos p where p.id = u.id
      union all select w.regalo_id from regalo_usos w where w.reserva_id = u.id and w.cobrado_en is not null
      union all select w.reserva_id from regalo_usos w where w.regalo_id = u.id and w.cobrado_en is not null
      union all select d.id from reembolsos d where d.pago_id = u.id or d.origen_id = u.id
      union all select t.id from transferencias t where t.origen_id = u.id
      union all select l.id from liquidaciones l where l.reserva_id = u.id
      union all select v.id from devoluciones v where v.servicio_id = u.id
      union all select i.id from propuesta_items i join cobros_servicios c on c.propuesta_id = i.propuesta_id where c.id = u.id) x
    where x.id is not null)
  select u.id from u
$$;

-- `sabido`: the provider told that a part of it is the other. `en_nomina`: a run has it, or had.
create function porque_no_corregir(raiz uuid, a text) returns text language sql stable as $$
  with u as (select id from dinero_unido(raiz))
  select case
    when exists (select 1 from pagos p where p.id in (select id from u) and p.capturado > 0 and p.livemode <> (a = 'vivo'))
      or exists (select 1 from regalos g where g.id in (select id from u) and g.pagado_en is not null and g.livemode <> (a = 'vivo'))
      or exists (select 1 from cobros_servicios c where c.id in (select id from u) and c.livemode <> (a = 'vivo'))
      or exists (select 1 from cobros_suscripcion c where c.id in (select id from u) and c.livemode <> (a = 'vivo'))
      or exists (select 1 from ajenos x where x.id in (select id from u) and x.livemode <> (a = 'vivo')) then 'sabido'
    when exists (select 1 from liquidaciones l where l.id in (select id from u) and l.abono_id is not null)
      or exists (select 1 from abonos b where b.transferencia_id in (select id from u)) then 'en_nomina' end
$$;

create function corregir_modo(correccion uuid) returns void language plpgsql as $$
declare
  c correcciones_de_modo;
  unido uuid[];
  claves text[];
begin
  update correcciones_de_modo k set transaccion = pg_current_xact_id()::text where k.id = correccion returning k.* into strict c;
  select array_agg(u.id) into unido from dinero_unido(c.raiz) u;
  perform 1 from reservas r where r.id = any (unido) order by r.id for update;
  update reservas r set modo = c.modo where r.id = any (unido) and r.modo <> c.modo;
  update regalos g set modo = c.modo where g.id = any (unido) and g.modo <> c.modo;
  -- A plan is paid the way that it was paid last.
  update suscripciones s set modo = c.modo where s.modo <> c.modo
    and (select k.id from cobros_suscripcion k where k.suscripcion_id = s.id and k.estado = 'exitoso' order by k.created_at desc, k.id limit 1) = any (unido);
  update cobros_suscripcion k set modo = c.modo where k.modo <> c.modo and (k.id = any (unido)
    or (k.estado <> 'exitoso' and exists (select 1 from cobros_suscripcion o where o.id = any (unido) and o.suscripcion_id = k.suscripcion_id and o.created_at < k.created_at)));
  update cobros_servicios k set modo = c.modo where k.id = any (unido) and k.modo <> c.modo;
  update ajenos x set modo = c.modo where x.id = any (unido) and x.modo <> c.modo;
  update pagos_de_empresa e set modo = c.modo where e.id = any (unido) and e.modo <> c.modo;
  update pagos p set modo = c.modo where p.id = any (unido) and p.modo <> c.modo;
  update reembolsos d set modo = c.modo where d.id = any (unido) and d.modo <> c.modo;
  update transferencias t set modo = c.modo where t.id = any (unido) and t.modo <> c.modo;
  update disputas d set modo = c.modo where d.modo <> c.modo
    and (d.pago_id = any (unido) or d.regalo_id = any (unido) or d.servicio_id = any (unido) or d.ajeno_id = any (unido) or d.cobro_id = any (unido));
  update liquidaciones l set modo = c.modo where l.id = any (unido) and l.modo <> c.modo;
  select array_agg(x.clave) into claves from (
    select unnest(unido)::text as clave
    union all select d.psp_id from reembolsos d where d.id = any (unido)
    union all select a.intento from ajenos a where a.id = any (unido)
    union all select a.psp_id from ajenos a where a.id = any (unido)
    union all select d.id from disputas d where d.pago_id = any (unido) or d.regalo_id = any (unido) or d.servicio_id = any (unido) or d.ajeno_id = any (unido) or d.cobro_id = any (unido)) x where x.clave is not null;
  update movimientos m set modo = c.modo where m.modo <> c.modo and (m.reserva_id = any (unido) or split_part(m.clave, ':', 2) = any (claves));
  update correcciones_de_modo k set transaccion = null where k.id = correccion;
end $$;

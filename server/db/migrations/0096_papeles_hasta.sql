-- Until which day the papers of its operador let an experiencia be sold (venta_hasta), kept beside it: a search by date asks it of all of them.
alter table experiencias add column papeles_hasta date;

create function experiencia_papeles() returns trigger language plpgsql as $$
begin
  new.papeles_hasta := venta_hasta(new.proveedor_id, new.anfitrion_id, new.tipo_experiencia);
  return new;
end $$;
create trigger experiencias_papeles before insert or update of proveedor_id, anfitrion_id, tipo_experiencia on experiencias for each row execute function experiencia_papeles();

create function papeles_de_legajo(el_legajo uuid) returns void language sql as $$
  update experiencias e set papeles_hasta = venta_hasta(e.proveedor_id, e.anfitrion_id, e.tipo_experiencia)
  from legajos l where l.id = el_legajo and (e.proveedor_id = l.proveedor_id or e.anfitrion_id = l.anfitrion_id)
    and e.papeles_hasta is distinct from venta_hasta(e.proveedor_id, e.anfitrion_id, e.tipo_experiencia)
$$;

create function documento_papeles() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform papeles_de_legajo(old.legajo_id); end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.legajo_id <> old.legajo_id) then perform papeles_de_legajo(new.legajo_id); end if;
  return null;
end $$;
create trigger documentos_papeles after insert or delete or update of legajo_id, tipo, estado, vence_en on documentos for each row execute function documento_papeles();

create function legajo_papeles() returns trigger language plpgsql as $$
begin
  perform papeles_de_legajo(new.id);
  return null;
end $$;
create trigger legajos_papeles after insert or update of decidido_en, proveedor_id, anfitrion_id on legajos for each row execute function legajo_papeles();

create function regla_papeles() returns trigger language plpgsql as $$
begin
  update experiencias e set papeles_hasta = venta_hasta(e.proveedor_id, e.anfitrion_id, e.tipo_experiencia)
  where e.papeles_hasta is distinct from venta_hasta(e.proveedor_id, e.anfitrion_id, e.tipo_experiencia);
  return null;
end $$;
create trigger reglas_documentos_papeles after insert or update or delete on reglas_documentos for each statement execute function regla_papeles();

update experiencias e set papeles_hasta = venta_hasta(e.proveedor_id, e.anfitrion_id, e.tipo_experiencia);

-- The most of something shared that the other departures have out at one time between two instants (domain/disponibilidad/recursos.ts, usoMaximo).
create function uso_de_recurso(el_recurso uuid, excepto uuid, desde timestamptz, hasta timestamptz, ahora timestamptz) returns bigint language sql stable as $$
  with usos as materialized (
    select o.inicio_utc, o.fin_utc, case u.por when 'salida' then u.unidades else u.unidades * v.plazas end as unidades
    from recurso_usos u
    join salidas o on o.experiencia_id = u.experiencia_id and o.inicio_utc < hasta and o.fin_utc > desde and o.estado <> 'cancelada' and o.id <> excepto
    join lateral (select sum(r.plazas) as plazas from reservas r
      where r.salida_id = o.id and (r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') or (r.estado = 'pendiente' and r.ocupa_hasta > ahora))) v on v.plazas > 0
    where u.recurso_id = el_recurso),
  instantes as (select desde as t union select inicio_utc from usos where inicio_utc > desde)
  select coalesce(max((select sum(unidades) from usos where inicio_utc <= i.t and fin_utc > i.t)), 0)::bigint from instantes i
$$;

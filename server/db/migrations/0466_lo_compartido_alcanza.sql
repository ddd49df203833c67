-- Whether what a departure shares is enough for whoever holds places at an instant. A dearer date that is held for a booking which still has its
-- own counts once where both go at the same time: in the end the booking goes on one of them.
create function recursos_alcanzan(la_salida uuid, ahora timestamptz) returns boolean language sql stable as $$
  with propia as (select id, experiencia_id, inicio_utc, fin_utc from salidas where id = la_salida),
  necesita as (
    select c.id, c.cantidad from recursos c join recurso_usos u on u.recurso_id = c.id
     where u.experiencia_id = (select experiencia_id from propia)
  ),
  vivas as materialized (
    select r.id, r.cambio_de, r.plazas, s.id as salida_id, s.experiencia_id, s.inicio_utc, s.fin_utc
      from propia p
      join salidas s on s.inicio_utc < p.fin_utc and s.fin_utc > p.inicio_utc and s.estado <> 'cancelada'
       and s.experiencia_id in (select u.experiencia_id from recurso_usos u join necesita n on n.id = u.recurso_id)
      join reservas r on r.salida_id = s.id
       and (r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') or (r.estado = 'pendiente' and r.ocupa_hasta > ahora))
  ),
  -- What is out at a time only ever grows when something begins.
  instantes as (select distinct greatest(v.inicio_utc, p.inicio_utc) as instante from vivas v cross join propia p),
  usos as (
    select n.id, n.cantidad, i.instante, case u.por when 'salida' then u.unidades else u.unidades * sum(v.plazas) end as unidades
      from necesita n
      join recurso_usos u on u.recurso_id = n.id
      cross join instantes i
      join vivas v on v.experiencia_id = u.experiencia_id and v.inicio_utc <= i.instante and v.fin_utc > i.instante
     where not exists (select 1 from vivas h where h.cambio_de = v.id and h.inicio_utc <= i.instante and h.fin_utc > i.instante)
     group by n.id, n.cantidad, i.instante, v.salida_id, u.por, u.unidades
  )
  select not exists (select 1 from usos group by id, cantidad, instante having sum(unidades) > cantidad)
$$;

-- The last guard against selling twice what departures share, as `reserva_cabe` is for their seats. Only what takes more is counted: nobody is
-- kept from confirming what is paid.
create function reserva_alcanza() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.salida_id = old.salida_id and new.plazas <= old.plazas
     and (old.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio')
       or (old.estado = 'pendiente' and new.estado = 'pendiente' and new.ocupa_hasta <= old.ocupa_hasta)) then
    return null;
  end if;
  perform 1 from recursos c join recurso_usos u on u.recurso_id = c.id join salidas s on s.experiencia_id = u.experiencia_id
   where s.id = new.salida_id order by c.id for update of c;
  if found and not recursos_alcanzan(new.salida_id, new.updated_at) then
    raise exception 'no alcanza lo que comparte la salida %', new.salida_id using errcode = '23514', constraint = 'reservas_alcanzan';
  end if;
  return null;
end $$;
create constraint trigger reservas_alcanzan after insert or update of estado, salida_id, ocupa_hasta, plazas on reservas deferrable initially deferred
  for each row when (new.estado in ('pendiente', 'pagada', 'confirmada')) execute function reserva_alcanza();

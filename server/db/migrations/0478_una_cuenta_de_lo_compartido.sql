-- Where more of something shared is needed than there is, between two instants: the one count of it, for those who sell, for those who own less
-- and for whoever looks afterwards. A booking whose dearer date is held goes on one of both, and nobody knows yet on which: it is counted as the
-- most that may come of it.
create function recursos_excedidos(los_recursos uuid[], desde timestamptz, hasta timestamptz, ahora timestamptz)
returns table (recurso_id uuid, salida_id uuid, unidades bigint) language sql stable as $$
  with recursive
  vivas as materialized (
    select u.recurso_id, u.por, u.unidades, r.id, r.cambio_de, r.plazas, s.id as salida_id, s.experiencia_id, s.inicio_utc, s.fin_utc
      from recurso_usos u
      join salidas s on s.experiencia_id = u.experiencia_id and s.inicio_utc < hasta and s.fin_utc > desde and s.estado <> 'cancelada'
      join reservas r on r.salida_id = s.id
       and (r.estado in ('pagada', 'confirmada') or (r.estado in ('realizada', 'no_asistio') and s.fin_utc > ahora)
         or (r.estado = 'pendiente' and r.ocupa_hasta > ahora))
     where u.recurso_id = any(los_recursos)
  ),
  -- What is out at a time only ever grows when something begins.
  instantes as materialized (select distinct v.recurso_id, greatest(v.inicio_utc, desde) as instante from vivas v),
  fuera as materialized (
    select i.recurso_id, i.instante, v.salida_id, v.por, v.unidades, sum(v.plazas) as plazas, count(*) as reservas
      from instantes i join vivas v on v.recurso_id = i.recurso_id and v.inicio_utc <= i.instante and v.fin_utc > i.instante
     group by i.recurso_id, i.instante, v.salida_id, v.por, v.unidades
  ),
  -- A booking and the dearer date that is held for it, while both would be out.
  pares as materialized (
    select i.recurso_id, i.instante, h.id, h.por, h.unidades, v.salida_id as de, h.salida_id as a, least(v.plazas, h.plazas) as plazas
      from vivas h
      join vivas v on v.id = h.cambio_de and v.recurso_id = h.recurso_id and v.experiencia_id = h.experiencia_id
      join instantes i on i.recurso_id = h.recurso_id and i.instante >= greatest(h.inicio_utc, v.inicio_utc)
       and i.instante < least(h.fin_utc, v.fin_utc)
  ),
  lados as materialized (
    select p.recurso_id, p.instante, p.id, p.unidades, p.de as salida_id, p.a as otra from pares p where p.por = 'salida'
    union all select p.recurso_id, p.instante, p.id, p.unidades, p.a, p.de from pares p where p.por = 'salida'
  ),
  -- Departures that such bookings join to one another.
  juntas as (
    select distinct l.recurso_id, l.instante, l.salida_id, l.salida_id as llega from lados l
    union
    select j.recurso_id, j.instante, j.salida_id, l.otra
      from juntas j join lados l on l.recurso_id = j.recurso_id and l.instante = j.instante and l.salida_id = j.llega
  ),
  grupos as (select j.recurso_id, j.instante, j.salida_id, min(j.llega::text) as grupo from juntas j group by j.recurso_id, j.instante, j.salida_id),
  -- Of departures that nobody else goes on, joined by fewer bookings than they are, one stays at home whatever comes; by as many, all may go.
  de_menos as (
    select recurso_id, instante, sum(unidades) as unidades
      from (
        select g.recurso_id, g.instante, min(l.unidades) as unidades
          from grupos g
          join fuera f on f.recurso_id = g.recurso_id and f.instante = g.instante and f.salida_id = g.salida_id
          join lados l on l.recurso_id = g.recurso_id and l.instante = g.instante and l.salida_id = g.salida_id
         group by g.recurso_id, g.instante, g.grupo
        having count(distinct l.id) < count(distinct g.salida_id)
           and not bool_or(f.reservas > (select count(*) from lados x
             where x.recurso_id = g.recurso_id and x.instante = g.instante and x.salida_id = g.salida_id))
      ) solas group by recurso_id, instante
    union all
    select p.recurso_id, p.instante, sum(p.unidades * p.plazas) from pares p where p.por = 'participante' group by p.recurso_id, p.instante
  ),
  excedidos as (
    select t.recurso_id, t.instante, t.unidades - coalesce(d.unidades, 0) as unidades
      from (
        select f.recurso_id, f.instante, sum(case f.por when 'salida' then f.unidades else f.unidades * f.plazas end) as unidades
          from fuera f group by f.recurso_id, f.instante
      ) t
      join recursos c on c.id = t.recurso_id
      left join (
        select m.recurso_id, m.instante, sum(m.unidades) as unidades from de_menos m group by m.recurso_id, m.instante
      ) d on d.recurso_id = t.recurso_id and d.instante = t.instante
     where t.unidades - coalesce(d.unidades, 0) > c.cantidad
  )
  select distinct x.recurso_id, v.salida_id, x.unidades::bigint
    from excedidos x join vivas v on v.recurso_id = x.recurso_id and greatest(v.inicio_utc, desde) = x.instante
$$;

create or replace function recursos_alcanzan(la_salida uuid, ahora timestamptz) returns boolean language sql stable as $$
  select not exists (
    select 1 from salidas s
      cross join lateral recursos_excedidos(
        array(select u.recurso_id from recurso_usos u where u.experiencia_id = s.experiencia_id), s.inicio_utc, s.fin_utc, ahora)
     where s.id = la_salida
  )
$$;

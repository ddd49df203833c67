-- How many places a departure sells now: what nobody holds, as far as what it shares reaches, less what is for whoever waits in line
-- (domain/disponibilidad/cupos.ts and recursos.ts, domain/espera/oferta.ts).
create function plazas_a_la_venta(la_salida uuid, ahora timestamptz) returns bigint language plpgsql stable as $$
declare
  s salidas;
  ocupadas bigint;
  libres bigint;
  apartadas bigint := 0;
  pedidas int;
begin
  select * into s from salidas where id = la_salida;
  select coalesce(sum(r.plazas), 0) into ocupadas from reservas r
    where r.salida_id = s.id and (r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') or (r.estado = 'pendiente' and r.ocupa_hasta > ahora));
  libres := greatest(0, s.cupos - ocupadas);
  select least(libres, min(case
      when u.por = 'salida' then case when x.uso + u.unidades <= q.cantidad then libres else 0 end
      else greatest(0, floor((q.cantidad - x.uso)::numeric / u.unidades)::bigint - ocupadas) end)) into libres
    from recurso_usos u join recursos q on q.id = u.recurso_id, lateral (select uso_de_recurso(u.recurso_id, s.id, s.inicio_utc, s.fin_utc, ahora) as uso) x
    where u.experiencia_id = s.experiencia_id;
  if least(ahora + interval '60 minutes', s.cierre_ventas) - ahora < interval '15 minutes' then
    return libres;
  end if;
  for pedidas in select w.plazas from esperas w where w.salida_id = s.id and w.estado = 'en_espera' order by w.en_fila_desde, w.id loop
    if pedidas <= libres - apartadas then apartadas := apartadas + pedidas; end if;
  end loop;
  return libres - apartadas;
end $$;

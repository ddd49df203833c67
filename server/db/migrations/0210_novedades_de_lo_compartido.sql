-- A sale takes places from the departures that share something with it as well: whoever sells those on is told.
create function novedad_de_lo_compartido() returns trigger language plpgsql as $$
begin
  if hay_revendedores() and (tg_op = 'INSERT' or (new.estado, new.salida_id, new.plazas) is distinct from (old.estado, old.salida_id, old.plazas)) then
    insert into novedades (tipo, experiencia_id, opcion_id, salida_id, fecha)
      select distinct 'disponibilidad', o.experiencia_id, o.opcion_id, o.id, o.fecha_local
      from salidas s
      join recurso_usos suyo on suyo.experiencia_id = s.experiencia_id
      join recurso_usos de_otra on de_otra.recurso_id = suyo.recurso_id
      join salidas o on o.experiencia_id = de_otra.experiencia_id and o.id not in (new.salida_id, s.id) and o.estado = 'abierta' and o.inicio_utc < s.fin_utc and o.fin_utc > s.inicio_utc
      where s.id = new.salida_id or (tg_op = 'UPDATE' and s.id = old.salida_id);
  end if;
  return null;
end $$;
create trigger reservas_novedad_de_lo_compartido after insert or update of estado, salida_id, plazas on reservas for each row execute function novedad_de_lo_compartido();

-- The prices of one departure are part of its availability: whoever sells it on is told when they change.
create function novedad_de_salida_tarifa() returns trigger language plpgsql as $$
begin
  if hay_revendedores() and (tg_op <> 'UPDATE' or new.precio <> old.precio or new.edad_min is distinct from old.edad_min or new.edad_max is distinct from old.edad_max) then
    insert into novedades (tipo, experiencia_id, opcion_id, salida_id, fecha)
      select 'disponibilidad', s.experiencia_id, s.opcion_id, s.id, s.fecha_local from salidas s where s.id = coalesce(new.salida_id, old.salida_id);
  end if;
  return null;
end $$;
create trigger salida_tarifas_novedad after insert or update or delete on salida_tarifas for each row execute function novedad_de_salida_tarifa();

-- A kind of traveller that is sold from now on is news of a listed product, as one that ends is; a price written again as it was is none.
create or replace function novedad_de_tarifa() returns trigger language plpgsql as $$
begin
  if hay_revendedores() and (tg_op <> 'UPDATE' or new.precio <> old.precio or new.edad_min is distinct from old.edad_min or new.edad_max is distinct from old.edad_max) then
    insert into novedades (tipo, experiencia_id) select 'producto', e.id from opciones o join experiencias e on e.id = o.experiencia_id where o.id = coalesce(new.opcion_id, old.opcion_id) and e.listada;
  end if;
  return null;
end $$;
drop trigger tarifas_novedad on tarifas;
create trigger tarifas_novedad after insert or update or delete on tarifas for each row execute function novedad_de_tarifa();

-- What was being written while only the adult's price could be: it keeps the others that are sold today.
update ediciones d set contenido = d.contenido || jsonb_build_object('otrasTarifas', (
  select coalesce(jsonb_agg(jsonb_build_object('tipo', t.tipo, 'precio', t.precio,
      'edadMin', case when t.tipo in ('nino', 'adultoMayor') then t.edad_min end, 'edadMax', case when t.tipo in ('nino', 'adultoMayor') then t.edad_max end)
    order by array_position(array['nino', 'adultoMayor', 'estudiante', 'residente', 'grupo'], t.tipo)), '[]')
  from tarifas t where t.tipo <> 'adulto' and t.opcion_id = (select o.id from opciones o where o.experiencia_id = d.experiencia_id order by o.created_at, o.id limit 1)))
where d.contenido is not null and d.estado in ('borrador', 'en_revision', 'observada') and d.contenido -> 'otrasTarifas' is null;

-- `listada`: published, and its operador may be shown. Kept beside the row so that a list walks one index and counts it alone.
create function operador_visible(estado text) returns boolean language sql immutable parallel safe strict as
  $$ select estado in ('Activo', 'Documento vencido', 'Pausado') $$;

alter table experiencias add column listada boolean not null default false;

-- The operador is locked for reading: else a suspension under way would not see what is published meanwhile.
create function marcar_listada() returns trigger language plpgsql as $$
declare
  operador text;
begin
  new.listada := false;
  if new.estado <> 'publicada' then
    return new;
  end if;
  if new.proveedor_id is not null then
    select estado into operador from proveedores where id = new.proveedor_id for share;
  else
    select estado into operador from anfitriones where id = new.anfitrion_id for share;
  end if;
  new.listada := coalesce(operador_visible(operador), false);
  return new;
end $$;
create trigger experiencias_listada before insert or update of estado, proveedor_id, anfitrion_id on experiencias
  for each row execute function marcar_listada();
update experiencias set estado = estado;

create function marcar_listadas_de_proveedor() returns trigger language plpgsql as $$
begin
  update experiencias set listada = estado = 'publicada' and operador_visible(new.estado) where proveedor_id = new.id;
  return null;
end $$;
create trigger proveedores_listadas after update of estado on proveedores
  for each row when (old.estado is distinct from new.estado) execute function marcar_listadas_de_proveedor();

create function marcar_listadas_de_anfitrion() returns trigger language plpgsql as $$
begin
  update experiencias set listada = estado = 'publicada' and operador_visible(new.estado) where anfitrion_id = new.id;
  return null;
end $$;
create trigger anfitriones_listadas after update of estado on anfitriones
  for each row when (old.estado is distinct from new.estado) execute function marcar_listadas_de_anfitrion();

-- What a search looks at first: the name and the place.
alter table experiencias add column busqueda_titulo tsvector not null generated always as (
  to_tsvector('public.es', nombre_experiencia || ' ' || ciudad || ' ' || sector || ' ' || region_nombre || ' ' || tipo_experiencia)
) stored;

drop index experiencias_relevancia, experiencias_precio, experiencias_precio_desc, experiencias_calificacion, experiencias_recientes,
  experiencias_ciudad, experiencias_tipo, experiencias_region, experiencias_busqueda;
create index experiencias_relevancia on experiencias (relevancia desc, id) where listada;
create index experiencias_precio on experiencias (precio_por_persona, relevancia desc, id) where listada;
create index experiencias_precio_desc on experiencias (precio_por_persona desc, relevancia desc, id) where listada;
create index experiencias_calificacion on experiencias (calificacion_promedio desc nulls last, calificacion_cantidad desc, relevancia desc, id) where listada;
create index experiencias_recientes on experiencias (publicada_en desc, relevancia desc, id) where listada;
create index experiencias_ciudad on experiencias (ciudad_clave, relevancia desc, id) where listada;
create index experiencias_tipo on experiencias (tipo_clave, relevancia desc, id) where listada;
create index experiencias_region on experiencias (region, relevancia desc, id) where listada;
create index experiencias_busqueda on experiencias using gin (busqueda) with (fastupdate = off) where listada;
create index experiencias_busqueda_titulo on experiencias using gin (busqueda_titulo) with (fastupdate = off) where listada;

-- `veces`: experiences with the word; `en_titulo`: those with it in their name or place; `sonido`: how it sounds in Chile.
alter table palabras add column en_titulo int not null default 0;
alter table palabras add column sonido text not null default '';
create index palabras_lexema on palabras (lexema);
create index palabras_sonido on palabras (sonido);
create index palabras_comienzo on palabras (palabra collate "C");

-- The dictionary cuts 'vino' and 'viña' to one stem: whoever looks for wine got the beaches of Viña del Mar. Kept in step with domain/busqueda/texto.ts.
create function para_buscar(t text) returns text language sql immutable parallel safe strict as
  $$ select regexp_replace(t, '\mvi[nñÑ]as?\M', 'vinia', 'gi') $$;

alter table experiencias drop column busqueda, drop column busqueda_titulo;
alter table experiencias add column busqueda tsvector not null generated always as (
  setweight(to_tsvector('public.es', para_buscar(nombre_experiencia)), 'A') ||
  setweight(to_tsvector('public.es', para_buscar(ciudad || ' ' || sector || ' ' || region_nombre || ' ' || tipo_experiencia)), 'B') ||
  setweight(to_tsvector('public.es', para_buscar(descripcion_corta || ' ' || operador_nombre)), 'C') ||
  setweight(to_tsvector('public.es', para_buscar(descripcion_larga)), 'D')
) stored;
alter table experiencias add column busqueda_titulo tsvector not null generated always as (
  to_tsvector('public.es', para_buscar(nombre_experiencia || ' ' || ciudad || ' ' || sector || ' ' || region_nombre || ' ' || tipo_experiencia))
) stored;
alter table experiencias alter column busqueda_titulo set storage main;
create index experiencias_busqueda on experiencias using gin (busqueda) with (fastupdate = off) where listada;
create index experiencias_busqueda_titulo on experiencias using gin (busqueda_titulo) with (fastupdate = off) where listada;
update palabras set lexema = 'vini', raiz = 'vini' where palabra in ('vina', 'vinas');

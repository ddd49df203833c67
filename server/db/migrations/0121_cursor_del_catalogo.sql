-- In which transaction what lists show of a row was last written: whoever asks again from the oldest transaction that was still open
-- when they asked before misses nothing, whatever the order in which writers commit.
create function transaccion_actual() returns bigint language sql volatile as $$ select pg_current_xact_id()::text::bigint $$;

alter table experiencias add column cambio bigint not null default transaccion_actual();
alter table proveedores add column cambio bigint not null default transaccion_actual();
create index experiencias_cambio on experiencias (cambio);

create function anotar_cambio() returns trigger language plpgsql as $$
begin
  new.cambio := transaccion_actual();
  return new;
end $$;
-- Its name comes after experiencias_listada, which writes the mark that it compares.
create trigger experiencias_marcar_cambio before update of slug, nombre_experiencia, descripcion_corta, tipo_experiencia, ciudad, sector, region, duracion_minutos, precio_por_persona, portada, fotos, proveedor_id, operador_nombre, operador_slug, calificacion_suma, calificacion_cantidad, estado, listada on experiencias for each row
  when ((old.slug, old.nombre_experiencia, old.descripcion_corta, old.tipo_experiencia, old.ciudad, old.sector, old.region, old.duracion_minutos, old.precio_por_persona, old.portada, old.fotos, old.proveedor_id, old.operador_nombre, old.operador_slug, old.calificacion_suma, old.calificacion_cantidad, old.listada)
    is distinct from (new.slug, new.nombre_experiencia, new.descripcion_corta, new.tipo_experiencia, new.ciudad, new.sector, new.region, new.duracion_minutos, new.precio_por_persona, new.portada, new.fotos, new.proveedor_id, new.operador_nombre, new.operador_slug, new.calificacion_suma, new.calificacion_cantidad, new.listada)) execute function anotar_cambio();
create trigger proveedores_marcar_cambio before update of slug, codigo_corto, nombre_comercial, tipo_proveedor, estado, region, ciudad on proveedores for each row
  when ((old.slug, old.codigo_corto, old.nombre_comercial, old.tipo_proveedor, old.estado, old.region, old.ciudad)
    is distinct from (new.slug, new.codigo_corto, new.nombre_comercial, new.tipo_proveedor, new.estado, new.region, new.ciudad)) execute function anotar_cambio();

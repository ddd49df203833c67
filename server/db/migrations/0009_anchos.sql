-- Long texts and word lists go out of line, so that a list or a count touches a quarter of the pages.
alter table experiencias set (toast_tuple_target = 256), alter column busqueda_titulo set storage main;

create index experiencias_en_revision on experiencias (id) where estado = 'en_revision';
create index proveedores_nombre on proveedores (nombre_clave collate "C", id);
-- What a count by any filter reads, and nothing else.
create index experiencias_conteo on experiencias (ciudad_clave, tipo_clave, region, precio_por_persona) where listada;

-- A key that was rotated lives on beside the new one for some days, and no longer counts among those a company may have.
alter table claves_api add column reemplazada_por uuid references claves_api;

-- Calls of each key by day, for its owner to see.
create table claves_uso (
  clave_id uuid not null references claves_api,
  dia date not null,
  llamadas int not null,
  primary key (clave_id, dia)
);

-- Whose time a calendar of elsewhere keeps busy: one experiencia's, or that of something that several of them share.
alter table calendarios_externos alter column experiencia_id drop not null;
alter table calendarios_externos add column recurso_id uuid references recursos on delete cascade;
alter table calendarios_externos add check ((experiencia_id is null) <> (recurso_id is null));
create index calendarios_externos_recurso on calendarios_externos (recurso_id) where recurso_id is not null;
alter table bloqueos alter column experiencia_id drop not null;
alter table bloqueos add column recurso_id uuid references recursos on delete cascade;
alter table bloqueos add check ((experiencia_id is null) <> (recurso_id is null));
create index bloqueos_recurso on bloqueos (recurso_id, desde) where recurso_id is not null;

-- The address opens somebody's calendar to whoever has it: sealed with the key of `secretos`. What is shown of it is its host.
alter table calendarios_externos drop column url;
alter table calendarios_externos add column url_sellada bytea;
alter table calendarios_externos add column servidor text;
alter table calendarios_externos add check ((url_sellada is null) = (servidor is null));
-- When it was last tried, and when it is next; never for a file.
alter table calendarios_externos add column intentado_en timestamptz;
alter table calendarios_externos add column proxima_lectura_en timestamptz;
create index calendarios_externos_por_leer on calendarios_externos (proxima_lectura_en) where proxima_lectura_en is not null;

-- The secret address under which other calendars read what was sold: of one experiencia, or of all that an operador has.
drop table feeds_de_experiencia;
create table feeds_de_salidas (
  id uuid primary key,
  experiencia_id uuid unique references experiencias,
  anfitrion_id uuid unique references anfitriones,
  proveedor_id uuid unique references proveedores,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  check (num_nonnulls(experiencia_id, anfitrion_id, proveedor_id) = 1)
);

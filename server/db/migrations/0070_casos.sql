-- Whatever waits for one of our staff: a case about one object, with its timeline.
create table casos (
  id uuid primary key,
  tipo text not null,
  objeto text not null,
  objeto_id text not null,
  titulo text not null,
  -- Ids, amounts and codes; never names, mails or free text.
  detalle jsonb not null default '{}',
  estado text not null default 'abierto' check (estado in ('abierto', 'resuelto')),
  abierto_en timestamptz not null,
  vence_en timestamptz not null,
  -- Who decided before: a second look is somebody else's.
  no_puede uuid references usuarios,
  tomado_por uuid references usuarios,
  tomado_en timestamptz,
  resuelto_por uuid references usuarios,
  resuelto_en timestamptz,
  decision text,
  check ((estado = 'resuelto') = (resuelto_en is not null)),
  check ((tomado_por is null) = (tomado_en is null))
);
create unique index casos_uno_abierto on casos (tipo, objeto_id) where estado = 'abierto';
create index casos_en_cola on casos (tipo, abierto_en, id) where estado = 'abierto';
create index casos_abiertos on casos (abierto_en, id) where estado = 'abierto';
create index casos_resueltos on casos (resuelto_en desc, id) where estado = 'resuelto';
create index casos_de on casos (objeto, objeto_id, abierto_en desc);

create table caso_hechos (
  id bigint generated always as identity primary key,
  caso_id uuid not null references casos,
  -- Null: the program.
  actor uuid references usuarios,
  hecho text not null,
  texto text,
  detalle jsonb not null default '{}',
  created_at timestamptz not null
);
create index caso_hechos_caso on caso_hechos (caso_id, id);
create trigger caso_hechos_fijos before update or delete on caso_hechos for each row execute function rechazar_cambio();

-- What waited before there were cases.
insert into casos (id, tipo, objeto, objeto_id, titulo, abierto_en, vence_en)
  select gen_random_uuid(), 'operador', 'proveedor', id::text, nombre_comercial, updated_at, updated_at + interval '2 days' from proveedores where estado in ('Enviado', 'En revisión')
  union all
  select gen_random_uuid(), 'experiencia', 'experiencia', id::text, nombre_experiencia, updated_at, updated_at + interval '2 days' from experiencias where estado = 'en_revision'
  union all
  select gen_random_uuid(), 'datos', 'solicitud', id::text, derecho, created_at, vence_en from solicitudes_datos where estado = 'recibida';
insert into caso_hechos (caso_id, hecho, created_at) select id, 'abierto', abierto_en from casos;

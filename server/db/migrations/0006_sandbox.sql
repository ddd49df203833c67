-- State of the built-in payment counterpart; unused where a real key is set.
create table sandbox_objetos (
  id text primary key,
  tipo text not null,
  datos jsonb not null,
  version int not null default 1,
  created_at timestamptz not null
);
create index sandbox_objetos_tipo on sandbox_objetos (tipo, created_at desc);

create table sandbox_claves (
  clave text primary key,
  huella text not null,
  estado int,
  respuesta jsonb,
  created_at timestamptz not null
);

create table sandbox_eventos (
  id text primary key,
  tipo text not null,
  datos jsonb not null,
  url text not null,
  intentos int not null default 0,
  proximo_en timestamptz,
  entregado_en timestamptz,
  created_at timestamptz not null
);
create index sandbox_eventos_pendientes on sandbox_eventos (proximo_en) where entregado_en is null;

-- What a test asks the counterpart to do wrong, once each.
create table sandbox_fallas (
  id bigint generated always as identity primary key,
  operacion text not null,
  falla text not null,
  veces int not null default 1
);

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create text search configuration public.es (copy = pg_catalog.spanish);
alter text search configuration public.es
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with public.unaccent, spanish_stem;

-- Neither database sorts or compares Spanish by itself: keys are kept without accents and case.
create function sin_acentos(t text) returns text language sql immutable parallel safe strict as
  $$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;

create function rechazar_cambio() returns trigger language plpgsql as $$
begin
  raise exception 'la tabla % no se cambia ni se borra', tg_table_name using errcode = '23514';
end $$;

create table secretos (
  nombre text primary key,
  valor bytea not null,
  created_at timestamptz not null default now()
);

create table limites (
  clave text not null,
  ventana timestamptz not null,
  cuenta int not null,
  primary key (clave, ventana)
);
create index limites_ventana on limites (ventana);

create table idempotencia (
  actor text not null,
  ruta text not null,
  clave text not null,
  huella text not null,
  estado int,
  respuesta jsonb,
  created_at timestamptz not null,
  primary key (actor, ruta, clave)
);
create index idempotencia_created_at on idempotencia (created_at);

create table auditoria (
  id bigint generated always as identity primary key,
  actor text not null,
  accion text not null,
  objeto text not null,
  objeto_id text not null,
  detalle jsonb not null default '{}',
  created_at timestamptz not null
);
create index auditoria_objeto on auditoria (objeto, objeto_id);
create trigger auditoria_fija before update or delete on auditoria for each row execute function rechazar_cambio();

create table correos (
  id uuid primary key,
  clave text not null unique,
  para text not null,
  asunto text not null,
  texto text not null,
  html text not null,
  adjuntos jsonb not null default '[]',
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido')),
  intentos int not null default 0,
  enviado_en timestamptz,
  created_at timestamptz not null
);
create index correos_created_at on correos (created_at);

-- What the administration decides by versions. Version 1 of each kind is the one the product came with (domain/reglas/primeras.ts).
create table reglas (
  id bigint generated always as identity primary key,
  clase text not null,
  version int not null check (version > 1),
  -- Never before it was published: what was in force at a moment does not change afterwards.
  vigente_desde timestamptz not null,
  contenido jsonb not null,
  autor uuid not null references usuarios,
  motivo text not null,
  created_at timestamptz not null,
  unique (clase, version),
  check (vigente_desde >= created_at)
);
create trigger reglas_fijas before update or delete on reglas for each row execute function rechazar_cambio();

-- What was sold keeps the policy it was sold with; null is version 1.
alter table reservas
  add column politica_version int not null default 1,
  add column politica_tramos jsonb;

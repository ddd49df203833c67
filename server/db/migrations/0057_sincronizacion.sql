-- The secret address under which an operador's other calendars read the departures of an experiencia.
create table feeds_de_experiencia (
  experiencia_id uuid primary key references experiencias,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

-- Calendars of elsewhere whose events keep an experiencia busy; without `url` it came as a file.
create table calendarios_externos (
  id uuid primary key,
  experiencia_id uuid not null references experiencias,
  nombre text not null,
  url text,
  leido_en timestamptz,
  error text,
  fallas int not null default 0,
  created_at timestamptz not null
);
create index calendarios_externos_experiencia on calendarios_externos (experiencia_id);

create table bloqueos (
  id uuid primary key,
  calendario_id uuid not null references calendarios_externos on delete cascade,
  experiencia_id uuid not null references experiencias,
  desde timestamptz not null,
  hasta timestamptz not null,
  resumen text not null,
  check (hasta > desde)
);
create index bloqueos_calendario on bloqueos (calendario_id);
create index bloqueos_experiencia on bloqueos (experiencia_id, desde);

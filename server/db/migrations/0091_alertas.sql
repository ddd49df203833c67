-- Searches that found nothing: whoever left one is told when something matches it.
create table alertas (
  id uuid primary key,
  usuario_id uuid references usuarios,
  -- Of an alert without an account; one with an account is told at the account's own address.
  email text,
  -- The filters of the search as the contract writes them, without empty ones.
  filtros jsonb not null,
  huella bytea not null,
  -- A guest's address is confirmed first.
  estado text not null check (estado in ('por_confirmar', 'activa', 'pausada')),
  vence_en timestamptz not null,
  revisada_en timestamptz not null,
  avisada_en timestamptz,
  created_at timestamptz not null,
  check ((usuario_id is null) <> (email is null))
);
create unique index alertas_una_por_cuenta on alertas (usuario_id, huella) where usuario_id is not null;
create unique index alertas_una_por_correo on alertas (email, huella) where email is not null;
create index alertas_por_revisar on alertas (revisada_en, id) where estado = 'activa';

-- What each was told of, or knew when it was left: nothing is told twice.
create table alerta_experiencias (
  alerta_id uuid not null references alertas on delete cascade,
  experiencia_id uuid not null references experiencias,
  created_at timestamptz not null,
  primary key (alerta_id, experiencia_id)
);

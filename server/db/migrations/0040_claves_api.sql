-- Keys of companies for b2b and OCTO (docs/permisos.md 7). Only the hash is kept; `muestra` is what people tell them apart by.
create table claves_api (
  id uuid primary key,
  empresa_id uuid not null references empresas,
  nombre text not null,
  hash bytea not null unique,
  muestra text not null,
  permisos jsonb not null,
  creada_por uuid not null references usuarios,
  vence_en timestamptz not null,
  ultimo_uso_en timestamptz,
  revocada_en timestamptz,
  created_at timestamptz not null
);
create index claves_api_de_empresa on claves_api (empresa_id, created_at desc);

-- Photos of experiencias. Their files lie in the store under the id; `huella` is the SHA-256 of what was sent.
create table fotos (
  id uuid primary key,
  experiencia_id uuid not null references experiencias,
  huella bytea not null,
  ancho int not null check (ancho > 0),
  alto int not null check (alto > 0),
  bytes int not null check (bytes > 0),
  licencia text not null check (licencia in ('propia', 'autorizada')),
  subida_por uuid references usuarios on delete set null,
  -- From then on anyone may see it.
  publicada_en timestamptz,
  created_at timestamptz not null,
  unique (experiencia_id, huella)
);

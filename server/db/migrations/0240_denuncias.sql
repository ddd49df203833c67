-- What people say should not be published: of an experience, or of the page of whoever offers it.
create table denuncias (
  id uuid primary key,
  objeto text not null check (objeto in ('experiencia', 'proveedor')),
  objeto_id uuid not null,
  motivo text not null,
  detalle text not null,
  usuario_id uuid references usuarios,
  -- Where to answer whoever has no account; gone with the answer.
  email text,
  decision text check (decision in ('atendida', 'descartada')),
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  created_at timestamptz not null,
  check ((decision is null) = (decidida_en is null)),
  check (decidida_en is null or email is null)
);
create index denuncias_de on denuncias (objeto, objeto_id, created_at);
create index denuncias_usuario on denuncias (usuario_id) where usuario_id is not null;

-- Somebody asked by mail to join a provider's staff; the link is good once.
create table invitaciones (
  id uuid primary key,
  proveedor_id uuid not null references proveedores,
  email text not null check (email = lower(email)),
  papel text not null check (papel in ('dueno', 'gestor', 'guia', 'caja')),
  token_hash bytea not null unique,
  invitada_por uuid not null references usuarios,
  expira_en timestamptz not null,
  aceptada_en timestamptz,
  anulada_en timestamptz,
  created_at timestamptz not null
);
create unique index invitaciones_abiertas on invitaciones (proveedor_id, email) where aceptada_en is null and anulada_en is null;

-- Who leads which departure; a guide sees the bookings of these alone.
create table guias_de_salidas (
  salida_id uuid primary key references salidas,
  guia_id uuid not null references usuarios,
  asignado_por uuid not null references usuarios,
  created_at timestamptz not null
);
create index guias_de_salidas_guia on guias_de_salidas (guia_id);

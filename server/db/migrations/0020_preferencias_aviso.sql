-- What a person chose about a kind of notice; no row means yes. Kinds and channels are listed in the contract.
create table preferencias_aviso (
  usuario_id uuid not null references usuarios on delete cascade,
  tipo text not null,
  canal text not null check (canal in ('sitio', 'correo')),
  activo boolean not null,
  updated_at timestamptz not null,
  primary key (usuario_id, tipo, canal)
);

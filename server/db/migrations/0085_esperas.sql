-- People waiting for places of a full salida. An offer is a reserva of its own: what became of it is read there.
create table esperas (
  id uuid primary key,
  salida_id uuid not null references salidas,
  experiencia_id uuid not null references experiencias,
  usuario_id uuid references usuarios,
  contacto_nombre text not null,
  contacto_email text not null,
  contacto_telefono text not null,
  participantes jsonb not null,
  plazas int not null check (plazas > 0),
  -- A guest's address is confirmed first: nobody is put in line by somebody else.
  estado text not null check (estado in ('por_confirmar', 'en_espera', 'ofrecida', 'retirada')),
  en_fila_desde timestamptz,
  reserva_id uuid references reservas,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((estado = 'ofrecida') = (reserva_id is not null)),
  check (estado <> 'en_espera' or en_fila_desde is not null)
);
create unique index esperas_una_por_cuenta on esperas (salida_id, usuario_id) where usuario_id is not null and estado in ('por_confirmar', 'en_espera');
create unique index esperas_una_por_correo on esperas (salida_id, contacto_email) where usuario_id is null and estado in ('por_confirmar', 'en_espera');
create index esperas_fila on esperas (salida_id, en_fila_desde, id) where estado = 'en_espera';
create index esperas_usuario on esperas (usuario_id, created_at desc) where usuario_id is not null;
create index esperas_email on esperas (contacto_email);

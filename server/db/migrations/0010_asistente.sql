create table conversaciones (
  id uuid primary key,
  usuario_id uuid references usuarios on delete cascade,
  memoria jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index conversaciones_usuario on conversaciones (usuario_id) where usuario_id is not null;
create index conversaciones_antiguas on conversaciones (updated_at);

create table conversacion_turnos (
  id bigint generated always as identity primary key,
  conversacion_id uuid not null references conversaciones on delete cascade,
  mensaje text not null,
  respuesta text not null,
  created_at timestamptz not null
);
create index conversacion_turnos_conversacion on conversacion_turnos (conversacion_id, id);

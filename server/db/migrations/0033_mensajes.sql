create table adjuntos (
  id uuid primary key,
  reserva_id uuid not null references reservas,
  tipo text not null check (tipo in ('image/jpeg', 'image/png', 'image/webp')),
  ancho int not null,
  alto int not null,
  bytes bytea not null check (octet_length(bytes) <= 2097152),
  created_at timestamptz not null
);
create index adjuntos_reserva on adjuntos (reserva_id);

-- One thread per reserva, between its buyer and its operator.
create table mensajes (
  id uuid primary key,
  reserva_id uuid not null references reservas,
  lado text not null check (lado in ('viajero', 'operador')),
  usuario_id uuid references usuarios,
  texto text not null,
  adjunto_id uuid references adjuntos,
  created_at timestamptz not null
);
create index mensajes_de_reserva on mensajes (reserva_id, created_at desc, id);
create index mensajes_recientes on mensajes (created_at);

-- Until when each side has read, and when it was last told by mail that something waits.
create table lecturas (
  reserva_id uuid not null references reservas,
  lado text not null check (lado in ('viajero', 'operador')),
  leido_hasta timestamptz not null,
  avisado_en timestamptz,
  primary key (reserva_id, lado)
);

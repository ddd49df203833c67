create table disputas (
  id text primary key,
  pago_id uuid not null references pagos,
  reserva_id uuid not null references reservas,
  monto int not null check (monto > 0),
  estado text not null check (estado in ('abierta', 'ganada', 'perdida')),
  motivo text not null,
  responder_antes_de timestamptz,
  cerrada_en timestamptz,
  responsable uuid references usuarios,
  nota text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index disputas_por_atender on disputas (estado, created_at desc, id);

-- One row for each thing the payment provider and we say differently of; it has an owner and an end.
create table diferencias (
  id uuid primary key,
  tipo text not null check (tipo in ('falta_aqui', 'falta_en_psp', 'monto_distinto', 'devuelto_distinto')),
  intento text not null,
  reserva_id uuid references reservas,
  nuestro int not null,
  suyo int not null,
  estado text not null check (estado in ('abierta', 'en_revision', 'resuelta')),
  responsable uuid references usuarios,
  nota text,
  vista_en timestamptz not null,
  resuelta_en timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (intento, tipo),
  check ((estado = 'resuelta') = (resuelta_en is not null)),
  check (estado <> 'en_revision' or responsable is not null)
);
create index diferencias_por_atender on diferencias (estado, created_at desc, id);

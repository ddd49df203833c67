-- Gift cards. What is left on one is a debt of ours: account `regalos` of the ledger. A row begins as the attempt to pay it.
create table regalos (
  id uuid primary key,
  -- Only the hash of the code, made when the mail that carries it is written.
  codigo_hash bytea unique,
  muestra text,
  monto int not null check (monto > 0),
  -- What bookings took and did not give back: the last guard against spending it twice.
  gastado int not null default 0,
  experiencia_id uuid references experiencias,
  usuario_id uuid references usuarios,
  de_nombre text not null,
  de_email text not null,
  para_nombre text not null,
  para_email text not null,
  mensaje text,
  enviar_el date not null,
  estado text not null check (estado in ('pendiente', 'activo', 'devolviendo', 'devuelto')),
  psp_sesion text unique,
  psp_intento text unique,
  terminos_version text not null,
  pagado_en timestamptz,
  vence_en timestamptz,
  enviado_en timestamptz,
  devuelto_en timestamptz,
  tocado_en timestamptz not null,
  created_at timestamptz not null,
  constraint regalos_sin_exceso check (gastado between 0 and monto),
  check (estado = 'pendiente' or (pagado_en is not null and vence_en is not null))
);
create index regalos_usuario on regalos (usuario_id, created_at desc) where usuario_id is not null;
create index regalos_por_enviar on regalos (enviar_el) where estado = 'activo' and enviado_en is null;
create index regalos_abiertos on regalos (tocado_en) where estado in ('pendiente', 'devolviendo');

-- Taken for a booking: while that holds its places, and for good from `cobrado_en` on.
create table regalo_usos (
  reserva_id uuid primary key references reservas,
  regalo_id uuid not null references regalos,
  monto int not null check (monto > 0),
  cobrado_en timestamptz,
  devuelto int not null default 0,
  -- In hundredths of a percent, as it was when the part was taken.
  comision_tasa int,
  created_at timestamptz not null,
  check (devuelto between 0 and monto),
  check ((cobrado_en is null) = (comision_tasa is null))
);
create index regalo_usos_regalo on regalo_usos (regalo_id);

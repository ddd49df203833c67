-- What the bell shows. `clave`: what it is about, so that the same thing is told once.
create table notificaciones (
  id uuid primary key,
  usuario_id uuid not null references usuarios on delete cascade,
  tipo text not null,
  clave text not null,
  titulo text not null,
  texto text not null,
  enlace text not null check (enlace like '/%'),
  leida_en timestamptz,
  created_at timestamptz not null,
  unique (usuario_id, clave)
);
create index notificaciones_de on notificaciones (usuario_id, created_at desc, id);
create index notificaciones_sin_leer on notificaciones (usuario_id) where leida_en is null;

-- A reminder of one class for one salida is dealt with once; a change of date has its own.
create table recordatorios (
  reserva_id uuid not null references reservas,
  salida_id uuid not null references salidas,
  clase text not null check (clase in ('semana', 'dia', 'horas')),
  enviado boolean not null,
  created_at timestamptz not null,
  primary key (reserva_id, salida_id, clase)
);

alter table resenas
  add column cumplimiento int check (cumplimiento between 1 and 5),
  add column guia int check (guia between 1 and 5),
  add column seguridad int check (seguridad between 1 and 5),
  add column precio_calidad int check (precio_calidad between 1 and 5),
  add column respuesta_en timestamptz,
  -- Why it is hidden: 'en_revision' until a person looked at it, else the rule that it breaks.
  add column motivo_oculta text,
  add column updated_at timestamptz;

-- What the operator says of the traveller; both sides come out when both wrote.
create table resenas_de_viajeros (
  reserva_id uuid primary key references reservas,
  usuario_id uuid not null references usuarios,
  puntaje int not null check (puntaje between 1 and 5),
  comentario text not null,
  created_at timestamptz not null
);

create table denuncias_de_resenas (
  id uuid primary key,
  resena_id uuid not null references resenas,
  usuario_id uuid references usuarios,
  regla text not null,
  detalle text not null,
  estado text not null default 'abierta' check (estado in ('abierta', 'aceptada', 'descartada')),
  resuelta_por uuid references usuarios,
  resuelta_en timestamptz,
  created_at timestamptz not null,
  unique nulls distinct (resena_id, usuario_id)
);
create index denuncias_abiertas on denuncias_de_resenas (created_at) where estado = 'abierta';
create index resenas_por_revisar on resenas (created_at) where motivo_oculta = 'en_revision';

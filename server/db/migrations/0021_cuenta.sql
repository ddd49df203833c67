-- A change of address is confirmed from the new one and can be undone from the old one.
alter table enlaces drop constraint enlaces_proposito_check;
alter table enlaces add constraint enlaces_proposito_check check (proposito in ('clave', 'correo', 'correo_nuevo', 'correo_anterior'));
alter table enlaces add column email text;
alter table enlaces add constraint enlaces_con_email check ((proposito in ('correo_nuevo', 'correo_anterior')) = (email is not null));

alter table usuarios add column pais_residencia text;
alter table usuarios add column idioma text;
-- Who left: the row stays as a pseudonym, because reservas and the ledger refer to it.
alter table usuarios add column borrado_en timestamptz;

-- A proposal until `activo_desde`; `ultimo_paso` is the last time step whose code was used.
create table totp (
  usuario_id uuid primary key references usuarios,
  secreto bytea not null,
  activo_desde timestamptz,
  ultimo_paso int not null default 0,
  created_at timestamptz not null
);
create table totp_codigos (
  usuario_id uuid not null references totp on delete cascade,
  codigo_hash bytea not null,
  usado_en timestamptz,
  primary key (usuario_id, codigo_hash)
);

create table viajeros_frecuentes (
  id uuid primary key,
  usuario_id uuid not null references usuarios,
  nombre text not null,
  tipo text not null,
  email text,
  telefono text,
  nota text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index viajeros_frecuentes_usuario on viajeros_frecuentes (usuario_id, nombre, id);

create table exportaciones (
  id uuid primary key,
  usuario_id uuid not null references usuarios,
  estado text not null check (estado in ('preparando', 'lista', 'vencida')),
  avance int not null default 0 check (avance between 0 and 100),
  -- JSON as it is handed over: jsonb would not keep its order.
  datos text,
  lista_en timestamptz,
  vence_en timestamptz,
  created_at timestamptz not null,
  check ((estado = 'lista') = (datos is not null))
);
create unique index exportaciones_una_en_curso on exportaciones (usuario_id) where estado = 'preparando';
create index exportaciones_usuario on exportaciones (usuario_id, created_at desc);
create index exportaciones_por_vencer on exportaciones (vence_en) where estado = 'lista';

-- What people asked of their data, with the 30 days that the law gives us to answer.
create table solicitudes_datos (
  id uuid primary key,
  usuario_id uuid not null references usuarios,
  derecho text not null check (derecho in ('acceso', 'rectificacion', 'supresion', 'oposicion', 'portabilidad', 'bloqueo')),
  detalle text,
  estado text not null check (estado in ('recibida', 'cumplida', 'rechazada')),
  respuesta text,
  vence_en timestamptz not null,
  resuelta_en timestamptz,
  created_at timestamptz not null,
  check ((estado = 'recibida') = (resuelta_en is null))
);
create index solicitudes_datos_usuario on solicitudes_datos (usuario_id, created_at desc);
create index solicitudes_datos_por_vencer on solicitudes_datos (vence_en) where estado = 'recibida';

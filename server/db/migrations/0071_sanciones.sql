-- An operator taken out of sale, with what that did to what was sold.
create table sanciones (
  id uuid primary key,
  operador_tipo text not null check (operador_tipo in ('proveedor', 'anfitrion')),
  operador_id uuid not null,
  estado_anterior text not null,
  regla text not null,
  motivo text not null,
  -- 'devolviendo' until every booking to come went back in full.
  estado text not null check (estado in ('devolviendo', 'vigente', 'levantada')),
  reservas int not null,
  monto bigint not null,
  decidida_por uuid not null references usuarios,
  created_at timestamptz not null,
  terminada_en timestamptz,
  levantada_por uuid references usuarios,
  levantada_en timestamptz,
  check ((estado = 'levantada') = (levantada_en is not null))
);
create unique index sanciones_una_vigente on sanciones (operador_tipo, operador_id) where estado <> 'levantada';
create index sanciones_devolviendo on sanciones (created_at) where estado = 'devolviendo';

-- Copies of the embedded database, and whether one was ever brought back to life.
create table respaldos (
  id uuid primary key,
  archivo text not null,
  clase text not null check (clase in ('hora', 'dia')),
  bytes bigint not null,
  probado_en timestamptz,
  fallas int,
  created_at timestamptz not null
);
create index respaldos_recientes on respaldos (created_at desc);

create index auditoria_recientes on auditoria (created_at desc, id desc);
create index auditoria_actor on auditoria (actor, id desc);

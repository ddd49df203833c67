-- What departures share and cannot sell twice: a guide, a van, six kayaks.
create table recursos (
  id uuid primary key,
  anfitrion_id uuid references anfitriones,
  proveedor_id uuid references proveedores,
  nombre text not null,
  cantidad int not null check (cantidad between 1 and 1000),
  created_at timestamptz not null,
  check ((proveedor_id is null) <> (anfitrion_id is null))
);
create index recursos_anfitrion on recursos (anfitrion_id) where anfitrion_id is not null;
create index recursos_proveedor on recursos (proveedor_id) where proveedor_id is not null;

-- `salida`: so many for a departure that anybody goes on. `participante`: so many for each place taken.
create table recurso_usos (
  recurso_id uuid not null references recursos on delete cascade,
  experiencia_id uuid not null references experiencias,
  por text not null check (por in ('salida', 'participante')),
  unidades int not null check (unidades between 1 and 100),
  primary key (recurso_id, experiencia_id)
);
create index recurso_usos_experiencia on recurso_usos (experiencia_id);
-- Departures that overlap another one are looked up by their end, too.
create index salidas_por_fin on salidas (experiencia_id, fin_utc);

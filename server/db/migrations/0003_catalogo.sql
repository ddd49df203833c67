create table experiencias (
  id uuid primary key,
  slug text not null unique,
  codigo_corto text not null unique,
  nombre_experiencia text not null check (char_length(nombre_experiencia) <= 60),
  descripcion_corta text not null check (char_length(descripcion_corta) <= 140),
  descripcion_larga text not null,
  tipo_experiencia text not null,
  tipo_clave text not null generated always as (sin_acentos(tipo_experiencia)) stored,
  ciudad text not null,
  ciudad_clave text not null generated always as (sin_acentos(ciudad)) stored,
  sector text not null default '',
  region text not null,
  region_nombre text not null,
  comuna_codigo text not null,
  lat double precision not null,
  lng double precision not null,
  zona_horaria text not null,
  duracion_minutos int not null check (duracion_minutos > 0),
  precio_por_persona int not null check (precio_por_persona between 1000 and 20000000),
  portada text not null,
  fotos jsonb not null default '[]',
  detalle jsonb not null,
  proveedor_id uuid references proveedores,
  anfitrion_id uuid references anfitriones,
  operador_nombre text not null,
  operador_slug text not null,
  estado text not null check (estado in ('borrador', 'en_revision', 'observada', 'publicada', 'pausada', 'retirada')),
  politica_cancelacion text not null check (politica_cancelacion in ('flexible', 'moderada', 'estricta', 'no_reembolsable')),
  retracto_vigente boolean not null default false,
  retracto_version text not null,
  confirmacion text not null check (confirmacion in ('inmediata', 'solicitud')),
  min_participantes int,
  cierre_minutos int not null check (cierre_minutos >= 0),
  publicada_en timestamptz,
  calificacion_suma int not null default 0,
  calificacion_cantidad int not null default 0,
  calificacion_promedio numeric generated always as (case when calificacion_cantidad = 0 then null else round(calificacion_suma::numeric / calificacion_cantidad, 2) end) stored,
  relevancia double precision not null default 0,
  busqueda tsvector not null generated always as (
    setweight(to_tsvector('public.es', nombre_experiencia), 'A') ||
    setweight(to_tsvector('public.es', ciudad || ' ' || sector || ' ' || region_nombre || ' ' || tipo_experiencia), 'B') ||
    setweight(to_tsvector('public.es', descripcion_corta || ' ' || operador_nombre), 'C') ||
    setweight(to_tsvector('public.es', descripcion_larga), 'D')
  ) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((proveedor_id is null) <> (anfitrion_id is null))
);
create index experiencias_relevancia on experiencias (relevancia desc, id) where estado = 'publicada';
create index experiencias_precio on experiencias (precio_por_persona, relevancia desc, id) where estado = 'publicada';
create index experiencias_precio_desc on experiencias (precio_por_persona desc, relevancia desc, id) where estado = 'publicada';
create index experiencias_calificacion on experiencias (calificacion_promedio desc nulls last, calificacion_cantidad desc, relevancia desc, id) where estado = 'publicada';
create index experiencias_recientes on experiencias (publicada_en desc, id) where estado = 'publicada';
create index experiencias_ciudad on experiencias (ciudad_clave, relevancia desc, id) where estado = 'publicada';
create index experiencias_tipo on experiencias (tipo_clave, relevancia desc, id) where estado = 'publicada';
create index experiencias_region on experiencias (region, relevancia desc, id) where estado = 'publicada';
create index experiencias_proveedor on experiencias (proveedor_id);
create index experiencias_anfitrion on experiencias (anfitrion_id);
create index experiencias_busqueda on experiencias using gin (busqueda) with (fastupdate = off);

-- Every word of the published catalogue, to mend typing errors of a search.
create table palabras (
  palabra text primary key,
  lexema text not null,
  veces int not null
);
create index palabras_trgm on palabras using gin (palabra gin_trgm_ops);

-- One row that moves with every change of what a list shows; caches compare it.
create table catalogo_version (
  id int primary key check (id = 1),
  version bigint not null
);
insert into catalogo_version values (1, 1);

create table opciones (
  id uuid primary key,
  experiencia_id uuid not null references experiencias,
  nombre text not null,
  created_at timestamptz not null
);
create index opciones_experiencia on opciones (experiencia_id);

create table tarifas (
  id uuid primary key,
  opcion_id uuid not null references opciones,
  tipo text not null check (tipo in ('adulto', 'nino', 'adultoMayor', 'estudiante', 'residente', 'grupo')),
  precio int not null check (precio >= 0),
  edad_min int,
  edad_max int,
  unique (opcion_id, tipo)
);

create table horarios (
  id uuid primary key,
  opcion_id uuid not null references opciones,
  experiencia_id uuid not null references experiencias,
  dias int[] not null,
  hora text not null check (hora ~ '^[0-2][0-9]:[0-5][0-9]$'),
  cupos int not null check (cupos > 0),
  desde date not null,
  hasta date,
  created_at timestamptz not null
);
create index horarios_experiencia on horarios (experiencia_id);

create table salidas (
  id uuid primary key,
  experiencia_id uuid not null references experiencias,
  opcion_id uuid not null references opciones,
  inicio_local timestamp not null,
  zona text not null,
  fecha_local date not null generated always as (inicio_local::date) stored,
  inicio_utc timestamptz not null,
  fin_utc timestamptz not null,
  cupos int not null check (cupos >= 0),
  cierre_ventas timestamptz not null,
  estado text not null default 'abierta' check (estado in ('abierta', 'cerrada', 'cancelada')),
  created_at timestamptz not null,
  unique (opcion_id, inicio_utc)
);
create index salidas_experiencia on salidas (experiencia_id, inicio_utc);
create index salidas_fecha on salidas (fecha_local, experiencia_id) where estado = 'abierta';

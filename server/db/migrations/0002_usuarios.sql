create table usuarios (
  id uuid primary key,
  nombre text not null,
  apellido text,
  email text not null unique check (email = lower(email)),
  telefono text,
  clave_hash text not null,
  es_anfitrion boolean not null default false,
  email_verificado_en timestamptz,
  perfil_preferencias jsonb not null default '{}',
  suspendido_en timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table consentimientos (
  id bigint generated always as identity primary key,
  usuario_id uuid not null references usuarios,
  tipo text not null check (tipo in ('terminos', 'marketing', 'personalizacion_ia')),
  version text not null,
  otorgado boolean not null,
  ip text,
  created_at timestamptz not null
);
create index consentimientos_usuario on consentimientos (usuario_id);

create table sesiones (
  id uuid primary key,
  token_hash bytea not null unique,
  usuario_id uuid not null references usuarios,
  contexto text not null check (contexto in ('cliente', 'proveedor', 'admin')),
  inactividad_segundos int not null,
  expira_en timestamptz not null,
  usada_en timestamptz not null,
  agente text,
  created_at timestamptz not null
);
create index sesiones_usuario on sesiones (usuario_id);
create index sesiones_expira on sesiones (expira_en);

-- One-use links sent by mail.
create table enlaces (
  token_hash bytea primary key,
  usuario_id uuid not null references usuarios,
  proposito text not null check (proposito in ('clave', 'correo')),
  expira_en timestamptz not null,
  usado_en timestamptz,
  created_at timestamptz not null
);
create index enlaces_usuario on enlaces (usuario_id);

create table proveedores (
  id uuid primary key,
  slug text not null unique,
  codigo_corto text not null unique,
  nombre_comercial text not null,
  nombre_clave text not null generated always as (sin_acentos(nombre_comercial)) stored,
  razon_social text not null,
  rut text not null unique,
  tipo_proveedor text not null,
  estado text not null check (estado in ('Borrador', 'Enviado', 'En revisión', 'Observado', 'Activo', 'Documento vencido', 'Pausado', 'Suspendido', 'Rechazado', 'Baja')),
  descripcion text not null,
  idiomas text[] not null default '{}',
  region text not null,
  comuna_codigo text not null,
  ciudad text not null,
  domicilio text not null,
  telefono text,
  email text,
  verificaciones jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index proveedores_estado on proveedores (estado);

create table anfitriones (
  id uuid primary key,
  usuario_id uuid not null unique references usuarios,
  slug text not null unique,
  nombre text not null,
  biografia text not null,
  idiomas text[] not null default '{}',
  estado text not null check (estado in ('Borrador', 'Enviado', 'En revisión', 'Observado', 'Activo', 'Documento vencido', 'Pausado', 'Suspendido', 'Rechazado', 'Baja')),
  region text not null,
  comuna_codigo text not null,
  ciudad text not null,
  rut text,
  telefono text,
  verificaciones jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table empresas (
  id uuid primary key,
  razon_social text not null,
  nombre text not null,
  rut text not null unique,
  giro text not null,
  tipo text not null check (tipo in ('revendedor', 'corporativo')),
  estado text not null check (estado in ('Pendiente', 'Activa', 'Observada', 'Suspendida')),
  email text not null,
  telefono text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table membresias (
  id uuid primary key,
  usuario_id uuid not null references usuarios,
  tipo text not null check (tipo in ('proveedor', 'empresa', 'admin')),
  papel text not null,
  proveedor_id uuid references proveedores,
  empresa_id uuid references empresas,
  created_at timestamptz not null,
  check ((tipo = 'proveedor') = (proveedor_id is not null)),
  check ((tipo = 'empresa') = (empresa_id is not null)),
  unique nulls not distinct (usuario_id, tipo, proveedor_id, empresa_id)
);

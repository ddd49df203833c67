-- Versions of what an experiencia says. `contenido` null: as the experiencia stands; `anterior`: what travellers saw when it was approved.
create table ediciones (
  id uuid primary key,
  experiencia_id uuid not null references experiencias,
  numero int not null check (numero > 0),
  estado text not null check (estado in ('borrador', 'en_revision', 'observada', 'aprobada', 'rechazada', 'descartada')),
  contenido jsonb,
  anterior jsonb,
  version int not null default 1 check (version > 0),
  observaciones jsonb not null default '[]',
  motivo text,
  rechazos int not null default 0,
  enviada_en timestamptz,
  decidida_en timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (experiencia_id, numero),
  check (estado <> 'en_revision' or enviada_en is not null)
);
create unique index ediciones_vigentes on ediciones (experiencia_id) where estado in ('borrador', 'en_revision', 'observada');
create index ediciones_por_revisar on ediciones (enviada_en, id) where estado = 'en_revision';

-- Who decided what: the second refusal of an experiencia is another person's.
create table revisiones (
  id uuid primary key,
  edicion_id uuid not null references ediciones,
  experiencia_id uuid not null references experiencias,
  revisor_id uuid not null references usuarios,
  decision text not null check (decision in ('aprobada', 'observada', 'rechazada')),
  created_at timestamptz not null
);
create index revisiones_experiencia on revisiones (experiencia_id, created_at);

-- What waited before versions were kept.
insert into ediciones (id, experiencia_id, numero, estado, enviada_en, created_at, updated_at)
  select gen_random_uuid(), id, 1, estado, case when estado = 'borrador' then null else updated_at end, created_at, updated_at
  from experiencias where estado in ('borrador', 'en_revision', 'observada');

alter table experiencias add column registro_sernatur text;
alter table experiencias add column cupos_por_salida int check (cupos_por_salida between 1 and 500);

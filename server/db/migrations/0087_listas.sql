-- A shortlist that friends vote on by its secret link. Everything of it goes with it.
create table listas (
  id uuid primary key,
  usuario_id uuid not null references usuarios on delete cascade,
  nombre text not null,
  fechas date[] not null default '{}',
  cerrada_en timestamptz,
  created_at timestamptz not null
);
create index listas_usuario on listas (usuario_id, created_at desc);
create table lista_experiencias (
  lista_id uuid not null references listas on delete cascade,
  experiencia_id uuid not null references experiencias,
  puesto int not null,
  primary key (lista_id, experiencia_id)
);
-- One row per friend, who has no account: whoever knows its id may change it.
create table lista_votos (
  id uuid primary key,
  lista_id uuid not null references listas on delete cascade,
  nombre text not null,
  experiencias uuid[] not null default '{}',
  fechas date[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index lista_votos_lista on lista_votos (lista_id, created_at, id);

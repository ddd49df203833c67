create table favoritos (
  usuario_id uuid not null references usuarios on delete cascade,
  experiencia_id uuid not null references experiencias,
  created_at timestamptz not null,
  primary key (usuario_id, experiencia_id)
);
create index favoritos_recientes on favoritos (usuario_id, created_at desc, experiencia_id);

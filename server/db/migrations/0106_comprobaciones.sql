-- Each time that every promise of the data was looked at, and what was wrong.
create table comprobaciones (
  id uuid primary key,
  rotas jsonb not null default '[]',
  created_at timestamptz not null
);
create index comprobaciones_recientes on comprobaciones (created_at desc);

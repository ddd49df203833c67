-- When a base that was a demonstration began to serve people in earnest, and its accounts were locked: at most once, until it is a demonstration again.
create table demostracion_cerrada (
  unica boolean primary key default true check (unica),
  cerrada_en timestamptz not null
);

-- Of what was erased: by which ids, and to which sealed addresses, no mail that was being written meanwhile is kept. Dropped after a day.
create table correos_olvidados (
  clave text not null,
  huella text not null,
  en timestamptz not null,
  primary key (clave, huella)
);
create index correos_olvidados_en on correos_olvidados (en);
-- Written by an erasure itself, or by whoever knows of it: they stay until they leave.
alter table correos add column tras_borrado boolean not null default false;

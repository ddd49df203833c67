-- Files that are being written and that no row names yet: what is still here after a day is removed with its line.
create table archivos_por_nombrar (
  clave text primary key,
  en timestamptz not null
);
create index archivos_por_nombrar_en on archivos_por_nombrar (en);

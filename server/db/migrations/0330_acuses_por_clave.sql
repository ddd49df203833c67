-- How far each key has read and said so: what one system acknowledges moves no other's place. `acuses` is how far each company
-- had come before: where its keys begin.
create table acuses_de_claves (
  clave_id uuid primary key references claves_api on delete cascade,
  orden bigint not null,
  updated_at timestamptz not null
);

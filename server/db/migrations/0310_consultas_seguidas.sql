-- Whoever asked may ask again in the same place, once they have been answered.
alter table consultas add column sigue_a uuid references consultas;
create index consultas_siguientes on consultas (sigue_a) where sigue_a is not null;
-- One of them waits at a time.
create unique index consultas_una_en_espera on consultas (coalesce(sigue_a, id)) where decidida_en is null;

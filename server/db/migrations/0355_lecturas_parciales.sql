-- How much of a calendar of elsewhere was not understood at its last reading, and the first of it: {resumen, linea}.
alter table calendarios_externos add column no_entendidos int not null default 0;
alter table calendarios_externos add column ejemplos jsonb not null default '[]';
-- Since when it fails or is read in part, and when its operador was told.
alter table calendarios_externos add column mal_desde timestamptz;
alter table calendarios_externos add column avisado_en timestamptz;
create index calendarios_externos_por_avisar on calendarios_externos (mal_desde) where mal_desde is not null and avisado_en is null;
update calendarios_externos set mal_desde = coalesce(intentado_en, created_at) where error is not null;
-- No calendar has too many times any more: they are spelled out by the days that are sold.
update calendarios_externos set error = 'complejo' where error = 'muchos';

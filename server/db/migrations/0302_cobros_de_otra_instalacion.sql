-- Asked for by another program on the same account of the provider: shown, and never given back from here.
alter table ajenos add column de_otra boolean not null default false;
alter table ajenos add constraint ajenos_de_otra check (not de_otra or estado in ('en_suspenso', 'hecho', 'perdido'));
alter table diferencias drop constraint diferencias_tipo_check;
alter table diferencias add constraint diferencias_tipo_check check (tipo in ('falta_aqui', 'falta_en_psp', 'monto_distinto', 'devuelto_distinto', 'otro_estado', 'no_corresponde', 'saldo_distinto', 'de_otra'));

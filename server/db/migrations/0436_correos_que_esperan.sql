-- `espera_desde`: the mail server was away, and those that wait leave together. `rechazo`: the code by which it will never take this one.
alter table correos add column espera_desde timestamptz;
alter table correos add column rechazo text;
alter table correos add column rechazado_en timestamptz;
alter table correos drop constraint correos_estado_check;
alter table correos add constraint correos_estado_check check (estado in ('pendiente', 'enviado', 'fallido', 'descartado', 'rechazado'));
alter table correos add constraint correos_rechazados check ((estado = 'rechazado') = (rechazo is not null and rechazado_en is not null));
create index correos_en_espera on correos (created_at) where espera_desde is not null;
create index correos_por_rechazo on correos (rechazado_en) where estado = 'rechazado';

-- What has to be so for a mail to be sent, and those that were not: a booking may end while its mail waits.
alter table correos add column mientras jsonb;
alter table correos drop constraint correos_estado_check;
alter table correos add constraint correos_estado_check check (estado in ('pendiente', 'enviado', 'fallido', 'descartado'));

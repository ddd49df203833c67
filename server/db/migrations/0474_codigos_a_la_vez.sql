-- Several codes of one booking live at once: asking for another ends none.
alter table codigos_de_datos drop constraint codigos_de_datos_pkey;
alter table codigos_de_datos add primary key (reserva_id, codigo_hash);

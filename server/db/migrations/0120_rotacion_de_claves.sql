-- One key takes the place of one other, and what is known of a key goes with it.
create unique index claves_api_reemplazada_por on claves_api (reemplazada_por) where reemplazada_por is not null;
create index claves_api_por_vencer on claves_api (vence_en) where revocada_en is null;
alter table claves_uso drop constraint claves_uso_clave_id_fkey;
alter table claves_uso add constraint claves_uso_clave_id_fkey foreign key (clave_id) references claves_api on delete cascade;
alter table claves_uso add constraint claves_uso_llamadas_check check (llamadas > 0);
alter table claves_api drop constraint claves_api_reemplazada_por_fkey;
alter table claves_api add constraint claves_api_reemplazada_por_fkey foreign key (reemplazada_por) references claves_api on delete set null;

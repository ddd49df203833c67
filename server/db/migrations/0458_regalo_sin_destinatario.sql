-- Its address was erased before its code left: nobody can have it, and its buyer names another address.
alter table regalos add column sin_destinatario boolean not null default false;
update regalos set sin_destinatario = true where para_email like '%@borrado.invalid' and enviado_en is null and codigo_hash is null;
alter table regalos add constraint regalos_sin_destinatario_sin_codigo check (not sin_destinatario or (enviado_en is null and codigo_hash is null));

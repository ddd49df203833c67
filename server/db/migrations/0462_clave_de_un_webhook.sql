-- The key that last wrote the address; null: the company, in its own panel.
alter table webhooks add column clave_id uuid references claves_api on delete set null;
update webhooks w set clave_id = (
  select c.id from auditoria a join claves_api c on c.id::text = a.actor where a.objeto = 'webhook' and a.objeto_id = w.id::text and a.accion in ('crear', 'cambiar') order by a.id desc limit 1);

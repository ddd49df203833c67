-- An address belongs to the live keys of its company together, or to the key that anybody may try with: neither knows of the other's.
alter table webhooks add column de_prueba boolean not null default false;
update webhooks w set de_prueba = true
 where exists (select 1 from auditoria a join claves_api c on c.id::text = a.actor
  where a.objeto = 'webhook' and a.accion = 'crear' and a.objeto_id = w.id::text and c.muestra like 'thub\_demo\_%');

-- Who asked for an address of departures: it answers while they may see them. The audit says who, at the same instant.
alter table feeds_de_salidas add column creado_por uuid references usuarios;
update feeds_de_salidas f set creado_por = (
  select u.id from auditoria a join usuarios u on u.id::text = a.actor join experiencias e on e.id::text = a.objeto_id
  where a.objeto = 'feed' and a.accion = 'crear' and a.created_at = f.created_at
    and (e.id = f.experiencia_id or e.anfitrion_id = f.anfitrion_id or e.proveedor_id = f.proveedor_id)
  order by a.id desc limit 1);
delete from feeds_de_salidas where creado_por is null;
alter table feeds_de_salidas alter column creado_por set not null;

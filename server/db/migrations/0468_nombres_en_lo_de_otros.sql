-- How often somebody was erased from it: a text that was being composed meanwhile is not kept.
alter table entregas add column olvidos integer not null default 0;

-- The timeline of a case is not rewritten; its words alone may go, with whoever they were about.
create function solo_se_va_el_texto() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.texto is null and to_jsonb(new) - 'texto' = to_jsonb(old) - 'texto' then return new; end if;
  raise exception 'la tabla % no se cambia ni se borra', tg_table_name using errcode = '23514';
end $$;
drop trigger caso_hechos_fijos on caso_hechos;
create trigger caso_hechos_fijos before update or delete on caso_hechos for each row execute function solo_se_va_el_texto();

-- What erasures of before left of people in what belongs to others.
update entregas e set cuerpo = null from reventas v join reservas r on r.id = v.reserva_id
where e.tipo = 'reserva' and e.datos ->> 'uuid' = v.uuid::text and r.contacto_nombre = 'Viajero';

delete from adjuntos a where not exists (select 1 from mensajes m where m.adjunto_id = a.id);

update anfitriones a set domicilio = '', idiomas = '{}', comuna_codigo = '', ciudad = '' from usuarios u where u.id = a.usuario_id and u.borrado_en is not null;

update sanciones s set motivo = '' from anfitriones a join usuarios u on u.id = a.usuario_id where s.operador_tipo = 'anfitrion' and s.operador_id = a.id and u.borrado_en is not null;

update notificaciones n set texto = r.codigo || substring(n.texto from position(': ' in n.texto)) from lecturas_sin_red l join reservas r on r.id = l.reserva_id
where starts_with(n.clave, 'lectura:' || l.id || ':') and r.contacto_nombre = 'Viajero';
update notificaciones n set texto = 'Alguien de tu equipo reservó sobre su límite' from compras c join usuarios u on u.id = c.comprada_por
where n.clave = 'aprobar:' || c.reserva_id and u.borrado_en is not null;
delete from notificaciones n using mensajes m where n.clave = 'mensaje:' || m.id and m.texto = '[Mensaje borrado]';
delete from correos x using compras c join usuarios u on u.id = c.comprada_por where starts_with(x.clave, 'aprobar:' || c.reserva_id || ':') and u.borrado_en is not null;

update caso_hechos h set texto = null from casos k join solicitudes_datos s on s.id::text = k.objeto_id join usuarios u on u.id = s.usuario_id
where h.caso_id = k.id and k.tipo = 'datos' and h.texto is not null and u.borrado_en is not null;
update solicitudes_datos s set respuesta = 'La cuenta se eliminó.' from usuarios u where u.id = s.usuario_id and u.borrado_en is not null and s.respuesta is not null;

-- Whoever closed is owed nothing.
delete from cuentas_de_pago c using anfitriones a where a.id = c.anfitrion_id and a.estado = 'Baja' and not exists (select 1 from liquidaciones l where l.anfitrion_id = a.id and l.estado in ('retenida', 'liberable', 'programada'));
delete from cuentas_de_pago c using proveedores p where p.id = c.proveedor_id and p.estado = 'Baja' and not exists (select 1 from liquidaciones l where l.proveedor_id = p.id and l.estado in ('retenida', 'liberable', 'programada'));

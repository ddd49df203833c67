-- Which uses somebody opposed, or which of their data rest while they are being corrected.
alter table solicitudes_datos add column alcance text[] not null default '{}';
alter table solicitudes_datos add constraint solicitudes_datos_con_alcance check (alcance = '{}' or derecho in ('oposicion', 'bloqueo'));
update solicitudes_datos set alcance = '{otro}' where derecho = 'oposicion';
update solicitudes_datos set alcance = '{contacto,nombre_publico,preferencias}' where derecho = 'bloqueo';
create index solicitudes_datos_bloqueos on solicitudes_datos (usuario_id) where derecho = 'bloqueo' and estado = 'recibida';

-- A block holds from the request until somebody of ours decides it.
create function dato_bloqueado(de uuid, dato text) returns boolean language sql stable as $$
  select exists (select from solicitudes_datos s where s.usuario_id = de and s.derecho = 'bloqueo' and s.estado = 'recibida' and dato = any(s.alcance))
$$;

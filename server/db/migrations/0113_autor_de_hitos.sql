-- Who wrote a line of a request: what a person wrote leaves with their account.
alter table solicitud_hitos add column usuario_id uuid references usuarios;
create index solicitud_hitos_usuario on solicitud_hitos (usuario_id) where usuario_id is not null;
-- Without a company there is only one person who could have written.
update solicitud_hitos h set usuario_id = s.usuario_id from solicitudes_empresa s where s.id = h.solicitud_id and h.autor = 'empresa' and s.empresa_id is null and s.usuario_id is not null;

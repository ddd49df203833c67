-- Whoever waits and books that departure another way waits no more.
alter table esperas drop constraint esperas_estado_check;
alter table esperas add constraint esperas_estado_check check (estado in ('por_confirmar', 'en_espera', 'ofrecida', 'tomada', 'retirada'));
update esperas w set estado = 'tomada' from reservas r
  where w.estado in ('por_confirmar', 'en_espera') and r.salida_id = w.salida_id and r.created_at > w.created_at and r.prueba_hasta is null
  and r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') and (r.contacto_email = w.contacto_email or r.usuario_id = w.usuario_id);

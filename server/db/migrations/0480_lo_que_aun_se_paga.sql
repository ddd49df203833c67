-- A booking that a gift card or a later payment still pays said that all of it had gone back.
update reservas r set estado_pago = 'reembolsado_parcial', updated_at = now()
where r.estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') and r.estado_pago = 'reembolsado'
  and coalesce((select sum(p.capturado - p.reembolsado - p.perdido) from pagos p where p.reserva_id = r.id and p.estado = 'exitoso'), 0)
    + coalesce((select u.monto - u.devuelto from regalo_usos u where u.reserva_id = r.id and u.cobrado_en is not null), 0) > 0;

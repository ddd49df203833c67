-- A dearer date is held by a reserva of its own until the difference is paid. `traido`: what of its price the booking it would move has paid.
alter table reservas add column traido int check (traido is null or (cambio_de is not null and traido >= 0 and traido < total));

-- The charge of such a difference counts for the booking that moved; `suplemento_de` is the hold it was paid for. Beside it the booking keeps its own one charge.
alter table pagos add column suplemento_de uuid references reservas (id);
alter table pagos add check (suplemento_de is null or (suplemento_de <> reserva_id and capturado > 0));
create unique index pagos_un_suplemento on pagos (suplemento_de) where suplemento_de is not null;
drop index pagos_uno_vivo;
create unique index pagos_uno_vivo on pagos (reserva_id) where suplemento_de is null and estado in ('creado', 'requiere_accion', 'procesando', 'exitoso', 'desconocido');

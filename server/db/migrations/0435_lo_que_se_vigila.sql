-- Who watches asks every few seconds: each figure costs what waits, not what was ever done.
create index correos_pendientes on correos (created_at) where estado = 'pendiente';
create index entregas_pendientes on entregas (created_at) where estado = 'pendiente';
create index pagos_desconocidos on pagos (updated_at) where estado = 'desconocido';
create index reembolsos_abiertos on reembolsos (estado) where estado <> 'hecho';
create index reembolsos_hechos on reembolsos (hecho_en) where estado = 'hecho';

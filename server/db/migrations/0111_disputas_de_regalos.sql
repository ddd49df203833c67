-- The bank of whoever bought a gift card takes its money back: a dispute like that of a booking, about a card.
alter table disputas alter column pago_id drop not null;
alter table disputas alter column reserva_id drop not null;
alter table disputas add column regalo_id uuid references regalos;
alter table disputas add constraint disputas_de_algo check (num_nonnulls(reserva_id, regalo_id) = 1 and (pago_id is null) = (reserva_id is null));
-- What of a lost card had been used: its buyer owes it to us.
alter table disputas add column deuda int not null default 0 check (deuda >= 0);
alter table disputas add column deuda_estado text check (deuda_estado in ('abierta', 'cobrada', 'castigada'));
alter table disputas add constraint disputas_deuda_de_regalo check (deuda_estado is null or regalo_id is not null);
create index disputas_regalo on disputas (regalo_id) where regalo_id is not null;

-- `bloqueado`: while the bank decides. `anulado`: the bank kept the money.
alter table regalos drop constraint regalos_estado_check;
alter table regalos add constraint regalos_estado_check check (estado in ('pendiente', 'activo', 'devolviendo', 'devuelto', 'bloqueado', 'anulado'));

-- Disputes that nobody has closed wait in their queue.
insert into casos (id, tipo, objeto, objeto_id, titulo, detalle, abierto_en, vence_en)
  select gen_random_uuid(), 'disputa', 'disputa', id, 'Disputa de una reserva', jsonb_build_object('monto', monto), created_at, coalesce(responder_antes_de, created_at + interval '5 days') from disputas where estado = 'abierta';
insert into caso_hechos (caso_id, hecho, created_at) select id, 'abierto', abierto_en from casos where tipo = 'disputa';

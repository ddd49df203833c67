-- The body that a delivery carries, made once: a repetition is the same, and the next one says what changed since.
alter table entregas add column cuerpo text;
create index entregas_de_reserva on entregas (webhook_id, (datos ->> 'uuid'), orden) where cuerpo is not null;

-- How the booking or the availability itself is sent there; null: a pointer to what changed.
alter table webhooks add column objeto jsonb;

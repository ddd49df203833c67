-- When the names of who went were dropped from what a company sold on.
alter table reventas add column olvidada_en timestamptz;
create index reventas_con_contacto on reventas (reserva_id) where olvidada_en is null;

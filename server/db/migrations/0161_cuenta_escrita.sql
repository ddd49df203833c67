-- The buyer of a booking writes down where their refund goes; finanzas takes it up from there.
alter table transferencias add column escrita_en timestamptz;
-- When the buyer was asked for it; empty again once the bank or the second person sent it back.
alter table transferencias add column avisada_en timestamptz;
create index transferencias_por_avisar on transferencias (created_at) where estado = 'por_pedir' and avisada_en is null and reserva_id is not null;

-- Until it is begun, a delivery takes in what else happens to its object: each address is told of the last state, once.
alter table entregas add column empezada_en timestamptz;
-- Those there are were written one for each change.
update entregas set empezada_en = updated_at;
create unique index entregas_por_empezar on entregas (webhook_id, tipo, datos) where estado = 'pendiente' and empezada_en is null;

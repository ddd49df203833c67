-- Where a booking is picked up, with the point as it was when it was chosen; null: it comes by itself. And what its buyer answered.
alter table reservas add column recogida jsonb, add column respuestas jsonb not null default '[]';
create index reservas_con_respuestas on reservas (salida_id) where respuestas <> '[]';

-- Both ways of buying keep their answers in the reserva.
alter table reventas drop column extras;
alter table reventa_unidades drop column extras;

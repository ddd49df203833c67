-- What the public would pay for the places of a part; null where it is no departure, and in proposals from before.
alter table propuesta_items add column publico int check (publico >= 0);

-- What of a gift card's part went back because the booking moved to a cheaper date: the sale goes on for the rest, as `pagos.rebajado` says of a charge.
alter table regalo_usos add column rebajado int not null default 0;
alter table regalo_usos add constraint regalo_usos_rebajado check (rebajado between 0 and devuelto);

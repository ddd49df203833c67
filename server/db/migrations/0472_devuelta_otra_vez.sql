-- How often a bank sent this refund back to us: the ledger names each time, and each is a debt of its own to transfer.
alter table reembolsos add column vueltas integer not null default 0 check (vueltas >= 0);
update reembolsos r set vueltas = 1 where exists (select 1 from movimientos m where m.clave = 'devuelto:' || r.id);

-- One that was called off is over; the same money may be owed again.
alter table transferencias drop constraint transferencias_origen_origen_id_key;
create unique index transferencias_una_de_cada on transferencias (origen, origen_id) where estado <> 'anulada';
create index transferencias_origen_id on transferencias (origen_id);

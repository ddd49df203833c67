-- Who asked for the hold of a guest: a seal of the client's address, kept while the hold lives. Null on loopback, and of accounts.
alter table reservas add column pedida_desde text;
create index reservas_pedida_desde on reservas (pedida_desde) where pedida_desde is not null;

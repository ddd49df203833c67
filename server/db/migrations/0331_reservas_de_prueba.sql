-- Made with the key that anybody may try with: until when it keeps its places, and what it would owe. No ledger knows of it, so that
-- nobody is billed for it and nobody is paid.
alter table reservas add column prueba_hasta timestamptz;
alter table reservas add column prueba_debe int check (prueba_debe >= 0);
alter table reservas add constraint reservas_de_prueba check ((prueba_hasta is null) = (prueba_debe is null));
create index reservas_de_prueba on reservas (prueba_hasta) where prueba_hasta is not null;
-- Asked at each hold: what a company holds by API and has not confirmed.
create index reservas_retenidas_de_empresa on reservas (empresa_id) where estado = 'pendiente' and empresa_id is not null;

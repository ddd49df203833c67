-- What the provider held at one moment, against what the ledger says that it holds. Without `disponible` and `pendiente` it keeps no balance in pesos.
create table saldos_psp (
  id uuid primary key,
  libro bigint not null,
  disponible bigint,
  pendiente bigint,
  -- Refunds that it took out already and the ledger counts once they arrive.
  en_camino bigint not null,
  created_at timestamptz not null,
  check ((disponible is null) = (pendiente is null))
);
create index saldos_psp_ultimo on saldos_psp (created_at desc);

-- A whole balance does not fit where one charge did.
alter table diferencias alter column nuestro type bigint;
alter table diferencias alter column suyo type bigint;
alter table diferencias drop constraint diferencias_de_check;
alter table diferencias add constraint diferencias_de_check check (de in ('cobro', 'reembolso', 'disputa', 'saldo'));
alter table diferencias drop constraint diferencias_tipo_check;
alter table diferencias add constraint diferencias_tipo_check check (tipo in ('falta_aqui', 'falta_en_psp', 'monto_distinto', 'devuelto_distinto', 'otro_estado', 'no_corresponde', 'saldo_distinto'));

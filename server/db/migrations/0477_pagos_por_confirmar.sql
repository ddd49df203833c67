-- A company's transfer above the limit of one person: what the first one saw, until a second says the same. It is in no book yet.
create table pagos_por_confirmar (
  id uuid primary key,
  empresa_id uuid not null references empresas,
  monto int not null check (monto between 1 and 200000000),
  referencia text not null,
  huella text not null,
  recibido_en date not null,
  visto_por uuid not null references usuarios,
  modo text not null default 'prueba' check (modo in ('prueba', 'vivo')),
  created_at timestamptz not null,
  unique (empresa_id, huella)
);
create trigger pagos_por_confirmar_modo_fijo before update of modo on pagos_por_confirmar for each row when (old.modo is distinct from new.modo) execute function modo_fijo();

-- Who saw it first, where it took two.
alter table pagos_de_empresa add column visto_por uuid references usuarios, add constraint pagos_de_empresa_dos check (visto_por <> anotado_por);

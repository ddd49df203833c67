-- What a company may owe at once, and for how many days. Without a row it has what every new contract has (domain/empresas/credito.ts).
create table contratos_de_credito (
  empresa_id uuid primary key references empresas,
  limite int not null check (limite between 0 and 200000000),
  plazo_dias int not null check (plazo_dias between 0 and 90),
  fijado_por uuid not null references usuarios,
  updated_at timestamptz not null
);

-- Transfers with which a company pays what it owes; the same one of its bank is not booked twice.
create table pagos_de_empresa (
  id uuid primary key,
  empresa_id uuid not null references empresas,
  monto int not null check (monto between 1 and 200000000),
  referencia text not null,
  recibido_en date not null,
  anotado_por uuid not null references usuarios,
  created_at timestamptz not null,
  unique (empresa_id, referencia)
);
create index pagos_de_empresa_de on pagos_de_empresa (empresa_id, recibido_en desc);

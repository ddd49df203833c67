-- Rates as data, each from a day on, in hundredths of a percent.
create table tasas (
  concepto text not null,
  desde date not null,
  tasa int not null check (tasa between 0 and 10000),
  primary key (concepto, desde)
);
insert into tasas values
  -- The commission holds the cost of the card: no operator bears it.
  ('tarjeta', '2020-01-01', 0),
  -- Ley 21.133.
  ('retencion', '2020-01-01', 1450), ('retencion', '2026-01-01', 1525), ('retencion', '2027-01-01', 1600), ('retencion', '2028-01-01', 1700);

-- How an operator is paid. The commission is the plan's, see pagos.comision_tasa.
create table cuentas_de_pago (
  id uuid primary key,
  anfitrion_id uuid unique references anfitriones,
  proveedor_id uuid unique references proveedores,
  regimen text not null default 'afecto' check (regimen in ('afecto', 'honorarios', 'exento')),
  titular text not null,
  rut text not null,
  banco text not null,
  tipo_cuenta text not null check (tipo_cuenta in ('corriente', 'vista', 'ahorro')),
  numero_cuenta text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((anfitrion_id is null) <> (proveedor_id is null))
);

-- On a seat that was cancelled too late for a refund the platform keeps no commission either.
alter table pagos add column sin_comision boolean not null default false;

create table corridas (
  id uuid primary key,
  numero int not null generated always as identity unique,
  estado text not null check (estado in ('borrador', 'aprobada', 'enviada', 'pagada', 'devuelta')),
  fecha_pago date not null,
  creada_por uuid not null references usuarios,
  aprobada_por uuid references usuarios,
  aprobada_en timestamptz,
  enviada_por uuid references usuarios,
  enviada_en timestamptz,
  concluida_por uuid references usuarios,
  concluida_en timestamptz,
  referencia text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint corridas_dos_personas check (aprobada_por <> creada_por),
  constraint corridas_aprobadas check (estado = 'borrador' or aprobada_por is not null)
);
create index corridas_recientes on corridas (created_at desc, id);

-- One transfer to one operator, with the account as it was.
create table abonos (
  id uuid primary key,
  corrida_id uuid not null references corridas,
  anfitrion_id uuid references anfitriones,
  proveedor_id uuid references proveedores,
  operador text not null,
  titular text not null,
  rut text not null,
  banco text not null,
  tipo_cuenta text not null,
  numero_cuenta text not null,
  monto int not null check (monto > 0),
  estado text not null check (estado in ('pendiente', 'pagado', 'devuelto', 'retirado')),
  motivo text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((anfitrion_id is null) <> (proveedor_id is null)),
  unique nulls not distinct (corrida_id, anfitrion_id, proveedor_id)
);
create index abonos_anfitrion on abonos (anfitrion_id, created_at desc) where anfitrion_id is not null;
create index abonos_proveedor on abonos (proveedor_id, created_at desc) where proveedor_id is not null;

-- What an operator is paid for a reserva, once per concept.
create table liquidaciones (
  id uuid primary key,
  reserva_id uuid not null references reservas,
  concepto text not null check (concepto ~ '^(venta|ajuste:[0-9]+)$'),
  anfitrion_id uuid references anfitriones,
  proveedor_id uuid references proveedores,
  estado text not null check (estado in ('retenida', 'liberable', 'programada', 'liquidada', 'revertida')),
  bruto int not null check (bruto >= 0),
  comision int not null check (comision >= 0),
  iva_comision int not null check (iva_comision >= 0),
  costo_tarjeta int not null check (costo_tarjeta >= 0),
  ajuste int not null default 0,
  retencion int not null,
  neto int not null,
  liberable_en timestamptz,
  abono_id uuid references abonos,
  liquidada_en timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint liquidaciones_una_vez unique (reserva_id, concepto),
  constraint liquidaciones_suman check (neto = bruto - comision - iva_comision - costo_tarjeta + ajuste - retencion),
  constraint liquidaciones_en_corrida check ((estado in ('programada', 'liquidada')) <= (abono_id is not null)),
  check ((anfitrion_id is null) <> (proveedor_id is null))
);
create index liquidaciones_por_liberar on liquidaciones (liberable_en) where estado = 'retenida';
create index liquidaciones_por_pagar on liquidaciones (anfitrion_id, proveedor_id) where estado = 'liberable';
create index liquidaciones_anfitrion on liquidaciones (anfitrion_id, liberable_en desc) where anfitrion_id is not null;
create index liquidaciones_proveedor on liquidaciones (proveedor_id, liberable_en desc) where proveedor_id is not null;
create index liquidaciones_abono on liquidaciones (abono_id) where abono_id is not null;

-- What was sold before this table came waits for its line.
create index reservas_sin_liquidar on reservas (updated_at) where estado_liquidacion in ('retenida', 'liberable');

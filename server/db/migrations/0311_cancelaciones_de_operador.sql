-- Days on which an operator called off departures that people had booked, for a reason of its own; all of one day count once.
create table cancelaciones_de_operador (
  id uuid primary key,
  anfitrion_id uuid references anfitriones,
  proveedor_id uuid references proveedores,
  -- Of the departures, in their own zone.
  fecha date not null,
  -- The first is told, the second costs, the third stops the sale too.
  escalon int not null check (escalon between 1 and 3),
  -- Of each booking that ends by it.
  porcentaje int not null check (porcentaje between 0 and 20),
  reservas int not null check (reservas > 0),
  -- It took the operator out of sale.
  pauso boolean not null default false,
  created_at timestamptz not null,
  perdonada_por uuid references usuarios,
  perdonada_en timestamptz,
  perdon_motivo text,
  check ((anfitrion_id is null) <> (proveedor_id is null)),
  check ((perdonada_en is null) = (perdonada_por is null) and (perdonada_en is null) = (perdon_motivo is null)),
  unique nulls not distinct (anfitrion_id, proveedor_id, fecha)
);
create index cancelaciones_de_anfitrion on cancelaciones_de_operador (anfitrion_id, created_at desc) where anfitrion_id is not null;
create index cancelaciones_de_proveedor on cancelaciones_de_operador (proveedor_id, created_at desc) where proveedor_id is not null;

-- What the operator pays for a booking that it ended, once for each.
create table cargos_de_cancelacion (
  reserva_id uuid primary key references reservas,
  cancelacion_id uuid not null references cancelaciones_de_operador,
  monto int not null check (monto > 0),
  created_at timestamptz not null,
  devuelto_en timestamptz
);
create index cargos_de_una_cancelacion on cargos_de_cancelacion (cancelacion_id);

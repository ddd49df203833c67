-- Tickets that were read without a network, each as it was delivered; what conflicts waits for a person.
create table lecturas_sin_red (
  id uuid primary key,
  anfitrion_id uuid references anfitriones,
  proveedor_id uuid references proveedores,
  -- Null where no booking of that business has the code.
  reserva_id uuid references reservas,
  -- The id of the booking, or the text as it was read.
  entrada text not null check (length(entrada) between 1 and 500),
  leida_por uuid not null references usuarios,
  -- By the clock of the device: with it the same reading is known again.
  segun_el_telefono timestamptz not null,
  -- By ours.
  leida_en timestamptz not null,
  created_at timestamptz not null,
  estado text not null check (estado in ('registrada', 'por_decidir', 'admitida', 'descartada')),
  motivo text check (motivo in ('ya_registrada', 'cancelada', 'sin_confirmar', 'no_prestada', 'en_revision', 'fuera_de_hora', 'fuera_de_plazo', 'ajena', 'desconocida')),
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  check ((anfitrion_id is null) <> (proveedor_id is null)),
  check ((estado = 'registrada') = (motivo is null)),
  check ((estado in ('admitida', 'descartada')) = (decidida_en is not null) and (decidida_en is null) = (decidida_por is null)),
  unique (leida_por, entrada, segun_el_telefono)
);
create index lecturas_sin_red_de_anfitrion on lecturas_sin_red (anfitrion_id, estado, created_at desc) where anfitrion_id is not null;
create index lecturas_sin_red_de_proveedor on lecturas_sin_red (proveedor_id, estado, created_at desc) where proveedor_id is not null;
create index lecturas_sin_red_de_una_reserva on lecturas_sin_red (reserva_id) where reserva_id is not null;
create index lecturas_sin_red_por_edad on lecturas_sin_red (created_at);

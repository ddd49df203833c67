-- A change of date: `cambios` counts those made in place, `cambio_de` names the reserva that this one replaces once it is paid.
alter table reservas add column cambios int not null default 0;
alter table reservas add column cambio_de uuid references reservas;
create index reservas_cambio_de on reservas (cambio_de) where cambio_de is not null;

-- The part of `reembolsado` that went back because the price fell: the sale stands for the rest.
alter table pagos add column rebajado int not null default 0;
alter table pagos add constraint pagos_rebaja_reembolsada check (rebajado between 0 and reembolsado);
alter table reembolsos add column enviado_en timestamptz;

-- The secret address of a person's calendar feed.
create table calendarios (
  usuario_id uuid primary key references usuarios on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

-- To whom the factura of a reserva is to be made out, as the buyer asked.
create table facturas (
  reserva_id uuid primary key references reservas,
  rut text not null,
  razon_social text not null,
  giro text not null,
  direccion text not null,
  email text not null,
  estado text not null default 'pedida' check (estado in ('pedida', 'emitida', 'rechazada')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

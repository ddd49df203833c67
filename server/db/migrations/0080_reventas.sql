-- Bookings that a company makes by API (OCTO). They are owed by the company: its margin in hundredths of a percent of the price.
alter table empresas add column if not exists margen int not null default 0 check (margen between 0 and 5000);
alter table reservas add column if not exists empresa_id uuid references empresas;
create index if not exists reservas_empresa on reservas (empresa_id, created_at desc) where empresa_id is not null;

-- What a company owes follows the ledger, so that its reserva may be changed while it lives; a paid one never.
create or replace function reserva_precio_fijo() returns trigger language plpgsql as $$
begin
  if new.codigo <> old.codigo then
    raise exception 'el codigo de una reserva no cambia' using errcode = '23514';
  end if;
  if (new.total <> old.total or new.plazas <> old.plazas)
     and (old.empresa_id is null or old.estado not in ('pendiente', 'pagada', 'confirmada') or old.estado_pago not in ('sin_pago', 'autorizado')) then
    raise exception 'el precio de una reserva no cambia' using errcode = '23514';
  end if;
  return new;
end $$;

create function reserva_lineas_fijas() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from reservas r where r.id = old.reserva_id and r.empresa_id is not null
      and r.estado in ('pendiente', 'pagada', 'confirmada') and r.estado_pago in ('sin_pago', 'autorizado')) then
    raise exception 'la tabla reserva_lineas no se cambia ni se borra' using errcode = '23514';
  end if;
  return coalesce(new, old);
end $$;
drop trigger reserva_lineas_fijas on reserva_lineas;
create trigger reserva_lineas_fijas before update or delete on reserva_lineas for each row execute function reserva_lineas_fijas();

drop trigger reservas_caben on reservas;
create constraint trigger reservas_caben after insert or update of estado, salida_id, ocupa_hasta, plazas on reservas deferrable initially deferred
  for each row when (new.estado in ('pendiente', 'pagada', 'confirmada')) execute function reserva_cabe();

create table reventas (
  reserva_id uuid primary key references reservas,
  -- The key of the booking in OCTO's paths: the client's own where it sent one.
  uuid uuid not null unique,
  empresa_id uuid not null references empresas,
  clave_id uuid not null references claves_api,
  -- Of the request that made it: the same one again is answered with it.
  huella text not null,
  referencia text,
  contacto jsonb not null,
  notas text,
  extras jsonb not null default '{}',
  margen int not null,
  motivo text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reventas_empresa on reventas (empresa_id, created_at desc);
create index reventas_referencia on reventas (empresa_id, referencia) where referencia is not null;

create table reventa_unidades (
  reserva_id uuid not null references reventas on delete cascade,
  uuid uuid not null,
  posicion int not null,
  tipo text not null,
  referencia text,
  contacto jsonb not null,
  extras jsonb not null default '{}',
  primary key (reserva_id, uuid)
);

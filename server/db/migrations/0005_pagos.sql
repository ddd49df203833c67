create table pagos (
  id uuid primary key,
  reserva_id uuid not null references reservas,
  forma text not null check (forma in ('sesion', 'intento')),
  psp_sesion text unique,
  psp_intento text unique,
  url text,
  estado text not null check (estado in ('creado', 'requiere_accion', 'procesando', 'exitoso', 'fallido', 'anulado', 'desconocido')),
  monto int not null check (monto > 0),
  moneda text not null default 'clp' check (moneda = 'clp'),
  capturado int not null default 0 check (capturado >= 0),
  reembolsado int not null default 0,
  marca text,
  ultimos4 text,
  tipo_tarjeta text,
  autorizacion text,
  motivo text,
  tocado_en timestamptz not null,
  capturado_en timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint pagos_sin_exceso check (reembolsado between 0 and capturado)
);
-- At most one open or successful charge per reserva.
create unique index pagos_uno_vivo on pagos (reserva_id) where estado in ('creado', 'requiere_accion', 'procesando', 'exitoso', 'desconocido');
create index pagos_reserva on pagos (reserva_id, created_at desc);
create index pagos_por_revisar on pagos (tocado_en) where estado in ('creado', 'requiere_accion', 'procesando', 'desconocido');

create table reembolsos (
  id uuid primary key,
  pago_id uuid not null references pagos,
  reserva_id uuid not null references reservas,
  monto int not null check (monto > 0),
  porcentaje int not null,
  via text not null check (via in ('reversa', 'anulacion', 'transferencia')),
  causa text not null,
  estado text not null check (estado in ('solicitado', 'enviado', 'hecho', 'rechazado', 'desconocido', 'manual')),
  psp_id text unique,
  fecha_estimada date not null,
  intentos int not null default 0,
  tocado_en timestamptz not null,
  hecho_en timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reembolsos_reserva on reembolsos (reserva_id);
create index reembolsos_por_enviar on reembolsos (tocado_en) where estado in ('solicitado', 'enviado', 'desconocido');
create function reembolso_permanece() returns trigger language plpgsql as $$
begin
  raise exception 'un reembolso no se borra' using errcode = '23514';
end $$;
create trigger reembolsos_permanecen before delete on reembolsos for each row execute function reembolso_permanece();

-- Inbox of the payment provider's notices: stored raw, applied once.
create table eventos_psp (
  id text primary key,
  tipo text not null,
  cuerpo text not null,
  estado text not null default 'recibido' check (estado in ('recibido', 'aplicado', 'ignorado', 'fallido')),
  intentos int not null default 0,
  error text,
  recibido_en timestamptz not null,
  aplicado_en timestamptz
);
create index eventos_psp_por_aplicar on eventos_psp (recibido_en) where estado = 'recibido';

-- Double entry: `apuntes` of a movement sum to zero; positive is debit.
create table movimientos (
  id uuid primary key,
  clave text not null unique,
  tipo text not null,
  reserva_id uuid references reservas,
  created_at timestamptz not null
);
create index movimientos_reserva on movimientos (reserva_id);
create table apuntes (
  id bigint generated always as identity primary key,
  movimiento_id uuid not null references movimientos,
  cuenta text not null,
  monto bigint not null check (monto <> 0)
);
create index apuntes_movimiento on apuntes (movimiento_id);
create index apuntes_cuenta on apuntes (cuenta);

create function movimiento_cuadra() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(monto), 0) from apuntes where movimiento_id = new.movimiento_id) <> 0 then
    raise exception 'el movimiento % no suma cero', new.movimiento_id using errcode = '23514', constraint = 'movimientos_cuadran';
  end if;
  return null;
end $$;
create constraint trigger movimientos_cuadran after insert on apuntes deferrable initially deferred
  for each row execute function movimiento_cuadra();
create trigger movimientos_fijos before update or delete on movimientos for each row execute function rechazar_cambio();
create trigger apuntes_fijos before update or delete on apuntes for each row execute function rechazar_cambio();

-- What a proposal holds beside departures, paid by card: one charge for all of it, of no reserva.
create table cobros_servicios (
  id uuid primary key,
  propuesta_id uuid not null references propuestas,
  monto int not null check (monto > 0),
  devuelto int not null default 0,
  -- `contracargo`: while the bank decides. `perdido`: it kept the money. `anulado`: nobody can pay it any more.
  estado text not null check (estado in ('creado', 'desconocido', 'pagado', 'contracargo', 'perdido', 'anulado')),
  psp_sesion text unique,
  psp_intento text unique,
  url text,
  marca text,
  ultimos4 text,
  autorizacion text,
  pagado_en timestamptz,
  tocado_en timestamptz not null,
  created_at timestamptz not null,
  check (devuelto between 0 and monto),
  check ((estado in ('pagado', 'contracargo', 'perdido')) = (pagado_en is not null))
);
-- The last guard against two charges for the same thing.
create unique index cobros_servicios_uno on cobros_servicios (propuesta_id) where estado <> 'anulado';
create index cobros_servicios_de on cobros_servicios (propuesta_id, created_at);
create index cobros_servicios_abiertos on cobros_servicios (tocado_en) where estado in ('creado', 'desconocido');

create table reembolsos_servicios (
  id uuid primary key,
  cobro_id uuid not null references cobros_servicios,
  monto int not null check (monto > 0),
  estado text not null check (estado in ('solicitado', 'hecho', 'manual')),
  hecho_en timestamptz,
  tocado_en timestamptz not null,
  created_at timestamptz not null,
  check (estado <> 'hecho' or hecho_en is not null)
);
create index reembolsos_servicios_de on reembolsos_servicios (cobro_id);
create index reembolsos_servicios_por_enviar on reembolsos_servicios (tocado_en) where estado = 'solicitado';

-- Staff gives it back by the same two persons as the money of a reserva; its refund has the id of what was decided.
alter table devoluciones alter column reserva_id drop not null;
alter table devoluciones add column servicio_id uuid references cobros_servicios;
alter table devoluciones add constraint devoluciones_de_algo check (num_nonnulls(reserva_id, servicio_id) = 1);
alter table devoluciones drop constraint devoluciones_aprobadas;
alter table devoluciones add constraint devoluciones_aprobadas check (servicio_id is not null or (estado = 'aprobada') = (reembolso_id is not null));
create unique index devoluciones_una_abierta_de_servicio on devoluciones (servicio_id) where estado = 'propuesta';

alter table disputas add column servicio_id uuid references cobros_servicios;
alter table disputas drop constraint disputas_de_algo;
alter table disputas add constraint disputas_de_algo check (num_nonnulls(reserva_id, regalo_id, servicio_id) = 1 and (pago_id is null) = (reserva_id is null));
create index disputas_servicio on disputas (servicio_id) where servicio_id is not null;

alter table transferencias drop constraint transferencias_origen_check;
alter table transferencias add constraint transferencias_origen_check check (origen in ('reembolso', 'regalo', 'suscripcion', 'servicio'));

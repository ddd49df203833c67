-- Money that we owe and the payment provider could not send: one row for each debt, which goes out by bank transfer.
create table transferencias (
  id uuid primary key,
  origen text not null check (origen in ('reembolso', 'regalo', 'suscripcion')),
  origen_id uuid not null,
  reserva_id uuid references reservas,
  monto int not null check (monto > 0),
  estado text not null check (estado in ('por_pedir', 'propuesta', 'aprobada', 'en_nomina', 'enviada', 'pagada', 'anulada')),
  -- Where it goes and why, as whoever asked for it wrote it down.
  titular text,
  rut text,
  banco text,
  tipo_cuenta text check (tipo_cuenta in ('corriente', 'vista', 'ahorro')),
  numero_cuenta text,
  motivo text,
  pedida_por uuid references usuarios,
  pedida_en timestamptz,
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  -- Why it is in the queue again: what the bank or the second person said.
  observacion text,
  pagada_en timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (origen, origen_id),
  constraint transferencias_dos_personas check (decidida_por <> pedida_por),
  constraint transferencias_grandes check (estado not in ('aprobada', 'en_nomina', 'enviada', 'pagada') or monto <= 200000 or decidida_por is not null),
  constraint transferencias_con_cuenta check (estado in ('por_pedir', 'anulada') or num_nulls(titular, rut, banco, tipo_cuenta, numero_cuenta, motivo, pedida_por) = 0),
  check ((estado = 'pagada') = (pagada_en is not null))
);
create index transferencias_en_cola on transferencias (created_at, id) where estado in ('por_pedir', 'propuesta', 'aprobada');
create index transferencias_recientes on transferencias (created_at desc, id);
create index transferencias_reserva on transferencias (reserva_id) where reserva_id is not null;

-- A run pays operators, or gives back to buyers; the bank gets one file either way.
alter table corridas add column clase text not null default 'operadores' check (clase in ('operadores', 'devoluciones'));
alter table abonos add column transferencia_id uuid references transferencias;
do $$
declare nombre text;
begin
  for nombre in select c.conname from pg_constraint c where c.conrelid = 'abonos'::regclass and c.contype = 'c' and pg_get_constraintdef(c.oid) like '%anfitrion_id IS NULL%' loop
    execute format('alter table abonos drop constraint %I', nombre);
  end loop;
  for nombre in select c.conname from pg_constraint c where c.conrelid = 'abonos'::regclass and c.contype = 'u' loop
    execute format('alter table abonos drop constraint %I', nombre);
  end loop;
end $$;
alter table abonos add constraint abonos_de_alguien check (num_nonnulls(anfitrion_id, proveedor_id, transferencia_id) = 1);
alter table abonos add constraint abonos_uno_por_corrida unique nulls not distinct (corrida_id, anfitrion_id, proveedor_id, transferencia_id);
-- The last guard against paying a debt twice.
create unique index abonos_una_transferencia on abonos (transferencia_id) where estado in ('pendiente', 'pagado');

-- What waited before there was a queue for it.
insert into transferencias (id, origen, origen_id, reserva_id, monto, estado, created_at, updated_at)
  select gen_random_uuid(), 'reembolso', id, reserva_id, monto, 'por_pedir', updated_at, updated_at from reembolsos where estado in ('rechazado', 'manual')
  union all
  select gen_random_uuid(), 'suscripcion', id, null, reembolso_monto, 'por_pedir', updated_at, updated_at from cobros_suscripcion where reembolso_estado = 'manual'
  union all
  select gen_random_uuid(), 'regalo', g.id, null, g.monto, 'por_pedir', m.created_at, m.created_at from regalos g join movimientos m on m.clave = 'regalo-devuelto:' || g.id where m.tipo = 'reembolso_rechazado';
insert into casos (id, tipo, objeto, objeto_id, titulo, abierto_en, vence_en)
  select gen_random_uuid(), 'reembolso', 'transferencia', id::text, 'Devolución por transferencia', created_at, created_at + interval '1 day' from transferencias;
insert into caso_hechos (caso_id, hecho, created_at) select id, 'abierto', abierto_en from casos where tipo = 'reembolso' and objeto = 'transferencia';

-- Money the provider took that no attempt of ours stands for. What carries our mark goes back whole; what does not waits in `suspenso`.
create table ajenos (
  id uuid primary key,
  intento text not null unique,
  monto int not null check (monto > 0),
  reserva_id uuid references reservas,
  estado text not null check (estado in ('en_suspenso', 'solicitado', 'hecho', 'manual')),
  -- The provider's refund of it.
  psp_id text,
  hecho_en timestamptz,
  tocado_en timestamptz not null,
  created_at timestamptz not null,
  check (estado <> 'hecho' or hecho_en is not null)
);
create index ajenos_por_enviar on ajenos (tocado_en) where estado = 'solicitado';
create index ajenos_reserva on ajenos (reserva_id) where reserva_id is not null;

insert into ajenos (id, intento, monto, reserva_id, estado, tocado_en, created_at)
select m.id, substr(m.clave, 7), a.monto, m.reserva_id, 'en_suspenso', m.created_at, m.created_at
from movimientos m join apuntes a on a.movimiento_id = m.id and a.cuenta = 'psp' where m.clave like 'ajeno:%';

alter table transferencias drop constraint transferencias_origen_check;
alter table transferencias add constraint transferencias_origen_check check (origen in ('reembolso', 'regalo', 'suscripcion', 'servicio', 'ajeno'));

-- `intento` is the provider's id of the charge, the refund or the dispute that differs.
alter table diferencias add column de text not null default 'cobro' check (de in ('cobro', 'reembolso', 'disputa'));
alter table diferencias drop constraint diferencias_tipo_check;
alter table diferencias add constraint diferencias_tipo_check check (tipo in ('falta_aqui', 'falta_en_psp', 'monto_distinto', 'devuelto_distinto', 'otro_estado', 'no_corresponde'));
create index diferencias_abiertas on diferencias (created_at, id) where estado <> 'resuelta';

insert into diferencias (id, de, tipo, intento, reserva_id, nuestro, suyo, estado, vista_en, created_at, updated_at)
select gen_random_uuid(), 'cobro', 'falta_aqui', x.intento, x.reserva_id, 0, x.monto, 'abierta', x.created_at, x.created_at, x.created_at
from ajenos x on conflict (intento, tipo) do nothing;

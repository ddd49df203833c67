-- A refund that no policy gives: somebody of finanzas proposes it, and above a sum a second person has to agree.
create table devoluciones (
  id uuid primary key,
  reserva_id uuid not null references reservas,
  monto int not null check (monto > 0),
  motivo text not null,
  estado text not null check (estado in ('propuesta', 'aprobada', 'rechazada')),
  creada_por uuid not null references usuarios,
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  reembolso_id uuid unique references reembolsos,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint devoluciones_dos_personas check (decidida_por <> creada_por),
  constraint devoluciones_aprobadas check ((estado = 'aprobada') = (reembolso_id is not null)),
  constraint devoluciones_grandes check (estado <> 'aprobada' or monto <= 200000 or decidida_por is not null)
);
create index devoluciones_recientes on devoluciones (created_at desc, id);
-- One at a time for each reserva.
create unique index devoluciones_una_abierta on devoluciones (reserva_id) where estado = 'propuesta';

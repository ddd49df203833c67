-- Somebody of a thread says that a message of the other side breaks the rules of living together; a person decides.
create table reportes_de_mensajes (
  id uuid primary key,
  mensaje_id uuid not null references mensajes,
  reserva_id uuid not null references reservas,
  -- Who reports it.
  lado text not null check (lado in ('viajero', 'operador')),
  usuario_id uuid references usuarios,
  motivo text not null check (motivo in ('insultos', 'acoso', 'fraude', 'fuera_de_la_plataforma', 'otro')),
  detalle text not null default '',
  decision text check (decision in ('ocultar', 'advertir', 'descartar')),
  razon text,
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  created_at timestamptz not null,
  check (num_nulls(decision, razon, decidida_en) in (0, 3)),
  unique (mensaje_id, lado)
);
create index reportes_de_mensajes_usuario on reportes_de_mensajes (usuario_id) where usuario_id is not null;

-- Taken out of the thread by that decision; what it said stays for a second look.
alter table mensajes add column oculto_en timestamptz;

-- What happens to what an operator who is suspended has sold: everything back, or first another departure of somebody else.
alter table sanciones add column modo text not null default 'devolver' check (modo in ('ofrecer', 'devolver'));

-- A booking that its buyer took to another operator. `monto` is what was paid and stayed with it.
create table mudanzas (
  reserva_id uuid not null references reservas,
  sancion_id uuid not null references sanciones,
  de_experiencia_id uuid not null references experiencias,
  monto int not null check (monto >= 0),
  created_at timestamptz not null,
  primary key (reserva_id, sancion_id)
);
create index mudanzas_de_sancion on mudanzas (sancion_id);

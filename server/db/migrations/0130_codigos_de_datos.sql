-- Whoever booked without an account proves that the address of the booking is theirs before taking away or erasing what is known of them.
create table codigos_de_datos (
  reserva_id uuid primary key references reservas,
  codigo_hash bytea not null,
  expira_en timestamptz not null,
  created_at timestamptz not null
);

-- Another date instead of one that was called off. Open while the reserva still stands on `salida_id` and `vence_en` has not come.
create table ofertas_de_fecha (
  reserva_id uuid not null references reservas,
  salida_id uuid not null references salidas,
  motivo text not null,
  nota text,
  vence_en timestamptz not null,
  created_at timestamptz not null,
  primary key (reserva_id, salida_id)
);
create index ofertas_de_fecha_por_vencer on ofertas_de_fecha (vence_en);

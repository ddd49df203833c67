-- Numbers of transactions begin anew in another server. What was written with the numbers of the one before stays behind those that
-- are given here: a move replaces this function by one that answers how far.
create function desfase_de_transacciones() returns bigint language sql immutable as $$ select 0::bigint $$;
create or replace function transaccion_actual() returns bigint language sql volatile as $$ select pg_current_xact_id()::text::bigint + desfase_de_transacciones() $$;
alter table movimientos alter column transaccion set default transaccion_actual();
create or replace function apuntes_con_su_movimiento() returns trigger language plpgsql as $$
begin
  if exists (select 1 from nuevos n join movimientos m on m.id = n.movimiento_id where m.transaccion <> transaccion_actual()) then
    raise exception 'un movimiento no recibe apuntes después' using errcode = '23514', constraint = 'apuntes_con_su_movimiento';
  end if;
  return null;
end $$;

-- Where this base came from, written with everything that came: who was cut off in the middle finds out whether it arrived.
create table mudanza_de_base (
  id uuid primary key,
  filas bigint not null,
  mudada_en timestamptz not null
);

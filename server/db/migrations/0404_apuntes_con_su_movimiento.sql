-- A movement and its entries are written together: what was booked takes no more of them, not even a pair that sums to zero.
alter table movimientos add column transaccion bigint not null default 0;
alter table movimientos alter column transaccion set default pg_current_xact_id()::text::bigint;
create function apuntes_con_su_movimiento() returns trigger language plpgsql as $$
begin
  if exists (select 1 from nuevos n join movimientos m on m.id = n.movimiento_id where m.transaccion <> pg_current_xact_id()::text::bigint) then
    raise exception 'un movimiento no recibe apuntes después' using errcode = '23514', constraint = 'apuntes_con_su_movimiento';
  end if;
  return null;
end $$;
create trigger apuntes_con_su_movimiento after insert on apuntes referencing new table as nuevos for each statement execute function apuntes_con_su_movimiento();

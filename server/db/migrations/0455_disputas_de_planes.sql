-- The bank of a host may take back what they paid for their plan.
alter table disputas add column cobro_id uuid references cobros_suscripcion;
alter table disputas drop constraint disputas_de_algo;
alter table disputas add constraint disputas_de_algo check (num_nonnulls(reserva_id, regalo_id, servicio_id, ajeno_id, cobro_id) = 1 and (pago_id is null) = (reserva_id is null));
create index disputas_cobro on disputas (cobro_id) where cobro_id is not null;
alter table cobros_suscripcion add column perdido int not null default 0 check (perdido >= 0);

create or replace function modo_de_su_origen() returns trigger language plpgsql as $$
declare
  suyo text;
begin
  case tg_table_name
    when 'reembolsos' then suyo := case new.origen when 'reserva' then (select modo from pagos where id = new.pago_id) when 'regalo' then (select modo from regalos where id = new.origen_id)
      when 'servicio' then (select modo from cobros_servicios where id = new.origen_id) when 'suscripcion' then (select modo from cobros_suscripcion where id = new.origen_id) else (select modo from ajenos where id = new.origen_id) end;
    when 'transferencias' then suyo := (select modo from reembolsos where id = new.origen_id);
    when 'cobros_suscripcion' then suyo := (select modo from suscripciones where id = new.suscripcion_id);
    when 'abonos' then suyo := (select modo from corridas where id = new.corrida_id);
    when 'disputas' then suyo := coalesce((select modo from pagos where id = new.pago_id), (select modo from regalos where id = new.regalo_id), (select modo from cobros_servicios where id = new.servicio_id),
      (select modo from ajenos where id = new.ajeno_id), (select modo from cobros_suscripcion where id = new.cobro_id));
  end case;
  new.modo := coalesce(suyo, new.modo);
  return new;
end $$;

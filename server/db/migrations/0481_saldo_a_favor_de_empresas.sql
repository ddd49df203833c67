-- What a company paid for its account and owes no more, once it is on its way back.
create table devoluciones_de_empresa (
  id uuid primary key,
  empresa_id uuid not null references empresas,
  monto int not null check (monto > 0),
  pedida_por uuid not null references usuarios,
  modo text not null default 'prueba' check (modo in ('prueba', 'vivo')),
  created_at timestamptz not null
);
create index devoluciones_de_empresa_de on devoluciones_de_empresa (empresa_id);
create trigger devoluciones_de_empresa_modo_fijo before update of modo on devoluciones_de_empresa for each row when (old.modo is distinct from new.modo) execute function modo_fijo();

alter table reembolsos drop constraint reembolsos_origen_check;
alter table reembolsos add constraint reembolsos_origen_check check (origen in ('reserva', 'servicio', 'regalo', 'suscripcion', 'ajeno', 'empresa'));
alter table transferencias drop constraint transferencias_origen_check;
alter table transferencias add constraint transferencias_origen_check check (origen in ('reembolso', 'regalo', 'suscripcion', 'servicio', 'ajeno', 'empresa'));

create or replace function modo_de_su_origen() returns trigger language plpgsql as $$
declare
  suyo text;
begin
  case tg_table_name
    when 'reembolsos' then suyo := case new.origen when 'reserva' then (select modo from pagos where id = new.pago_id) when 'regalo' then (select modo from regalos where id = new.origen_id)
      when 'servicio' then (select modo from cobros_servicios where id = new.origen_id) when 'suscripcion' then (select modo from cobros_suscripcion where id = new.origen_id)
      when 'empresa' then (select modo from devoluciones_de_empresa where id = new.origen_id) else (select modo from ajenos where id = new.origen_id) end;
    when 'transferencias' then suyo := (select modo from reembolsos where id = new.origen_id);
    when 'cobros_suscripcion' then suyo := (select modo from suscripciones where id = new.suscripcion_id);
    when 'abonos' then suyo := (select modo from corridas where id = new.corrida_id);
    when 'disputas' then suyo := coalesce((select modo from pagos where id = new.pago_id), (select modo from regalos where id = new.regalo_id), (select modo from cobros_servicios where id = new.servicio_id),
      (select modo from ajenos where id = new.ajeno_id), (select modo from cobros_suscripcion where id = new.cobro_id));
  end case;
  new.modo := coalesce(suyo, new.modo);
  return new;
end $$;

-- What says nothing is a test: money counts only where somebody says that it is meant.
alter table reservas alter column modo set default 'prueba', alter column modo set not null, add constraint reservas_modo check (modo in ('prueba', 'vivo'));
alter table pagos alter column modo set default 'prueba', alter column modo set not null, add constraint pagos_modo check (modo in ('prueba', 'vivo'));
alter table regalos alter column modo set default 'prueba', alter column modo set not null, add constraint regalos_modo check (modo in ('prueba', 'vivo'));
alter table suscripciones alter column modo set default 'prueba', alter column modo set not null, add constraint suscripciones_modo check (modo in ('prueba', 'vivo'));
alter table cobros_suscripcion alter column modo set default 'prueba', alter column modo set not null, add constraint cobros_suscripcion_modo check (modo in ('prueba', 'vivo'));
alter table cobros_servicios alter column modo set default 'prueba', alter column modo set not null, add constraint cobros_servicios_modo check (modo in ('prueba', 'vivo'));
alter table ajenos alter column modo set default 'prueba', alter column modo set not null, add constraint ajenos_modo check (modo in ('prueba', 'vivo'));
alter table pagos_de_empresa alter column modo set default 'prueba', alter column modo set not null, add constraint pagos_de_empresa_modo check (modo in ('prueba', 'vivo'));
alter table reembolsos alter column modo set default 'prueba', alter column modo set not null, add constraint reembolsos_modo check (modo in ('prueba', 'vivo'));
alter table transferencias alter column modo set default 'prueba', alter column modo set not null, add constraint transferencias_modo check (modo in ('prueba', 'vivo'));
alter table disputas alter column modo set default 'prueba', alter column modo set not null, add constraint disputas_modo check (modo in ('prueba', 'vivo'));
alter table liquidaciones alter column modo set default 'prueba', alter column modo set not null, add constraint liquidaciones_modo check (modo in ('prueba', 'vivo'));
alter table corridas alter column modo set default 'prueba', alter column modo set not null, add constraint corridas_modo check (modo in ('prueba', 'vivo'));
alter table abonos alter column modo set default 'prueba', alter column modo set not null, add constraint abonos_modo check (modo in ('prueba', 'vivo'));
alter table movimientos alter column modo set default 'prueba', alter column modo set not null, add constraint movimientos_modo check (modo in ('prueba', 'vivo'));
alter table saldos_psp alter column modo set default 'prueba', alter column modo set not null, add constraint saldos_psp_modo check (modo in ('prueba', 'vivo'));

-- The last guard: what belongs to other money has its mode, whatever was written, and money of one mode never refers to that of the other.
create function modo_de_su_reserva() returns trigger language plpgsql as $$
begin
  if new.reserva_id is not null then select r.modo into strict new.modo from reservas r where r.id = new.reserva_id; end if;
  return new;
end $$;
create trigger pagos_modo before insert on pagos for each row execute function modo_de_su_reserva();
create trigger liquidaciones_modo before insert on liquidaciones for each row execute function modo_de_su_reserva();
create trigger movimientos_modo before insert on movimientos for each row execute function modo_de_su_reserva();

create function modo_de_su_origen() returns trigger language plpgsql as $$
declare
  suyo text;
begin
  case tg_table_name
    when 'reembolsos' then suyo := case new.origen when 'reserva' then (select modo from pagos where id = new.pago_id) when 'regalo' then (select modo from regalos where id = new.origen_id)
      when 'servicio' then (select modo from cobros_servicios where id = new.origen_id) when 'suscripcion' then (select modo from cobros_suscripcion where id = new.origen_id) else (select modo from ajenos where id = new.origen_id) end;
    when 'transferencias' then suyo := (select modo from reembolsos where id = new.origen_id);
    when 'cobros_suscripcion' then suyo := (select modo from suscripciones where id = new.suscripcion_id);
    when 'abonos' then suyo := (select modo from corridas where id = new.corrida_id);
    when 'disputas' then suyo := coalesce((select modo from pagos where id = new.pago_id), (select modo from regalos where id = new.regalo_id), (select modo from cobros_servicios where id = new.servicio_id), (select modo from ajenos where id = new.ajeno_id));
  end case;
  new.modo := coalesce(suyo, new.modo);
  return new;
end $$;
create trigger reembolsos_modo before insert on reembolsos for each row execute function modo_de_su_origen();
create trigger transferencias_modo before insert on transferencias for each row execute function modo_de_su_origen();
create trigger cobros_suscripcion_modo before insert on cobros_suscripcion for each row execute function modo_de_su_origen();
create trigger abonos_modo before insert on abonos for each row execute function modo_de_su_origen();
create trigger disputas_modo before insert on disputas for each row execute function modo_de_su_origen();

create function modos_no_se_cruzan() returns trigger language plpgsql as $$
declare
  otro text;
begin
  case tg_table_name
    -- A difference that was paid for one booking goes to another.
    when 'pagos' then otro := (select modo from reservas where id = new.reserva_id);
    when 'regalo_usos' then
      if (select g.modo from regalos g where g.id = new.regalo_id) <> (select r.modo from reservas r where r.id = new.reserva_id) then
        raise exception 'dinero de prueba y de verdad no se cruzan (%)', tg_table_name using errcode = '23514', constraint = 'modos_no_se_cruzan';
      end if;
      return new;
    when 'liquidaciones' then otro := (select modo from abonos where id = new.abono_id);
    when 'abonos' then otro := (select modo from transferencias where id = new.transferencia_id);
  end case;
  if otro is not null and otro <> new.modo then
    raise exception 'dinero de prueba y de verdad no se cruzan (%)', tg_table_name using errcode = '23514', constraint = 'modos_no_se_cruzan';
  end if;
  return new;
end $$;
create trigger pagos_sin_cruce before update of reserva_id, capturado, modo on pagos for each row execute function modos_no_se_cruzan();
create trigger regalo_usos_sin_cruce before insert or update of regalo_id, cobrado_en on regalo_usos for each row execute function modos_no_se_cruzan();
create trigger liquidaciones_sin_cruce before update of abono_id, modo on liquidaciones for each row when (new.abono_id is not null) execute function modos_no_se_cruzan();
create trigger abonos_sin_cruce after insert on abonos for each row when (new.transferencia_id is not null) execute function modos_no_se_cruzan();

-- A booking without money may still be paid by the other; of all else the mode never changes.
create function modo_fijo() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'reservas' and not exists (select 1 from movimientos where reserva_id = new.id) and not exists (select 1 from pagos where reserva_id = new.id and capturado > 0)
    and not exists (select 1 from regalo_usos where reserva_id = new.id and cobrado_en is not null) then return new; end if;
  if tg_table_name = 'suscripciones' then
    if new.plan = 'gratis' and new.psp_tarjeta is null then return new; end if;
  end if;
  raise exception 'el modo del dinero no cambia (%)', tg_table_name using errcode = '23514', constraint = 'modo_fijo';
end $$;
create trigger reservas_modo_fijo before update of modo on reservas for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger pagos_modo_fijo before update of modo on pagos for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger regalos_modo_fijo before update of modo on regalos for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger suscripciones_modo_fijo before update of modo on suscripciones for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger cobros_suscripcion_modo_fijo before update of modo on cobros_suscripcion for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger cobros_servicios_modo_fijo before update of modo on cobros_servicios for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger ajenos_modo_fijo before update of modo on ajenos for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger pagos_de_empresa_modo_fijo before update of modo on pagos_de_empresa for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger reembolsos_modo_fijo before update of modo on reembolsos for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger transferencias_modo_fijo before update of modo on transferencias for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger disputas_modo_fijo before update of modo on disputas for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger liquidaciones_modo_fijo before update of modo on liquidaciones for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger corridas_modo_fijo before update of modo on corridas for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger abonos_modo_fijo before update of modo on abonos for each row when (old.modo is distinct from new.modo) execute function modo_fijo();
create trigger saldos_psp_modo_fijo before update of modo on saldos_psp for each row when (old.modo is distinct from new.modo) execute function modo_fijo();

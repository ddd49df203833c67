-- Nothing is made for an account that was erased, nor while it is: whoever makes it waits for the erasure, and is refused; an erasure waits for
-- whoever came first, and takes that along. Each erasure locks the row of its account.
create function cuenta_viva() returns trigger language plpgsql as $$
begin
  perform 1 from usuarios where id = new.usuario_id and borrado_en is null for key share;
  if not found then
    raise exception 'la cuenta se borró' using errcode = '23514', constraint = 'cuenta_viva';
  end if;
  return new;
end $$;
create trigger reservas_cuenta_viva before insert or update of usuario_id on reservas for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger conversaciones_cuenta_viva before insert or update of usuario_id on conversaciones for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger favoritos_cuenta_viva before insert or update of usuario_id on favoritos for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger listas_cuenta_viva before insert or update of usuario_id on listas for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger alertas_cuenta_viva before insert or update of usuario_id on alertas for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger esperas_cuenta_viva before insert or update of usuario_id on esperas for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger regalos_cuenta_viva before insert or update of usuario_id on regalos for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger consultas_cuenta_viva before insert or update of usuario_id on consultas for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger denuncias_cuenta_viva before insert or update of usuario_id on denuncias for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger denuncias_de_resenas_cuenta_viva before insert or update of usuario_id on denuncias_de_resenas for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger resenas_cuenta_viva before insert or update of usuario_id on resenas for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger mensajes_cuenta_viva before insert or update of usuario_id on mensajes for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger reportes_de_mensajes_cuenta_viva before insert or update of usuario_id on reportes_de_mensajes for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger solicitudes_empresa_cuenta_viva before insert or update of usuario_id on solicitudes_empresa for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger solicitudes_datos_cuenta_viva before insert or update of usuario_id on solicitudes_datos for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger viajeros_frecuentes_cuenta_viva before insert or update of usuario_id on viajeros_frecuentes for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger exportaciones_cuenta_viva before insert or update of usuario_id on exportaciones for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger calendarios_cuenta_viva before insert or update of usuario_id on calendarios for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger sesiones_cuenta_viva before insert or update of usuario_id on sesiones for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger enlaces_cuenta_viva before insert or update of usuario_id on enlaces for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger totp_cuenta_viva before insert or update of usuario_id on totp for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger preferencias_aviso_cuenta_viva before insert or update of usuario_id on preferencias_aviso for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger consentimientos_cuenta_viva before insert or update of usuario_id on consentimientos for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger anfitriones_cuenta_viva before insert or update of usuario_id on anfitriones for each row when (new.usuario_id is not null) execute function cuenta_viva();
create trigger membresias_cuenta_viva before insert or update of usuario_id on membresias for each row when (new.usuario_id is not null) execute function cuenta_viva();

-- An address that the account had confirmed and moved away from: what was left under it until then is still that person's.
create table correos_anteriores (
  usuario_id uuid not null references usuarios on delete cascade,
  email text not null,
  confirmado_en timestamptz not null,
  dejado_en timestamptz not null,
  primary key (usuario_id, email)
);
create index correos_anteriores_email on correos_anteriores (email);
create trigger correos_anteriores_cuenta_viva before insert or update of usuario_id on correos_anteriores for each row when (new.usuario_id is not null) execute function cuenta_viva();

-- Where companies transfer to. One is in force at most, and two people wrote it: who proposed and who approved.
create table cuentas_del_sitio (
  id uuid primary key,
  estado text not null check (estado in ('propuesta', 'vigente', 'anterior', 'rechazada')),
  -- Without an account it takes the one in force away.
  titular text,
  rut text,
  banco text,
  tipo_cuenta text check (tipo_cuenta in ('corriente', 'vista', 'ahorro')),
  numero_cuenta text,
  email text,
  motivo text not null,
  propuesta_por uuid not null references usuarios,
  propuesta_en timestamptz not null,
  decidida_por uuid references usuarios,
  decidida_en timestamptz,
  observacion text,
  constraint cuentas_del_sitio_enteras check (num_nulls(titular, rut, banco, tipo_cuenta, numero_cuenta) in (0, 5)),
  constraint cuentas_del_sitio_dos_personas check (estado not in ('vigente', 'anterior') or (decidida_por is not null and decidida_por <> propuesta_por)),
  check ((estado = 'propuesta') = (decidida_en is null)),
  check ((decidida_en is null) = (decidida_por is null))
);
create unique index cuentas_del_sitio_vigente on cuentas_del_sitio (estado) where estado = 'vigente';
create unique index cuentas_del_sitio_propuesta on cuentas_del_sitio (estado) where estado = 'propuesta';

-- What identifiers that others keep are made of. Written once, when the installation began, whatever the site is called later.
create table identidad (
  unica boolean primary key default true check (unica),
  proveedor_octo text not null,
  dominio text not null
);
create trigger identidad_fija before update or delete on identidad for each row execute function rechazar_cambio();
-- What is used already has given out the ones of before.
insert into identidad (proveedor_octo, dominio) select 'tourism-hub-chile', 'tourismhub' where exists (select from usuarios);

-- What changed, for those who sell it on. `orden` is given afterwards by one writer at a time, so that nobody who reads in
-- that order passes a change that was not committed yet.
create table novedades (
  id bigint generated always as identity primary key,
  orden bigint unique,
  tipo text not null check (tipo in ('reserva', 'disponibilidad', 'producto')),
  -- Whose booking it is; null: everybody's.
  empresa_id uuid,
  reserva_id uuid,
  experiencia_id uuid not null,
  opcion_id uuid,
  salida_id uuid,
  fecha date,
  created_at timestamptz not null default now()
);
create index novedades_sin_orden on novedades (id) where orden is null;
create index novedades_por_fecha on novedades (created_at);
create table novedades_turno (id int primary key check (id = 1), ultimo bigint not null);
insert into novedades_turno values (1, 0);

-- Nobody has a key: there is nobody to tell.
create function hay_revendedores() returns boolean language sql stable as $$ select exists (select 1 from claves_api where revocada_en is null) $$;

create function novedad_de_reserva() returns trigger language plpgsql as $$
begin
  if not hay_revendedores() then return null; end if;
  if tg_op = 'UPDATE' and new.empresa_id is not null and (new.estado, new.salida_id, new.plazas, new.total) is distinct from (old.estado, old.salida_id, old.plazas, old.total) then
    insert into novedades (tipo, empresa_id, reserva_id, experiencia_id) values ('reserva', new.empresa_id, new.id, new.experiencia_id);
  end if;
  if tg_op = 'INSERT' or (new.estado, new.salida_id, new.plazas) is distinct from (old.estado, old.salida_id, old.plazas) then
    insert into novedades (tipo, experiencia_id, opcion_id, salida_id, fecha)
      select 'disponibilidad', s.experiencia_id, s.opcion_id, s.id, s.fecha_local from salidas s
      where s.id = new.salida_id or (tg_op = 'UPDATE' and s.id = old.salida_id);
  end if;
  return null;
end $$;
create trigger reservas_novedad after insert or update of estado, salida_id, plazas, total on reservas for each row execute function novedad_de_reserva();

create function novedad_de_salida() returns trigger language plpgsql as $$
begin
  if hay_revendedores() then
    insert into novedades (tipo, experiencia_id, opcion_id, salida_id, fecha) values ('disponibilidad', new.experiencia_id, new.opcion_id, new.id, new.fecha_local);
  end if;
  return null;
end $$;
create trigger salidas_novedad after update of cupos, estado, cierre_ventas, inicio_utc on salidas for each row
  when ((old.cupos, old.estado, old.cierre_ventas, old.inicio_utc) is distinct from (new.cupos, new.estado, new.cierre_ventas, new.inicio_utc)) execute function novedad_de_salida();

create function novedad_de_experiencia() returns trigger language plpgsql as $$
begin
  if hay_revendedores() then insert into novedades (tipo, experiencia_id) values ('producto', new.id); end if;
  return null;
end $$;
create trigger experiencias_novedad after update of nombre_experiencia, descripcion_corta, descripcion_larga, precio_por_persona, estado, listada, detalle, fotos, politica_cancelacion, confirmacion, duracion_minutos on experiencias for each row
  when ((old.nombre_experiencia, old.descripcion_corta, old.descripcion_larga, old.precio_por_persona, old.estado, old.listada, old.detalle, old.fotos, old.politica_cancelacion, old.confirmacion, old.duracion_minutos)
    is distinct from (new.nombre_experiencia, new.descripcion_corta, new.descripcion_larga, new.precio_por_persona, new.estado, new.listada, new.detalle, new.fotos, new.politica_cancelacion, new.confirmacion, new.duracion_minutos)) execute function novedad_de_experiencia();

create function novedad_de_tarifa() returns trigger language plpgsql as $$
begin
  if hay_revendedores() then
    insert into novedades (tipo, experiencia_id) select 'producto', o.experiencia_id from opciones o where o.id = coalesce(new.opcion_id, old.opcion_id);
  end if;
  return null;
end $$;
create trigger tarifas_novedad after update or delete on tarifas for each row execute function novedad_de_tarifa();

-- How far a company has read and said so.
create table acuses (
  empresa_id uuid primary key references empresas,
  orden bigint not null,
  updated_at timestamptz not null
);

-- Where a company wants to be told. The secret is made from the id and its version: it is not kept.
create table webhooks (
  id uuid primary key,
  empresa_id uuid not null references empresas,
  url text not null,
  eventos jsonb not null,
  -- `puntero`: what to fetch; `objeto`: the booking or availability itself, with these capabilities.
  forma text not null check (forma in ('puntero', 'objeto')),
  capacidades jsonb not null default '[]',
  cabeceras jsonb not null default '{}',
  reintenta boolean not null default true,
  version int not null default 1,
  anterior_hasta timestamptz,
  falla_desde timestamptz,
  apagado_en timestamptz,
  created_at timestamptz not null
);
create index webhooks_de_empresa on webhooks (empresa_id, created_at);

create table entregas (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  orden bigint not null,
  tipo text not null,
  datos jsonb not null,
  estado text not null check (estado in ('pendiente', 'entregada', 'fallida')),
  intentos int not null default 0,
  codigo int,
  motivo text,
  ms int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (webhook_id, orden)
);
create index entregas_de_webhook on entregas (webhook_id, created_at desc);
create index entregas_viejas on entregas (created_at);

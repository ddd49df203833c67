create table reservas (
  id uuid primary key,
  codigo text not null unique check (codigo ~ '^[2-9A-HJKMNP-Z]{8}$'),
  experiencia_id uuid not null references experiencias,
  opcion_id uuid not null references opciones,
  salida_id uuid not null references salidas,
  usuario_id uuid references usuarios,
  contacto_nombre text not null,
  contacto_email text not null,
  contacto_telefono text not null,
  comentario text,
  plazas int not null check (plazas > 0),
  total int not null check (total between 0 and 200000000),
  estado text not null check (estado in ('pendiente', 'pagada', 'confirmada', 'realizada', 'no_asistio', 'no_prestada', 'cancelada', 'rechazada', 'expirada')),
  estado_pago text not null check (estado_pago in ('sin_pago', 'autorizado', 'pagado', 'reembolso_pendiente', 'reembolsado_parcial', 'reembolsado', 'desconocido', 'contracargo')),
  estado_liquidacion text check (estado_liquidacion in ('retenida', 'liberable', 'programada', 'liquidada', 'revertida')),
  politica_cancelacion text not null,
  retracto_vigente boolean not null,
  retracto_version text not null,
  terminos_version text,
  acepta_terminos_en timestamptz,
  expira_en timestamptz not null,
  ocupa_hasta timestamptz not null,
  extendida boolean not null default false,
  aceptar_antes_de timestamptz,
  confirmada_en timestamptz,
  cancelada_en timestamptz,
  cancelada_por text check (cancelada_por in ('viajero', 'anfitrion', 'plataforma', 'fuerza_mayor')),
  motivo text,
  llegada_en timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((estado = 'cancelada') = (cancelada_en is not null))
);
create index reservas_ocupacion on reservas (salida_id) include (plazas, estado, ocupa_hasta) where estado in ('pendiente', 'pagada', 'confirmada', 'realizada', 'no_asistio');
create index reservas_usuario on reservas (usuario_id, created_at desc) where usuario_id is not null;
create index reservas_email on reservas (contacto_email, created_at desc);
create index reservas_por_vencer on reservas (ocupa_hasta) where estado = 'pendiente';
create index reservas_por_aceptar on reservas (aceptar_antes_de) where estado = 'pagada';
create index reservas_vigentes on reservas (salida_id, estado) where estado = 'confirmada';

create table reserva_lineas (
  reserva_id uuid not null references reservas,
  tipo text not null,
  cantidad int not null check (cantidad > 0),
  precio_unitario int not null check (precio_unitario >= 0),
  primary key (reserva_id, tipo)
);
create trigger reserva_lineas_fijas before update or delete on reserva_lineas for each row execute function rechazar_cambio();

create function reserva_precio_fijo() returns trigger language plpgsql as $$
begin
  if new.total <> old.total or new.plazas <> old.plazas or new.codigo <> old.codigo then
    raise exception 'el precio de una reserva no cambia' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger reservas_precio_fijo before update on reservas for each row execute function reserva_precio_fijo();

-- The last guard against overselling. `updated_at` carries the clock of the program, which tests may move.
create function reserva_cabe() returns trigger language plpgsql as $$
declare
  capacidad int;
  ocupadas int;
begin
  select cupos into capacidad from salidas where id = new.salida_id for update;
  select coalesce(sum(plazas), 0) into ocupadas from reservas
   where salida_id = new.salida_id
     and (estado in ('pagada', 'confirmada', 'realizada', 'no_asistio') or (estado = 'pendiente' and ocupa_hasta > new.updated_at));
  if ocupadas > capacidad then
    raise exception 'sin cupos en la salida %', new.salida_id using errcode = '23514', constraint = 'reservas_caben';
  end if;
  return null;
end $$;
create constraint trigger reservas_caben after insert or update of estado, salida_id, ocupa_hasta on reservas deferrable initially deferred
  for each row when (new.estado in ('pendiente', 'pagada', 'confirmada')) execute function reserva_cabe();

create table resenas (
  id uuid primary key,
  reserva_id uuid not null unique references reservas,
  experiencia_id uuid not null references experiencias,
  usuario_id uuid references usuarios,
  autor text not null,
  puntaje int not null check (puntaje between 1 and 5),
  comentario text not null,
  mes_viaje text not null,
  respuesta text,
  publicada_en timestamptz,
  oculta_en timestamptz,
  created_at timestamptz not null
);
create index resenas_experiencia on resenas (experiencia_id, publicada_en desc, id) where oculta_en is null;

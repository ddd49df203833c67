-- What visitors of a detail did, counted by day: no person, no device, no address.
create table interes_diario (
  experiencia_id uuid not null references experiencias on delete cascade,
  -- Day of continental Chile.
  fecha date not null,
  vistas int not null default 0 check (vistas >= 0),
  cotizaciones int not null default 0 check (cotizaciones >= 0),
  sin_fechas int not null default 0 check (sin_fechas >= 0),
  sin_cupos int not null default 0 check (sin_cupos >= 0),
  primary key (experiencia_id, fecha)
);
create index interes_diario_fecha on interes_diario (fecha);

-- For how long the counts are kept: two years, and a month to compare the last one with.
create table interes_regla (
  id int primary key check (id = 1),
  conservar_dias int not null check (conservar_dias >= 30)
);
insert into interes_regla values (1, 761);

-- An operator's bookings of a period.
create index reservas_experiencia on reservas (experiencia_id, created_at);

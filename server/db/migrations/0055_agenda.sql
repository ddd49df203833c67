-- How an operador lays out the dates of an experiencia; without a row, the defaults. `version` moves with each save.
create table agendas (
  experiencia_id uuid primary key references experiencias,
  feriados text not null default 'normal' check (feriados in ('normal', 'cerrado', 'domingo')),
  decision_minutos int not null default 1440 check (decision_minutos between 60 and 20160),
  version int not null default 1,
  updated_at timestamptz not null
);

-- While a season lasts, its own weekly patterns hold instead of the usual ones.
create table temporadas (
  id uuid primary key,
  experiencia_id uuid not null references experiencias,
  nombre text not null,
  desde date not null,
  hasta date not null,
  cada_anio boolean not null default false,
  created_at timestamptz not null,
  check (hasta >= desde)
);
create index temporadas_experiencia on temporadas (experiencia_id);
alter table horarios add column temporada_id uuid references temporadas on delete cascade;
create index horarios_temporada on horarios (temporada_id) where temporada_id is not null;

-- Without `hora`: the whole day is closed. With it: that hour is closed, or has so many places.
create table excepciones (
  id uuid primary key,
  experiencia_id uuid not null references experiencias,
  fecha date not null,
  hora text check (hora ~ '^[0-2][0-9]:[0-5][0-9]$'),
  cierra boolean not null,
  cupos int check (cupos > 0),
  motivo text,
  created_at timestamptz not null,
  unique nulls not distinct (experiencia_id, fecha, hora),
  check (cierra or (hora is not null and cupos is not null))
);

-- What one salida has of its own; null where it goes by the experiencia.
alter table salidas add column cupos_fijados boolean not null default false;
alter table salidas add column confirmacion text check (confirmacion in ('inmediata', 'solicitud'));
alter table salidas add column min_participantes int check (min_participantes between 0 and 500);
alter table salidas add column decision_minutos int check (decision_minutos between 60 and 20160);
-- When its minimum was looked at; from then on it runs with whoever comes.
alter table salidas add column decidida_en timestamptz;
-- Why it is closed: by hand, with its whole day, by a busy block of another calendar, or because no pattern has it any more.
alter table salidas add column cierre_causa text check (cierre_causa in ('operador', 'dia', 'calendario', 'patron'));
alter table salidas add column cancelada_en timestamptz;
alter table salidas add column cancelada_motivo text;
alter table salidas add column cancelada_nota text;
create index salidas_por_decidir on salidas (inicio_utc) where estado <> 'cancelada' and decidida_en is null;

-- Prices of one salida instead of those of its opcion.
create table salida_tarifas (
  salida_id uuid not null references salidas,
  tipo text not null check (tipo in ('adulto', 'nino', 'adultoMayor', 'estudiante', 'residente', 'grupo')),
  precio int not null check (precio >= 0),
  edad_min int,
  edad_max int,
  primary key (salida_id, tipo)
);

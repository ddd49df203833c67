-- Which edition of the time-zone data the instants of the departures were made with; one row.
create table datos_de_zonas (
  id int primary key default 1 check (id = 1),
  version text not null,
  revisada_en timestamptz not null
);

-- What another edition moved. `despues` is null where the wall time that was sold is one that clocks jump over now.
create table cambios_de_hora (
  salida_id uuid not null references salidas,
  version text not null,
  antes timestamptz not null,
  despues timestamptz,
  created_at timestamptz not null,
  primary key (salida_id, version)
);

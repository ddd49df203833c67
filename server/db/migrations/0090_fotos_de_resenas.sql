-- A photo is of an experiencia, or of the trip that somebody tells of.
alter table fotos
  alter column experiencia_id drop not null,
  add column reserva_id uuid references reservas,
  add constraint fotos_de_una_cosa check (num_nonnulls(experiencia_id, reserva_id) = 1);
create unique index fotos_de_reserva on fotos (reserva_id, huella);

-- What the opinion shows, in its order: [{id, ancho, alto}].
alter table resenas add column fotos jsonb not null default '[]' check (jsonb_typeof(fotos) = 'array');
create index resenas_ocultas_con_fotos on resenas (oculta_en) where oculta_en is not null and fotos <> '[]';

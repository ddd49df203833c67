-- Opinions are listed by what is shown of them: the month of the trip, and within it the last to be published.
drop index resenas_experiencia;
create index resenas_experiencia on resenas (experiencia_id, mes_viaje desc, publicada_en desc, id) where oculta_en is null;

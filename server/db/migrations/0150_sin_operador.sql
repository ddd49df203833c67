-- Since when whoever travels says that nobody received them; until somebody of ours decides, the booking is neither an absence nor a visit.
alter table reservas add column sin_operador_en timestamptz;

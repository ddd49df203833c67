-- What a closed business wrote and showed of what it offered is gone from then on; what its bookings need stays.
alter table experiencias add column olvidada_en timestamptz;

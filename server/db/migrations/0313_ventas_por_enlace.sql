-- Whoever booked came by the host's own link: the commission is the plan's for those sales.
alter table reservas add column por_enlace boolean not null default false;

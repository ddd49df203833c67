-- Whoever stands in line may take the places another way; then their place in the line is about that reserva, which nobody offered.
alter table esperas add column por_su_cuenta boolean not null default false;

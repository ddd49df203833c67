-- For which of their businesses a session acts; and, of a team larger than its plan, who was chosen to work.
alter table sesiones add column membresia_id uuid references membresias on delete set null;
alter table membresias add column activada_en timestamptz;
create index sesiones_membresia on sesiones (membresia_id) where membresia_id is not null;

-- A company's own logo: a photo like any other, of the company. The one it shows is `logo_id`; those before it go like photos that nobody shows.
alter table fotos add column empresa_id uuid references empresas;
alter table fotos drop constraint fotos_de_una_cosa;
alter table fotos add constraint fotos_de_una_cosa check (num_nonnulls(experiencia_id, reserva_id, empresa_id) = 1);
create unique index fotos_de_empresa on fotos (empresa_id, huella);
alter table empresas add column logo_id uuid references fotos on delete set null;

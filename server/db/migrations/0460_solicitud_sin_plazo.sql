-- Where the site promises no days, no day is promised for an answer.
alter table solicitudes_empresa alter column responde_antes_de drop not null;

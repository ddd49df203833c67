-- Whose a question or a report of somebody without an account was, after its address went with the answer: a seal of that address, which only we can make.
alter table consultas add column huella text;
alter table denuncias add column huella text;
create index consultas_huella on consultas (huella) where huella is not null;
create index denuncias_huella on denuncias (huella) where huella is not null;

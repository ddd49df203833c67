-- The question by whose mailed link this one was asked: whoever typed that address at first does not read it.
alter table consultas add column preguntada_con uuid references consultas;

-- `raiz`: singular and without gender, so that 'ave' finds 'aves', which the Spanish stemmer keeps apart.
alter table palabras add column raiz text not null default '';
create index palabras_raiz on palabras (raiz);

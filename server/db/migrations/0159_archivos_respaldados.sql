-- What a copy holds besides the database; null in copies made before files were part of one.
alter table respaldos add column archivos int;
alter table respaldos add column archivos_bytes bigint;

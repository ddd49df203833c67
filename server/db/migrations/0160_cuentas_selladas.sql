-- Account and RUT, sealed with the key of the house; `rut` and `numero_cuenta` keep their ends alone. A job seals what lies here in the clear.
alter table transferencias add column cuenta_sellada bytea;
alter table abonos add column cuenta_sellada bytea;
alter table cuentas_de_pago add column cuenta_sellada bytea;
create index transferencias_por_sellar on transferencias (id) where cuenta_sellada is null and length(numero_cuenta) > 4;
create index abonos_por_sellar on abonos (id) where cuenta_sellada is null and length(numero_cuenta) > 4;
create index cuentas_de_pago_por_sellar on cuentas_de_pago (id) where cuenta_sellada is null and length(numero_cuenta) > 4;

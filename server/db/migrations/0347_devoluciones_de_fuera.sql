-- A refund that somebody made at the provider, not from here. What of a charge went back so while its sale stood: a cancellation gives back that much less.
alter table pagos add column devuelto_de_fuera int not null default 0 check (devuelto_de_fuera between 0 and rebajado);
alter table diferencias drop constraint diferencias_tipo_check;
alter table diferencias add constraint diferencias_tipo_check check (tipo in ('falta_aqui', 'falta_en_psp', 'monto_distinto', 'devuelto_distinto', 'otro_estado', 'no_corresponde', 'saldo_distinto', 'de_otra', 'llave_rechazada', 'clave_reusada', 'hecha_alla'));

-- The provider does not take our key, or what we asked with it: nothing is known of the money, and somebody has to look. `intento` is the call.
alter table diferencias drop constraint diferencias_de_check;
alter table diferencias add constraint diferencias_de_check check (de in ('cobro', 'reembolso', 'disputa', 'saldo', 'llamada'));
alter table diferencias drop constraint diferencias_tipo_check;
alter table diferencias add constraint diferencias_tipo_check check (tipo in ('falta_aqui', 'falta_en_psp', 'monto_distinto', 'devuelto_distinto', 'otro_estado', 'no_corresponde', 'saldo_distinto', 'de_otra', 'llave_rechazada', 'clave_reusada'));

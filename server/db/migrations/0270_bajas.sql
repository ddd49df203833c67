-- Businesses that closed: a company's state, and a RUT that may register again once the one that had it is closed.
alter table empresas drop constraint empresas_estado_check;
alter table empresas add constraint empresas_estado_check check (estado in ('Pendiente', 'Activa', 'Observada', 'Suspendida', 'Cerrada'));
alter table empresas drop constraint empresas_rut_key;
create unique index empresas_rut on empresas (rut) where estado <> 'Cerrada';
alter table proveedores drop constraint proveedores_rut_key;
create unique index proveedores_rut on proveedores (rut) where estado <> 'Baja';

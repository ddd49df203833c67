-- A copy of each start, and those that whoever runs this asks for.
alter table respaldos drop constraint respaldos_clase_check;
alter table respaldos add constraint respaldos_clase_check check (clase in ('hora', 'dia', 'inicio', 'pedido'));

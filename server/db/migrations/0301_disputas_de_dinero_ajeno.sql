-- A bank may take back money that was nobody's. `perdido`: what it kept of it.
alter table ajenos add column perdido int not null default 0;
alter table ajenos add constraint ajenos_perdido check (perdido between 0 and monto);
alter table ajenos drop constraint ajenos_estado_check;
alter table ajenos add constraint ajenos_estado_check check (estado in ('en_suspenso', 'solicitado', 'hecho', 'manual', 'perdido') and (estado = 'perdido') = (perdido = monto));

alter table disputas add column ajeno_id uuid references ajenos;
alter table disputas drop constraint disputas_de_algo;
alter table disputas add constraint disputas_de_algo check (num_nonnulls(reserva_id, regalo_id, servicio_id, ajeno_id) = 1 and (pago_id is null) = (reserva_id is null));
create index disputas_ajeno on disputas (ajeno_id) where ajeno_id is not null;

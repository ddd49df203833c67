-- Of one kind, places that were added later may have another price: each unit of a resale keeps its own public one, and a reserva has a line for each.
alter table reventa_unidades add column publico int;
update reventa_unidades u set publico = coalesce((v.publicos ->> u.tipo)::int, 0) from reventas v where v.reserva_id = u.reserva_id;
alter table reventa_unidades alter column publico set not null;
alter table reventa_unidades add constraint reventa_unidades_publico_check check (publico >= 0);
alter table reventas drop column publicos;
alter table reserva_lineas drop constraint reserva_lineas_pkey;
alter table reserva_lineas add primary key (reserva_id, tipo, precio_unitario);

-- Services of a proposal that were paid by bank transfer are a charge too: what is one can be given back.
alter table cobros_servicios add column forma text not null default 'tarjeta' check (forma in ('tarjeta', 'transferencia'));
alter table cobros_servicios add constraint cobros_servicios_sin_psp check (forma = 'tarjeta' or (psp_sesion is null and psp_intento is null and pagado_en is not null));

insert into cobros_servicios (id, propuesta_id, monto, estado, forma, pagado_en, tocado_en, created_at)
select gen_random_uuid(), i.propuesta_id, sum(i.total), 'pagado', 'transferencia', min(m.created_at), min(m.created_at), min(m.created_at)
from propuesta_items i join movimientos m on m.clave = 'servicio:' || i.id
where not exists (select 1 from cobros_servicios c where c.propuesta_id = i.propuesta_id and c.estado <> 'anulado')
group by i.propuesta_id;

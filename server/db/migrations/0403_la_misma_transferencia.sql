-- The same transfer is the same however its reference is typed: without case, spaces or marks. Of those that were booked twice before, the first has it.
alter table pagos_de_empresa add column huella text;
with dichas as (select id, empresa_id, created_at, coalesce(nullif(regexp_replace(upper(referencia), '[^A-Z0-9]', '', 'g'), ''), referencia) as huella from pagos_de_empresa),
  primeras as (select distinct on (empresa_id, huella) id, huella from dichas order by empresa_id, huella, created_at, id)
update pagos_de_empresa p set huella = primeras.huella from primeras where primeras.id = p.id;
create unique index pagos_de_empresa_una_vez on pagos_de_empresa (empresa_id, huella);

-- How a refund went, or is going: back to its card, unless the provider refused it and it became a transfer.
update reembolsos r set via = 'anulacion'
where r.via = 'transferencia' and r.estado in ('solicitado', 'enviado', 'desconocido', 'hecho')
  and exists (select 1 from pagos p where p.id = r.pago_id and p.forma <> 'transferencia')
  and not exists (select 1 from transferencias t where t.origen = 'reembolso' and t.origen_id = r.id);
update reembolsos r set via = 'transferencia'
where r.via <> 'transferencia' and (r.estado in ('rechazado', 'manual') or exists (select 1 from transferencias t where t.origen = 'reembolso' and t.origen_id = r.id and t.estado <> 'anulada'));

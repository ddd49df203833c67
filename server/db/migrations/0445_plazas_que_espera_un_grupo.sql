-- A whole group waits for all places of a departure, as many as it has now (domain/reservas/precio.ts, plazasDe).
create function plazas_que_pide(los_participantes jsonb, los_cupos int) returns int language sql immutable as $$
  select greatest(1, coalesce(sum(p.value::int * case when p.key = 'grupo' then los_cupos else 1 end), 1))::int from jsonb_each_text(los_participantes) p
$$;
create function esperas_de_grupo() returns trigger language plpgsql as $$
begin
  update esperas set plazas = plazas_que_pide(participantes, new.cupos)
    where salida_id = new.id and estado in ('por_confirmar', 'en_espera') and participantes ? 'grupo';
  return null;
end $$;
create trigger salidas_esperas after update of cupos on salidas for each row when (old.cupos is distinct from new.cupos) execute function esperas_de_grupo();
update esperas w set plazas = plazas_que_pide(w.participantes, s.cupos) from salidas s
  where s.id = w.salida_id and w.estado in ('por_confirmar', 'en_espera') and w.participantes ? 'grupo';

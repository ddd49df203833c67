-- Departures that are new are news too: one for each product and option, with the days they lie in, however many a statement makes.
alter table novedades add column hasta date;

create function novedad_de_salidas_nuevas() returns trigger language plpgsql as $$
begin
  if hay_revendedores() then
    insert into novedades (tipo, experiencia_id, opcion_id, salida_id, fecha, hasta)
      select 'disponibilidad', n.experiencia_id, n.opcion_id, case when count(*) = 1 then min(n.id::text)::uuid end, min(n.fecha_local), max(n.fecha_local)
      from nuevas n join experiencias e on e.id = n.experiencia_id and e.listada group by n.experiencia_id, n.opcion_id order by n.experiencia_id, n.opcion_id;
  end if;
  return null;
end $$;
create trigger salidas_nuevas_novedad after insert on salidas referencing new table as nuevas for each statement execute function novedad_de_salidas_nuevas();

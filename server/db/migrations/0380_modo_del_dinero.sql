-- Money is somebody's, or only tries things out: `prueba` or `vivo`, for good. A reserva's is that of the money that it has, and what is booked, given back
-- and paid out of it has the same. `livemode` is the provider's own mark, where it told one.
alter table reservas add column modo text;
alter table pagos add column modo text, add column livemode boolean;
alter table regalos add column modo text, add column livemode boolean;
alter table suscripciones add column modo text;
alter table cobros_suscripcion add column modo text, add column livemode boolean;
alter table cobros_servicios add column modo text, add column livemode boolean;
alter table ajenos add column modo text, add column livemode boolean;
alter table pagos_de_empresa add column modo text;
alter table reembolsos add column modo text;
alter table transferencias add column modo text;
alter table disputas add column modo text;
alter table liquidaciones add column modo text;
alter table corridas add column modo text;
alter table abonos add column modo text;
alter table movimientos add column modo text;
alter table saldos_psp add column modo text;

alter table diferencias drop constraint diferencias_tipo_check;
alter table diferencias add constraint diferencias_tipo_check check (tipo in ('falta_aqui', 'falta_en_psp', 'monto_distinto', 'devuelto_distinto', 'otro_estado', 'no_corresponde', 'saldo_distinto', 'de_otra', 'llave_rechazada', 'clave_reusada', 'hecha_alla', 'modo_desconocido'));

-- What is known of ids of the provider: what the built-in counterpart made, and what stored notices tell.
create table modos_de_ids (id text primary key, modo text not null);
insert into modos_de_ids select id, 'prueba' from sandbox_objetos;
create function json_o_nada(t text) returns jsonb language plpgsql as $$ begin return t::jsonb; exception when others then return '{}'::jsonb; end $$;
insert into modos_de_ids
  select x.id, min(case when x.livemode then 'vivo' else 'prueba' end) from (
    select (e.c ->> 'livemode')::boolean as livemode, unnest(array[e.c #>> '{data,object,id}', coalesce(e.c #>> '{data,object,payment_intent,id}', e.c #>> '{data,object,payment_intent}')]) as id
    from (select json_o_nada(cuerpo) as c from eventos_psp) e where e.c ->> 'livemode' in ('true', 'false')) x
  where x.id is not null group by x.id having count(distinct x.livemode) = 1 on conflict do nothing;
-- A session's id says it by itself, and ids of the counterpart have no capital letter in more letters than any of the provider's.
create function modo_de_id(t text) returns text language sql stable as $$
  select coalesce((select modo from modos_de_ids where id = t), case when t ~ '^cs_test_' then 'prueba' when t ~ '^cs_live_' then 'vivo' when t ~ '^(pi|re|dp|cus|txn|seti|pm)_[0-9a-z]{30,}$' then 'prueba' end)
$$;

alter table movimientos disable trigger movimientos_fijos;
do $$
declare
  -- Of what nothing tells: live where live money was ever seen, and whoever keeps the money is asked.
  comun text;
begin
  update pagos set modo = coalesce(modo_de_id(psp_intento), modo_de_id(psp_sesion)) where forma <> 'transferencia';
  update regalos set modo = coalesce(modo_de_id(psp_intento), modo_de_id(psp_sesion));
  update cobros_servicios set modo = coalesce(modo_de_id(psp_intento), modo_de_id(psp_sesion)) where forma <> 'transferencia';
  update cobros_suscripcion set modo = modo_de_id(psp_intento);
  update ajenos set modo = modo_de_id(intento);
  update pagos set livemode = modo = 'vivo' where modo is not null and capturado > 0;
  update regalos set livemode = modo = 'vivo' where modo is not null and pagado_en is not null;
  update cobros_servicios set livemode = modo = 'vivo' where modo is not null and pagado_en is not null;
  update cobros_suscripcion set livemode = modo = 'vivo' where modo is not null and estado = 'exitoso';
  update ajenos set livemode = modo = 'vivo' where modo is not null;

  comun := case
    when exists (select 1 from modos_de_ids where modo = 'vivo') or exists (select 1 from pagos where modo = 'vivo') or exists (select 1 from regalos where modo = 'vivo') then 'vivo'
    when exists (select 1 from modos_de_ids) or exists (select 1 from pagos where modo = 'prueba') then 'prueba'
    when exists (select 1 from movimientos) then 'vivo'
    else 'prueba' end;

  insert into diferencias (id, de, tipo, intento, reserva_id, nuestro, suyo, estado, vista_en, created_at, updated_at)
    select gen_random_uuid(), 'cobro', 'modo_desconocido', x.intento, x.reserva_id, x.monto, 0, 'abierta', now(), now(), now() from (
      select coalesce(psp_intento, id::text) as intento, reserva_id, capturado as monto from pagos where modo is null and capturado > 0 and forma <> 'transferencia'
      union all select coalesce(psp_intento, id::text), null, monto from regalos where modo is null and pagado_en is not null
      union all select coalesce(psp_intento, id::text), null, monto from cobros_servicios where modo is null and pagado_en is not null and forma <> 'transferencia'
      union all select coalesce(psp_intento, id::text), null, monto from cobros_suscripcion where modo is null and estado = 'exitoso'
      union all select intento, null, monto from ajenos where modo is null
      -- On account and by bank transfer no provider knows of: one question for all of it.
      union all select 'a_mano', null, n::int from (select (select count(*) from pagos where forma = 'transferencia') + (select count(*) from cobros_servicios where forma = 'transferencia' and pagado_en is not null)
        + (select count(*) from pagos_de_empresa) + (select count(distinct reserva_id) from movimientos where tipo = 'credito') as n) a where n > 0) x
    on conflict (intento, tipo) do nothing;
  update pagos set modo = comun where modo is null;
  update regalos set modo = comun where modo is null;
  update cobros_servicios set modo = comun where modo is null;
  update ajenos set modo = comun where modo is null;
  update suscripciones s set modo = coalesce(modo_de_id(psp_cliente), modo_de_id(sesion_psp), (select c.modo from cobros_suscripcion c where c.suscripcion_id = s.id and c.modo is not null order by c.created_at desc limit 1), comun);
  update cobros_suscripcion c set modo = s.modo from suscripciones s where s.id = c.suscripcion_id and c.modo is null;
  update pagos_de_empresa set modo = comun;

  -- Live money makes a booking live: what was paid beside it with test money is asked about.
  update reservas r set modo = coalesce(
    (select max(p.modo) from pagos p where p.reserva_id = r.id and p.capturado > 0),
    (select g.modo from regalo_usos u join regalos g on g.id = u.regalo_id where u.reserva_id = r.id and u.cobrado_en is not null), comun);
  insert into diferencias (id, de, tipo, intento, reserva_id, nuestro, suyo, estado, vista_en, created_at, updated_at)
    select gen_random_uuid(), 'cobro', 'modo_desconocido', x.intento, x.reserva_id, x.monto, 0, 'abierta', now(), now(), now() from (
      select coalesce(p.psp_intento, p.id::text) as intento, p.reserva_id, p.capturado as monto from pagos p join reservas r on r.id = p.reserva_id where p.capturado > 0 and p.modo <> r.modo
      union all select 'regalo:' || u.reserva_id, u.reserva_id, u.monto from regalo_usos u join regalos g on g.id = u.regalo_id join reservas r on r.id = u.reserva_id where u.cobrado_en is not null and g.modo <> r.modo
      -- Sent to a bank.
      union all select 'liquidada:' || l.id, l.reserva_id, l.neto from liquidaciones l join reservas r on r.id = l.reserva_id join abonos a on a.id = l.abono_id join corridas c on c.id = a.corrida_id
        where r.modo = 'prueba' and comun = 'vivo' and l.neto > 0 and a.estado in ('pendiente', 'pagado') and c.estado in ('enviada', 'pagada', 'devuelta')) x
    on conflict (intento, tipo) do nothing;
  update pagos p set modo = r.modo from reservas r where r.id = p.reserva_id and p.capturado = 0 and p.modo <> r.modo;

  update reembolsos d set modo = coalesce((select p.modo from pagos p where p.id = d.pago_id), (select g.modo from regalos g where g.id = d.origen_id), (select c.modo from cobros_servicios c where c.id = d.origen_id),
    (select c.modo from cobros_suscripcion c where c.id = d.origen_id), (select x.modo from ajenos x where x.id = d.origen_id), comun);
  update transferencias t set modo = coalesce((select d.modo from reembolsos d where d.id = t.origen_id), comun);
  update disputas d set modo = coalesce((select p.modo from pagos p where p.id = d.pago_id), (select g.modo from regalos g where g.id = d.regalo_id), (select c.modo from cobros_servicios c where c.id = d.servicio_id),
    (select x.modo from ajenos x where x.id = d.ajeno_id), modo_de_id(d.id), comun);
  update liquidaciones l set modo = r.modo from reservas r where r.id = l.reserva_id;
  update corridas c set modo = coalesce((select max(l.modo) from abonos a join liquidaciones l on l.abono_id = a.id where a.corrida_id = c.id), (select max(t.modo) from abonos a join transferencias t on t.id = a.transferencia_id where a.corrida_id = c.id), comun);
  update abonos a set modo = c.modo from corridas c where c.id = a.corrida_id;
  -- A run that nobody sent yet goes without what is only a test.
  update liquidaciones l set estado = 'liberable', abono_id = null from abonos a join corridas c on c.id = a.corrida_id where a.id = l.abono_id and l.modo <> a.modo and c.estado in ('borrador', 'aprobada');
  update abonos a set monto = x.neto from (select l.abono_id, sum(l.neto)::int as neto from liquidaciones l group by l.abono_id) x, corridas c where x.abono_id = a.id and c.id = a.corrida_id and c.estado in ('borrador', 'aprobada') and a.transferencia_id is null and x.neto > 0 and a.monto <> x.neto;
  update abonos a set estado = 'retirado', motivo = 'Era dinero de prueba' from corridas c where c.id = a.corrida_id and c.estado in ('borrador', 'aprobada') and a.transferencia_id is null and a.estado = 'pendiente'
    and not exists (select 1 from liquidaciones l where l.abono_id = a.id);
  update reservas r set estado_liquidacion = 'liberable' from liquidaciones l where l.reserva_id = r.id and l.concepto = 'venta' and l.estado = 'liberable' and r.estado_liquidacion = 'programada';

  create table modos_de_claves (id text primary key, modo text not null);
  insert into modos_de_claves
    select id, max(modo) from (
      select id::text as id, modo from regalos union all select id::text, modo from cobros_suscripcion union all select id::text, modo from cobros_servicios union all select id::text, modo from pagos
      union all select id::text, modo from ajenos union all select intento, modo from ajenos union all select id::text, modo from reembolsos union all select psp_id, modo from reembolsos
      union all select id::text, modo from transferencias union all select id::text, modo from abonos union all select id::text, modo from pagos_de_empresa union all select id, modo from disputas
      union all select i.id::text, c.modo from propuesta_items i join cobros_servicios c on c.propuesta_id = i.propuesta_id and c.pagado_en is not null
      union all select v.id::text, c.modo from devoluciones v join cobros_servicios c on c.id = v.servicio_id
      union all select id, modo from modos_de_ids) x where x.id is not null group by id;
  update movimientos m set modo = coalesce((select r.modo from reservas r where r.id = m.reserva_id), (select k.modo from modos_de_claves k where k.id = split_part(m.clave, ':', 2)), modo_de_id(split_part(m.clave, ':', 2)), comun);
  drop table modos_de_claves;
  update saldos_psp set modo = comun;

  insert into casos (id, tipo, objeto, objeto_id, titulo, detalle, abierto_en, vence_en)
    select gen_random_uuid(), 'discrepancia', 'diferencia', d.id::text, 'No se sabe si un dinero es de prueba', jsonb_build_object('tipo', d.tipo, 'intento', d.intento, 'nuestro', d.nuestro, 'suyo', d.suyo, 'modo', comun), now(), now() + interval '2 days'
    from diferencias d where d.tipo = 'modo_desconocido' and d.estado = 'abierta';
  insert into caso_hechos (caso_id, hecho, texto, created_at)
    select c.id, 'abierto', 'Este dinero es de antes de que cada peso dijera si es de prueba. Quedó como ' || comun || '; revísalo en el medio de pago o en la cartola.', c.abierto_en
    from casos c join diferencias d on d.id::text = c.objeto_id and d.tipo = 'modo_desconocido' where c.tipo = 'discrepancia';
end $$;
alter table movimientos enable trigger movimientos_fijos;
drop function modo_de_id(text);
drop function json_o_nada(text);
drop table modos_de_ids;

import { sql, type RawBuilder } from 'kysely'
import { ocupan } from '#server/ocupan.ts'

/** Who may sell: as domain/permisos `recibeReservas`, of an `e` that is listed. */
export const OPERADOR_ACTIVO = sql`(e.proveedor_id in (select id from proveedores where estado = 'Activo') or e.anfitrion_id in (select id from anfitriones where estado = 'Activo'))`

interface Salidas {
  /** Local dates, both included; null where that end is open. */
  desde: string | null
  hasta: string | null
  /** How many places, from 1 on. */
  plazas: number
  now: Date
}

/** A coming departure on sale of the experiencia `e`, on those days, with places for all of them: what its page offers, and its sale takes. */
export function conSalida(pedida: Salidas): RawBuilder<unknown> {
  return sql`${OPERADOR_ACTIVO} and exists (select from salidas s where s.experiencia_id = e.id and ${enVenta(pedida)})`
}

/** Whether the departure `s` of the experiencia `e` sells so many places: by its own, by the papers of its operador, by what it shares with others and by who waits in line. The few that share or have a line are counted apart. */
export function enVenta({ desde, hasta, plazas, now }: Salidas): RawBuilder<unknown> {
  return sql`s.estado = 'abierta' and s.cierre_ventas > ${now} and s.inicio_utc > ${now}
    ${desde === null ? sql`` : sql`and s.fecha_local >= ${desde}::date`}
    ${hasta === null ? sql`` : sql`and s.fecha_local <= ${hasta}::date`}
    and (e.papeles_hasta is null or s.fecha_local <= e.papeles_hasta)
    and s.cupos - ${ocupadas(now)} >= ${plazas}
    and (not (exists (select from recurso_usos u where u.experiencia_id = e.id) or exists (select from esperas w where w.salida_id = s.id and w.estado = 'en_espera'))
      or plazas_a_la_venta(s.id, ${now}) >= ${plazas})`
}

const ocupadas = (now: Date): RawBuilder<unknown> => sql`(
  select coalesce(sum(r.plazas), 0) from reservas r
  where r.salida_id = s.id and ${ocupan(now)})`

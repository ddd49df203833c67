import { sql } from 'kysely'

/** What a booking costs now, other dates and what was given back for nothing included; `r` is its row. `total` keeps what was contracted. */
export const PRECIO_VIGENTE = sql<number>`(r.total - coalesce((select u.rebajado from regalo_usos u where u.reserva_id = r.id), 0)
  + (select coalesce(sum(p.capturado) filter (where p.suplemento_de is not null), 0) - coalesce(sum(p.rebajado), 0) from pagos p where p.reserva_id = r.id and p.estado = 'exitoso'))::int`

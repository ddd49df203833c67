import { sql } from 'kysely'

/** What a booking costs now, other dates and what was given back for nothing included; `r` is its row. `total` keeps what was contracted. */
export const PRECIO_VIGENTE = sql<number>`(r.total - coalesce((select u.rebajado from regalo_usos u where u.reserva_id = r.id), 0)
  + (select coalesce(sum(p.capturado) filter (where p.suplemento_de is not null), 0) - coalesce(sum(p.rebajado), 0) from pagos p where p.reserva_id = r.id and p.estado = 'exitoso'))::int`

/** What is still held of a booking, by whatever paid it: its cards, its gift card and the account of its company, paid or not. `r` is its row. */
export const RETENIDO = sql<number>`(coalesce((select sum(p.capturado - p.reembolsado - p.perdido) from pagos p where p.reserva_id = r.id and p.estado = 'exitoso'), 0)
  + coalesce((select u.monto - u.devuelto from regalo_usos u where u.reserva_id = r.id and u.cobrado_en is not null), 0)
  + coalesce((select sum(a.monto) from movimientos m join apuntes a on a.movimiento_id = m.id and a.cuenta = 'empresas' where m.reserva_id = r.id), 0))::int`

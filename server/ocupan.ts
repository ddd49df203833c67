import { sql, type RawBuilder } from 'kysely'
import { ESTADOS_QUE_OCUPAN } from '#domain/disponibilidad/cupos.ts'

const ESTADOS = sql.join(ESTADOS_QUE_OCUPAN.map((estado) => sql.lit(estado)))

/** Whether the reserva `r` of a query holds its places at `now`: `ocupa` of domain/disponibilidad, in SQL. */
export const ocupan = (now: Date): RawBuilder<boolean> =>
  sql`(r.estado in (${ESTADOS}) or (r.estado = 'pendiente' and r.ocupa_hasta > ${now}))`

import { ZONAS_HORARIAS } from '#contract/enumeraciones.ts'
import { sql, type RawBuilder } from 'kysely'
import { fechaLocal } from '#domain/fechas.ts'

/** The date that it is at `ahora` in the zone of a column. The database is not asked: it may not know a zone that we sell in. */
export const fechaEn = (ahora: Date, zona: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(case ${zona} ${sql.join(
    ZONAS_HORARIAS.map((cada) => sql`when ${sql.lit(cada)} then ${fechaLocal(ahora, cada)}::date`),
    sql` `,
  )} end)`

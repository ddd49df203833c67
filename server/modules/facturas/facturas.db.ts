import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

export type FacturaRow = Selectable<Database['facturas']>

export const findFactura = (db: Db | Tx, reservaId: string): Promise<FacturaRow | undefined> => db.selectFrom('facturas').selectAll().where('reservaId', '=', reservaId).executeTakeFirst()

/** Asked for, or corrected while it was not made out; undefined once it was. */
export const saveFactura = (tx: Tx, row: Insertable<Database['facturas']>): Promise<FacturaRow | undefined> =>
  tx
    .insertInto('facturas')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('reservaId')
        .doUpdateSet({ rut: row.rut, razonSocial: row.razonSocial, giro: row.giro, direccion: row.direccion, email: row.email, estado: 'pedida', updatedAt: row.updatedAt })
        .where('facturas.estado', '!=', 'emitida'),
    )
    .returningAll()
    .executeTakeFirst()

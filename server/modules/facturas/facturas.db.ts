import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#server/ctx.ts'
import { reservasDe, type Titular } from '#server/titular.ts'
import type { Database } from '#server/db/schema.ts'

export type FacturaRow = Selectable<Database['facturas']>

export const findFactura = (db: Db | Tx, reservaId: string): Promise<FacturaRow | undefined> =>
  db.selectFrom('facturas').selectAll().where('reservaId', '=', reservaId).executeTakeFirst()

/** Asked for, or corrected while it was not made out; undefined once it was. */
export const saveFactura = (tx: Tx, row: Insertable<Database['facturas']>): Promise<FacturaRow | undefined> =>
  tx
    .insertInto('facturas')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('reservaId')
        .doUpdateSet({
          rut: row.rut,
          razonSocial: row.razonSocial,
          giro: row.giro,
          direccion: row.direccion,
          email: row.email,
          estado: 'pedida',
          updatedAt: row.updatedAt,
        })
        .where('facturas.estado', '!=', 'emitida'),
    )
    .returningAll()
    .executeTakeFirst()

/** What this module keeps of a person. */
export async function exportarFacturas(db: Db, de: Titular) {
  const facturas = await db
    .selectFrom('facturas as f')
    .innerJoin('reservas as r', 'r.id', 'f.reservaId')
    .select([
      'r.codigo',
      'f.rut',
      'f.razonSocial',
      'f.giro',
      'f.direccion',
      'f.email',
      'f.estado',
      'f.createdAt as pedidaEn',
    ])
    .where('r.id', 'in', reservasDe(db, de))
    .orderBy('f.createdAt')
    .execute()
  return { facturas }
}

/** A tax document keeps to whom it was made out; the address it was sent to goes. One that was never made out goes whole. */
export async function olvidarFacturas(tx: Tx, de: Titular, email: string): Promise<void> {
  const propias = reservasDe(tx, de)
  await tx.deleteFrom('facturas').where('reservaId', 'in', propias).where('estado', '!=', 'emitida').execute()
  await tx.updateTable('facturas').set({ email }).where('reservaId', 'in', propias).execute()
}

import { sql, type Updateable } from 'kysely'
import type { Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'

interface ProveedorNuevo {
  id: string
  slug: string
  codigoCorto: string
  nombreComercial: string
  razonSocial: string
  rut: string
  tipoProveedor: string
  region: string
  comunaCodigo: string
  ciudad: string
  telefono: string
  email: string
}

/** False if the RUT has a provider already. */
export async function insertProveedorNuevo(tx: Tx, row: ProveedorNuevo, now: Date): Promise<boolean> {
  const vacios = { estado: 'Borrador', descripcion: '', domicilio: '', createdAt: now, updatedAt: now }
  return (
    (await tx
      .insertInto('proveedores')
      .values({ ...row, ...vacios })
      .onConflict((oc) =>
        oc
          .column('rut')
          .where(sql<boolean>`estado <> 'Baja'`)
          .doNothing(),
      )
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

/** False where the state moved meanwhile. */
export async function cambiarEstadoDeProveedor(
  tx: Tx,
  id: string,
  { de, a }: { de: string; a: string },
  now: Date,
): Promise<boolean> {
  return (
    (await tx
      .updateTable('proveedores')
      .set({ estado: a, updatedAt: now })
      .where('id', '=', id)
      .where('estado', '=', de)
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function cambiarFichaDeProveedor(
  tx: Tx,
  id: string,
  set: Omit<Updateable<Database['proveedores']>, 'estado'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('proveedores')
    .set({ ...set, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

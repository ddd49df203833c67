import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { findSuspension, fueApelada } from './sanciones.db.ts'

/** What an operator is told of their own suspension; null where there is none. */
export async function suspensionDe(
  db: Db | Tx,
  { anfitrionId, proveedorId }: Ofrecida,
): Promise<{ motivo: string; desde: Date; apelada: boolean } | null> {
  const suspension = await findSuspension(
    db,
    proveedorId ? { tipo: 'proveedor', id: proveedorId } : { tipo: 'anfitrion', id: anfitrionId! },
  )
  return suspension
    ? { motivo: suspension.motivo, desde: suspension.createdAt, apelada: await fueApelada(db, suspension.id) }
    : null
}

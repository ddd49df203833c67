import type { Db, Tx } from '#server/ctx.ts'

/** What this module keeps of a person: what they wrote, what was written of them, and what they reported. */
export async function exportarResenas(db: Db, usuarioId: string) {
  const resenas = await db
    .selectFrom('resenas as o')
    .innerJoin('experiencias as e', 'e.id', 'o.experienciaId')
    .select(['e.nombreExperiencia', 'o.autor', 'o.puntaje', 'o.cumplimiento', 'o.guia', 'o.seguridad', 'o.precioCalidad', 'o.comentario', 'o.mesViaje', 'o.respuesta', 'o.publicadaEn', 'o.createdAt as escritaEn'])
    .where('o.usuarioId', '=', usuarioId)
    .orderBy('o.createdAt')
    .execute()
  const opinionesSobreMi = await db
    .selectFrom('resenasDeViajeros as v')
    .innerJoin('reservas as r', 'r.id', 'v.reservaId')
    .select(['r.codigo', 'v.puntaje', 'v.comentario', 'v.createdAt as escritaEn'])
    .where('r.usuarioId', '=', usuarioId)
    .orderBy('v.createdAt')
    .execute()
  const denuncias = await db.selectFrom('denunciasDeResenas').select(['regla', 'detalle', 'estado', 'createdAt as hechaEn']).where('usuarioId', '=', usuarioId).orderBy('createdAt').execute()
  return { resenas, opinionesSobreMi, denuncias }
}

/** What they thought stays, who they were does not; what was said of them goes. */
export async function firmarComoViajero(tx: Tx, usuarioId: string): Promise<void> {
  await tx.updateTable('resenas').set({ autor: 'Viajero', usuarioId: null }).where('usuarioId', '=', usuarioId).execute()
  await tx.deleteFrom('resenasDeViajeros').where('reservaId', 'in', tx.selectFrom('reservas').select('id').where('usuarioId', '=', usuarioId)).execute()
  await tx.updateTable('denunciasDeResenas').set({ usuarioId: null, detalle: '' }).where('usuarioId', '=', usuarioId).execute()
}

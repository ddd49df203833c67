import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Tx } from '#server/ctx.ts'
import { cambiarTitulos } from '#server/modules/casos/index.ts'
import { borrarHitosDe, listSolicitudesDe, seudonimizar } from './solicitudes.db.ts'

/**
 * Takes the person out of their requests; prices and dates stay, and a company keeps its name. Answers the ids
 * by which mails were written.
 */
export async function seudonimizarSolicitudesDe(tx: Tx, usuarioId: string, now: Date): Promise<string[]> {
  const suyas = await listSolicitudesDe(tx, usuarioId)
  await borrarHitosDe(tx, usuarioId)
  await seudonimizar(tx, usuarioId, seudonimoDe(usuarioId), now)
  await cambiarTitulos(
    tx,
    'solicitud',
    suyas.filter(({ empresaId }) => empresaId === null).map(({ id }) => id),
    'Solicitud de una cuenta eliminada',
  )
  return suyas.map(({ id }) => id)
}

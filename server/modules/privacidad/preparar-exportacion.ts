import type { DatosPersonales } from '#contract/privacidad.ts'
import type { Ctx } from '#server/ctx.ts'
import { personaDe } from '#server/titular.ts'
import { encolarCorreo, exportarCorreosSobre } from '#server/modules/correos/index.ts'
import { exportarFacturas } from '#server/modules/facturas/index.ts'
import { exportarMensajes } from '#server/modules/mensajes/index.ts'
import { exportarPagos } from '#server/modules/pagos/index.ts'
import { exportarLoDichoDe } from '#server/modules/resenas/index.ts'
import { exportarReservas } from '#server/modules/reservas/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { findExportacion, terminarExportacion, updateAvance } from './exportaciones.db.ts'
import { correoDeExportacion } from './privacidad.mails.ts'
import { PARTES } from './partes.ts'
import { cumplirSolicitud } from './solicitudes.db.ts'

const DISPONIBLE_MS = 48 * 3_600_000

/** What is kept of one booking, in the order of its copy. */
export async function exportarDeReserva(
  { db, secretos }: Pick<Ctx, 'db' | 'secretos'>,
  { id: reservaId, contactoEmail }: { id: string; contactoEmail: string },
): Promise<DatosPersonales> {
  const datos: Record<string, object[]> = {}
  for (const parte of [exportarReservas, exportarPagos, exportarFacturas, exportarMensajes, exportarLoDichoDe])
    Object.assign(datos, await parte(db, { reservaId }, secretos))
  return { ...datos, ...(await exportarCorreosSobre(db, contactoEmail, reservaId)) } as DatosPersonales
}

/** Every part that keeps something of a person, one after the other, telling how far it is. */
export async function prepararExportacion(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const exportacion = await findExportacion(ctx.db, id)
  if (exportacion?.estado !== 'preparando') return
  const { usuarioId } = exportacion
  const persona = await personaDe(ctx.db, ctx.secretos, usuarioId)
  const datos: Record<string, object[]> = {}
  for (const [i, { exportar }] of PARTES.entries()) {
    Object.assign(datos, await exportar?.(ctx.db, persona, ctx.secretos))
    if (!(await updateAvance(ctx.db, id, Math.floor(((i + 1) * 99) / PARTES.length)))) return
  }
  const venceEn = new Date(ctx.now.getTime() + DISPONIBLE_MS)
  await ctx.transaction(async (tx) => {
    if (!(await terminarExportacion(tx, id, { datos: datos as DatosPersonales, listaEn: ctx.now, venceEn }))) return
    await cumplirSolicitud(tx, id, 'La copia se preparó y se pudo descargar.', ctx.now)
    await encolarCorreo(
      ctx,
      tx,
      `exportacion:${id}`,
      correoDeExportacion(await getUsuario(tx, usuarioId), venceEn, `${ctx.settings.BASE_URL}/perfil/privacidad`),
    )
  })
}

import type { DatosPersonales } from '#contract/privacidad.ts'
import type { Ctx, Db } from '#server/ctx.ts'
import type { Titular } from '#server/titular.ts'
import { exportarAlertas } from '#server/modules/alertas/index.ts'
import { exportarConversaciones } from '#server/modules/asistente/index.ts'
import { exportarAnfitrion } from '#server/modules/anfitriones/index.ts'
import { exportarCalendario } from '#server/modules/calendarios/index.ts'
import { encolarCorreo, exportarCorreos, exportarCorreosSobre } from '#server/modules/correos/index.ts'
import { exportarConsultas } from '#server/modules/consultas/index.ts'
import { exportarDenuncias } from '#server/modules/denuncias/index.ts'
import { exportarLegajo } from '#server/modules/documentos/index.ts'
import { exportarEsperas } from '#server/modules/espera/index.ts'
import { exportarFacturas } from '#server/modules/facturas/index.ts'
import { exportarFavoritos } from '#server/modules/favoritos/index.ts'
import { exportarMensajes } from '#server/modules/mensajes/index.ts'
import { exportarNotificaciones } from '#server/modules/notificaciones/index.ts'
import { exportarPagos } from '#server/modules/pagos/index.ts'
import { exportarViajeros } from '#server/modules/perfil/index.ts'
import { exportarListas } from '#server/modules/listas/index.ts'
import { exportarRegalos } from '#server/modules/regalos/index.ts'
import { exportarLoDichoDe, exportarResenas } from '#server/modules/resenas/index.ts'
import { exportarReservas } from '#server/modules/reservas/index.ts'
import type { Sellador } from '#server/modules/secretos/index.ts'
import { exportarSolicitudesDeEmpresa } from '#server/modules/solicitudes/index.ts'
import { exportarSuscripciones } from '#server/modules/suscripciones/index.ts'
import { emailDe, exportarUsuario, getUsuario } from '#server/modules/usuarios/index.ts'
import { findExportacion, terminarExportacion, updateAvance } from './exportaciones.db.ts'
import { correoDeExportacion } from './privacidad.mails.ts'
import { cumplirSolicitud, exportarSolicitudes } from './solicitudes.db.ts'

const DISPONIBLE_MS = 48 * 3_600_000

/** Every module that keeps something of a person, in the order of the copy. */
const PARTES: ((db: Db, usuarioId: string, secretos: Sellador) => Promise<Record<string, object[]>>)[] = [
  exportarUsuario,
  exportarViajeros,
  ...[exportarReservas, exportarPagos, exportarFacturas].map(deCuenta),
  exportarSolicitudesDeEmpresa,
  exportarCalendario,
  exportarResenas,
  exportarDenuncias,
  exportarConsultas,
  exportarConversaciones,
  deCuenta(exportarMensajes),
  exportarFavoritos,
  exportarEsperas,
  exportarAlertas,
  exportarRegalos,
  exportarAnfitrion,
  exportarLegajo,
  exportarSuscripciones,
  exportarListas,
  exportarNotificaciones,
  async (db, usuarioId) => exportarCorreos(db, await emailDe(db, usuarioId)),
  exportarSolicitudes,
]

/** What is kept by booking, for all bookings of an account. */
function deCuenta(parte: (db: Db, de: Titular, secretos: Sellador) => Promise<Record<string, object[]>>): (typeof PARTES)[number] {
  return (db, usuarioId, secretos) => parte(db, { usuarioId }, secretos)
}

/** What is kept of one booking, in the order of its copy. */
export async function exportarDeReserva({ db, secretos }: Pick<Ctx, 'db' | 'secretos'>, { id: reservaId, contactoEmail }: { id: string; contactoEmail: string }): Promise<DatosPersonales> {
  const datos: Record<string, object[]> = {}
  for (const parte of [exportarReservas, exportarPagos, exportarFacturas, exportarMensajes, exportarLoDichoDe]) Object.assign(datos, await parte(db, { reservaId }, secretos))
  return { ...datos, ...(await exportarCorreosSobre(db, contactoEmail, reservaId)) } as DatosPersonales
}

/** One part after the other, telling how far it is. */
export async function prepararExportacion(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const exportacion = await findExportacion(ctx.db, id)
  if (exportacion?.estado !== 'preparando') return
  const { usuarioId } = exportacion
  const datos: Record<string, object[]> = {}
  for (const [i, parte] of PARTES.entries()) {
    Object.assign(datos, await parte(ctx.db, usuarioId, ctx.secretos))
    if (!(await updateAvance(ctx.db, id, Math.floor(((i + 1) * 99) / PARTES.length)))) return
  }
  const venceEn = new Date(ctx.now.getTime() + DISPONIBLE_MS)
  await ctx.transaction(async (tx) => {
    if (!(await terminarExportacion(tx, id, { datos: datos as DatosPersonales, listaEn: ctx.now, venceEn }))) return
    await cumplirSolicitud(tx, id, 'La copia se preparó y se pudo descargar.', ctx.now)
    await encolarCorreo(ctx, tx, `exportacion:${id}`, correoDeExportacion(await getUsuario(tx, usuarioId), venceEn, `${ctx.settings.BASE_URL}/perfil/privacidad`))
  })
}

import { randomUUID } from 'node:crypto'
import { venceSolicitud } from '#domain/privacidad/borrado.ts'
import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { deleteAlertasDe } from '#server/modules/alertas/index.ts'
import { deleteConversacionesDe } from '#server/modules/asistente/index.ts'
import { seudonimizarAnfitrionDe } from '#server/modules/anfitriones/index.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { deleteCalendario } from '#server/modules/calendarios/index.ts'
import { borrarCorreosDe } from '#server/modules/correos/index.ts'
import { olvidarConsultasDe } from '#server/modules/consultas/index.ts'
import { olvidarLegajoDe } from '#server/modules/documentos/index.ts'
import { olvidarInvitacionesA } from '#server/modules/empresas/index.ts'
import { olvidarEnEquipos } from '#server/modules/equipos/index.ts'
import { renombrarOperador, retirarExperienciasDe } from '#server/modules/experiencias/index.ts'
import { olvidarDenunciasDe } from '#server/modules/denuncias/index.ts'
import { deleteEsperasDe } from '#server/modules/espera/index.ts'
import { olvidarFacturas } from '#server/modules/facturas/index.ts'
import { borrarClavesDe } from '#server/modules/idempotencia/index.ts'
import { olvidarLimites } from '#server/modules/limites/index.ts'
import { deleteFavoritosDe } from '#server/modules/favoritos/index.ts'
import { olvidarCuentaDePago } from '#server/modules/liquidaciones/index.ts'
import { borrarMensajesDe, borrarReportesDe } from '#server/modules/mensajes/index.ts'
import { deleteNotificacionesDe } from '#server/modules/notificaciones/index.ts'
import { deleteViajerosDe } from '#server/modules/perfil/index.ts'
import { deleteListasDe } from '#server/modules/listas/index.ts'
import { olvidarRegalosDe } from '#server/modules/regalos/index.ts'
import { firmarComoViajero } from '#server/modules/resenas/index.ts'
import { reclamarDe, seudonimizarReservasDe } from '#server/modules/reservas/index.ts'
import { reclamarSolicitudesDe, seudonimizarSolicitudesDe } from '#server/modules/solicitudes/index.ts'
import { deleteTotp } from '#server/modules/totp/index.ts'
import { borrarUsuario, quitarMembresiasDe, type getUsuario } from '#server/modules/usuarios/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { deleteExportacionesDe } from './exportaciones.db.ts'
import { cerrarSolicitudesDe, insertSolicitud, listSolicitudes } from './solicitudes.db.ts'

type Usuario = Awaited<ReturnType<typeof getUsuario>>

/** Takes a person out of everything; who calls it has asked whether that may be. What else is to be done follows by jobs. */
export async function borrarPersona(ctx: Ctx, tx: Tx, usuario: Usuario): Promise<void> {
  const { id: usuarioId, email } = usuario
  const de = { usuarioId }
  await reclamar(tx, usuario, ctx.now)
  await borrarReportesDe(tx, de)
  await borrarMensajesDe(tx, de)
  const partes = [await seudonimizarReservasDe(tx, de, ctx.now), await seudonimizarSolicitudesDe(tx, usuarioId, ctx.now)]
  const correos = partes.flatMap((parte) => parte.correos)
  const claves = partes.flatMap((parte) => parte.claves)
  const avisos = [...(await deleteEsperasDe(tx, usuarioId, [email, ...correos])), ...(await deleteAlertasDe(tx, usuarioId, [email, ...correos]))]
  await borrarCorreosDe(tx, [email], [...claves, ...avisos])
  await borrarClavesDe(tx, [usuarioId, email, ...correos])
  await olvidarLimites(tx, [email, ...correos])
  await olvidarFacturas(tx, de, seudonimoDe(usuarioId).email)
  await deleteCalendario(tx, usuarioId)
  await deleteNotificacionesDe(tx, usuarioId)
  await deleteFavoritosDe(tx, usuarioId)
  await deleteListasDe(tx, usuarioId)
  await olvidarRegalosDe(tx, usuarioId, [email, ...correos])
  await firmarComoViajero(ctx, tx, usuarioId)
  await olvidarDenunciasDe(tx, usuarioId)
  await olvidarConsultasDe(tx, usuarioId)
  await deleteConversacionesDe(tx, usuarioId)
  await deleteViajerosDe(tx, usuarioId)
  await deleteTotp(tx, usuarioId)
  await deleteExportacionesDe(tx, usuarioId)
  await dejarNegocios(ctx, tx, usuario)
  await insertSolicitud(tx, { id: randomUUID(), usuarioId, derecho: 'supresion', detalle: null, venceEn: venceSolicitud(ctx.now), createdAt: ctx.now })
  await cerrarSolicitudesDe(tx, usuarioId, 'La cuenta se eliminó.', ctx.now)
  for (const { id } of await listSolicitudes(tx, usuarioId, { limit: 100, offset: 0 })) await resolverCaso(tx, { tipo: 'datos', objetoId: id, actor: null, decision: 'cumplida', now: ctx.now })
  await borrarUsuario(tx, usuarioId, ctx.now)
  await anotar(tx, { actor: usuarioId, accion: 'usuario.borrar', objeto: 'usuario', objetoId: usuarioId, now: ctx.now })
  await ctx.enqueue(tx, 'privacidad.olvidarPagos', { usuarioId })
  await ctx.enqueue(tx, 'privacidad.anotarBorrado', { usuarioId })
}

/** What they offered is kept without them; a team goes on without them. Of an older copy of the database a business may still be open: it closes with this. */
async function dejarNegocios(ctx: Ctx, tx: Tx, { id: usuarioId, email }: Usuario): Promise<void> {
  const anfitrion = await seudonimizarAnfitrionDe(tx, usuarioId, ctx.now)
  if (anfitrion) {
    await retirarExperienciasDe(ctx, tx, { anfitrionId: anfitrion.id, proveedorId: null })
    await renombrarOperador(tx, anfitrion.id, anfitrion)
    await ctx.enqueue(tx, 'ediciones.olvidar', {})
    await olvidarLegajoDe(tx, anfitrion.id, ctx.now)
    await olvidarCuentaDePago(tx, anfitrion.id)
  }
  await olvidarEnEquipos(tx, { usuarioId, email, seudonimo: seudonimoDe(usuarioId).email, now: ctx.now })
  await olvidarInvitacionesA(tx, email)
  await quitarMembresiasDe(tx, usuarioId)
}

/** What was bought without an account by the same, confirmed address is theirs too. */
export async function reclamar(tx: Tx, { id, email, emailVerificadoEn }: Usuario, now: Date): Promise<void> {
  if (!emailVerificadoEn) return
  await reclamarDe(tx, id, email, now)
  await reclamarSolicitudesDe(tx, id, email, now)
}

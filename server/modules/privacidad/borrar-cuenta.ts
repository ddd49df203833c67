import { randomUUID } from 'node:crypto'
import type { EstadoDeBorrado } from '#contract/privacidad.ts'
import { motivoParaNoBorrar, venceSolicitud, type Pendientes } from '#domain/privacidad/borrado.ts'
import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { deleteConversacionesDe } from '#server/modules/asistente/index.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { deleteCalendario } from '#server/modules/calendarios/index.ts'
import { borrarCorreosDe, encolarCorreo } from '#server/modules/correos/index.ts'
import { deleteEsperasDe } from '#server/modules/espera/index.ts'
import { olvidarFacturas } from '#server/modules/facturas/index.ts'
import { borrarClavesDe } from '#server/modules/idempotencia/index.ts'
import { olvidarLimites, ponerEnFila } from '#server/modules/limites/index.ts'
import { deleteFavoritosDe } from '#server/modules/favoritos/index.ts'
import { borrarMensajesDe } from '#server/modules/mensajes/index.ts'
import { deleteNotificacionesDe } from '#server/modules/notificaciones/index.ts'
import { deleteViajerosDe } from '#server/modules/perfil/index.ts'
import { deleteListasDe } from '#server/modules/listas/index.ts'
import { olvidarRegalosDe } from '#server/modules/regalos/index.ts'
import { firmarComoViajero } from '#server/modules/resenas/index.ts'
import { reclamarDe, seudonimizarReservasDe, verPendientes } from '#server/modules/reservas/index.ts'
import { reclamarSolicitudesDe, seudonimizarSolicitudesDe } from '#server/modules/solicitudes/index.ts'
import { deleteTotp } from '#server/modules/totp/index.ts'
import { borrarUsuario, confirmarClave, getUsuario, tieneNegocio } from '#server/modules/usuarios/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { deleteExportacionesDe } from './exportaciones.db.ts'
import { correoDeDespedida } from './privacidad.mails.ts'
import { quienPregunta } from './quien-pregunta.ts'
import { cerrarSolicitudesDe, insertSolicitud, listSolicitudes } from './solicitudes.db.ts'

export async function verBorrado(ctx: Ctx): Promise<EstadoDeBorrado> {
  const pendientes = await pendientesDe(ctx.db, quienPregunta(ctx), ctx.now)
  const motivo = motivoParaNoBorrar(pendientes)
  return { puede: motivo === null, motivo, reservas: pendientes.reservas, hasta: pendientes.hasta?.toISOString() ?? null }
}

/** All at once, in one transaction: what is personal goes, what the law asks for stays under a pseudonym. */
export async function borrarCuenta(ctx: Ctx, { email, password }: { email: string; password: string }): Promise<Record<string, never>> {
  const usuarioId = quienPregunta(ctx)
  if (email !== (await getUsuario(ctx.db, usuarioId)).email) refuseCampo('email', 'Escribe el correo de tu cuenta')
  const usuario = await confirmarClave(ctx, password)
  await ctx.transaction(async (tx) => {
    // No booking of this account slips in between the question and the answer.
    await ponerEnFila(tx, `retenciones:${usuarioId}`)
    if (usuario.emailVerificadoEn) {
      await reclamarDe(tx, usuarioId, usuario.email, ctx.now)
      await reclamarSolicitudesDe(tx, usuarioId, usuario.email, ctx.now)
    }
    const motivo = motivoParaNoBorrar(await pendientesDe(tx, usuarioId, ctx.now))
    if (motivo) refuse(motivo)
    await borrar(ctx, tx, usuarioId, usuario.email)
    await encolarCorreo(ctx, tx, `despedida:${usuarioId}`, correoDeDespedida(usuario, `${ctx.settings.BASE_URL}/privacidad`))
    await ctx.enqueue(tx, 'privacidad.olvidarPagos', { usuarioId })
  })
  return {}
}

async function borrar(ctx: Ctx, tx: Tx, usuarioId: string, email: string): Promise<void> {
  await borrarMensajesDe(tx, usuarioId)
  const partes = [await seudonimizarReservasDe(tx, usuarioId, ctx.now), await seudonimizarSolicitudesDe(tx, usuarioId, ctx.now)]
  const correos = partes.flatMap((parte) => parte.correos)
  const claves = partes.flatMap((parte) => parte.claves)
  await borrarCorreosDe(tx, [email], claves)
  await borrarClavesDe(tx, [usuarioId, email, ...correos])
  await olvidarLimites(tx, [email, ...correos])
  await olvidarFacturas(tx, usuarioId, seudonimoDe(usuarioId).email)
  await deleteCalendario(tx, usuarioId)
  await deleteNotificacionesDe(tx, usuarioId)
  await deleteFavoritosDe(tx, usuarioId)
  await deleteListasDe(tx, usuarioId)
  await olvidarRegalosDe(tx, usuarioId, [email, ...correos])
  await deleteEsperasDe(tx, usuarioId, [email, ...correos])
  await firmarComoViajero(ctx, tx, usuarioId)
  await deleteConversacionesDe(tx, usuarioId)
  await deleteViajerosDe(tx, usuarioId)
  await deleteTotp(tx, usuarioId)
  await deleteExportacionesDe(tx, usuarioId)
  await insertSolicitud(tx, { id: randomUUID(), usuarioId, derecho: 'supresion', detalle: null, venceEn: venceSolicitud(ctx.now), createdAt: ctx.now })
  await cerrarSolicitudesDe(tx, usuarioId, 'La cuenta se eliminó.', ctx.now)
  for (const { id } of await listSolicitudes(tx, usuarioId, { limit: 100, offset: 0 })) await resolverCaso(tx, { tipo: 'datos', objetoId: id, actor: null, decision: 'cumplida', now: ctx.now })
  await borrarUsuario(tx, usuarioId, ctx.now)
  await anotar(tx, { actor: usuarioId, accion: 'usuario.borrar', objeto: 'usuario', objetoId: usuarioId, now: ctx.now })
}

const pendientesDe = async (db: Db | Tx, usuarioId: string, now: Date): Promise<Pendientes> => ({ ...(await verPendientes(db, usuarioId, now)), negocio: await tieneNegocio(db, usuarioId) })

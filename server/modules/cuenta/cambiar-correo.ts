import type { Ctx } from '#server/ctx.ts'
import { laSesion } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { contar, contarCorreo } from '#server/modules/limites/index.ts'
import {
  cerrarViasConEnlace,
  confirmarClave,
  darEnlace,
  findConfirmadoEn,
  findUsuarioPorEmail,
  quedarSinCorreo,
  tokenHash,
  updateUsuario,
  usarEnlace,
} from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'

const POR_HORA = { max: 5, segundos: 3600 }

/** The address changes when the new one is confirmed in a session of the account (`verificarCorreo`). */
export async function cambiarCorreo(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
): Promise<Record<string, never>> {
  const { usuarioId } = laSesion(ctx)
  await contar(ctx.db, `correo-nuevo:${usuarioId}`, POR_HORA, ctx.now)
  const usuario = await confirmarClave(ctx, password)
  if (email === usuario.email) refuseCampo('email', 'Ese ya es el correo de tu cuenta')
  if (await findUsuarioPorEmail(ctx.db, email)) refuse('correo-en-uso')
  await contarCorreo(ctx, ctx.db, { clase: 'correo-nuevo', email, quien: usuarioId })
  await ctx.transaction(async (tx) => {
    await darEnlace(ctx, tx, usuarioId, 'correo_nuevo', email)
    await anotar(tx, {
      actor: usuarioId,
      accion: 'correo.cambiar',
      objeto: 'usuario',
      objetoId: usuarioId,
      now: ctx.now,
    })
  })
  return {}
}

/** The owner of the old address, which the account had confirmed, takes the account back from whoever moved it. */
export async function deshacerCambioDeCorreo(ctx: Ctx, { token }: { token: string }): Promise<Record<string, never>> {
  await ctx.transaction(async (tx) => {
    const { usuarioId, email, createdAt } =
      (await usarEnlace(tx, tokenHash(token), ['correo_anterior'], ctx.now)) ?? refuse('enlace-vencido')
    // An address that was only typed was never the account's to come back to.
    if (!email) refuse('enlace-vencido')
    const emailVerificadoEn = (await findConfirmadoEn(tx, usuarioId, email)) ?? refuse('enlace-vencido')
    const otra = await findUsuarioPorEmail(tx, email)
    if (otra?.emailVerificadoEn) refuse('correo-en-uso')
    // Nor does it keep out whoever reads it.
    if (otra) {
      await quedarSinCorreo(tx, otra.id, ctx.now)
      await anotar(tx, { actor: 'enlace', accion: 'correo.soltar', objeto: 'usuario', objetoId: otra.id, now: ctx.now })
    }
    await updateUsuario(tx, usuarioId, { email, emailVerificadoEn, correoLeidoEn: ctx.now }, ctx.now)
    // A second factor set up since then, or not long before, belongs to the other one.
    await cerrarViasConEnlace(ctx, tx, usuarioId, { paso: 'deshacer', desde: createdAt })
    await darEnlace(ctx, tx, usuarioId, 'clave')
    await anotar(tx, {
      actor: usuarioId,
      accion: 'correo.deshacer',
      objeto: 'usuario',
      objetoId: usuarioId,
      now: ctx.now,
    })
  })
  return {}
}

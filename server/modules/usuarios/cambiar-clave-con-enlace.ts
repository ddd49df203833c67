import { motivoParaNoAceptarClave } from '#domain/usuarios/claves.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { hashClave } from './clave.ts'
import { empezarDeNuevo } from './empezar-de-nuevo.ts'
import { enlaceSirve, PARA_LA_CLAVE, usarEnlace } from './enlaces.db.ts'
import { tokenHash } from './token.ts'
import { getUsuario, marcarVerificado, updateUsuario } from './usuarios.db.ts'
import { cerrarVias, cerrarViasConEnlace } from './vias.ts'

export async function cambiarClaveConEnlace(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<Record<string, never>> {
  const motivo = motivoParaNoAceptarClave(password, {})
  if (motivo) refuseCampo('password', motivo)
  // Looked at before the costly hash, which a made-up link must not be able to ask for.
  if (!(await enlaceSirve(ctx.db, tokenHash(token), PARA_LA_CLAVE, ctx.now))) refuse('enlace-vencido')
  const claveHash = await hashClave(password)
  await ctx.transaction(async (tx) => {
    const {
      usuarioId,
      proposito,
      createdAt: desde,
    } = (await usarEnlace(tx, tokenHash(token), PARA_LA_CLAVE, ctx.now)) ?? refuse('enlace-vencido')
    const usuario = await getUsuario(tx, usuarioId)
    const propio = motivoParaNoAceptarClave(password, { email: usuario.email, nombre: usuario.nombre })
    if (propio) refuseCampo('password', propio)
    if (!usuario.emailVerificadoEn) await empezarDeNuevo(ctx, tx, usuarioId)
    else if (proposito === 'segundo_factor') await cerrarViasConEnlace(ctx, tx, usuarioId, { paso: 'factor', desde })
    else await cerrarVias(tx, usuarioId, { paso: 'clave', now: ctx.now })
    await updateUsuario(tx, usuarioId, { claveHash }, ctx.now)
    // The link came by mail: whoever used it reads that address.
    await marcarVerificado(tx, usuarioId, ctx.now)
    await ctx.enqueue(tx, 'reservas.reclamar', { usuarioId })
    // Whoever chose their first one knows.
    if (proposito !== 'invitacion')
      await ctx.enqueue(tx, 'usuarios.avisarClaveCambiada', { usuarioId, en: ctx.now.toISOString() })
  })
  return {}
}

import { motivoParaNoAceptarClave } from '#domain/usuarios/claves.ts'
import type { Ctx } from '#server/ctx.ts'
import { laSesion } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { cerrarVias, confirmarClave, hashClave, updateUsuario } from '#server/modules/usuarios/index.ts'
import { refuseCampo } from '#server/refusal.ts'

/** The session that asks goes on; every other way in is closed. */
export async function cambiarClave(
  ctx: Ctx,
  { actual, nueva }: { actual: string; nueva: string },
): Promise<Record<string, never>> {
  const { usuarioId, sesionId } = laSesion(ctx)
  const { email, nombre } = await confirmarClave(ctx, actual, 'actual')
  const motivo =
    nueva === actual ? 'Elige una contraseña distinta de la actual' : motivoParaNoAceptarClave(nueva, { email, nombre })
  if (motivo) refuseCampo('nueva', motivo)
  const claveHash = await hashClave(nueva)
  await ctx.transaction(async (tx) => {
    await updateUsuario(tx, usuarioId, { claveHash }, ctx.now)
    await cerrarVias(tx, usuarioId, { paso: 'clave', now: ctx.now, salvo: sesionId })
    await anotar(tx, {
      actor: usuarioId,
      accion: 'clave.cambiar',
      objeto: 'usuario',
      objetoId: usuarioId,
      now: ctx.now,
    })
    await ctx.enqueue(tx, 'usuarios.avisarClaveCambiada', { usuarioId, en: ctx.now.toISOString() })
  })
  return {}
}

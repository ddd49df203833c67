import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { refuse } from '#server/refusal.ts'
import { contar } from '#server/modules/limites/index.ts'
import { darEnlace } from './dar-enlace.ts'
import { anularEnlaces, usarEnlace } from './enlaces.db.ts'
import { tokenHash } from './token.ts'
import { findUsuarioPorEmail, getUsuario, marcarVerificado, updateUsuario } from './usuarios.db.ts'

const CORREOS_POR_HORA = { max: 3, segundos: 3600 }

/** Confirms the account's address, or the new one; what was booked with it as a guest comes along. */
export async function verificarCorreo(ctx: Ctx, { token }: { token: string }): Promise<Record<string, never>> {
  await ctx.transaction(async (tx) => {
    const { usuarioId, email } = (await usarEnlace(tx, tokenHash(token), ['correo', 'correo_nuevo'], ctx.now)) ?? refuse('enlace-vencido')
    if (email === null) await marcarVerificado(tx, usuarioId, ctx.now)
    else await mudarCorreo(ctx, tx, usuarioId, email)
    await ctx.enqueue(tx, 'reservas.reclamar', { usuarioId })
  })
  return {}
}

export async function reenviarVerificacion(ctx: Ctx): Promise<Record<string, never>> {
  const usuarioId = usuarioDe(ctx)
  if ((await getUsuario(ctx.db, usuarioId)).emailVerificadoEn) return {}
  await contar(ctx.db, `verificacion:${usuarioId}`, CORREOS_POR_HORA, ctx.now)
  await ctx.transaction((tx) => darEnlace(ctx, tx, usuarioId, 'correo'))
  return {}
}

/** The old address hears of it, with a way back; links that were sent there before are void. */
async function mudarCorreo(ctx: Ctx, tx: Tx, usuarioId: string, email: string): Promise<void> {
  if (await findUsuarioPorEmail(tx, email)) refuse('correo-en-uso')
  const anterior = await getUsuario(tx, usuarioId)
  await updateUsuario(tx, usuarioId, { email, emailVerificadoEn: ctx.now }, ctx.now)
  await anularEnlaces(tx, usuarioId, ['clave', 'correo'], ctx.now)
  await darEnlace(ctx, tx, usuarioId, 'correo_anterior', anterior.email)
}

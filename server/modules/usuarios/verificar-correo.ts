import type { EnlaceDeCorreo } from '#contract/usuarios.ts'
import { enmascararCorreo } from '#domain/fichas/enmascarar.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { correoSuelto, correoVisible, seLee } from '#domain/usuarios/correo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { refuse } from '#server/refusal.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { saveCorreoAnterior } from './correos-anteriores.db.ts'
import { darEnlace } from './dar-enlace.ts'
import { anularEnlaces, findEnlaceVivo, usarEnlace, type Proposito } from './enlaces.db.ts'
import { tokenHash } from './token.ts'
import { findUsuarioPorEmail, getUsuario, updateUsuario, type UsuarioRow } from './usuarios.db.ts'
import { correoDeDireccionDejada } from './usuarios.mails.ts'

const CORREOS_POR_HORA = { max: 3, segundos: 3600 }
/** Void once the account has another one. */
const A_LA_DIRECCION: Proposito[] = ['clave', 'correo', 'segundo_factor']
const DE_VERIFICAR: Proposito[] = ['correo', 'correo_nuevo']

interface Recibido {
  token: string
}

/** Before anything is confirmed: programs that scan mail open its links, and whoever reads the address may never have heard of the account. */
export async function verEnlaceDeCorreo(ctx: Ctx, { token }: Recibido): Promise<EnlaceDeCorreo> {
  const enlace = (await findEnlaceVivo(ctx.db, tokenHash(token), DE_VERIFICAR, ctx.now)) ?? refuse('enlace-vencido')
  const usuario = await getUsuario(ctx.db, enlace.usuarioId)
  return {
    correo: enlace.email ?? usuario.email,
    tipo: enlace.email === null ? 'cuenta' : 'cambio',
    cuenta: {
      nombre: usuario.nombre,
      correo: enmascararCorreo(correoVisible(usuario.email)),
      creadaEn: usuario.createdAt.toISOString(),
    },
    esTuSesion: esSuSesion(ctx, enlace.usuarioId),
  }
}

/** Pressed by a person. Signed in to the account it proves whose the address is, and what was booked with it as a guest comes along; else only that somebody reads it. Another address the account takes in its own session alone. */
export async function verificarCorreo(ctx: Ctx, { token }: Recibido): Promise<Record<string, never>> {
  await ctx.transaction(async (tx) => {
    const { usuarioId, email } =
      (await usarEnlace(tx, tokenHash(token), DE_VERIFICAR, ctx.now)) ?? refuse('enlace-vencido')
    const esSuya = esSuSesion(ctx, usuarioId)
    if (email === null)
      await updateUsuario(tx, usuarioId, esSuya ? { emailVerificadoEn: ctx.now } : { correoLeidoEn: ctx.now }, ctx.now)
    // Whoever reads an address that was mistyped would have the account by its next mail.
    else if (!esSuya) refuse('cambio-sin-sesion')
    else await mudarCorreo(ctx, tx, usuarioId, email)
    if (esSuya)
      for (const job of ['reservas.reclamar', 'solicitudes.reunirDe']) await ctx.enqueue(tx, job, { usuarioId })
  })
  return {}
}

/** «No fui yo», from whoever reads the address: it is free for its owner, and the account stays without one, in its open sessions. */
export async function soltarCorreo(ctx: Ctx, { token }: Recibido): Promise<Record<string, never>> {
  await ctx.transaction(async (tx) => {
    const { usuarioId, email } =
      (await usarEnlace(tx, tokenHash(token), DE_VERIFICAR, ctx.now)) ?? refuse('enlace-vencido')
    await anotar(tx, { actor: 'enlace', accion: 'correo.soltar', objeto: 'usuario', objetoId: usuarioId, now: ctx.now })
    // An address that was only asked for was never the account's.
    if (email !== null) return
    await quedarSinCorreo(tx, usuarioId, ctx.now)
  })
  return {}
}

/** The address is free; the account stays, in its open sessions. */
export async function quedarSinCorreo(tx: Tx, usuarioId: string, now: Date): Promise<void> {
  await updateUsuario(
    tx,
    usuarioId,
    { email: correoSuelto(usuarioId), emailVerificadoEn: null, correoLeidoEn: null },
    now,
  )
  await anularEnlaces(tx, usuarioId, A_LA_DIRECCION, { now })
}

export async function reenviarVerificacion(ctx: Ctx): Promise<Record<string, never>> {
  const usuarioId = usuarioDe(ctx)
  const { email, emailVerificadoEn } = await getUsuario(ctx.db, usuarioId)
  if (emailVerificadoEn || !seLee(email)) return {}
  await contar(ctx.db, `verificacion:${usuarioId}`, CORREOS_POR_HORA, ctx.now)
  await ctx.transaction((tx) => darEnlace(ctx, tx, usuarioId, 'correo'))
  return {}
}

const esSuSesion = (ctx: Ctx, usuarioId: string): boolean => sesionEn(ctx.actor, 'cliente')?.usuarioId === usuarioId

/** Links that were sent to the old address before are void. */
async function mudarCorreo(ctx: Ctx, tx: Tx, usuarioId: string, email: string): Promise<void> {
  if (await findUsuarioPorEmail(tx, email)) refuse('correo-en-uso')
  const anterior = await getUsuario(tx, usuarioId)
  // Begun anew for the reader of its address: whoever asked for the change has it no more.
  if (anterior.claveHash === '') refuse('enlace-vencido')
  await updateUsuario(tx, usuarioId, { email, emailVerificadoEn: ctx.now, correoLeidoEn: null }, ctx.now)
  await anularEnlaces(tx, usuarioId, A_LA_DIRECCION, ctx)
  await despedirse(ctx, tx, anterior)
}

/** The address that the account confirmed hears of the change, with a way back; whoever only said that they read it hears of it; one that was only typed may be anybody's. */
async function despedirse(
  ctx: Ctx,
  tx: Tx,
  { id: usuarioId, nombre, email, emailVerificadoEn, correoLeidoEn }: UsuarioRow,
): Promise<void> {
  if (emailVerificadoEn) {
    await saveCorreoAnterior(tx, { usuarioId, email, confirmadoEn: emailVerificadoEn, dejadoEn: ctx.now })
    await darEnlace(ctx, tx, usuarioId, 'correo_anterior', email)
  } else if (correoLeidoEn)
    await encolarCorreo(
      ctx,
      tx,
      `correo-cambiado:${usuarioId}:${ctx.now.toISOString()}`,
      correoDeDireccionDejada({ nombre, email }),
    )
}

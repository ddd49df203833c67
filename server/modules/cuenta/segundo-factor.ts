import type { SegundoFactor } from '#contract/seguridad.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { laSesion } from '#server/la-sesion.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import {
  aBase32,
  activarTotp,
  darCodigos,
  deleteTotp,
  findTotp,
  proponerTotp,
  uriDe,
  usarTotp,
  verTotp,
} from '#server/modules/totp/index.ts'
import { confirmarClave, contarFallo, darEnlace, getUsuario, revisarFallos } from '#server/modules/usuarios/index.ts'
import { drawQr } from '#server/platform/qr.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'

const NO_COINCIDE = 'El código no coincide. Escribe el que se ve ahora en tu aplicación'

export async function verSegundoFactor(ctx: Ctx): Promise<SegundoFactor> {
  const { activoDesde, codigosRestantes } = await verTotp(ctx.db, laSesion(ctx).usuarioId)
  return { activo: activoDesde !== null, activoDesde: activoDesde?.toISOString() ?? null, codigosRestantes }
}

export async function prepararSegundoFactor(ctx: Ctx, { password }: { password: string }) {
  const { id, email } = await confirmarClave(ctx, password)
  const secreto = (await ctx.transaction((tx) => proponerTotp(tx, id, ctx.now))) ?? refuse('totp-activo')
  const uri = uriDe(secreto, email, (await leerSitio(ctx)).marca)
  const { lado, trazo } = drawQr(uri)
  return { secreto: aBase32(secreto), uri, qr: { lado, trazo } }
}

export async function activarSegundoFactor(ctx: Ctx, { totp }: { totp: string }): Promise<{ codigos: string[] }> {
  const { usuarioId } = laSesion(ctx)
  const { email } = await getUsuario(ctx.db, usuarioId)
  await revisarFallos(ctx, email)
  const propuesta = (await findTotp(ctx.db, usuarioId)) ?? refuse('totp-sin-preparar')
  if (propuesta.activoDesde) refuse('totp-activo')
  const codigos = await ctx.transaction(async (tx) => {
    const nuevos = await activarTotp(tx, usuarioId, totp, ctx.now)
    if (nuevos) await contarlo(ctx, tx, usuarioId, 'activar')
    return nuevos
  })
  if (codigos) return { codigos }
  await contarFallo(ctx, email)
  return refuseCampo('totp', NO_COINCIDE)
}

export async function renovarCodigos(
  ctx: Ctx,
  { password, totp }: { password: string; totp: string },
): Promise<{ codigos: string[] }> {
  return conCodigo(ctx, password, totp, async (tx, usuarioId) => {
    await contarlo(ctx, tx, usuarioId, 'renovar')
    return { codigos: await darCodigos(tx, usuarioId) }
  })
}

export async function quitarSegundoFactor(
  ctx: Ctx,
  { password, totp }: { password: string; totp: string },
): Promise<Record<string, never>> {
  return conCodigo(ctx, password, totp, async (tx, usuarioId) => {
    await deleteTotp(tx, usuarioId)
    await contarlo(ctx, tx, usuarioId, 'quitar')
    return {}
  })
}

/** Asks for both factors before it acts. */
async function conCodigo<T>(
  ctx: Ctx,
  password: string,
  totp: string,
  act: (tx: Tx, usuarioId: string) => Promise<T>,
): Promise<T> {
  const { id, email } = await confirmarClave(ctx, password)
  if (!(await findTotp(ctx.db, id))?.activoDesde) refuse('totp-inactivo')
  const hecho = await ctx.transaction(async (tx) =>
    (await usarTotp(tx, id, totp, ctx.now)) ? { respuesta: await act(tx, id) } : null,
  )
  if (hecho) return hecho.respuesta
  await contarFallo(ctx, email)
  return refuseCampo('totp', NO_COINCIDE)
}

async function contarlo(ctx: Ctx, tx: Tx, usuarioId: string, que: 'activar' | 'renovar' | 'quitar'): Promise<void> {
  await anotar(tx, { actor: usuarioId, accion: `totp.${que}`, objeto: 'usuario', objetoId: usuarioId, now: ctx.now })
  if (que === 'activar') return darEnlace(ctx, tx, usuarioId, 'segundo_factor')
  await ctx.enqueue(tx, 'usuarios.avisarSegundoFactor', {
    usuarioId,
    en: ctx.now.toISOString(),
    que: que === 'quitar' ? 'no' : 'codigos',
  })
}

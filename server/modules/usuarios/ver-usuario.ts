import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { esDeEmpresa, getUsuario } from './usuarios.db.ts'
import { toUsuarioJson } from './usuarios.json.ts'

export async function verUsuario(ctx: Ctx) {
  if (ctx.actor.tipo !== 'sesion') refuse('sesion-requerida')
  const { usuarioId, contexto, proveedor, deAnfitrion } = ctx.actor
  return toUsuarioJson(await getUsuario(ctx.db, usuarioId), contexto, { empresa: await esDeEmpresa(ctx.db, usuarioId), papel: (proveedor ?? deAnfitrion)?.rol ?? null })
}

import type { Puesto } from '#contract/personal.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { seccionesDe } from '#domain/permisos/personal.ts'
import type { Ctx } from '#server/ctx.ts'
import { pideTotp } from '#server/modules/totp/index.ts'
import { getUsuario } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'

export async function verMiPuesto(ctx: Ctx): Promise<Puesto> {
  const { usuarioId, rolesAdmin } = sesionEn(ctx.actor, 'admin') ?? refuse('sin-permiso')
  const { nombre } = await getUsuario(ctx.db, usuarioId)
  return {
    nombre,
    papeles: [...rolesAdmin],
    secciones: seccionesDe(ctx.actor),
    tieneSegundoFactor: await pideTotp(ctx.db, usuarioId),
  }
}

import type { Empresa } from '#contract/empresas.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { findEmpresa } from './empresas.db.ts'

export async function verMiEmpresa(ctx: Ctx): Promise<Empresa> {
  const miembro = sesionEn(ctx.actor, 'cliente')?.empresa ?? refuse('sin-permiso')
  const empresa = (await findEmpresa(ctx.db, miembro.id)) ?? refuse('sin-permiso')
  return { ...empresa, tipo: empresa.tipo as Empresa['tipo'], estado: empresa.estado as Empresa['estado'], papel: miembro.rol }
}

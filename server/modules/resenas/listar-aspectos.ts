import type { PromedioDeAspecto } from '#contract/experiencias.ts'
import { operadorDeSesion } from '#domain/permisos/experiencias.ts'
import { promediosDe } from '#domain/resenas/aspectos.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { sumarAspectos } from './recibidas.db.ts'

/** How well each aspect of one's own experiences is rated, in all that is out. */
export async function listarAspectos(ctx: Ctx): Promise<PromedioDeAspecto[]> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  return promediosDe(await sumarAspectos(ctx.db, operador, ctx.now))
}

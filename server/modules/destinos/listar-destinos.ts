import type { Destino } from '#contract/destinos.ts'
import { toDestino } from '#domain/destinos/destinos.ts'
import type { Ctx } from '#server/ctx.ts'
import { verLugares } from './lugares.ts'

export async function listarDestinos(ctx: Ctx): Promise<Destino[]> {
  return (await verLugares(ctx)).map(toDestino)
}

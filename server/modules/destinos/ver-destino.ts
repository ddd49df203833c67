import type { Input } from '#contract/call.ts'
import type { DestinoDetalle, destinos } from '#contract/destinos.ts'
import { enDireccion } from '#contract/direcciones.ts'
import { cercanosDe, toDestino } from '#domain/destinos/destinos.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import { zonaSegun } from '#domain/reglas/zonas.ts'
import type { Ctx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { listFechasConCupos } from './destinos.db.ts'
import { verLugares } from './lugares.ts'

const DIAS = 30
const FECHAS = 5

/** A city by its slug; a kind it has nothing of is as unknown as the city would be. */
export async function verDestino(ctx: Ctx, input: Input<typeof destinos.verDestino>): Promise<DestinoDetalle> {
  const lugares = await verLugares(ctx)
  const lugar = lugares.find(({ slug }) => slug === input.ciudad) ?? refuse('destino-desconocido')
  const tipo = input.tipo
    ? (lugar.tipos.find(({ slug }) => slug === enDireccion(input.tipo!)) ?? refuse('destino-desconocido'))
    : null
  const hoy = fechaLocal(ctx.now, zonaSegun(await reglaDe(ctx.db, 'zonas', ctx.now), lugar.region, ''))
  const proximasFechas = await listFechasConCupos(ctx.db, {
    ciudad: lugar.ciudad,
    tipo: tipo?.tipo ?? null,
    desde: sumarDias(hoy, -1),
    hasta: sumarDias(hoy, DIAS),
    now: ctx.now,
    limit: FECHAS,
  })
  return { ...toDestino(lugar), tipo, proximasFechas, cercanos: cercanosDe(lugar, lugares, tipo?.slug ?? null) }
}

import type { CancelacionDeOperador, EscalaDeCancelaciones } from '#contract/cancelaciones.ts'
import { pausadaHasta } from '#domain/operadores/escala.ts'
import { operadorDeSesion, puedeCrearExperiencia, type Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { listCancelaciones } from './cancelaciones.db.ts'
import { desdeCuandoCuentan, toEscalaJson } from './cancelaciones.json.ts'

/** For whoever may call departures off. */
export async function verCancelaciones(ctx: Ctx): Promise<EscalaDeCancelaciones> {
  const operador = operadorDeSesion(ctx.actor)
  if (!operador || !puedeCrearExperiencia(ctx.actor)) refuse('sin-permiso')
  return cancelacionesDe(ctx.db, operador, ctx.now)
}

export async function cancelacionesDe(
  db: Db | Tx,
  operador: Ofrecida,
  now: Date,
): Promise<EscalaDeCancelaciones & { cancelaciones: CancelacionDeOperador[] }> {
  return toEscalaJson(await listCancelaciones(db, operador, desdeCuandoCuentan(now)), now)
}

/** Until when an operator may not sell, whatever it wants. */
export async function pausaPorCancelaciones(db: Db | Tx, operador: Ofrecida, now: Date): Promise<Date | null> {
  return pausadaHasta(await listCancelaciones(db, operador, desdeCuandoCuentan(now)), now)
}

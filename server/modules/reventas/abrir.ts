import { esUuid } from '#domain/identificador.ts'
import { estadoVisible } from '#domain/reservas/vencimiento.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { MargenPara } from '#domain/empresas/margen.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { margenPara } from '#server/modules/empresas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findPorUuid, type ReventaRow } from './reventas.db.ts'

/** The company whose key is calling. */
export const empresaDe = ({ actor }: Ctx): { empresaId: string; claveId: string } => (actor.tipo === 'clave' ? actor : refuse('clave-api-requerida'))

/** Its contract of today, for the net prices it is shown. */
export const miMargen = (ctx: Ctx): Promise<MargenPara> => margenPara(ctx.db, empresaDe(ctx).empresaId, ctx.now)

/** One of the company's own; another's is unknown. */
export async function abrirReventa(ctx: Ctx, db: Db | Tx, uuid: string): Promise<ReventaRow> {
  const { empresaId } = empresaDe(ctx)
  const row = esUuid(uuid) ? await findPorUuid(db, uuid.toLowerCase()) : undefined
  return row?.empresaId === empresaId ? row : refuse('reserva-desconocida')
}

/** A hold that ran out is over before any job says so. */
export const estadoDe = (row: Pick<ReventaRow, 'estado' | 'ocupaHasta'>, now: Date): EstadoReserva => estadoVisible({ estado: row.estado as EstadoReserva, ocupaHasta: row.ocupaHasta }, now)

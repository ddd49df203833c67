import type { Ctx } from '#server/ctx.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { cancelarPorPlataforma } from '#server/modules/reservas/index.ts'
import { findSuspension, listDevolviendo, listPorVenir, sumPorVenir, terminarDevolucion, type Operador } from './sanciones.db.ts'

const LOTE = 200
const PRIMERO = '00000000-0000-0000-0000-000000000000'

export const sancionesJobs = {
  'sanciones.devolver': (ctx: Ctx, { operadorTipo, operadorId }: { operadorTipo: Operador['tipo']; operadorId: string }) => devolver(ctx, { tipo: operadorTipo, id: operadorId }),
  /** What could not go back at once, because a bank had not answered. */
  'sanciones.continuar': async (ctx: Ctx) => {
    for (const { operadorTipo, operadorId } of await listDevolviendo(ctx.db)) await devolver(ctx, { tipo: operadorTipo as Operador['tipo'], id: operadorId })
  },
}

/** Every booking to come, one transaction each; done when none is left, harmless when called again. */
async function devolver(ctx: Ctx, operador: Operador): Promise<void> {
  const suspension = await findSuspension(ctx.db, operador)
  if (suspension?.estado !== 'devolviendo') return
  for (let ids = await listPorVenir(ctx.db, operador, ctx.now, PRIMERO, LOTE); ids.length > 0; ids = await listPorVenir(ctx.db, operador, ctx.now, ids.at(-1)!, LOTE)) {
    for (const id of ids) await cancelarPorPlataforma(ctx, id, 'operador_suspendido')
  }
  const { reservas, sinPago } = await sumPorVenir(ctx.db, operador, ctx.now)
  if (reservas + sinPago > 0) return
  await ctx.transaction(async (tx) => {
    if (await terminarDevolucion(tx, suspension.id, ctx.now)) await resolverCaso(tx, { tipo: 'suspension', objetoId: operador.id, actor: null, decision: 'hecho', detalle: { reservas: suspension.reservas, monto: suspension.monto }, now: ctx.now })
  })
}

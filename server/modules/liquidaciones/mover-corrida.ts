import type { CorridaCompleta } from '#contract/liquidaciones.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { siguienteEstadoCorrida, type EstadoCorrida, type EventoCorrida } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { quien } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { lockCorrida, updateCorrida, type CorridaRow } from './corridas.db.ts'
import { destinoDe, toCorridaJson } from './ver-corrida.ts'

interface Paso {
  /** Where it goes and what else the run keeps of it. */
  evento: EventoCorrida
  set: Parameters<typeof updateCorrida>[2]
}

/** One step of a run: locked, allowed by its machine, and kept in the audit. `act` does what comes with it and says where it goes. */
export async function moverCorrida(
  ctx: Ctx,
  id: string,
  accion: string,
  act: (tx: Tx, corrida: CorridaRow, autor: string) => Promise<Paso>,
): Promise<CorridaCompleta> {
  if (ctx.actor.tipo !== 'sesion' || !puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const autor = ctx.actor.usuarioId
  return ctx.transaction(async (tx) => {
    const corrida = (esUuid(id) ? await lockCorrida(tx, id) : undefined) ?? refuse('corrida-desconocida')
    // What was put together of other money is only brought to its end, never given to a bank.
    if (destinoDe(ctx, corrida) === 'ninguno' && accion !== 'concluir_corrida') refuse('dinero-de-prueba')
    const { evento, set } = await act(tx, corrida, autor)
    const estado = siguienteEstadoCorrida(corrida.estado as EstadoCorrida, evento) ?? refuse('transicion-no-permitida')
    await updateCorrida(tx, corrida, { ...set, estado }, ctx.now)
    await anotar(tx, { actor: quien(ctx), accion, objeto: 'corrida', objetoId: id, detalle: { estado }, now: ctx.now })
    return toCorridaJson(ctx, tx, id)
  })
}

/** Before anything is written for a step, so that a refused one changes nothing. */
export function exigirPaso({ estado }: CorridaRow, evento: EventoCorrida): void {
  if (siguienteEstadoCorrida(estado as EstadoCorrida, evento) === null) refuse('transicion-no-permitida')
}

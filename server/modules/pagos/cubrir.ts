import { randomUUID } from 'node:crypto'
import type { Ctx, Tx } from '#server/ctx.ts'
import { insertParteDeReembolso, updateReembolso, type ReembolsoRow } from './reembolsos.db.ts'

/** A refund of which only `queda` is still what it was: the rest of it goes on as a refund of its own. */
export async function separarResto(ctx: Ctx, tx: Tx, reembolso: ReembolsoRow, queda: number): Promise<void> {
  await updateReembolso(tx, reembolso.id, { monto: queda }, ctx.now)
  const id = randomUUID()
  await insertParteDeReembolso(tx, {
    ...reembolso,
    id,
    monto: reembolso.monto - queda,
    estado: 'solicitado',
    intentos: 0,
    pspId: null,
    hechoEn: null,
    tocadoEn: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  await ctx.enqueue(tx, 'reservas.enviarReembolso', { id })
}

import type { Ctx, Tx } from '#server/ctx.ts'
import { updateAjeno } from './ajenos.db.ts'
import type { OrigenReembolso, ReembolsoRow } from './reembolsos.db.ts'

/** Whose the money was hears of each step in the same transaction, and tells the person. A reserva follows its own refunds itself: it has to be locked first. */
const JOBS: Partial<Record<OrigenReembolso, string>> = {
  regalo: 'regalos.seguirDevolucion',
  suscripcion: 'suscripciones.seguirDevolucion',
  servicio: 'solicitudes.seguirDevolucion',
}

export async function seguirOrigen(
  ctx: Ctx,
  tx: Tx,
  { id, origen, origenId, reservaId, estado }: ReembolsoRow,
): Promise<void> {
  const job = JOBS[origen as OrigenReembolso]
  if (job) await ctx.enqueue(tx, job, { id, origenId })
  if (origen !== 'ajeno') return
  await updateAjeno(
    tx,
    origenId!,
    estado === 'hecho' ? { estado: 'hecho', hechoEn: ctx.now } : { estado: 'manual', hechoEn: null },
    ctx.now,
  )
  if (reservaId && estado === 'hecho')
    await ctx.enqueue(tx, 'reservas.correoDeDevolucion', { id: reservaId, reembolsoId: id })
}

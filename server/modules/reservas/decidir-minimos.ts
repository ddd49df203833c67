import { decidirMinimo } from '#domain/reservas/aceptacion.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { cancelarSalidas, decidirSalida, listPorDecidir, lockSalida } from '#server/modules/disponibilidad/index.ts'
import { intentar } from './intentar.ts'
import { setAceptarAntesDe, sumPlazasConfirmadas, sumPlazasPagadas } from './reservas.db.ts'
import { confirmarLosQueEsperaban } from './revisar-espera.ts'

const LOTE = 200
const SIN_MINIMO = 'minimo_no_alcanzado'

/** At its hour a departure with a minimum runs, or is called off; whoever waited is confirmed, or gets everything back with the next pass. */
export async function decidirMinimos(ctx: Ctx): Promise<void> {
  for (const { id } of await listPorDecidir(ctx.db, ctx.now, { limit: LOTE }))
    await intentar('minimo', id, () => ctx.transaction((tx) => decidir(ctx, tx, id)))
}

async function decidir(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  await lockSalida(tx, id)
  const [salida] = await listPorDecidir(tx, ctx.now, { limit: 1, id })
  if (!salida) return
  const decision = decidirMinimo({
    minimo: salida.minimo,
    pagadas: await sumPlazasPagadas(tx, id),
    confirmadas: await sumPlazasConfirmadas(tx, id),
  })
  await decidirSalida(tx, id, ctx.now)
  if (decision === 'se_hace') return confirmarLosQueEsperaban(ctx, tx, id)
  await cancelarSalidas(ctx, tx, [id], { motivo: SIN_MINIMO, nota: null })
  // Refused one by one, each with its refund, by the pass that ends what nobody accepted.
  await setAceptarAntesDe(tx, id, ctx.now)
}

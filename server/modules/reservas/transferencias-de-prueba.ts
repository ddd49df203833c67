import type { Ctx } from '#server/ctx.ts'
import {
  cubrirTransferencia,
  listDePruebaPorTransferir,
  lockPorTransferirDeReembolso,
  lockReembolso,
  seguirOrigen,
} from '#server/modules/pagos/index.ts'
import { getReserva, lockReserva } from './reservas.db.ts'
import { seguirReembolso } from './seguir-reembolso.ts'

const LOTE = 200

/** Once money is meant, nobody transfers back what was only tried out: it is over in its own book, and so is its case. */
export async function cerrarTransferenciasDePrueba(ctx: Ctx): Promise<void> {
  if (ctx.psp.dinero === 'prueba') return
  for (let quedan = true; quedan;) {
    const filas = await listDePruebaPorTransferir(ctx.db, LOTE)
    for (const fila of filas) await cerrar(ctx, fila)
    quedan = filas.length === LOTE
  }
}

async function cerrar(
  ctx: Ctx,
  { reembolsoId, reservaId }: { reembolsoId: string; reservaId: string | null },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (reservaId) await lockReserva(tx, reservaId)
    const reembolso = await lockReembolso(tx, reembolsoId)
    if (!reembolso || !(await lockPorTransferirDeReembolso(tx, reembolsoId))) return
    const despues = await cubrirTransferencia(ctx, tx, reembolso, {
      monto: reembolso.monto,
      alla: `prueba:${reembolsoId}`,
    })
    if (reembolso.origen === 'reserva') await seguirReembolso(ctx, tx, await getReserva(tx, reservaId!), despues)
    else await seguirOrigen(ctx, tx, despues)
  })
}

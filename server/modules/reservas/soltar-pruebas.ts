import type { Ctx } from '#server/ctx.ts'
import { lockSalida } from '#server/modules/disponibilidad/index.ts'
import { cancelar } from './cancelar.ts'
import { intentar } from './intentar.ts'
import { listPruebasPorSoltar } from './pruebas.db.ts'
import { lockReserva } from './reservas.db.ts'

const LOTE = 200

/** Test bookings that were confirmed a day ago give their places back; what was only held runs out like any hold. */
export async function soltarPruebas(ctx: Ctx): Promise<void> {
  for (const { id, salidaId } of await listPruebasPorSoltar(ctx.db, ctx.now, LOTE)) {
    await intentar('soltar_prueba', id, () =>
      ctx.transaction(async (tx) => {
        await lockSalida(tx, salidaId)
        const actual = await lockReserva(tx, id)
        if (
          !actual?.pruebaHasta ||
          ctx.now < actual.pruebaHasta ||
          (actual.estado !== 'pagada' && actual.estado !== 'confirmada')
        )
          return
        await cancelar(ctx, tx, id, 'plataforma', 'prueba_terminada')
      }),
    )
  }
}

import type { Ctx } from '#server/ctx.ts'
import { describeError, log } from '#server/platform/log.ts'
import { revisarServicios } from './revisar.ts'
import { listAbiertos } from './servicios.db.ts'

const LOTE = 200
const EN_ESPERA_MS = 5 * 60_000

export const serviciosJobs = {
  'servicios.revisar': revisarServicios,
  /** Asks again for what nobody told us the end of. */
  'servicios.ponerAlDia': async (ctx: Ctx) => {
    const antesDe = new Date(ctx.now.getTime() - EN_ESPERA_MS)
    for (const { id } of await listAbiertos(ctx.db, antesDe, LOTE))
      await intentar(id, () => revisarServicios(ctx, { id }))
  },
}

/** One that fails must not stop the others; the next pass tries it again. */
async function intentar(id: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    log.error('servicios.failed', { id, ...describeError(error) })
  }
}

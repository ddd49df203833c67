import { fechaLocal } from '#domain/fechas.ts'
import { estadoDeRegalo } from '#domain/regalos/regalos.ts'
import type { Ctx } from '#server/ctx.ts'
import { describeError, log } from '#server/platform/log.ts'
import { seguirDevolucion } from './devolver.ts'
import { deleteSinPagar, listSinPagar, listPorEnviar, lockRegalo } from './regalos.db.ts'
import { reglasDe } from './regalos.json.ts'
import { enviar, revisar } from './revisar.ts'

const LOTE = 200
const DIA_MS = 86_400_000
const EN_ESPERA_MS = 5 * 60_000
/** The provider's page closes after a day. */
const PAGINA_MS = 2 * DIA_MS
const SIN_PAGAR_MS = 7 * DIA_MS

export const regalosJobs = {
  'regalos.revisar': revisar,
  'regalos.seguirDevolucion': seguirDevolucion,
  /** Sends what is due today, and asks again for what nobody told us the end of. */
  'regalos.ponerAlDia': async (ctx: Ctx) => {
    const hoy = fechaLocal(ctx.now, 'America/Santiago')
    for (const { id } of await listPorEnviar(ctx.db, hoy, LOTE)) await intentar(id, () => enviarUno(ctx, id))
    const tramo = {
      antesDe: new Date(ctx.now.getTime() - EN_ESPERA_MS),
      desde: new Date(ctx.now.getTime() - PAGINA_MS),
    }
    for (const { id } of await listSinPagar(ctx.db, tramo, LOTE)) await intentar(id, () => revisar(ctx, { id }))
    await deleteSinPagar(ctx.db, new Date(ctx.now.getTime() - SIN_PAGAR_MS))
  },
}

async function enviarUno(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const fila = await lockRegalo(tx, id)
    if (!fila.enviadoEn && !fila.sinDestinatario && estadoDeRegalo(reglasDe(fila), ctx.now) === 'activo')
      await enviar(ctx, tx, id)
  })
}

/** One that fails must not stop the others; the next pass tries it again. */
async function intentar(regaloId: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    log.error('regalo.failed', { regaloId, ...describeError(error) })
  }
}

import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import { enviarCorreo } from '#server/modules/correos/index.ts'
import { olvidarCuentasDeTransferencias, sellarTransferencias } from '#server/modules/pagos/index.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import type { Sellador } from '#server/modules/secretos/index.ts'
import { ajustar, ajustarLiquidacion } from './ajustar.ts'
import { seguirEsperas } from './casos-de-pago.ts'
import { olvidarCuentasEnAbonos, sellarCuentasDeOperadores } from './corridas.db.ts'
import { listPorAjustar, listPorLiberar } from './liquidaciones.db.ts'
import { correoDeAbono } from './liquidaciones.mails.ts'

const LOTE = 200
const VUELTAS = 50

/** Lines that are missing or have not heard how their reserva ended, then those whose time has come. */
async function liberar(ctx: Ctx): Promise<void> {
  await porLotes(ctx, () => listPorAjustar(ctx.db, LOTE))
  await porLotes(ctx, () => listPorLiberar(ctx.db, ctx.now, LOTE))
}

async function porLotes(ctx: Ctx, list: () => Promise<string[]>): Promise<void> {
  let antes = ''
  for (let vuelta = 0; vuelta < VUELTAS; vuelta++) {
    const ids = await list()
    if (ids.length === 0) return
    // The same ones again: they do not move, and must not keep the others from being told apart from them.
    const huella = ids.join()
    if (huella === antes) return log.error('liquidaciones.sin_avance', { cuantas: ids.length })
    antes = huella
    await ctx.transaction((tx) => ajustar(tx, ids, ctx.now))
  }
}

async function olvidarCuentas(ctx: Ctx): Promise<void> {
  const antesDe = await guardadoDesde(ctx, 'cuentas')
  let olvidadas: string[]
  do {
    olvidadas = await ctx.transaction(async (tx) => {
      const ids = await olvidarCuentasDeTransferencias(tx, antesDe)
      await olvidarCuentasEnAbonos(tx, ids)
      return ids
    })
  } while (olvidadas.length > 0)
}

/** Every account that an earlier version wrote in the clear. */
export async function sellarCuentas(db: Db | Tx, secretos: Sellador): Promise<void> {
  await sellarTransferencias(db, secretos)
  await sellarCuentasDeOperadores(db, secretos)
}

export const liquidacionesJobs = {
  'liquidaciones.ajustar': ajustarLiquidacion,
  'liquidaciones.liberar': liberar,
  'liquidaciones.seguirEsperas': seguirEsperas,
  'liquidaciones.olvidarCuentas': olvidarCuentas,
  'liquidaciones.sellarCuentas': ({ db, secretos }: Ctx) => sellarCuentas(db, secretos),
  'liquidaciones.avisar': async (ctx: Ctx, { abonoId }: { abonoId: string }) => {
    const correo = await correoDeAbono(ctx, abonoId)
    if (correo) await enviarCorreo(ctx, `abono:${abonoId}`, correo)
  },
}

import type { Ctx } from '#server/ctx.ts'
import { deleteAlertasViejas } from './alertas.db.ts'
import { revisarAlertas } from './revisar-alertas.ts'

const DIA_MS = 86_400_000

export const alertasJobs = {
  'alertas.revisar': (ctx: Ctx) => revisarAlertas(ctx),
  'alertas.limpiar': (ctx: Ctx) =>
    deleteAlertasViejas(ctx.db, {
      sinConfirmar: new Date(ctx.now.getTime() - 2 * DIA_MS),
      vencidas: new Date(ctx.now.getTime() - 30 * DIA_MS),
    }),
}

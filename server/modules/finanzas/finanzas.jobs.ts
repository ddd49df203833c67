import type { Ctx } from '#server/ctx.ts'
import { conciliarConPsp } from './conciliacion.ts'

export const finanzasJobs = {
  'finanzas.conciliar': async (ctx: Ctx) => void (await conciliarConPsp(ctx)),
}

import type { Ctx } from '#server/ctx.ts'
import { conciliarConPsp } from './conciliacion.ts'
import { escalarAtrasadas } from './escalar-atrasadas.ts'
import { pedirCuentas } from './cuenta-de-devolucion.ts'

export const finanzasJobs = {
  'finanzas.conciliar': async (ctx: Ctx) => void (await conciliarConPsp(ctx)),
  'finanzas.escalarAtrasadas': escalarAtrasadas,
  'finanzas.pedirCuentas': pedirCuentas,
}

import type { Ctx } from '#server/ctx.ts'
import { anotarDiferencia } from './casos-de-diferencia.ts'
import { conciliarConPsp } from './conciliacion.ts'
import { escalarAtrasadas } from './escalar-atrasadas.ts'
import { pedirCuentas } from './cuenta-de-devolucion.ts'

export const finanzasJobs = {
  'finanzas.conciliar': async (ctx: Ctx) => void (await conciliarConPsp(ctx)),
  'finanzas.anotarDiferencia': anotarDiferencia,
  'finanzas.escalarAtrasadas': escalarAtrasadas,
  'finanzas.pedirCuentas': pedirCuentas,
}

import type { Ctx } from '#server/ctx.ts'
import { anotarDiferencia } from './casos-de-diferencia.ts'
import { conciliarConPsp } from './conciliacion.ts'
import { escalarAtrasadas } from './escalar-atrasadas.ts'
import { pedirCuentas } from './pedir-cuentas.ts'
import { compararSaldoConPsp } from './saldo-del-psp.ts'

export const finanzasJobs = {
  'finanzas.conciliar': async (ctx: Ctx) => void (ctx.psp.modo !== 'ninguno' && (await conciliarConPsp(ctx))),
  'finanzas.compararSaldo': async (ctx: Ctx) => {
    if (ctx.psp.modo === 'ninguno') return
    // Tried again later, like any job that fails: at no other hour is it as quiet.
    if (!(await compararSaldoConPsp(ctx))) throw new Error('the balance moved at every look')
  },
  'finanzas.anotarDiferencia': anotarDiferencia,
  'finanzas.escalarAtrasadas': escalarAtrasadas,
  'finanzas.pedirCuentas': pedirCuentas,
}

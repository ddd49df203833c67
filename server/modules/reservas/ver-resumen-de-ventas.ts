import type { CifrasDeVentas, ResumenDeVentas } from '#contract/operadores.ts'
import { diaLocal, fechaLocal, sumarDias } from '#domain/fechas.ts'
import { operadorDeSesion, puedeVerVentas } from '#domain/permisos/experiencias.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { listMejores, listVentasPorDia, sumCifras, type CifrasRow, type VentaDelDia } from './ventas.db.ts'

const DIAS = 30
const MEJORES = 5
const ZONA = 'America/Santiago'

/** Sales of the last days, today included, against as many days before. */
export async function verResumenDeVentas(ctx: Ctx, { dias = DIAS }: { dias?: number | undefined }): Promise<ResumenDeVentas> {
  const operador = operadorDeSesion(ctx.actor) ?? refuse('sin-permiso')
  if (!puedeVerVentas(ctx.actor)) refuse('sin-permiso')
  const hoy = fechaLocal(ctx.now, ZONA)
  const primero = sumarDias(hoy, 1 - dias)
  const inicio = (fecha: string): Date => diaLocal(fecha, ZONA).desde
  const periodo = { desde: inicio(primero), hasta: inicio(sumarDias(hoy, 1)) }
  const anterior = { desde: inicio(sumarDias(primero, -dias)), hasta: periodo.desde }
  return {
    dias,
    actual: toCifras(await sumCifras(ctx.db, operador, periodo)),
    anterior: toCifras(await sumCifras(ctx.db, operador, anterior)),
    porDia: conDiasSinVenta(await listVentasPorDia(ctx.db, operador, periodo, ZONA), primero, dias),
    mejores: await listMejores(ctx.db, operador, periodo, MEJORES),
  }
}

function toCifras({ reservas, viajeros, ventas, cupos, ocupados, resenas, promedio }: CifrasRow): CifrasDeVentas {
  return { reservas, viajeros, ventas, ocupacion: cupos === 0 ? null : Math.min(100, Math.round((ocupados / cupos) * 100)), calificacion: { promedio, cantidad: resenas } }
}

function conDiasSinVenta(ventas: VentaDelDia[], primero: string, dias: number): VentaDelDia[] {
  const porFecha = new Map(ventas.map((venta) => [venta.fecha, venta]))
  return Array.from({ length: dias }, (_, i) => {
    const fecha = sumarDias(primero, i)
    return porFecha.get(fecha) ?? { fecha, reservas: 0, ventas: 0 }
  })
}

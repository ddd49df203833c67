import type { Input } from '#contract/call.ts'
import type { Apunte, compras, Cuenta } from '#contract/compras.ts'
import { diaLocal, fechaLocal } from '#domain/fechas.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { separarIva } from '#domain/pesos.ts'
import { celdaCsv } from '#domain/privacidad/csv.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { findEmpresa } from '#server/modules/empresas/index.ts'
import { tramoDe } from '#server/tramo.ts'
import { refuse } from '#server/refusal.ts'
import { listMovimientos, type MovimientoRow, sumMovimientos } from './cuenta.db.ts'

const ZONA = 'America/Santiago'
const LOTE = 1000

/** What the ledger says of a month of the company: nothing here is kept twice. */
export async function verCuenta(ctx: Ctx, { mes }: Input<typeof compras.verCuenta>): Promise<Cuenta> {
  const periodo = periodoDe(ctx, mes)
  const empresa = (await findEmpresa(ctx.db, periodo.empresaId)) ?? refuse('sin-permiso')
  const { compras: compradas, devoluciones, comision } = await sumMovimientos(ctx.db, periodo)
  const total = compradas - devoluciones
  return {
    mes,
    empresa: { razonSocial: empresa.razonSocial, rut: empresa.rut, giro: empresa.giro },
    compras: compradas,
    devoluciones,
    total,
    ...separarIva(total),
    comision,
  }
}

export async function listarMovimientos(
  ctx: Ctx,
  { mes, ...paginado }: Input<typeof compras.listarMovimientos>,
): Promise<Page<Apunte>> {
  const periodo = periodoDe(ctx, mes)
  const rows = await listMovimientos(ctx.db, periodo, tramoDe(paginado, 100))
  return { items: rows.map(toApunte), total: (await sumMovimientos(ctx.db, periodo)).n }
}

export async function descargarMovimientos(
  ctx: Ctx,
  { mes }: Input<typeof compras.descargarMovimientos>,
): Promise<string> {
  const rows = await listMovimientos(ctx.db, periodoDe(ctx, mes), { limit: LOTE, offset: 0 })
  const filas = rows.map(toApunte).map(({ fecha, tipo, detalle, codigo, ordenCompra, centroDeCosto, monto }) =>
    // An amount is a number, below zero too.
    [
      ...[fecha, tipo, detalle, codigo ? mostrarCodigo(codigo) : '', ordenCompra ?? '', centroDeCosto ?? ''].map(
        celdaCsv,
      ),
      monto,
    ].join(','),
  )
  return `${['Fecha,Tipo,Detalle,Código,Orden de compra,Centro de costo,Monto', ...filas].join('\r\n')}\r\n`
}

function periodoDe(ctx: Ctx, mes: string): { empresaId: string; modo: string; desde: Date; hasta: Date } {
  const { empresaId } = miembroCon(ctx.actor, 'ver_cuenta') ?? refuse('sin-permiso')
  const [anio, numero] = mes.split('-').map(Number) as [number, number]
  const siguiente = numero === 12 ? `${anio + 1}-01-01` : `${anio}-${String(numero + 1).padStart(2, '0')}-01`
  return {
    empresaId,
    modo: ctx.psp.dinero,
    desde: diaLocal(`${mes}-01`, ZONA).desde,
    hasta: diaLocal(siguiente, ZONA).desde,
  }
}

const TIPOS: Record<string, Apunte['tipo']> = {
  cobro: 'compra',
  credito: 'compra',
  credito_soltado: 'devolucion',
  servicio: 'servicio',
  rebaja: 'rebaja',
  reembolso: 'devolucion',
  contracargo_perdido: 'contracargo',
}

const toApunte = (row: MovimientoRow): Apunte => ({
  id: row.id,
  fecha: fechaLocal(row.createdAt, ZONA),
  tipo: row.tipo === 'credito_ajustado' ? (row.monto > 0 ? 'compra' : 'rebaja') : (TIPOS[row.tipo] ?? 'devolucion'),
  detalle: row.detalle,
  codigo: row.codigo,
  ordenCompra: row.ordenCompra,
  centroDeCosto: row.centro,
  monto: row.monto,
})

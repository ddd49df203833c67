import type { Input } from '#contract/call.ts'
import type { finanzas, Movimiento, Saldos } from '#contract/finanzas.ts'
import { CUENTAS } from '#domain/pagos/asientos.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { sumar } from '#domain/pesos.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { buscarPorIdOCodigo } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { countMovimientos, listMovimientos, sumSaldos } from './libro.db.ts'

const POR_PAGINA = 24

export async function listarAsientos(
  ctx: Ctx,
  { cuenta, codigo, libro = ctx.psp.dinero, pagina = 1, porPagina = POR_PAGINA }: Input<typeof finanzas.listarAsientos>,
): Promise<Page<Movimiento>> {
  if (!puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const reserva = codigo ? await buscarPorIdOCodigo(ctx, codigo) : null
  if (reserva === undefined) return { items: [], total: 0 }
  const filtro = { cuenta: cuenta || null, reservaId: reserva?.id ?? null, modo: libro }
  const rows = await listMovimientos(ctx.db, filtro, { limit: porPagina, offset: (pagina - 1) * porPagina })
  return {
    items: rows.map(({ createdAt, ...row }) => ({ ...row, creadoEn: createdAt.toISOString() })),
    total: await countMovimientos(ctx.db, filtro),
  }
}

export async function verSaldos(
  ctx: Ctx,
  { libro = ctx.psp.dinero }: Input<typeof finanzas.verSaldos>,
): Promise<Saldos> {
  if (!puedeVerFinanzas(ctx.actor)) refuse('sin-permiso')
  const rows = await sumSaldos(ctx.db, libro)
  const orden = (cuenta: string): number => (CUENTAS as readonly string[]).indexOf(cuenta)
  return {
    cuentas: rows.toSorted((a, b) => orden(a.cuenta) - orden(b.cuenta)),
    total: sumar(rows.map(({ saldo }) => saldo)),
    movimientos: await countMovimientos(ctx.db, { cuenta: null, reservaId: null, modo: libro }),
    libro,
  }
}

import { randomUUID } from 'node:crypto'
import type { SaldoComparado } from '#contract/finanzas.ts'
import type { DiferenciaHallada } from '#domain/pagos/diferencias.ts'
import { asientoDeMovimiento, compararSaldo, SALDO, sobraEnPsp, type Mirada } from '#domain/pagos/saldo.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import type { Ctx } from '#server/ctx.ts'
import { asentar } from '#server/modules/pagos/index.ts'
import { ponerAlDiaConPsp } from '#server/modules/reservas/index.ts'
import { log } from '#server/platform/log.ts'
import type { PspSaldo } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'
import { cerrarLasQueCoinciden, guardarDiferencias } from './casos-de-diferencia.ts'
import { findPrimeroEnPsp, findUltimoSaldo, insertSaldo, sumEnPsp } from './saldo-del-psp.db.ts'

const DIA_MS = 86_400_000
const MIRADAS_MAX = 5
const LOTE = 200
// A bank that does not answer a refund for longer has refused it.
const EN_CAMINO_MS = 30 * DIA_MS

/**
 * The provider's balance against the ledger's account of it. What the provider tells is applied first, its fees and what it sent to our bank are booked; what is left between the two is a
 * difference like any other. False where they never stood still long enough to say.
 */
export async function compararSaldoConPsp(ctx: Ctx): Promise<boolean> {
  const miradas: Mirada[] = []
  let saldo: PspSaldo | null = null
  for (let hallada = compararSaldo(miradas); hallada === 'mirar'; hallada = compararSaldo(miradas)) {
    if (miradas.length === MIRADAS_MAX) {
      log.warn('conciliacion.saldo_en_movimiento', { sobra: sobraEnPsp(miradas.at(-1)!) })
      return false
    }
    await ponerAlDia(ctx)
    saldo = await ctx.psp.verSaldo()
    miradas.push(await mirar(ctx, saldo))
    if (!saldo) break
  }
  await guardar(ctx, saldo, miradas)
  return true
}

/** Books what moved the provider's account beside sales, each line once. A day is asked for twice: a line may be told later than its date. */
async function ponerAlDia(ctx: Ctx): Promise<void> {
  await ponerAlDiaConPsp(ctx)
  const desde =
    (await findUltimoSaldo(ctx.db, ctx.psp.dinero))?.createdAt ??
    (await findPrimeroEnPsp(ctx.db, ctx.psp.dinero)) ??
    ctx.now
  const nuevos = (await ctx.psp.listarMovimientos(new Date(desde.getTime() - DIA_MS))).flatMap((linea) =>
    asientoDeMovimiento(linea).map((asiento) => ({ clave: `${asiento.tipo}:${linea.id}`, ...asiento })),
  )
  for (let i = 0; i < nuevos.length; i += LOTE) {
    await ctx.transaction(async (tx) => {
      for (const nuevo of nuevos.slice(i, i + LOTE))
        await asentar(tx, { ...nuevo, reservaId: null, modo: ctx.psp.dinero, now: ctx.now })
    })
  }
}

async function mirar(ctx: Ctx, saldo: PspSaldo | null): Promise<Mirada> {
  const [libro, suyo] = [await sumEnPsp(ctx.db, ctx.psp.dinero), saldo ? saldo.disponible + saldo.pendiente : 0]
  // A month of refunds is asked for only where something is to be explained.
  const enviados =
    saldo && suyo !== libro ? await ctx.psp.listarReembolsos(new Date(ctx.now.getTime() - EN_CAMINO_MS)) : []
  const enCamino = enviados.reduce(
    (suma, { estado, descontado, monto }) => suma + (estado === 'enviado' && descontado ? monto : 0),
    0,
  )
  return { libro, suyo, enCamino }
}

/** Where the provider keeps no balance in pesos nothing is compared, and nothing is said to be the same. */
async function guardar(
  { transaction, now, psp }: Ctx,
  saldo: PspSaldo | null,
  miradas: readonly Mirada[],
): Promise<void> {
  const { libro, enCamino } = miradas.at(-1)!
  await transaction(async (tx) => {
    await insertSaldo(tx, {
      id: randomUUID(),
      modo: psp.dinero,
      libro,
      enCamino,
      disponible: saldo?.disponible ?? null,
      pendiente: saldo?.pendiente ?? null,
      createdAt: now,
    })
    if (!saldo) return
    const halladas = [compararSaldo(miradas)].filter((hallada): hallada is DiferenciaHallada => hallada !== null)
    await guardarDiferencias(tx, halladas, now)
    await cerrarLasQueCoinciden(tx, [SALDO], halladas, now)
    if (halladas.length > 0) log.error('conciliacion.saldo_distinto', { sobra: sobraEnPsp(miradas.at(-1)!) })
  })
}

export async function verSaldoDelPsp({ db, actor, psp }: Ctx): Promise<{ ultimo: SaldoComparado | null }> {
  if (!puedeVerFinanzas(actor)) refuse('sin-permiso')
  const row = await findUltimoSaldo(db, psp.dinero)
  if (!row) return { ultimo: null }
  const { libro, enCamino, disponible, pendiente, createdAt } = row
  const suyo = disponible === null || pendiente === null ? null : { disponible, pendiente }
  return {
    ultimo: {
      libro,
      suyo,
      enCamino,
      diferencia: suyo && sobraEnPsp({ libro, enCamino, suyo: suyo.disponible + suyo.pendiente }),
      comparadoEn: createdAt.toISOString(),
    },
  }
}

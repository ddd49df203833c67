import type { ZonaHoraria } from '#contract/comun.ts'
import type { PagoEsperado } from '#contract/liquidaciones.ts'
import { conOffset } from '#domain/fechas.ts'
import { calcularEsperado, calcularPlazos } from '#domain/liquidaciones/esperado.ts'
import type { Regimen, Tasas } from '#domain/liquidaciones/linea.ts'
import { repartirCancelada } from '#domain/pagos/asientos.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { listDebido } from '#server/modules/pagos/index.ts'
import { feriadosDe } from '#server/modules/reglas/index.ts'
import { tramoDe } from '#server/tramo.ts'
import { operadorCon } from './estado-de-cuenta.ts'
import { countPorAceptar, findCuentaDe, listPorAceptar } from './estado-de-cuenta.db.ts'
import { findTasas } from './liquidaciones.db.ts'

const POR_PAGINA = 100
const NADA = repartirCancelada(0)

/** Before saying yes: what the ledger already divides of each request, and when it would be paid. */
export async function listarPagosEsperados(
  ctx: Ctx,
  paginado: { pagina?: number | undefined; porPagina?: number | undefined },
): Promise<Page<PagoEsperado>> {
  const operador = operadorCon(ctx.actor)
  const rows = await listPorAceptar(ctx.db, operador, { modo: ctx.psp.dinero, ...tramoDe(paginado, POR_PAGINA) })
  const debido = await listDebido(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const regimen = ((await findCuentaDe(ctx.db, operador))?.regimen ?? 'afecto') as Regimen
  const feriados = await feriadosDe(ctx.db, ctx.now)
  const tasas = new Map<string, Tasas>()
  const items: PagoEsperado[] = []
  for (const { id, finUtc, zona } of rows) {
    const { liberableEn, fechaPago } = calcularPlazos(finUtc, feriados)
    const delDia = tasas.get(fechaPago) ?? (await findTasas(ctx.db, fechaPago))
    tasas.set(fechaPago, delDia)
    items.push({
      reservaId: id,
      ...calcularEsperado(debido.get(id) ?? NADA, regimen, delDia),
      liberableEn: conOffset(liberableEn, zona as ZonaHoraria),
      fechaPago,
    })
  }
  return { items, total: await countPorAceptar(ctx.db, operador, ctx.psp.dinero) }
}

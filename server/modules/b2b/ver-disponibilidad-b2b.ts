import type { Input } from '#contract/call.ts'
import type { reservasB2b, SalidaB2b } from '#contract/reservas-b2b.ts'
import { precioNeto } from '#domain/empresas/contrato.ts'
import type { Ctx } from '#server/ctx.ts'
import { verDisponibilidad } from '#server/modules/disponibilidad/index.ts'
import { findVendida } from '#server/modules/empresas/index.ts'
import { miMargen } from '#server/modules/reventas/index.ts'
import { refuse } from '#server/refusal.ts'

/** What the site sells, with what the company's contract leaves of each price. */
export async function verDisponibilidadB2b(
  ctx: Ctx,
  { experienciaId, desde, hasta, participantes }: Input<typeof reservasB2b.verDisponibilidadB2b>,
): Promise<SalidaB2b[]> {
  const { vendible } = (await findVendida(ctx.db, experienciaId)) ?? refuse('experiencia-desconocida')
  const margen = (await miMargen(ctx))(vendible)
  const salidas = await verDisponibilidad(ctx, { id: experienciaId, desde, hasta, participantes })
  return salidas.map((salida) => ({
    ...salida,
    precioNeto: precioNeto(salida.precioPorPersona, margen),
    tarifas: salida.tarifas.map((tarifa) => ({ ...tarifa, neto: precioNeto(tarifa.precio, margen) })),
  }))
}

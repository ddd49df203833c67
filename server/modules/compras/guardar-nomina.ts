import type { Input } from '#contract/call.ts'
import type { Compra, compras } from '#contract/compras.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { estadoVisible } from '#domain/reservas/vencimiento.ts'
import type { Ctx } from '#server/ctx.ts'
import { bloquearReserva } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findCompra, saveNomina } from './compras.db.ts'
import { admiteNombres, toCompraJson } from './compras.json.ts'
import { nominaDe } from './reservar-por-terceros.ts'
import { abrirCompra } from './ver-compras.ts'

export async function guardarNomina(ctx: Ctx, { id, texto }: Input<typeof compras.guardarNomina>): Promise<Compra> {
  const { compra, empresaId } = await abrirCompra(ctx, id, 'comprar')
  const viajeros = nominaDe(texto, compra.plazas, 'texto')
  return ctx.transaction(async (tx) => {
    const reserva = (await bloquearReserva(tx, compra.id)) ?? refuse('reserva-desconocida')
    if (
      !admiteNombres(
        estadoVisible({ estado: reserva.estado as EstadoReserva, ocupaHasta: reserva.ocupaHasta }, ctx.now),
      )
    )
      refuse('transicion-no-permitida')
    await saveNomina(tx, compra.id, viajeros)
    return toCompraJson(ctx, (await findCompra(tx, empresaId, compra.id))!)
  })
}

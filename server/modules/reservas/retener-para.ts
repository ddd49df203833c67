import type { Contacto, Participantes } from '#contract/reservas.ts'
import { calcularTotal, plazasDe, type LineaDePrecio } from '#domain/reservas/precio.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import type { Oferta } from '#server/modules/disponibilidad/index.ts'
import { tomarPlazas } from './apartadas.ts'
import { confirmar } from './confirmar.ts'
import { insertar } from './crear-reserva.ts'
import { motivoParaNoIrGratis } from './gratis.ts'
import { getReserva } from './reservas.db.ts'

export interface Prometida {
  oferta: Oferta
  usuarioId: string | null
  contacto: Contacto
  participantes: Participantes
  hasta: Date
}

/** Places that such a party takes, and at which prices; null where it cannot be sold to them. */
export function plazasPara(
  oferta: Oferta,
  participantes: Participantes,
): { plazas: number; lineas: LineaDePrecio[] } | null {
  const precio = calcularTotal(oferta.tarifas, participantes)
  return precio.motivo === null
    ? { plazas: plazasDe(participantes, oferta.cuposPorGrupo), lineas: precio.lineas }
    : null
}

/** A hold for somebody whose turn it is, through the same lock and count as anybody's; null where the party can no longer be sold to. */
export async function retenerPara(
  ctx: Ctx,
  tx: Tx,
  { oferta, usuarioId, contacto, participantes, hasta }: Prometida,
): Promise<string | null> {
  const precio = calcularTotal(oferta.tarifas, participantes)
  if (precio.motivo !== null) return null
  const plazas = plazasDe(participantes, oferta.cuposPorGrupo)
  await tomarPlazas(ctx, tx, oferta, plazas, { esSuTurno: true })
  if (await motivoParaNoIrGratis(tx, { ...oferta, usuarioId, lineas: precio.lineas, now: ctx.now })) return null
  const id = await insertar(ctx, tx, {
    pedido: { contacto },
    oferta,
    usuarioId,
    plazas,
    lineas: precio.lineas,
    total: precio.total,
    prometidaHasta: hasta,
  })
  if (precio.total === 0)
    await confirmar(ctx, tx, await getReserva(tx, id), { estadoPago: 'sin_pago', estadoLiquidacion: null })
  return id
}

import type { Factura } from '#contract/facturas.ts'
import { leerRut, mostrarRut } from '#domain/usuarios/rut.ts'
import { soloViaja } from '#domain/permisos/reservas.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirReserva } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findFactura, type FacturaRow } from './facturas.db.ts'

export async function verFactura(ctx: Ctx, { id }: { id: string }): Promise<Factura | null> {
  const reserva = await abrirReserva(ctx, id)
  if (soloViaja(ctx.actor, reserva)) refuse('reserva-ajena')
  const factura = await findFactura(ctx.db, reserva.id)
  return factura ? toFacturaJson(factura) : null
}

export const toFacturaJson = (f: FacturaRow): Factura => ({
  rut: mostrarRut(leerRut(f.rut)!),
  razonSocial: f.razonSocial,
  giro: f.giro,
  direccion: f.direccion,
  email: f.email,
  estado: f.estado as Factura['estado'],
  pedidaEn: f.createdAt.toISOString(),
})

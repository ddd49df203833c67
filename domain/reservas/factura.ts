import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'

const PLAZO_DIAS = 10
const CON_FACTURA: readonly EstadoReserva[] = ['pagada', 'confirmada', 'realizada', 'no_asistio']
const COBRADO: readonly EstadoPago[] = ['pagado', 'reembolso_pendiente', 'reembolsado_parcial']

/** For what was paid and stands, until ten days after it ended. */
export function motivoParaNoPedirFactura(
  { estado, estadoPago, fin }: { estado: EstadoReserva; estadoPago: EstadoPago; fin: Date },
  ahora: Date,
): ErrorCode | null {
  const aTiempo = ahora.getTime() <= fin.getTime() + PLAZO_DIAS * 86_400_000
  return aTiempo && CON_FACTURA.includes(estado) && COBRADO.includes(estadoPago) ? null : 'factura-no-disponible'
}

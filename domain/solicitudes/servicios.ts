import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoDeServicios, EstadoSolicitud } from '#contract/solicitudes.ts'
import { separarIva, sumar } from '#domain/pesos.ts'
import { esCobrable } from '#domain/reservas/precio.ts'

export interface Parte {
  reservaId: string | null
  total: number
}

/** What of a proposal is no departure: one charge pays all of it. */
export const totalDeServicios = (partes: readonly Parte[]): number =>
  sumar(partes.filter(({ reservaId }) => reservaId === null).map(({ total }) => total))

/** A card pays one reserva each, and the services together; each of those charges must be one that a card can carry. */
export function sePagaConTarjeta(partes: readonly Parte[]): boolean {
  const servicios = totalDeServicios(partes)
  const cobros = [
    ...partes.filter(({ reservaId }) => reservaId !== null).map(({ total }) => total),
    ...(servicios > 0 ? [servicios] : []),
  ]
  return cobros.length > 0 && cobros.every(esCobrable)
}

type EstadoCobro = 'creado' | 'desconocido' | 'pagado' | 'contracargo' | 'perdido' | 'anulado'

export interface Cobro {
  estado: EstadoCobro
  monto: number
  devuelto: number
  /** What a bank kept. */
  perdido?: number
  /** Of what went back, what has not gone back yet. */
  porDevolver?: number
}

/** What the company reads. What its bank took back counts as given back; what is only asked for does not. */
export function estadoDeServicios(cobro: Cobro | null): EstadoDeServicios {
  if (cobro === null || cobro.estado === 'creado' || cobro.estado === 'anulado') return 'por_pagar'
  if (cobro.estado === 'desconocido') return 'en_revision'
  if (cobro.estado === 'contracargo') return 'en_disputa'
  return cobro.estado === 'perdido' || (quedaDe(cobro) === 0 && !cobro.porDevolver) ? 'devueltos' : 'pagados'
}

const quedaDe = ({ monto, devuelto, perdido = 0 }: Cobro): number => monto - devuelto - perdido

interface PorPagar {
  estado: EstadoSolicitud
  formaPago: string | null
  liberaEn: Date
  total: number
  cobro: Cobro | null
}

/** A charge that nobody knows the end of may be asked for again: it is the same one at the provider. */
export function motivoParaNoPagarServicios(
  { estado, formaPago, liberaEn, total, cobro }: PorPagar,
  ahora: Date,
): ErrorCode | null {
  const debidos = estadoDeServicios(cobro)
  if (
    estado !== 'aceptada' ||
    formaPago !== 'tarjeta' ||
    total === 0 ||
    (debidos !== 'por_pagar' && debidos !== 'en_revision')
  )
    return 'transicion-no-permitida'
  return ahora >= liberaEn ? 'propuesta-vencida' : null
}

/** Never more than is left, nor while the bank decides. */
export function motivoParaNoDevolverServicios(cobro: Cobro, pedido: number): ErrorCode | null {
  if (cobro.estado !== 'pagado' || quedaDe(cobro) === 0) return 'devolucion-no-disponible'
  return pedido > quedaDe(cobro) ? 'devolucion-excesiva' : null
}

/** How what we still hold of the services is divided: untouched, as each of them was booked. */
export function repartoDeServicios(totales: readonly number[], devuelto: number): { neto: number; iva: number } {
  const total = sumar(totales)
  if (devuelto > 0) return separarIva(total - devuelto)
  const neto = sumar(totales.map((monto) => separarIva(monto).neto))
  return { neto, iva: total - neto }
}

import type { ESTADOS_CORRIDA } from '#contract/enumeraciones/dinero.ts'
import type { Reembolso } from '#contract/reembolsos.ts'
import type { EstadoLiquidacion, EstadoPago, EstadoReserva, Reserva } from '#contract/reservas.ts'

export type EstadoIntento = NonNullable<Reserva['pago']>['estado']
export type EstadoReembolso = Exclude<Reembolso['estado'], 'ninguno'>
export type EstadoCorrida = (typeof ESTADOS_CORRIDA)[number]

type Tabla<Estado extends string, Evento extends string> = Readonly<
  Record<Estado, Readonly<Partial<Record<Evento, Estado>>>>
>

// docs/nunca.md 2.1. A pair that is not here is refused and changes nothing.
export type EventoReserva =
  | 'pagar_y_confirmar'
  | 'pagar_y_esperar'
  | 'vencer'
  | 'aceptar'
  | 'rechazar'
  | 'cancelar'
  | 'registrar_llegada'
  | 'registrar_ausencia'
  | 'registrar_no_prestada'
  | 'corregir_llegada'
  | 'retirar_llegada'

export const TRANSICIONES_RESERVA: Tabla<EstadoReserva, EventoReserva> = {
  pendiente: { pagar_y_confirmar: 'confirmada', pagar_y_esperar: 'pagada', cancelar: 'cancelada', vencer: 'expirada' },
  pagada: { aceptar: 'confirmada', rechazar: 'rechazada', cancelar: 'cancelada' },
  confirmada: {
    registrar_llegada: 'realizada',
    registrar_ausencia: 'no_asistio',
    registrar_no_prestada: 'no_prestada',
    cancelar: 'cancelada',
  },
  no_asistio: { corregir_llegada: 'realizada' },
  // Ours (docs/decisions/0304): an arrival of a departure that did not take place.
  realizada: { retirar_llegada: 'confirmada' },
  no_prestada: {},
  cancelada: {},
  rechazada: {},
  expirada: {},
}

export function siguienteEstadoReserva(estado: EstadoReserva, evento: EventoReserva): EstadoReserva | null {
  return TRANSICIONES_RESERVA[estado][evento] ?? null
}

interface Retencion {
  estado: EstadoReserva
  estadoPago: EstadoPago
  confirmadaEn: Date | null
  empresaId: string | null
  ocupaHasta: Date
}

/** A hold that ended without money: nothing was bought, there is nothing to show, and no mail speaks of it. */
export function quedoEnNada(
  { estado, estadoPago, confirmadaEn, empresaId, ocupaHasta }: Retencion,
  ahora: Date,
): boolean {
  if (estadoPago !== 'sin_pago' || confirmadaEn !== null || empresaId !== null) return false
  return estado === 'cancelada' || estado === 'expirada' || (estado === 'pendiente' && ocupaHasta <= ahora)
}

// docs/nunca.md 2.2: attempts advance by rank, since reports arrive late, twice and out of order.
const RANGO: Record<Exclude<EstadoIntento, 'desconocido'>, number> = {
  creado: 0,
  requiere_accion: 1,
  procesando: 2,
  fallido: 3,
  anulado: 4,
  exitoso: 5,
}

/** Their outcome is still open: they block a second attempt and keep the payment grace. */
export const INTENTOS_ABIERTOS = [
  'creado',
  'requiere_accion',
  'procesando',
  'desconocido',
] as const satisfies readonly EstadoIntento[]

export function estaAbierto(estado: EstadoIntento): boolean {
  return (INTENTOS_ABIERTOS as readonly EstadoIntento[]).includes(estado)
}

/** Null where the report adds nothing: it is recorded and ignored. */
export function siguienteEstadoIntento(estado: EstadoIntento, reportado: EstadoIntento): EstadoIntento | null {
  if (reportado === estado) return null
  if (estado === 'desconocido') return reportado
  if (reportado === 'desconocido') return estaAbierto(estado) ? reportado : null
  const esReintento = estado === 'fallido' && (reportado === 'requiere_accion' || reportado === 'procesando')
  return esReintento || RANGO[reportado] > RANGO[estado] ? reportado : null
}

export type EventoPago =
  | 'fiar'
  | 'retornar_reembolso'
  | 'autorizar'
  | 'cobrar'
  | 'perder_rastro'
  | 'liberar'
  | 'pedir_reembolso'
  | 'reembolsar_todo'
  | 'reembolsar_parte'
  | 'disputar'
  | 'ganar_disputa'
  | 'perder_disputa'
  | 'perder_parte'

/** From `desconocido` only a signed event or the reconciler may move. */
const TRANSICIONES_PAGO: Tabla<EstadoPago, EventoPago> = {
  sin_pago: { autorizar: 'autorizado', cobrar: 'pagado', perder_rastro: 'desconocido' },
  autorizado: { cobrar: 'pagado', liberar: 'sin_pago', perder_rastro: 'desconocido' },
  desconocido: { cobrar: 'pagado', autorizar: 'autorizado', liberar: 'sin_pago' },
  // `fiar`: its company owes it anew, since its price changed or it is let go.
  pagado: { fiar: 'autorizado', pedir_reembolso: 'reembolso_pendiente', disputar: 'contracargo' },
  reembolso_pendiente: {
    reembolsar_todo: 'reembolsado',
    reembolsar_parte: 'reembolsado_parcial',
    disputar: 'contracargo',
  },
  // `retornar_reembolso`: the bank of whoever was to get it sent it back to us.
  reembolsado_parcial: {
    pedir_reembolso: 'reembolso_pendiente',
    retornar_reembolso: 'reembolso_pendiente',
    disputar: 'contracargo',
  },
  reembolsado: {
    pedir_reembolso: 'reembolso_pendiente',
    retornar_reembolso: 'reembolso_pendiente',
    disputar: 'contracargo',
  },
  contracargo: { ganar_disputa: 'pagado', perder_disputa: 'reembolsado', perder_parte: 'reembolsado_parcial' },
}

export function siguienteEstadoPago(estado: EstadoPago, evento: EventoPago): EstadoPago | null {
  return TRANSICIONES_PAGO[estado][evento] ?? null
}

// docs/nunca.md 2.3. `no_encontrar`: a look-up at the PSP showed that the refund does not exist. `retornar`: done, and sent back to us by the bank of whoever was to get it. `hacer_alla`: somebody gave it back at the PSP, not from here, while it waited for a transfer.
export type EventoReembolso =
  | 'retornar'
  | 'hacer_alla'
  | 'enviar'
  | 'hacer'
  | 'rechazar'
  | 'perder_rastro'
  | 'no_encontrar'
  | 'pasar_a_manual'

const TRANSICIONES_REEMBOLSO: Tabla<EstadoReembolso, EventoReembolso> = {
  solicitado: { enviar: 'enviado' },
  enviado: { hacer: 'hecho', rechazar: 'rechazado', perder_rastro: 'desconocido' },
  desconocido: { hacer: 'hecho', rechazar: 'rechazado', no_encontrar: 'solicitado' },
  rechazado: { pasar_a_manual: 'manual', hacer_alla: 'hecho' },
  manual: { hacer: 'hecho', hacer_alla: 'hecho' },
  hecho: { retornar: 'retornado' },
  retornado: { pasar_a_manual: 'manual', hacer_alla: 'hecho' },
}

/** Still at the provider, or on the way to it. */
export const REEMBOLSOS_ABIERTOS = [
  'solicitado',
  'enviado',
  'desconocido',
] as const satisfies readonly EstadoReembolso[]

export function siguienteEstadoReembolso(estado: EstadoReembolso, evento: EventoReembolso): EstadoReembolso | null {
  return TRANSICIONES_REEMBOLSO[estado][evento] ?? null
}

// docs/nunca.md 2.4: the line of one reserva, and the run that pays many.
export type EventoLiquidacion = 'liberar' | 'programar' | 'liquidar' | 'devolver' | 'revertir'

const TRANSICIONES_LIQUIDACION: Tabla<EstadoLiquidacion, EventoLiquidacion> = {
  retenida: { liberar: 'liberable', revertir: 'revertida' },
  liberable: { programar: 'programada', revertir: 'revertida' },
  programada: { liquidar: 'liquidada', devolver: 'liberable', revertir: 'revertida' },
  liquidada: { revertir: 'revertida' },
  revertida: {},
}

export function siguienteEstadoLiquidacion(
  estado: EstadoLiquidacion,
  evento: EventoLiquidacion,
): EstadoLiquidacion | null {
  return TRANSICIONES_LIQUIDACION[estado][evento] ?? null
}

export type EventoCorrida = 'aprobar' | 'enviar' | 'pagar' | 'devolver'

const TRANSICIONES_CORRIDA: Tabla<EstadoCorrida, EventoCorrida> = {
  borrador: { aprobar: 'aprobada' },
  aprobada: { enviar: 'enviada' },
  enviada: { pagar: 'pagada', devolver: 'devuelta' },
  pagada: {},
  devuelta: {},
}

/** Only then does the file hold just what the ledger says has left: until it is sent, a transfer may still stay behind. */
export const tieneArchivo = (estado: EstadoCorrida): boolean => estado === 'enviada'

export function siguienteEstadoCorrida(estado: EstadoCorrida, evento: EventoCorrida): EstadoCorrida | null {
  return TRANSICIONES_CORRIDA[estado][evento] ?? null
}

import type { EstadoPago, EstadoReserva } from '#contract/reservas.ts'
import { ESTADOS } from '#web/components/reserva-textos.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Etiqueta = { texto: string; tono: BadgeTone }

export const PAGO_DE_RESERVA: Record<EstadoPago, string> = {
  sin_pago: 'Sin pago',
  autorizado: 'Pago autorizado',
  pagado: 'Pagada',
  reembolso_pendiente: 'Devolución en camino',
  reembolsado_parcial: 'Devuelta en parte',
  reembolsado: 'Devuelta',
  desconocido: 'Pago sin respuesta',
  contracargo: 'En disputa',
}

const COBROS: Record<string, Etiqueta> = {
  creado: { texto: 'Empezado', tono: 'neutral' },
  requiere_accion: { texto: 'Espera a su banco', tono: 'warning' },
  procesando: { texto: 'En proceso', tono: 'info' },
  exitoso: { texto: 'Cobrado', tono: 'success' },
  fallido: { texto: 'Rechazado', tono: 'danger' },
  anulado: { texto: 'Anulado', tono: 'neutral' },
  desconocido: { texto: 'Sin respuesta', tono: 'warning' },
}

const REEMBOLSOS: Record<string, Etiqueta> = {
  solicitado: { texto: 'Por enviar al banco', tono: 'info' },
  enviado: { texto: 'Enviada al banco', tono: 'info' },
  hecho: { texto: 'Hecha', tono: 'success' },
  rechazado: { texto: 'Rechazada por el banco', tono: 'danger' },
  desconocido: { texto: 'Sin respuesta del banco', tono: 'warning' },
  retornado: { texto: 'El banco la envió de vuelta', tono: 'danger' },
  manual: { texto: 'Por transferencia', tono: 'info' },
}

export const VIAS: Record<string, string> = {
  reversa: 'A la tarjeta',
  anulacion: 'A la tarjeta',
  transferencia: 'Por transferencia',
}

const tal = (estado: string): Etiqueta => ({ texto: estado.replaceAll('_', ' '), tono: 'neutral' })

export const cobroDe = (estado: string): Etiqueta => COBROS[estado] ?? tal(estado)
export const reembolsoDe = (estado: string): Etiqueta => REEMBOLSOS[estado] ?? tal(estado)

export function reservaDe(estado: EstadoReserva): Etiqueta {
  const [texto, tono] = ESTADOS[estado]
  return { texto, tono }
}

const esDeReserva = (estado: string): estado is EstadoReserva => Object.hasOwn(ESTADOS, estado)

/** What was found says its own state: of a booking a code, of the rest a word. */
export const halladoDe = (estado: string): Etiqueta => (esDeReserva(estado) ? reservaDe(estado) : tal(estado))

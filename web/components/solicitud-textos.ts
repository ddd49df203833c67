import type { Hito, Solicitud } from '#contract/solicitudes.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { SITIO } from '#web/ui/marca.ts'

export const ESTADOS_DE_SOLICITUD: Record<Solicitud['estado'], { texto: string; tono: BadgeTone }> = {
  recibida: { texto: 'Recibida', tono: 'info' },
  en_cotizacion: { texto: 'En cotización', tono: 'info' },
  propuesta_enviada: { texto: 'Propuesta enviada', tono: 'accent' },
  aceptada: { texto: 'Aceptada', tono: 'success' },
  rechazada: { texto: 'Rechazada', tono: 'neutral' },
  vencida: { texto: 'Vencida', tono: 'warning' },
}

const HITOS: Record<Hito['tipo'], string> = {
  recibida: 'Solicitud recibida',
  tomada: 'En cotización',
  propuesta: 'Propuesta enviada',
  cambios: 'La empresa pidió cambios',
  mensaje: 'Mensaje',
  aceptada: 'Propuesta aceptada',
  rechazada: 'Propuesta rechazada',
  vencida: 'La propuesta venció',
  renovada: 'La empresa pidió actualizarla',
  transferencia_vista: 'Transferencia por confirmar',
  pagada: 'Transferencia recibida',
  servicios_pagados: 'Servicios pagados con tarjeta',
  servicios_devueltos: 'Devolución de servicios',
}

export const textoDeHito = ({ tipo, autor }: Hito): string =>
  tipo === 'mensaje' ? (autor === 'empresa' ? 'Mensaje de la empresa' : `Mensaje de ${SITIO.marca}`) : HITOS[tipo]

/** No day is promised where the site promises none. */
export const cuandoRespondemos = ({ respondeAntesDe }: Pick<Solicitud, 'respondeAntesDe'>): string =>
  `Te respondemos ${respondeAntesDe ? `a más tardar el ${formatDia(respondeAntesDe)}` : 'lo antes posible'}`

export const TIPOS_DE_SOLICITUD = [
  'Por definir',
  'Trekking',
  'Culinaria',
  'Cultural',
  'Aventura',
  'Enológica',
  'Stand Up Paddle',
  'Avistamiento de Aves',
  'City Tour',
] as const

import type { TipoCaso } from '#contract/casos.ts'
import { TIPOS_CASO } from '#contract/enumeraciones.ts'
import { type Actor, esAdmin, type RolAdmin } from './actor.ts'

/** Which of our staff works each queue; `super` works all. */
const PAPELES_DE_CASO: Record<TipoCaso, readonly RolAdmin[]> = {
  operador: ['confianza'],
  experiencia: ['confianza', 'contenido'],
  documento: ['confianza'],
  empresa: ['confianza', 'finanzas'],
  cotizacion: ['soporte', 'finanzas'],
  reporte: ['confianza', 'contenido'],
  opinion: ['confianza', 'contenido'],
  mensaje: ['confianza', 'soporte'],
  reembolso: ['finanzas', 'soporte'],
  pago: ['finanzas'],
  disputa: ['finanzas'],
  liquidacion: ['finanzas'],
  discrepancia: ['finanzas'],
  entrega: ['soporte', 'finanzas'],
  datos: ['confianza', 'soporte'],
  suspension: ['confianza', 'finanzas'],
  apelacion: ['confianza'],
  ausencia: ['confianza', 'soporte'],
  asistente: ['contenido', 'soporte'],
  consulta: ['soporte'],
}

export const puedeAtender = (actor: Actor, tipo: TipoCaso): boolean => esAdmin(actor, ...PAPELES_DE_CASO[tipo])

export const colasDe = (actor: Actor): TipoCaso[] => TIPOS_CASO.filter((tipo) => puedeAtender(actor, tipo))

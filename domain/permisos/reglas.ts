import type { ClaseDeRegla } from '#contract/reglas.ts'
import { type Actor, esAdmin, type RolAdmin } from './actor.ts'

/** Least privilege: who publishes each kind; whoever enters the part of rules reads them all. */
const PUBLICAN: Record<ClaseDeRegla, readonly RolAdmin[]> = {
  cancelacion: ['finanzas'],
  planes: ['finanzas'],
  documentos: ['confianza'],
  terminos: ['contenido'],
  privacidad: ['contenido'],
  feriados: ['contenido', 'soporte'],
  zonas: ['soporte', 'contenido'],
  retencion: ['confianza'],
  interruptores: ['soporte'],
  limites: ['confianza'],
  portada: ['contenido'],
  anuncios: ['contenido'],
  sitio: ['finanzas'],
}

/** Whoever answers for money moves the rules it depends on. */
export const puedePublicarRegla = (actor: Actor, clase: ClaseDeRegla): boolean => esAdmin(actor, ...PUBLICAN[clase])

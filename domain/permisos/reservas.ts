import type { ErrorCode } from '#contract/errors.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { type Actor, esAdmin, type RolProveedor, sesionEn } from './actor.ts'
import { miembroCon } from './empresas.ts'
import { soloSalidasDe } from './equipos.ts'
import { type Ofrecida, operaExperiencia } from './experiencias.ts'

/** Whose a reserva is. */
export interface ReservaConDuenos extends Ofrecida {
  id: string
  /** Null for a guest's. */
  usuarioId: string | null
  /** The company that bought it, if one did. */
  empresaId?: string | null
  /** Who leads its salida; a guía of its operador sees that one alone. */
  guiaId?: string | null
}

const CONTACTO_DIAS = 7
const CON_CONTACTO: readonly EstadoReserva[] = ['confirmada', 'realizada', 'no_asistio', 'no_prestada']

/** Who books: anyone but operators, admins and keys, and nobody what their own business offers. */
export function motivoParaNoReservar(actor: Actor, esPropia: boolean): ErrorCode | null {
  if (actor.tipo === 'visitante' || actor.tipo === 'invitado') return null
  if (!sesionEn(actor, 'cliente')) return 'contexto-ajeno'
  return esPropia ? 'experiencia-propia' : null
}

/** As buyer, as one of the company that bought it, or as admin; operators have their own view. */
export function puedeVerReserva(actor: Actor, reserva: ReservaConDuenos): boolean {
  return esComprador(actor, reserva) || esDeLaEmpresa(actor, reserva) || esAdmin(actor)
}

/** 401 without any credential of the reserva, 403 with somebody else's. */
export function motivoParaNoVerReserva(actor: Actor, reserva: ReservaConDuenos): ErrorCode | null {
  if (puedeVerReserva(actor, reserva)) return null
  if (actor.tipo === 'visitante' || actor.tipo === 'invitado') return 'clave-de-reserva-requerida'
  return actor.tipo === 'sesion' && actor.contexto === 'cliente' ? 'reserva-ajena' : 'contexto-ajeno'
}

/** A booking that a company bought is the company's, whoever of it bought it: paying, moving and ending it is for those who buy for it now. A link shows the ticket alone. */
export function puedePagar(actor: Actor, reserva: ReservaConDuenos): boolean {
  return reserva.empresaId ? compraPorEmpresa(actor, reserva) : esComprador(actor, reserva)
}

/** Travels with what a company bought, and is told nothing of its money. */
export function soloViaja(actor: Actor, reserva: ReservaConDuenos): boolean {
  return Boolean(reserva.empresaId) && !esDeLaEmpresa(actor, reserva) && !esAdmin(actor)
}

/** Of the company that bought it, without the right to buy: sees it, and does nothing with it. */
export function soloMira(actor: Actor, reserva: ReservaConDuenos): boolean {
  return esDeLaEmpresa(actor, reserva) && !compraPorEmpresa(actor, reserva)
}

/** The messages of a booking, from its buyer's side. */
export function puedeConversarComoViajero(actor: Actor, reserva: ReservaConDuenos): boolean {
  return esComprador(actor, reserva) || compraPorEmpresa(actor, reserva)
}

/** Whoever stands at the meeting point, bought or not. */
export function puedeAvisarSinOperador(actor: Actor, reserva: ReservaConDuenos): boolean {
  return esComprador(actor, reserva) || puedeExtender(actor, reserva)
}

export function puedeExtender(actor: Actor, reserva: ReservaConDuenos): boolean {
  return puedePagar(actor, reserva) || esAdmin(actor, 'soporte')
}

export function puedeCancelar(actor: Actor, reserva: ReservaConDuenos): boolean {
  return puedePagar(actor, reserva) || esAdmin(actor, 'soporte', 'finanzas')
}

export function puedeVerComoOperador(actor: Actor, reserva: ReservaConDuenos): boolean {
  const suyas = soloSalidasDe(actor)
  if (suyas !== null && reserva.guiaId !== undefined && reserva.guiaId !== suyas) return false
  return operaExperiencia(actor, reserva, 'dueno', 'gestor', 'guia', 'caja') || esAdmin(actor)
}

/** Everybody who goes on one departure; a guía that of those they lead. */
export function puedeVerManifiesto(actor: Actor, salida: Ofrecida & { guiaId: string | null }): boolean {
  const suyas = soloSalidasDe(actor)
  return (
    operaExperiencia(actor, salida, 'dueno', 'gestor', 'guia', 'caja') && (suyas === null || suyas === salida.guiaId)
  )
}

/** The messages of a booking, from the operator's side: not caja; a guía those of the departures they lead. */
export function puedeConversarComoOperador(actor: Actor, reserva: ReservaConDuenos): boolean {
  return operaExperiencia(actor, reserva, 'dueno', 'gestor', 'guia') && puedeVerComoOperador(actor, reserva)
}

/** Who of a team has those messages. */
export const conversa = (
  { papel, usuarioId }: { papel: RolProveedor; usuarioId: string },
  guiaId: string | null,
): boolean => (papel === 'guia' ? usuarioId === guiaId : papel !== 'caja')

/** Accept, refuse or cancel as operator: not guía, not caja. */
export function puedeDecidirComoOperador(actor: Actor, reserva: ReservaConDuenos): boolean {
  return operaExperiencia(actor, reserva, 'dueno', 'gestor') || esAdmin(actor, 'soporte')
}

/** `guiaId`: the user assigned to the salida; a guía checks in only there. */
export function puedeRegistrarLlegada(actor: Actor, reserva: ReservaConDuenos, guiaId: string | null = null): boolean {
  if (operaExperiencia(actor, reserva, 'dueno', 'gestor', 'caja') || esAdmin(actor, 'soporte')) return true
  return operaExperiencia(actor, reserva, 'guia') && actor.tipo === 'sesion' && actor.usuarioId === guiaId
}

/** The buyer's contact, from confirmada to 7 days after the end. */
export function puedeVerContacto(
  actor: Actor,
  reserva: ReservaConDuenos & { estado: EstadoReserva; fin: Date },
  ahora: Date,
): boolean {
  if (puedeVerReserva(actor, reserva)) return true
  const aTiempo = ahora.getTime() <= reserva.fin.getTime() + CONTACTO_DIAS * 86_400_000
  return aTiempo && CON_CONTACTO.includes(reserva.estado) && puedeVerComoOperador(actor, reserva)
}

/** Of that contact guía and caja have the phone alone: they work with the codigo, and both together are what a booking is looked for by. */
export function puedeVerCorreoDeContacto(actor: Actor, reserva: ReservaConDuenos): boolean {
  return puedeVerReserva(actor, reserva) || operaExperiencia(actor, reserva, 'dueno', 'gestor')
}

function esComprador(actor: Actor, reserva: ReservaConDuenos): boolean {
  if (actor.tipo === 'invitado') return actor.reservaId === reserva.id
  return sesionEn(actor, 'cliente')?.reservaId === reserva.id || esSuCuenta(actor, reserva)
}

/** Never of a company's: whoever bought it may have left since. */
function esSuCuenta(actor: Actor, { usuarioId, empresaId }: ReservaConDuenos): boolean {
  return !empresaId && usuarioId !== null && sesionEn(actor, 'cliente')?.usuarioId === usuarioId
}

function esDeLaEmpresa(actor: Actor, { empresaId }: ReservaConDuenos): boolean {
  const empresa = sesionEn(actor, 'cliente')?.empresa
  return Boolean(empresaId) && empresa?.id === empresaId
}

function compraPorEmpresa(actor: Actor, reserva: ReservaConDuenos): boolean {
  return esDeLaEmpresa(actor, reserva) && miembroCon(actor, 'comprar') !== null
}

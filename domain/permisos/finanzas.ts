import type { ErrorCode } from '#contract/errors.ts'
import { type Actor, esAdmin } from './actor.ts'

/** docs/permisos.md 5: ledger, reconciliation, payout runs, refunds beyond policy. */
export function puedeVerFinanzas(actor: Actor): boolean {
  return esAdmin(actor, 'finanzas')
}

/** Money that leaves our bank takes two people, whatever the rank of the first. */
export function motivoParaNoAprobar(actor: Actor, autor: string): ErrorCode | null {
  if (!puedeVerFinanzas(actor)) return 'sin-permiso'
  return actor.tipo === 'sesion' && actor.usuarioId === autor ? 'aprueba-otra-persona' : null
}

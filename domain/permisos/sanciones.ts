import { type Actor, esAdmin } from './actor.ts'

/** To take an operator out of sale, or to let it sell again: trust. */
export const puedeSancionar = (actor: Actor): boolean => esAdmin(actor, 'confianza')

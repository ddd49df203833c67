import { type Actor, esAdmin } from './actor.ts'

/** Requests about personal data: trust and support. */
export const puedeResolverDerechos = (actor: Actor): boolean => esAdmin(actor, 'confianza', 'soporte')

import type { Intencion, TemaDeAyuda } from './intencion.ts'

const CON_PERSONA: ReadonlySet<TemaDeAyuda> = new Set<TemaDeAyuda>(['reclamo', 'devolucion', 'contacto'])

/** Danger, a refund, a complaint, or the wish to be heard (product 14): one of us is offered beside the answer. */
export function ofrecePersona({ acto, ayuda }: Pick<Intencion, 'acto' | 'ayuda'>): boolean {
  return acto === 'peligro' || (acto === 'ayuda' && ayuda !== null && CON_PERSONA.has(ayuda))
}

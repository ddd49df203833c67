import type { Aviso, Intencion, TemaDeAyuda } from './intencion.ts'

const CON_PERSONA: ReadonlySet<TemaDeAyuda> = new Set<TemaDeAyuda>([
  'reclamo',
  'devolucion',
  'contacto',
  'mascotas',
  'accesibilidad',
])
/** What nobody but us can be asked before booking. */
const SIN_RESPUESTA: ReadonlySet<Aviso['clase']> = new Set<Aviso['clase']>(['mascotas', 'accesibilidad'])

/** Danger, a refund, a complaint, a question no page answers, or the wish to be heard (docs/decisions/0167): one of us is offered beside the answer. */
export function ofrecePersona({ acto, ayuda, avisos }: Pick<Intencion, 'acto' | 'ayuda' | 'avisos'>): boolean {
  return (
    acto === 'peligro' ||
    (acto === 'ayuda' && ayuda !== null && CON_PERSONA.has(ayuda)) ||
    (acto === 'buscar' && avisos.some(({ clase }) => SIN_RESPUESTA.has(clase)))
  )
}

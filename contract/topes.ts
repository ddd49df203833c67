// Limits that a screen names as well as a schema: apart from the schemas, whose library would come along into the browser.

/** Places where people are picked up, and questions asked of them, for one experiencia. */
export const MAX_PUNTOS = 20
export const MAX_PREGUNTAS = 10

/** The largest calendar of elsewhere that is read. */
export const CALENDARIO_BYTES = 2 * 1024 * 1024

/** As many photos as an opinion shows, and what one may be removed for; nothing else (product 13). */
export const FOTOS_DE_RESENA = 5
export const REGLAS_RESENA = ['datos_personales', 'insultos', 'publicidad', 'no_es_de_la_experiencia', 'falsa'] as const

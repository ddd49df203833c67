// Limits that a screen names as well as a schema: apart from the schemas, whose library would come along into the browser.

/** As many people as one reserva takes (docs/nunca.md 7). */
export const MAX_PARTICIPANTES = 50

/** As long as a company's system may hold places without confirming them. */
export const RETENCION_MAX_MINUTOS = 120

/** What a gift card may be worth, in pesos. */
export const REGALO_MIN = 10_000
export const REGALO_MAX = 500_000

/** The largest commission of a company's contract, in hundredths of a percent. */
export const MARGEN_MAX = 3_000

/** Photos that an experiencia shows: none, or this many; and what one may weigh, wherever it is sent. */
export const MIN_FOTOS = 5
export const MAX_FOTOS = 10
/** Letters that say what will be done, at least. */
export const MIN_DESCRIPCION = 80
export const FOTO_BYTES = 10 * 1024 * 1024
export const TIPOS_FOTO = ['image/jpeg', 'image/png', 'image/webp'] as const
export const TIPOS_LOGO = ['image/png', 'image/webp'] as const

/** A paper that an operador hands in. */
export const DOCUMENTO_BYTES = 10 * 1024 * 1024
export const TIPOS_ARCHIVO = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** What an experiencia says is paid at the place. */
export const MAX_CARGOS = 10

/** Places where people are picked up, and questions asked of them, for one experiencia. */
export const MAX_PUNTOS = 20
export const MAX_PREGUNTAS = 10

/** The largest calendar of elsewhere that is read. */
export const CALENDARIO_BYTES = 2 * 1024 * 1024

/** As many photos as an opinion shows, and what one may be removed for; nothing else. */
export const FOTOS_DE_RESENA = 5
export const REGLAS_RESENA = ['datos_personales', 'insultos', 'publicidad', 'no_es_de_la_experiencia', 'falsa'] as const

/** Lines of a contract that are shown: those in force, then the newest of those that ended. */
export const LINEAS_A_LA_VISTA = 200

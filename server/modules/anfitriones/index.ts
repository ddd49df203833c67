export { cambiarEstadoDeAnfitrion, cambiarFichaDeAnfitrion, findAnfitrionDe, getAnfitrion } from './anfitriones.db.ts'
export { comoSlug, empezarComoAnfitrion } from './empezar-como-anfitrion.ts'

export { cambiarEstadoDeAnfitrion, cambiarFichaDeAnfitrion, findAnfitrionDe, getAnfitrion, lockAnfitrion } from './anfitriones.db.ts'
export { comoSlug, empezarComoAnfitrion } from './empezar-como-anfitrion.ts'

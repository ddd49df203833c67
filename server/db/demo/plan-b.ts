import type { TipoExperiencia } from '#contract/comun.ts'

/** What the operators of the demo do where the weather does not allow it. */
export const PLAN_B: Record<TipoExperiencia, string> = {
  Trekking:
    'Con lluvia o viento fuerte te avisamos la tarde anterior: vamos por una ruta baja y protegida, eliges otra fecha o te devolvemos todo.',
  Aventura:
    'Si el río o el viento superan lo seguro, no salimos: eliges otra fecha o te devolvemos todo. Lo decidimos la noche anterior y te escribimos.',
  'Stand Up Paddle':
    'Con viento sobre 25 km/h o puerto cerrado no entramos al agua: te avisamos antes de las 7:00 y eliges otra fecha o te devolvemos todo.',
  'Avistamiento de Aves':
    'Con lluvia corta esperamos bajo techo con la guía de campo. Si dura, cambiamos la fecha o te devolvemos todo: te escribimos dos horas antes.',
  Cultural: 'Con lluvia la hacemos igual: los tramos al aire libre se acortan y pasamos más rato bajo techo.',
  Culinaria: 'Con lluvia la mesa pasa adentro. No se suspende por clima.',
  Enológica: 'Con lluvia recorremos la bodega en vez de las hileras y la degustación es adentro.',
  'City Tour':
    'Con lluvia caminamos por galerías y recintos techados. Con alerta roja eliges otra fecha o te devolvemos todo.',
}

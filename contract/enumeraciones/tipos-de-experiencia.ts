export const TIPOS_EXPERIENCIA = [
  'Trekking',
  'Culinaria',
  'Cultural',
  'Aventura',
  'Enológica',
  'Stand Up Paddle',
  'Avistamiento de Aves',
  'City Tour',
] as const

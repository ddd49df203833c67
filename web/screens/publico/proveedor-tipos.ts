export const TIPOS = [
  'Operador turístico',
  'Agencia de viajes',
  'Guías de turismo',
  'Viña',
  'Restaurante',
  'Centro cultural',
  'Turismo comunitario',
  'Escuela deportiva',
] as const

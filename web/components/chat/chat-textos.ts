export const TITULO = 'Matheus - Experto en Turismo'
export const PIE = 'Powered by IA • Datos actualizados en tiempo real'
export const SALUDO = 'Hola, soy Matheus, tu asistente automático. ¿Qué te gustaría hacer en Chile?'
export const ESCRIBIENDO = 'Matheus está escribiendo...'
export const SUGERENCIAS = [
  '¿Qué hago en Valparaíso el fin de semana?',
  'Trekking suave cerca de Santiago',
  'Cata de vinos en Colchagua',
] as const
/** Where nothing is for sale yet. */
export const DE_AYUDA = ['¿Cómo ofrezco una experiencia?', '¿Cómo cancelo mi reserva?', '¿Qué pasa si llueve?'] as const

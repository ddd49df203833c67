import type { Dialogo } from './dialogo.ts'

/** Conversations: each turn stands on the ones before. */
export const HILOS: readonly Dialogo[] = [
  [
    { dice: 'trekking en Pucón', filtros: { destino: 'Pucón', tipo: 'Trekking' } },
    { dice: '¿y más barato?', filtros: { destino: 'Pucón', tipo: 'Trekking', orden: 'price_asc' } },
    {
      dice: 'y para el domingo?',
      filtros: { destino: 'Pucón', tipo: 'Trekking', fecha: '2026-11-22', orden: 'price_asc' },
    },
    {
      dice: 'para 3 mejor',
      filtros: { destino: 'Pucón', tipo: 'Trekking', participantes: 3, fecha: '2026-11-22', orden: 'price_asc' },
    },
    {
      dice: 'otra ciudad',
      filtros: { tipo: 'Trekking', participantes: 3, fecha: '2026-11-22', orden: 'price_asc' },
      sin: ['Pucón'],
    },
    { dice: 'borra la fecha', filtros: { tipo: 'Trekking', participantes: 3, orden: 'price_asc' }, sin: ['Pucón'] },
  ],
  [
    {
      dice: 'vino en Santa Cruz el sábado para 2',
      filtros: { destino: 'Santa Cruz', tipo: 'Enológica', participantes: 2, fecha: '2026-11-28' },
    },
    {
      dice: 'mejor en Casablanca',
      filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2, fecha: '2026-11-28' },
    },
    { dice: 'somos 4', filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 4, fecha: '2026-11-28' } },
    {
      dice: 'al día siguiente',
      filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 4, fecha: '2026-11-29' },
    },
    {
      dice: 'no importa el precio',
      filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 4, fecha: '2026-11-29' },
    },
  ],
  [
    { dice: 'algo en Valparaíso', filtros: { destino: 'Valparaíso' } },
    { dice: 'con comida', filtros: { destino: 'Valparaíso', tipo: 'Culinaria' } },
    { dice: 'hasta 30 lucas', filtros: { destino: 'Valparaíso', tipo: 'Culinaria', precioMax: 30_000 } },
    { dice: 'más opciones', filtros: { destino: 'Valparaíso', tipo: 'Culinaria', precioMax: 30_000 }, pagina: 2 },
    {
      dice: '¿cuánto cuesta la primera?',
      acto: 'detalle',
      filtros: { destino: 'Valparaíso', tipo: 'Culinaria', precioMax: 30_000 },
      detalle: { posicion: 1, asunto: 'precio' },
    },
    {
      dice: '¿tiene cupos la segunda el domingo?',
      acto: 'detalle',
      filtros: { destino: 'Valparaíso', tipo: 'Culinaria', precioMax: 30_000, fecha: '2026-11-22' },
      detalle: { posicion: 2, asunto: 'cupos' },
    },
    {
      dice: 'gracias',
      acto: 'gracias',
      filtros: { destino: 'Valparaíso', tipo: 'Culinaria', precioMax: 30_000, fecha: '2026-11-22' },
    },
  ],
  [
    { dice: 'kayak en Valdivia mañana', filtros: { q: 'kayak', destino: 'Valdivia', fecha: '2026-11-22' } },
    { dice: 'cualquier día', filtros: { q: 'kayak', destino: 'Valdivia' } },
    { dice: 'otra cosa', filtros: { destino: 'Valdivia' }, sin: ['kayak'] },
    { dice: 'también vino', filtros: { destino: 'Valdivia', tipo: 'Enológica' }, sin: ['kayak'] },
    { dice: 'empecemos de nuevo', acto: 'reinicio', filtros: {} },
  ],
  [
    { dice: 'city tour en Iquique', filtros: { destino: 'Iquique', tipo: 'City Tour' } },
    { dice: '¿cómo cancelo?', acto: 'ayuda', ayuda: 'cancelar' },
    { dice: 'para 2 personas', filtros: { destino: 'Iquique', tipo: 'City Tour', participantes: 2 } },
    { dice: 'una persona más', filtros: { destino: 'Iquique', tipo: 'City Tour', participantes: 3 } },
    { dice: 'sin personas', filtros: { destino: 'Iquique', tipo: 'City Tour' } },
  ],
  [
    {
      dice: 'trekking exigente en la Patagonia',
      filtros: { tipo: 'Trekking' },
      zona: 'la Patagonia',
      nivel: 'exigente',
    },
    { dice: 'mejor algo más suave', filtros: { tipo: 'Trekking' }, zona: 'la Patagonia', nivel: 'suave' },
    { dice: 'cualquier dificultad', filtros: { tipo: 'Trekking' }, zona: 'la Patagonia' },
    { dice: 'aves en Arica', filtros: { destino: 'Arica', tipo: 'Avistamiento de Aves' } },
  ],
  [
    { dice: '¿qué hay en Chiloé?', filtros: { region: 'Los Lagos' }, zona: 'Chiloé' },
    { dice: 'no me gusta eso', filtros: { region: 'Los Lagos' }, zona: 'Chiloé', pagina: 2 },
    { dice: 'cerca de Castro', filtros: { region: 'Los Lagos' }, zona: 'cerca de Castro' },
    {
      dice: 'en enero',
      filtros: { region: 'Los Lagos', fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
      zona: 'cerca de Castro',
    },
    {
      dice: 'entre 20 y 40 lucas',
      filtros: {
        region: 'Los Lagos',
        precioMin: 20_000,
        precioMax: 40_000,
        fechaInicio: '2027-01-01',
        fechaFin: '2027-01-31',
      },
      zona: 'cerca de Castro',
    },
    {
      dice: 'más de 30',
      filtros: {
        region: 'Los Lagos',
        precioMin: 30_000,
        precioMax: 40_000,
        fechaInicio: '2027-01-01',
        fechaFin: '2027-01-31',
      },
      zona: 'cerca de Castro',
    },
    {
      dice: 'quita el precio',
      filtros: { region: 'Los Lagos', fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
      zona: 'cerca de Castro',
    },
  ],
]

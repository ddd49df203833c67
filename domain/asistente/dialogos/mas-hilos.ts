import type { Dialogo } from './dialogo.ts'

/** Plain conversations: narrowing, widening, turning back. */
export const MAS_HILOS: readonly Dialogo[] = [
  [
    { dice: 'rafting bajo 50 mil', filtros: { q: 'rafting', precioMax: 50_000 } },
    { dice: 'somos 4, algo en Pucón', filtros: { destino: 'Pucón', participantes: 4, precioMax: 50_000 } },
  ],
  [
    { dice: 'hola', acto: 'saludo' },
    { dice: 'quiero hacer trekking', filtros: { tipo: 'Trekking' } },
    { dice: 'en Puerto Varas', filtros: { destino: 'Puerto Varas', tipo: 'Trekking' } },
    { dice: 'el domingo', filtros: { destino: 'Puerto Varas', tipo: 'Trekking', fecha: '2026-11-22' } },
    { dice: 'somos 2', filtros: { destino: 'Puerto Varas', tipo: 'Trekking', participantes: 2, fecha: '2026-11-22' } },
    { dice: 'gracias', acto: 'gracias' },
    { dice: 'chao', acto: 'despedida' },
  ],
  [
    {
      dice: 'cata de vinos en Colchagua',
      filtros: { region: "Libertador General Bernardo O'Higgins", tipo: 'Enológica' },
      zona: 'Colchagua',
    },
    {
      dice: 'para 4',
      filtros: { region: "Libertador General Bernardo O'Higgins", tipo: 'Enológica', participantes: 4 },
      zona: 'Colchagua',
    },
    {
      dice: 'hasta 60 mil por persona',
      filtros: {
        region: "Libertador General Bernardo O'Higgins",
        tipo: 'Enológica',
        participantes: 4,
        precioMax: 60_000,
      },
      zona: 'Colchagua',
    },
    {
      dice: 'y en Casablanca?',
      filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 4, precioMax: 60_000 },
    },
  ],
  [
    {
      dice: 'qué hago en Valparaíso el fin de semana',
      filtros: { destino: 'Valparaíso', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
    },
    {
      dice: 'algo cultural',
      filtros: { destino: 'Valparaíso', tipo: 'Cultural', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
    },
    {
      dice: 'mejor comida',
      filtros: { destino: 'Valparaíso', tipo: 'Culinaria', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
    },
    { dice: 'cualquier día', filtros: { destino: 'Valparaíso', tipo: 'Culinaria' } },
    { dice: 'lo mejor evaluado', filtros: { destino: 'Valparaíso', tipo: 'Culinaria', orden: 'rating' } },
  ],
  [
    { dice: 'aves en Arica', filtros: { destino: 'Arica', tipo: 'Avistamiento de Aves' } },
    { dice: 'mañana', filtros: { destino: 'Arica', tipo: 'Avistamiento de Aves', fecha: '2026-11-22' } },
    { dice: 'pasado mañana', filtros: { destino: 'Arica', tipo: 'Avistamiento de Aves', fecha: '2026-11-23' } },
    { dice: '¿qué pasa si llueve?', acto: 'ayuda', ayuda: 'clima' },
    {
      dice: 'para 3 personas',
      filtros: { destino: 'Arica', tipo: 'Avistamiento de Aves', participantes: 3, fecha: '2026-11-23' },
    },
  ],
  [
    { dice: 'kayak en Valdivia para 2', filtros: { q: 'kayak', destino: 'Valdivia', participantes: 2 } },
    { dice: 'más barato', filtros: { q: 'kayak', destino: 'Valdivia', participantes: 2, orden: 'price_asc' } },
    {
      dice: 'en Puerto Natales',
      filtros: { q: 'kayak', destino: 'Puerto Natales', participantes: 2, orden: 'price_asc' },
    },
    {
      dice: 'menos de 50 lucas',
      filtros: { q: 'kayak', destino: 'Puerto Natales', participantes: 2, precioMax: 50_000, orden: 'price_asc' },
    },
    { dice: 'sin límite de precio', filtros: { q: 'kayak', destino: 'Puerto Natales', participantes: 2 } },
  ],
  [
    { dice: '¿cómo pago?', acto: 'ayuda', ayuda: 'pago' },
    { dice: '¿y si cancelo?', acto: 'ayuda', ayuda: 'cancelar' },
    { dice: 'ok, entonces un city tour en Santiago', filtros: { destino: 'Santiago', tipo: 'City Tour' } },
    {
      dice: '¿tiene cupos la primera mañana?',
      acto: 'detalle',
      filtros: { destino: 'Santiago', tipo: 'City Tour', fecha: '2026-11-22' },
      detalle: { posicion: 1, asunto: 'cupos' },
    },
    {
      dice: '¿cuánto dura?',
      acto: 'detalle',
      filtros: { destino: 'Santiago', tipo: 'City Tour', fecha: '2026-11-22' },
      detalle: { posicion: 1, asunto: 'duracion' },
    },
  ],
  [
    { dice: 'aventura en Pucón', filtros: { destino: 'Pucón', tipo: 'Aventura' } },
    {
      dice: '¿cuánto vale la última?',
      acto: 'detalle',
      filtros: { destino: 'Pucón', tipo: 'Aventura' },
      detalle: { posicion: -1, asunto: 'precio' },
    },
    {
      dice: '¿qué requisitos tiene la segunda?',
      acto: 'detalle',
      filtros: { destino: 'Pucón', tipo: 'Aventura' },
      detalle: { posicion: 2, asunto: 'requisitos' },
    },
    { dice: 'más opciones', filtros: { destino: 'Pucón', tipo: 'Aventura' }, pagina: 2 },
  ],
  [
    { dice: 'stand up paddle', filtros: { tipo: 'Stand Up Paddle' } },
    { dice: 'en enero', filtros: { tipo: 'Stand Up Paddle', fechaInicio: '2027-01-01', fechaFin: '2027-01-31' } },
    {
      dice: 'cerca de Santiago',
      filtros: { tipo: 'Stand Up Paddle', fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
      zona: 'cerca de Santiago',
    },
    {
      dice: 'para 5',
      filtros: { tipo: 'Stand Up Paddle', participantes: 5, fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
      zona: 'cerca de Santiago',
    },
    { dice: 'empecemos de nuevo', acto: 'reinicio', filtros: {} },
    { dice: 'algo en Iquique', filtros: { destino: 'Iquique' } },
  ],
  [
    {
      dice: 'trekking suave en San Pedro de Atacama',
      filtros: { destino: 'San Pedro de Atacama', tipo: 'Trekking' },
      nivel: 'suave',
    },
    {
      dice: 'vamos con un niño de 8 años',
      filtros: { destino: 'San Pedro de Atacama', tipo: 'Trekking', participantes: 2 },
      nivel: 'suave',
      edad: 8,
      ninos: true,
    },
    {
      dice: 'el 5 de diciembre',
      filtros: { destino: 'San Pedro de Atacama', tipo: 'Trekking', participantes: 2, fecha: '2026-12-05' },
      nivel: 'suave',
      edad: 8,
      ninos: true,
    },
  ],
  [
    {
      dice: 'algo en La Serena del 10 al 15 de diciembre',
      filtros: { destino: 'La Serena', fechaInicio: '2026-12-10', fechaFin: '2026-12-15' },
    },
    {
      dice: 'para 2 adultos',
      filtros: { destino: 'La Serena', participantes: 2, fechaInicio: '2026-12-10', fechaFin: '2026-12-15' },
    },
    {
      dice: 'con estrellas',
      filtros: {
        q: 'cielo telescopio',
        destino: 'La Serena',
        participantes: 2,
        fechaInicio: '2026-12-10',
        fechaFin: '2026-12-15',
      },
    },
    { dice: 'borra la fecha', filtros: { q: 'cielo telescopio', destino: 'La Serena', participantes: 2 } },
  ],
  [
    { dice: 'cabalgata en San José de Maipo', filtros: { q: 'cabalga', destino: 'San José de Maipo' } },
    { dice: 'el próximo sábado', filtros: { q: 'cabalga', destino: 'San José de Maipo', fecha: '2026-11-28' } },
    { dice: 'al día siguiente', filtros: { q: 'cabalga', destino: 'San José de Maipo', fecha: '2026-11-29' } },
    { dice: 'otra cosa', filtros: { destino: 'San José de Maipo', fecha: '2026-11-29' }, sin: ['cabalga'] },
  ],
  [
    { dice: 'comida en Castro', filtros: { destino: 'Castro', tipo: 'Culinaria' } },
    {
      dice: 'entre 20 y 40 lucas',
      filtros: { destino: 'Castro', tipo: 'Culinaria', precioMin: 20_000, precioMax: 40_000 },
    },
    { dice: 'hasta 30', filtros: { destino: 'Castro', tipo: 'Culinaria', precioMin: 20_000, precioMax: 30_000 } },
    { dice: 'no importa el precio', filtros: { destino: 'Castro', tipo: 'Culinaria' } },
  ],
  [
    { dice: 'panoramas en Concepción', filtros: { destino: 'Concepción' } },
    { dice: 'para 6', filtros: { destino: 'Concepción', participantes: 6 } },
    { dice: 'una persona más', filtros: { destino: 'Concepción', participantes: 7 } },
    { dice: 'sin personas', filtros: { destino: 'Concepción' } },
  ],
  [
    { dice: 'tours en Punta Arenas', filtros: { destino: 'Punta Arenas' } },
    { dice: 'pingüinos', filtros: { q: 'pinguinos', destino: 'Punta Arenas' } },
    {
      dice: '¿en qué idiomas guía la primera?',
      acto: 'detalle',
      filtros: { q: 'pinguinos', destino: 'Punta Arenas' },
      detalle: { posicion: 1, asunto: 'idiomas' },
    },
    {
      dice: 'este mes',
      filtros: { q: 'pinguinos', destino: 'Punta Arenas', fechaInicio: '2026-11-21', fechaFin: '2026-11-30' },
    },
  ],
  [
    { dice: 'vino', filtros: { tipo: 'Enológica' } },
    { dice: 'no, mejor cerveza', filtros: { q: 'cerveza' } },
    { dice: 'en Valdivia', filtros: { q: 'cerveza', destino: 'Valdivia' } },
    { dice: 'hoy', filtros: { q: 'cerveza', destino: 'Valdivia', fecha: '2026-11-21' } },
  ],
  [
    { dice: 'isla de pascua', filtros: { destino: 'Hanga Roa' } },
    { dice: 'cultural', filtros: { destino: 'Hanga Roa', tipo: 'Cultural' } },
    {
      dice: 'de la más cara a la más barata',
      filtros: { destino: 'Hanga Roa', tipo: 'Cultural', orden: 'price_desc' },
    },
  ],
]

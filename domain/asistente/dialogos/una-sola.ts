import type { Dialogo, Turno } from './dialogo.ts'

/** Questions about one experience that is named with them, and wishes that only its own page tells. */
export const UNA_SOLA: readonly Turno[] = [
  {
    dice: 'cuanto se demora el trekking a la base de las torres',
    filtros: { region: 'Magallanes y de la Antártica Chilena', tipo: 'Trekking' },
    zona: 'Torres del Paine',
    asunto: 'duracion',
  },
  { dice: '¿Desde dónde parte el kayak en Pucón?', filtros: { q: 'kayak', destino: 'Pucón' }, asunto: 'encuentro' },
  {
    dice: 'que incluye el rafting del maipo',
    filtros: { q: 'rafting', destino: 'San José de Maipo' },
    asunto: 'incluye',
  },
  { dice: 'en qué idiomas es el tour de la isla magdalena', filtros: { destino: 'Punta Arenas' }, asunto: 'idiomas' },
  { dice: 'que dias hay cupos pal rafting en pucon', filtros: { q: 'rafting', destino: 'Pucón' }, asunto: 'cupos' },
  {
    dice: 'una cata con guia en ingles en santa cruz para 2',
    filtros: { destino: 'Santa Cruz', tipo: 'Enológica', participantes: 2 },
    guia: 'en',
  },
  { dice: 'quiero un tour en francés', filtros: {}, guia: 'fr' },
  {
    dice: 'hay descuento para estudiantes en santiago',
    filtros: { destino: 'Santiago', orden: 'price_asc' },
    avisos: ['tarifas'],
  },
  {
    dice: 'me mareo en lancha, que me recomiendas en chiloé',
    filtros: { region: 'Los Lagos' },
    zona: 'Chiloé',
    sin: ['navega'],
  },
  { dice: 'nos mareamos en bote', filtros: {}, sin: ['navega'] },
  {
    dice: 'con mi polola, no mas de 40 lucas los dos, en puerto varas',
    filtros: { destino: 'Puerto Varas', participantes: 2, precioMax: 20_000 },
  },
  { dice: '60 mil ambos en pucón', filtros: { destino: 'Pucón', participantes: 2, precioMax: 30_000 } },
  { dice: 'cuanto sale la entrada al parque torres del paine', acto: 'ayuda', ayuda: 'parques' },
  { dice: '¿hay que pagar entrada al museo?', acto: 'ayuda', ayuda: 'parques' },
  { dice: 'se paga para entrar al valle de la luna?', acto: 'ayuda', ayuda: 'parques' },
]

/** A date that was wished goes when one asks which there are. */
export const OTROS_DIAS: Dialogo = [
  {
    dice: 'kayak en Pucón para el sábado, somos 3',
    filtros: { q: 'kayak', destino: 'Pucón', participantes: 3, fecha: '2026-11-28' },
  },
  {
    dice: '¿y qué días hay cupos para kayak en Pucón?',
    filtros: { q: 'kayak', destino: 'Pucón', participantes: 3 },
    asunto: 'cupos',
  },
]

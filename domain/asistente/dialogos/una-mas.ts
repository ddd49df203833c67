import type { Dialogo } from './dialogo.ts'

const VALPO = {
  destino: 'Valparaíso',
  participantes: 4,
  precioMax: 30_000,
  fechaInicio: '2026-11-21',
  fechaFin: '2026-11-22',
} as const
const VALPO_5 = { ...VALPO, participantes: 5 } as const

/** One more of what, for how many, in which language, and of what place. */
export const UNA_MAS: readonly Dialogo[] = [
  [
    { dice: 'algo en valpo pal finde pa 4 bajo 30 lucas', filtros: VALPO },
    { dice: 'y uno mas barato?', filtros: { ...VALPO, orden: 'price_asc' } },
    { dice: 'otra más barata', filtros: { ...VALPO, orden: 'price_asc' } },
    { dice: 'una opción más cerca', filtros: { ...VALPO, orden: 'price_asc' }, avisos: ['mas-cerca'] },
    { dice: 'y uno más corto', filtros: { ...VALPO, orden: 'price_asc' }, nivel: 'suave' },
    { dice: 'dame uno más', filtros: { ...VALPO, orden: 'price_asc' }, nivel: 'suave', pagina: 2 },
    { dice: 'y uno más', filtros: { ...VALPO_5, orden: 'price_asc' }, nivel: 'suave' },
  ],
  [
    { dice: 'algo en Valparaíso para 4 este finde hasta 30 lucas', filtros: VALPO },
    { dice: 'otra más', filtros: VALPO, pagina: 2 },
    { dice: 'dame una opción más', filtros: VALPO, pagina: 3 },
    { dice: 'somos uno más', filtros: VALPO_5 },
    { dice: 'quiero una más entretenida', acto: 'no_entendido', filtros: VALPO_5 },
    { dice: 'uno menos', filtros: VALPO },
    { dice: 'se suma uno', filtros: VALPO_5 },
  ],
  [
    {
      dice: 'something for two in english in Pucon',
      filtros: { destino: 'Pucón', participantes: 2 },
      guia: 'en',
      idioma: 'en',
    },
    { dice: 'for 3', filtros: { destino: 'Pucón', participantes: 3 }, guia: 'en', idioma: 'en' },
    { dice: 'we are four', filtros: { destino: 'Pucón', participantes: 4 }, guia: 'en', idioma: 'en' },
    { dice: 'for eight', filtros: { destino: 'Pucón', participantes: 8 }, guia: 'en', idioma: 'en' },
  ],
  [
    {
      dice: 'a tour for two people in portuguese in Santiago',
      filtros: { destino: 'Santiago', participantes: 2 },
      guia: 'pt',
      idioma: 'en',
    },
  ],
  [{ dice: 'somos quatro, passeio em Pucón', filtros: { destino: 'Pucón', participantes: 4 }, idioma: 'pt' }],
  [
    {
      dice: 'kayak em Valdivia para duas pessoas',
      filtros: { q: 'kayak', destino: 'Valdivia', participantes: 2 },
      idioma: 'pt',
    },
    { dice: 'somos em quatro', filtros: { q: 'kayak', destino: 'Valdivia', participantes: 4 }, idioma: 'pt' },
    { dice: 'para nós dois', filtros: { q: 'kayak', destino: 'Valdivia', participantes: 2 }, idioma: 'pt' },
  ],
  [
    {
      dice: 'clases de cocina en Pucón para 4 con guía en inglés',
      filtros: { destino: 'Pucón', tipo: 'Culinaria', participantes: 4 },
      guia: 'en',
    },
    {
      dice: 'meus amigos são brasileiros, passeio em português em Santiago no domingo',
      filtros: { destino: 'Santiago', participantes: 4, fecha: '2026-11-22' },
      guia: 'pt',
      idioma: 'pt',
    },
    {
      dice: 'un asado en la luna',
      filtros: { destino: 'la Luna', tipo: 'Culinaria', participantes: 4, fecha: '2026-11-22' },
    },
    {
      dice: 'mejor trekking en Villa Inexistente',
      filtros: { destino: 'Villa Inexistente', tipo: 'Trekking', participantes: 4, fecha: '2026-11-22' },
    },
    { dice: 'en Santiago', filtros: { destino: 'Santiago', tipo: 'Trekking', participantes: 4, fecha: '2026-11-22' } },
  ],
  [
    { dice: 'un asado en marte', filtros: { destino: 'Marte', tipo: 'Culinaria' } },
    { dice: 'ya, en el Valle de la Luna', filtros: { destino: 'San Pedro de Atacama', tipo: 'Culinaria' } },
    { dice: 'algo en Kuyén', filtros: { destino: 'Kuyén' } },
  ],
  [
    {
      dice: 'trekking o culinaria en Puerto Varas',
      filtros: { destino: 'Puerto Varas' },
      tipos: ['Trekking', 'Culinaria'],
    },
  ],
]

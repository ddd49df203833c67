import type { Turno } from './dialogo.ts'

/** English and Portuguese. */
export const LENGUAS: readonly Turno[] = [
  {
    dice: 'what can I do in Pucon this weekend for 2 people?',
    filtros: { destino: 'Pucón', participantes: 2, fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
    idioma: 'en',
  },
  {
    dice: 'hiking near Santiago tomorrow',
    filtros: { tipo: 'Trekking', fecha: '2026-11-22' },
    zona: 'cerca de Santiago',
    idioma: 'en',
  },
  {
    dice: 'wine tasting in Casablanca for two under 50 thousand',
    filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2, precioMax: 50_000 },
    idioma: 'en',
  },
  {
    dice: 'cheap things to do in Valparaiso next weekend',
    filtros: { destino: 'Valparaíso', fechaInicio: '2026-11-28', fechaFin: '2026-11-29', orden: 'price_asc' },
    idioma: 'en',
  },
  { dice: 'can I cancel my booking?', acto: 'ayuda', ayuda: 'cancelar', idioma: 'en' },
  { dice: 'hello', acto: 'saludo', idioma: 'en' },
  {
    dice: 'birdwatching in Arica in January',
    filtros: { destino: 'Arica', tipo: 'Avistamiento de Aves', fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
    idioma: 'en',
  },
  { dice: 'do you have tours in english?', filtros: {}, guia: 'en', idioma: 'en' },
  {
    dice: 'kayak in Valdivia without wine',
    filtros: { q: 'kayak', destino: 'Valdivia' },
    sin: ['Enológica'],
    idioma: 'en',
  },
  {
    dice: 'quero trilha perto de Santiago amanhã para duas pessoas',
    filtros: { tipo: 'Trekking', participantes: 2, fecha: '2026-11-22' },
    zona: 'cerca de Santiago',
    idioma: 'pt',
  },
  {
    dice: 'vinhos em Santa Cruz no fim de semana',
    filtros: { destino: 'Santa Cruz', tipo: 'Enológica', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
    idioma: 'pt',
  },
  { dice: 'o que fazer em Pucón com crianças', filtros: { destino: 'Pucón' }, ninos: true, idioma: 'pt' },
  { dice: 'posso cancelar minha reserva?', acto: 'ayuda', ayuda: 'cancelar', idioma: 'pt' },
  { dice: 'obrigado', acto: 'gracias', idioma: 'pt' },
  {
    dice: 'passeio barato em Valparaíso amanhã',
    filtros: { destino: 'Valparaíso', fecha: '2026-11-22', orden: 'price_asc' },
    idioma: 'pt',
  },
]

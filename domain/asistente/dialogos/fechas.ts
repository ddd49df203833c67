import type { Turno } from './dialogo.ts'

/** Dates: relative, by name, ranges, feasts, impossible ones. */
export const FECHAS: readonly Turno[] = [
  { dice: 'trekking hoy', filtros: { tipo: 'Trekking', fecha: '2026-11-21' } },
  { dice: 'cata mañana', filtros: { tipo: 'Enológica', fecha: '2026-11-22' } },
  { dice: 'city tour pasado mañana', filtros: { tipo: 'City Tour', fecha: '2026-11-23' } },
  { dice: 'algo este finde', filtros: { fechaInicio: '2026-11-21', fechaFin: '2026-11-22' } },
  {
    dice: 'aves el próximo fin de semana',
    filtros: { tipo: 'Avistamiento de Aves', fechaInicio: '2026-11-28', fechaFin: '2026-11-29' },
  },
  { dice: 'kayak el sábado', filtros: { q: 'kayak', fecha: '2026-11-28' } },
  { dice: 'kayak este sábado', filtros: { q: 'kayak', fecha: '2026-11-21' } },
  { dice: 'vino el domingo', filtros: { tipo: 'Enológica', fecha: '2026-11-22' } },
  { dice: 'cultura el lunes', filtros: { tipo: 'Cultural', fecha: '2026-11-23' } },
  {
    dice: 'trekking la próxima semana',
    filtros: { tipo: 'Trekking', fechaInicio: '2026-11-23', fechaFin: '2026-11-29' },
  },
  { dice: 'experiencias entre el 10 y el 15 de enero', filtros: { fechaInicio: '2027-01-10', fechaFin: '2027-01-15' } },
  {
    dice: 'del 28 de diciembre al 3 de enero en Pucón',
    filtros: { destino: 'Pucón', fechaInicio: '2026-12-28', fechaFin: '2027-01-03' },
  },
  { dice: 'city tour en febrero', filtros: { tipo: 'City Tour', fechaInicio: '2027-02-01', fechaFin: '2027-02-28' } },
  { dice: 'trekking en noviembre', filtros: { tipo: 'Trekking', fechaInicio: '2026-11-21', fechaFin: '2026-11-30' } },
  { dice: 'cultura en octubre', filtros: { tipo: 'Cultural', fechaInicio: '2027-10-01', fechaFin: '2027-10-31' } },
  { dice: '18 de septiembre en Santiago', filtros: { destino: 'Santiago', fecha: '2027-09-18' } },
  { dice: 'qué hacer en fiestas patrias', filtros: { fechaInicio: '2027-09-17', fechaFin: '2027-09-19' } },
  {
    dice: 'Semana Santa en Chiloé',
    filtros: { region: 'Los Lagos', fechaInicio: '2027-03-26', fechaFin: '2027-03-28' },
    zona: 'Chiloé',
  },
  {
    dice: 'año nuevo en Valparaíso',
    filtros: { destino: 'Valparaíso', fechaInicio: '2026-12-31', fechaFin: '2027-01-01' },
  },
  { dice: 'navidad en el sur', filtros: { fechaInicio: '2026-12-24', fechaFin: '2026-12-25' }, zona: 'el sur' },
  { dice: 'el próximo feriado', filtros: { fecha: '2026-12-08' } },
  {
    dice: 'el próximo feriado largo en Pucón',
    filtros: { destino: 'Pucón', fechaInicio: '2026-12-25', fechaFin: '2026-12-27' },
  },
  { dice: '29 de febrero', filtros: { fecha: '2028-02-29' } },
  { dice: '31 de noviembre en Arica', filtros: { destino: 'Arica' }, avisos: ['fecha-imposible'] },
  { dice: 'trekking ayer', filtros: { tipo: 'Trekking' }, avisos: ['fecha-pasada'] },
  { dice: '10 de enero de 2020', filtros: {}, avisos: ['fecha-pasada'] },
  { dice: 'el 15 en Iquique', filtros: { destino: 'Iquique', fecha: '2026-12-15' } },
  { dice: '15/01 en Castro', filtros: { destino: 'Castro', fecha: '2027-01-15' } },
  { dice: '2027-01-20 en Valdivia', filtros: { destino: 'Valdivia', fecha: '2027-01-20' } },
  {
    dice: 'del 15/12 al 20/12 en Coyhaique',
    filtros: { destino: 'Coyhaique', fechaInicio: '2026-12-15', fechaFin: '2026-12-20' },
  },
  {
    dice: 'fines de diciembre en La Serena',
    filtros: { destino: 'La Serena', fechaInicio: '2026-12-21', fechaFin: '2026-12-31' },
  },
  { dice: 'la primera semana de enero', filtros: { fechaInicio: '2027-01-01', fechaFin: '2027-01-07' } },
  {
    dice: 'de viernes a domingo en Pucón',
    filtros: { destino: 'Pucón', fechaInicio: '2026-11-27', fechaFin: '2026-11-29' },
  },
  {
    dice: 'sábado y domingo en Villarrica',
    filtros: { destino: 'Villarrica', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
  },
  { dice: 'en 3 días más', filtros: { fecha: '2026-11-24' } },
  { dice: 'en dos semanas', filtros: { fechaInicio: '2026-11-30', fechaFin: '2026-12-06' } },
  { dice: 'el martes de la próxima semana', filtros: { fecha: '2026-11-24' } },
  {
    dice: 'este verano en Pichilemu',
    filtros: { destino: 'Pichilemu', fechaInicio: '2026-12-21', fechaFin: '2027-03-20' },
  },
  { dice: 'a partir del 5 de diciembre', filtros: { fechaInicio: '2026-12-05' } },
  { dice: 'antes de navidad', filtros: { fechaInicio: '2026-11-21', fechaFin: '2026-12-24' } },
  { dice: 'por la mañana en Santiago', filtros: { destino: 'Santiago' }, avisos: ['hora'] },
  { dice: 'mañana por la mañana', filtros: { fecha: '2026-11-22' }, avisos: ['hora'] },
  { dice: 'vacaciones de invierno', filtros: { fechaInicio: '2027-07-01', fechaFin: '2027-07-31' } },
  { dice: 'lo antes posible', filtros: { fechaInicio: '2026-11-21', fechaFin: '2026-11-28' } },
]

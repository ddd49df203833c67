import type { Turno } from './dialogo.ts'

const TORRES = { destino: 'Torres del Paine' }

/** One's booking, complaints, and what is open or what the weather will be. */
export const RESERVAS_Y_CIERRES: readonly Turno[] = [
  { dice: '¿cuál es el estado de mi reserva 7K4M-92QX?', acto: 'ayuda', ayuda: 'reserva' },
  { dice: '¿cuándo es mi próxima reserva?', acto: 'ayuda', ayuda: 'reserva' },
  { dice: '¿Qué reservas tengo?', acto: 'ayuda', ayuda: 'reserva' },
  { dice: '¿a qué hora es mi tour?', acto: 'ayuda', ayuda: 'reserva' },
  { dice: 'mis reservas', acto: 'ayuda', ayuda: 'reserva' },
  { dice: '7K4M-92QX', acto: 'ayuda', ayuda: 'reserva' },
  { dice: 'quiero revisar mi reserva', acto: 'ayuda', ayuda: 'reserva' },
  { dice: '¿quedó confirmada mi reserva?', acto: 'ayuda', ayuda: 'reserva' },
  { dice: 'mi reserva es la 2345-6789, ¿qué pasa con ella?', acto: 'ayuda', ayuda: 'reserva' },
  { dice: '¿puedo cambiar la fecha de mi reserva 4PAX-2345?', acto: 'ayuda', ayuda: 'cambio' },
  { dice: 'me quiero quejar del guía', acto: 'ayuda', ayuda: 'reclamo' },
  { dice: 'el guía fue muy grosero con nosotros', acto: 'ayuda', ayuda: 'reclamo' },
  { dice: 'nos trataron mal en el paseo', acto: 'ayuda', ayuda: 'reclamo' },
  { dice: 'el anfitrión me gritó', acto: 'ayuda', ayuda: 'reclamo' },
  { dice: 'tuvimos una pésima experiencia', acto: 'ayuda', ayuda: 'reclamo' },
  {
    dice: '¿está cerrado el parque Torres del Paine mañana?',
    filtros: { ...TORRES, fecha: '2026-11-22' },
    avisos: ['cierre'],
  },
  { dice: '¿está abierto el parque?', acto: 'ayuda', ayuda: 'cierres' },
  { dice: '¿hay paso a Argentina por Los Libertadores?', acto: 'ayuda', ayuda: 'cierres' },
  {
    dice: '¿está abierto el sendero del volcán en Pucón el sábado?',
    filtros: { destino: 'Pucón', fecha: '2026-11-28' },
    avisos: ['cierre'],
  },
  {
    dice: '¿en qué estado está el camino a San Pedro de Atacama?',
    filtros: { destino: 'San Pedro de Atacama' },
    avisos: ['cierre'],
  },
  { dice: '¿qué tiempo va a hacer mañana en Valdivia?', acto: 'ayuda', ayuda: 'clima' },
  { dice: '¿habrá viento el domingo en Puerto Natales?', acto: 'ayuda', ayuda: 'clima' },
  { dice: '¿qué pasa si cierran el parque?', acto: 'ayuda', ayuda: 'clima' },
  {
    dice: 'kayak en Valdivia mañana, ¿va a llover?',
    filtros: { q: 'kayak', destino: 'Valdivia', fecha: '2026-11-22' },
    avisos: ['clima'],
  },
  { dice: '¿están abiertos los cupos para kayak en Pucón?', filtros: { q: 'kayak', destino: 'Pucón' } },
  { dice: '¿qué está abierto el lunes en Santiago?', filtros: { destino: 'Santiago', fecha: '2026-11-23' } },
]

/** The same, as it is typed. */
export const RESERVAS_TORCIDAS: readonly Turno[] = [
  { dice: 'cual es el estado d mi rezerva 7k4m92qx', acto: 'ayuda', ayuda: 'reserva' },
  { dice: 'cuando es mi prosima reserba??', acto: 'ayuda', ayuda: 'reserva' },
  { dice: 'en q quedo mi reserva 7k4m 92qx y q hay pa hacer en pucon', acto: 'ayuda', ayuda: 'reserva' },
  { dice: 'ola la 7k4m-92qx esta lista?', acto: 'ayuda', ayuda: 'reserva' },
  {
    dice: 'trekking en pucon para 2, mi reserva anterior era la 7K4M-92QX',
    filtros: { destino: 'Pucón', tipo: 'Trekking', participantes: 2 },
  },
  { dice: 'cuando me toca mi reserva del sabado', acto: 'ayuda', ayuda: 'reserva' },
  { dice: 'when is my next booking?', acto: 'ayuda', ayuda: 'reserva', idioma: 'en' },
  { dice: 'el guia andaba curao', acto: 'ayuda', ayuda: 'reclamo' },
  { dice: 'komo esta el kmino a farellones', filtros: { destino: 'Farellones' }, avisos: ['cierre'] },
  { dice: 'kiero kejarme del guia', acto: 'ayuda', ayuda: 'reclamo' },
  { dice: 'el guia d pucon nos trato pesimo, igual quiero kayak pa mañana', acto: 'ayuda', ayuda: 'reclamo' },
  { dice: 'ta cerrao torres del paine', filtros: TORRES, avisos: ['cierre'] },
  {
    dice: 'oe esta avierto el parque de torres del paine mñn? y algo de kayak pa 2',
    filtros: { q: 'kayak', ...TORRES, participantes: 2, fecha: '2026-11-22' },
    avisos: ['cierre'],
  },
  {
    dice: 'esta cortada la ruta a farellones hoy',
    filtros: { destino: 'Farellones', fecha: '2026-11-21' },
    avisos: ['cierre'],
  },
  { dice: 'ba a yover mañana en valdivia', acto: 'ayuda', ayuda: 'clima' },
  {
    dice: 'tengo reserva en pucon el sabado, q mas puedo hacer ahi',
    filtros: { destino: 'Pucón', fecha: '2026-11-28' },
  },
]

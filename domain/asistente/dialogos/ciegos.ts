import type { Turno } from './dialogo.ts'

/** Written without looking at the rules; what they got wrong is mended. */
export const CIEGOS: readonly Turno[] = [
  {
    dice: 'buenas, quería ver si tienen algo para dos adultos mayores en villarrica la semana del 7 de diciembre',
    filtros: { destino: 'Villarrica', participantes: 2, fechaInicio: '2026-12-07', fechaFin: '2026-12-13' },
    nivel: 'suave',
  },
  {
    dice: 'podemos ir 6 el jueves a un asado o algo así en coyhaique?',
    filtros: { destino: 'Coyhaique', tipo: 'Culinaria', participantes: 6, fecha: '2026-11-26' },
  },
  {
    dice: 'ando por castro hasta el domingo, qué recomiendan',
    filtros: { destino: 'Castro', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
  },
  { dice: 'una experiencia única para pedir matrimonio en atacama', filtros: { destino: 'San Pedro de Atacama' } },
  { dice: 'tienen tours de medio día en santiago centro', filtros: { destino: 'Santiago' } },
  {
    dice: 'queremos evitar el trekking, tenemos un niño de 3 años, puerto varas',
    filtros: { destino: 'Puerto Varas' },
    edad: 3,
    ninos: true,
    sin: ['Trekking'],
  },
  {
    dice: 'me tinca hacer sup en algún lago del sur en enero',
    filtros: { tipo: 'Stand Up Paddle', fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
    zona: 'el sur',
  },
  { dice: 'vino blanco cerca de la costa, máximo 45 mil', filtros: { tipo: 'Enológica', precioMax: 45_000 } },
  { dice: 'a cuánto está el kayak en valdivia?', filtros: { q: 'kayak', destino: 'Valdivia' } },
  {
    dice: 'feriado del 8 de diciembre en la serena para 4',
    filtros: { destino: 'La Serena', participantes: 4, fecha: '2026-12-08' },
  },
  { dice: 'necesito actividades indoor en punta arenas', filtros: { destino: 'Punta Arenas' } },
  {
    dice: 'presupuesto acotado, 15 lucas máx, valparaíso o viña',
    filtros: { region: 'Valparaíso', precioMax: 15_000 },
    zona: 'Valparaíso o Viña del Mar',
  },
  {
    dice: 'el primer fin de semana de diciembre en pichilemu',
    filtros: { destino: 'Pichilemu', fechaInicio: '2026-12-05', fechaFin: '2026-12-06' },
  },
  { dice: 'hasta cuándo puedo cancelar el tour del glaciar', acto: 'ayuda', ayuda: 'cancelar' },
  { dice: 'salidas nocturnas en san pedro', filtros: { q: 'noche', destino: 'San Pedro de Atacama' } },
  {
    dice: 'avistamiento de cóndores cajón del maipo sábado',
    filtros: { q: 'condores', destino: 'San José de Maipo', tipo: 'Avistamiento de Aves', fecha: '2026-11-28' },
  },
  {
    dice: 'pa la otra semana algo en chillan con los cabros chicos',
    filtros: { destino: 'Chillán', fechaInicio: '2026-11-23', fechaFin: '2026-11-29' },
    ninos: true,
  },
  {
    dice: 'grupo de 25 personas empresa día viernes santiago',
    filtros: { destino: 'Santiago', participantes: 25, fecha: '2026-11-27' },
  },
  { dice: 'qué diferencia hay entre flexible y moderada', acto: 'ayuda', ayuda: 'cancelar' },
  { dice: 'me puedes reservar el de las aves?', filtros: { tipo: 'Avistamiento de Aves' } },
  { dice: 'tour en portugués en santiago', filtros: { destino: 'Santiago' }, guia: 'pt' },
  { dice: 'algo mas económico que eso', filtros: { orden: 'price_asc' } },
  {
    dice: 'clase de cerámica en pomaire para mi y mi amiga',
    filtros: { q: 'greda', destino: 'Pomaire', participantes: 2 },
  },
  { dice: 'fotos con flamencos', filtros: { q: 'flamencos' } },
  {
    dice: 'entre navidad y año nuevo en pucón',
    filtros: { destino: 'Pucón', fechaInicio: '2026-12-25', fechaFin: '2027-01-01' },
  },
  {
    dice: 'solo hombres, despedida de soltero, algo extremo en pucón',
    filtros: { destino: 'Pucón', tipo: 'Aventura' },
  },
  {
    dice: 'qué tan difícil es subir a la base de las torres',
    filtros: { region: 'Magallanes y de la Antártica Chilena' },
    zona: 'Torres del Paine',
    asunto: 'requisitos',
  },
  {
    dice: 'voy con mi hijo de 12, ¿puede hacer rafting?',
    filtros: { q: 'rafting', participantes: 2 },
    edad: 12,
    ninos: true,
  },
  {
    dice: 'me sirve cualquier día de la primera quincena de enero, iquique',
    filtros: { destino: 'Iquique', fechaInicio: '2027-01-01', fechaFin: '2027-01-15' },
  },
  { dice: 'busco algo parecido a una cata pero sin vino', filtros: {}, sin: ['Enológica'] },
  {
    dice: 'cabalgata por la playa en la cuarta región',
    filtros: { q: 'cabalga playa', region: 'Coquimbo' },
    zona: 'la Región de Coquimbo',
  },
  {
    dice: 'experiencia mapuche cerca de temuco con almuerzo',
    filtros: { q: 'ruka pehuenche mapuche', region: 'La Araucanía' },
    zona: 'cerca de Temuco',
  },
  { dice: 'desde 20 mil hacia arriba en arica', filtros: { destino: 'Arica', precioMin: 20_000 } },
  {
    dice: 'somos de antofagasta y queremos algo cerca pal finde',
    filtros: { destino: 'Antofagasta', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
  },
  { dice: '¿tienen algo en isla robinson crusoe?', filtros: { destino: 'Robinson Crusoe' } },
  {
    dice: 'para mañana en la tarde 2 cupos city tour concepción',
    filtros: { destino: 'Concepción', tipo: 'City Tour', participantes: 2, fecha: '2026-11-22' },
    avisos: ['hora'],
  },
  { dice: 'oye y qué onda las termas por pucón, salen caras?', filtros: { q: 'termas', destino: 'Pucón' } },
  {
    dice: 'quiero llevar a mi viejo de 80 años a ver pajaritos en valdivia',
    filtros: { destino: 'Valdivia', tipo: 'Avistamiento de Aves' },
  },
  {
    dice: 'algo tranqui para el domingo en la tarde en viña, dos personas',
    filtros: { destino: 'Viña del Mar', participantes: 2, fecha: '2026-11-22' },
    nivel: 'suave',
    avisos: ['hora'],
  },
  {
    dice: 'un asado de cordero en la patagonia para 10',
    filtros: { q: 'cordero', tipo: 'Culinaria', participantes: 10 },
    zona: 'la Patagonia',
  },
  { dice: 'mi hermana y yo queremos aprender a hacer empanadas', filtros: { q: 'empanadas', participantes: 2 } },
  { dice: 'cuál es el tour más largo de torres del paine', filtros: { destino: 'Torres del Paine' } },
  {
    dice: 'busco regalo de aniversario, vinos, santa cruz, 12 de diciembre',
    filtros: { destino: 'Santa Cruz', tipo: 'Enológica', participantes: 2, fecha: '2026-12-12' },
  },
  { dice: 'ocupo algo pa mis suegros en la serena, ellos no caminan mucho', filtros: { destino: 'La Serena' } },
  {
    dice: 'hay algo el 24 en la noche en santiago',
    filtros: { destino: 'Santiago', fecha: '2026-11-24' },
    avisos: ['hora'],
  },
  {
    dice: '2 adultos 1 adulto mayor y 2 niños, chiloé, del 10 al 14 de febrero',
    filtros: { region: 'Los Lagos', participantes: 5, fechaInicio: '2027-02-10', fechaFin: '2027-02-14' },
    zona: 'Chiloé',
    ninos: true,
  },
  {
    dice: 'cualquier tour que salga de punta arenas la próxima semana',
    filtros: { destino: 'Punta Arenas', fechaInicio: '2026-11-23', fechaFin: '2026-11-29' },
  },
  { dice: 'tours por menos de veinte mil en rancagua', filtros: { destino: 'Rancagua', precioMax: 20_000 } },
  { dice: 'quisiera saber si el paseo a caballo es apto para alguien que nunca ha montado', filtros: { q: 'cabalga' } },
  {
    dice: 'desde el 20 hasta el 27 de enero en la araucanía, 4 personas, 50 lucas máximo',
    filtros: {
      region: 'La Araucanía',
      participantes: 4,
      precioMax: 50_000,
      fechaInicio: '2027-01-20',
      fechaFin: '2027-01-27',
    },
    zona: 'la Región de La Araucanía',
  },
  { dice: 'no he reservado nunca, cómo se hace?', acto: 'ayuda', ayuda: 'pago' },
  { dice: 'dime qué se hace en codpa', filtros: { destino: 'Codpa' } },
  { dice: 'los niños tienen 4 y 7, estamos en arica', filtros: { destino: 'Arica' }, edad: 4, ninos: true },
  { dice: 'pasé por la viña y me gustó, algo similar en curicó', filtros: { destino: 'Curicó', tipo: 'Enológica' } },
  {
    dice: 'cuanto vale el rafting en el maipo',
    filtros: { q: 'rafting', destino: 'San José de Maipo' },
    asunto: 'precio',
  },
  {
    dice: 'queremos ir 4 este finde largo, hay cupos?',
    filtros: { participantes: 4, fechaInicio: '2026-12-25', fechaFin: '2026-12-27' },
    asunto: 'cupos',
  },
  { dice: 'que hay en pucon con cabros chicos', filtros: { destino: 'Pucón' }, ninos: true },
]

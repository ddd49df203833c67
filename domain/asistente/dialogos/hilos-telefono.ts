import type { Dialogo } from './dialogo.ts'

/** Conversations typed on a phone, settled before any rule read them. */
export const HILOS_TELEFONO: readonly Dialogo[] = [
  [
    { dice: 'trekking en pucon', filtros: { destino: 'Pucón', tipo: 'Trekking' } },
    { dice: 'y mas barato?', filtros: { destino: 'Pucón', tipo: 'Trekking', orden: 'price_asc' } },
    {
      dice: 'y pal domingo?',
      filtros: { destino: 'Pucón', tipo: 'Trekking', fecha: '2026-11-22', orden: 'price_asc' },
    },
    {
      dice: 'somos 3',
      filtros: { destino: 'Pucón', tipo: 'Trekking', participantes: 3, fecha: '2026-11-22', orden: 'price_asc' },
    },
  ],
  [
    {
      dice: 'vinos en colchagua pa 2',
      filtros: { region: "Libertador General Bernardo O'Higgins", tipo: 'Enológica', participantes: 2 },
      zona: 'Colchagua',
    },
    { dice: 'mejor en casablanca', filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2 } },
    {
      dice: 'el 12 de diciembre',
      filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2, fecha: '2026-12-12' },
    },
    { dice: 'no, el 13', filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2, fecha: '2026-12-13' } },
    {
      dice: 'al final somos 5',
      filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 5, fecha: '2026-12-13' },
    },
  ],
  [
    { dice: 'hola', acto: 'saludo' },
    { dice: 'que hay en valpo', filtros: { destino: 'Valparaíso' } },
    { dice: 'muestrame mas', filtros: { destino: 'Valparaíso' }, pagina: 2 },
    { dice: 'y si cancelo?', acto: 'ayuda', ayuda: 'cancelar' },
    { dice: 'ok y algo de comida?', filtros: { destino: 'Valparaíso', tipo: 'Culinaria' } },
  ],
  [
    { dice: 'kayak en valdivia mañana', filtros: { q: 'kayak', destino: 'Valdivia', fecha: '2026-11-22' } },
    { dice: 'cuanto sale el primero?', acto: 'detalle', detalle: { posicion: 1, asunto: 'precio' } },
    { dice: 'y el segundo tiene cupo?', acto: 'detalle', detalle: { posicion: 2, asunto: 'cupos' } },
    { dice: 'cuanto dura', acto: 'detalle', detalle: { posicion: 2, asunto: 'duracion' } },
    { dice: 'donde nos juntamos?', acto: 'detalle', detalle: { posicion: 2, asunto: 'encuentro' } },
  ],
  [
    { dice: 'algo en santiago bajo 20 lucas', filtros: { destino: 'Santiago', precioMax: 20_000 } },
    { dice: 'ya pero pa 4', filtros: { destino: 'Santiago', participantes: 4, precioMax: 20_000 } },
    { dice: 'sube a 35', filtros: { destino: 'Santiago', participantes: 4, precioMax: 35_000 } },
    { dice: 'olvida el precio', filtros: { destino: 'Santiago', participantes: 4 } },
    { dice: 'no quiero city tour', filtros: { destino: 'Santiago', participantes: 4 }, sin: ['City Tour'] },
  ],
  [
    { dice: 'quiero ir al sur', filtros: {}, zona: 'el sur' },
    { dice: 'con 2 niños de 5 y 8', filtros: { participantes: 3 }, zona: 'el sur', edad: 5, ninos: true },
    {
      dice: 'en enero',
      filtros: { participantes: 3, fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
      zona: 'el sur',
      edad: 5,
      ninos: true,
    },
    {
      dice: 'mejor febrero',
      filtros: { participantes: 3, fechaInicio: '2027-02-01', fechaFin: '2027-02-28' },
      zona: 'el sur',
      edad: 5,
      ninos: true,
    },
  ],
  [
    { dice: 'rafting', filtros: { q: 'rafting' } },
    { dice: 'en futaleufu', filtros: { q: 'rafting', destino: 'Futaleufú' } },
    { dice: 'uy muy lejos, algo mas cerca de santiago', filtros: { q: 'rafting' }, zona: 'cerca de Santiago' },
    { dice: 'y kayak?', filtros: { q: 'kayak' }, zona: 'cerca de Santiago' },
  ],
  [
    {
      dice: 'este finde en la serena',
      filtros: { destino: 'La Serena', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
    },
    { dice: 'y el proximo?', filtros: { destino: 'La Serena', fechaInicio: '2026-11-28', fechaFin: '2026-11-29' } },
    { dice: 'solo el sabado', filtros: { destino: 'La Serena', fecha: '2026-11-28' } },
    {
      dice: 'hay algo de ver estrellas?',
      filtros: { q: 'cielo telescopio', destino: 'La Serena', fecha: '2026-11-28' },
    },
  ],
  [
    { dice: 'cabalgata en san jose de maipo', filtros: { q: 'cabalga', destino: 'San José de Maipo' } },
    { dice: 'weon eso es muy caro', filtros: { q: 'cabalga', destino: 'San José de Maipo', orden: 'price_asc' } },
    { dice: 'gracias', acto: 'gracias' },
    {
      dice: 'ah y para el 6 de diciembre hay?',
      filtros: { q: 'cabalga', destino: 'San José de Maipo', fecha: '2026-12-06', orden: 'price_asc' },
    },
  ],
  [
    {
      dice: 'trekking torres del paine 20 de enero 2 personas',
      filtros: { destino: 'Torres del Paine', tipo: 'Trekking', participantes: 2, fecha: '2027-01-20' },
    },
    { dice: 'y si llueve?', acto: 'ayuda', ayuda: 'clima' },
    {
      dice: 'y al dia siguiente?',
      filtros: { destino: 'Torres del Paine', tipo: 'Trekking', participantes: 2, fecha: '2027-01-21' },
    },
  ],
  [
    { dice: 'city tour valpo', filtros: { destino: 'Valparaíso', tipo: 'City Tour' } },
    { dice: 'y en viña?', filtros: { destino: 'Viña del Mar', tipo: 'City Tour' } },
    { dice: 'cualquier cosa en viña', filtros: { destino: 'Viña del Mar' } },
    { dice: 'partamos de nuevo', acto: 'reinicio' },
    { dice: 'aves', filtros: { tipo: 'Avistamiento de Aves' } },
  ],
  [
    {
      dice: 'wine tasting in colchagua',
      filtros: { region: "Libertador General Bernardo O'Higgins", tipo: 'Enológica' },
      zona: 'Colchagua',
      idioma: 'en',
    },
    {
      dice: 'for 2 people next saturday',
      filtros: {
        region: "Libertador General Bernardo O'Higgins",
        tipo: 'Enológica',
        participantes: 2,
        fecha: '2026-11-28',
      },
      zona: 'Colchagua',
      idioma: 'en',
    },
    {
      dice: 'anything cheaper?',
      filtros: {
        region: "Libertador General Bernardo O'Higgins",
        tipo: 'Enológica',
        participantes: 2,
        fecha: '2026-11-28',
        orden: 'price_asc',
      },
      zona: 'Colchagua',
      idioma: 'en',
    },
  ],
  [
    { dice: 'algo pa hacer con mi pareja en puerto varas', filtros: { destino: 'Puerto Varas', participantes: 2 } },
    { dice: 'el viernes', filtros: { destino: 'Puerto Varas', participantes: 2, fecha: '2026-11-27' } },
    { dice: 'o el sabado', filtros: { destino: 'Puerto Varas', participantes: 2, fecha: '2026-11-28' } },
    { dice: 'y se suma mi cuñado', filtros: { destino: 'Puerto Varas', participantes: 3, fecha: '2026-11-28' } },
  ],
  [
    { dice: 'comida en chiloe', filtros: { region: 'Los Lagos', tipo: 'Culinaria' }, zona: 'Chiloé' },
    { dice: 'pero no curanto', filtros: { region: 'Los Lagos', tipo: 'Culinaria' }, zona: 'Chiloé', sin: ['curanto'] },
    {
      dice: 'y que sea entre 20 y 30 mil',
      filtros: { region: 'Los Lagos', tipo: 'Culinaria', precioMin: 20_000, precioMax: 30_000 },
      zona: 'Chiloé',
      sin: ['curanto'],
    },
    {
      dice: 'mejor cultura',
      filtros: { region: 'Los Lagos', tipo: 'Cultural', precioMin: 20_000, precioMax: 30_000 },
      zona: 'Chiloé',
      sin: ['curanto'],
    },
  ],
  [
    { dice: 'termas', filtros: { q: 'termas' } },
    { dice: 'en pucon', filtros: { q: 'termas', destino: 'Pucón' } },
    { dice: 'oye y quien gano las elecciones?', acto: 'ajeno' },
    {
      dice: 'ya volvamos, para 2 el martes',
      filtros: { q: 'termas', destino: 'Pucón', participantes: 2, fecha: '2026-11-24' },
    },
  ],
  [
    { dice: 'tour en la noche en santiago', filtros: { destino: 'Santiago' }, avisos: ['hora'] },
    { dice: 'no mejor en valpo', filtros: { destino: 'Valparaíso' } },
    { dice: 'o sea valpo o viña da lo mismo', filtros: { region: 'Valparaíso' }, zona: 'Valparaíso o Viña del Mar' },
    { dice: 'pa 2', filtros: { region: 'Valparaíso', participantes: 2 }, zona: 'Valparaíso o Viña del Mar' },
  ],
  [
    { dice: 'algo en la serena pal 5 de diciembre', filtros: { destino: 'La Serena', fecha: '2026-12-05' } },
    { dice: 'somos 4', filtros: { destino: 'La Serena', participantes: 4, fecha: '2026-12-05' } },
    { dice: 'uno menos', filtros: { destino: 'La Serena', participantes: 3, fecha: '2026-12-05' } },
    { dice: 'y en coquimbo?', filtros: { destino: 'Coquimbo', participantes: 3, fecha: '2026-12-05' } },
    { dice: 'o mejor vicuña', filtros: { destino: 'Vicuña', participantes: 3, fecha: '2026-12-05' } },
  ],
  [
    { dice: 'comer mariscos en puerto montt', filtros: { destino: 'Puerto Montt', tipo: 'Culinaria' } },
    { dice: 'no hay otra cosa?', filtros: { destino: 'Puerto Montt' }, sin: ['Culinaria'] },
    { dice: 'ya, y cuanto vale la primera', acto: 'detalle', detalle: { posicion: 1, asunto: 'precio' } },
    { dice: 'y es pa niños?', acto: 'detalle', detalle: { posicion: 1, asunto: 'requisitos' } },
  ],
  [
    {
      dice: 'trekking en el cajon del maipo este finde',
      filtros: { destino: 'San José de Maipo', tipo: 'Trekking', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' },
    },
    {
      dice: 'y el otro?',
      filtros: { destino: 'San José de Maipo', tipo: 'Trekking', fechaInicio: '2026-11-28', fechaFin: '2026-11-29' },
    },
    {
      dice: 'muy caro',
      filtros: {
        destino: 'San José de Maipo',
        tipo: 'Trekking',
        fechaInicio: '2026-11-28',
        fechaFin: '2026-11-29',
        orden: 'price_asc',
      },
    },
    {
      dice: 'y aves?',
      filtros: {
        destino: 'San José de Maipo',
        tipo: 'Avistamiento de Aves',
        fechaInicio: '2026-11-28',
        fechaFin: '2026-11-29',
      },
    },
  ],
  [
    { dice: 'quiero vino', filtros: { tipo: 'Enológica' } },
    { dice: 'bajo 30', filtros: { tipo: 'Enológica', precioMax: 30_000 } },
    {
      dice: 'en santiago o casablanca',
      filtros: { tipo: 'Enológica', precioMax: 30_000 },
      zona: 'Santiago o Casablanca',
    },
    { dice: 'solo casablanca', filtros: { destino: 'Casablanca', tipo: 'Enológica', precioMax: 30_000 } },
    { dice: 'pucha no hay, subele a 50', filtros: { destino: 'Casablanca', tipo: 'Enológica', precioMax: 50_000 } },
  ],
  [
    { dice: 'hola', acto: 'saludo' },
    { dice: 'kayak o sup en puerto varas', filtros: { destino: 'Puerto Varas' }, cualquiera: true },
    { dice: 'pal 28', filtros: { destino: 'Puerto Varas', fecha: '2026-11-28' }, cualquiera: true },
  ],
  [
    { dice: 'rafting pa mañana', filtros: { q: 'rafting', fecha: '2026-11-22' } },
    { dice: 'no po, pal sabado', filtros: { q: 'rafting', fecha: '2026-11-28' } },
    {
      dice: 'en cual hay cupo pa 6?',
      filtros: { q: 'rafting', participantes: 6, fecha: '2026-11-28' },
      asunto: 'cupos',
    },
    { dice: 'y si vamos 2 nomas', filtros: { q: 'rafting', participantes: 2, fecha: '2026-11-28' } },
  ],
  [
    {
      dice: 'vamos a chiloe en enero',
      filtros: { region: 'Los Lagos', fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
      zona: 'Chiloé',
    },
    {
      dice: 'del 10 al 14',
      filtros: { region: 'Los Lagos', fechaInicio: '2027-01-10', fechaFin: '2027-01-14' },
      zona: 'Chiloé',
    },
    {
      dice: 'con mi señora',
      filtros: { region: 'Los Lagos', participantes: 2, fechaInicio: '2027-01-10', fechaFin: '2027-01-14' },
      zona: 'Chiloé',
    },
    {
      dice: 'algo de comer',
      filtros: {
        region: 'Los Lagos',
        tipo: 'Culinaria',
        participantes: 2,
        fechaInicio: '2027-01-10',
        fechaFin: '2027-01-14',
      },
      zona: 'Chiloé',
    },
    {
      dice: 'o de iglesias',
      filtros: {
        q: 'iglesias',
        region: 'Los Lagos',
        participantes: 2,
        fechaInicio: '2027-01-10',
        fechaFin: '2027-01-14',
      },
      zona: 'Chiloé',
    },
  ],
  [
    { dice: 'city tour santiago', filtros: { destino: 'Santiago', tipo: 'City Tour' } },
    { dice: 'el mas barato', filtros: { destino: 'Santiago', tipo: 'City Tour', orden: 'price_asc' } },
    { dice: 'cuanto dura el primero', acto: 'detalle', detalle: { posicion: 1, asunto: 'duracion' } },
    { dice: 'y donde parte?', acto: 'detalle', detalle: { posicion: 1, asunto: 'encuentro' } },
    { dice: 'ya, y q mas hay', filtros: { destino: 'Santiago', tipo: 'City Tour', orden: 'price_asc' }, pagina: 2 },
  ],
  [
    { dice: 'hiking near pucon', filtros: { tipo: 'Trekking' }, zona: 'cerca de Pucón', idioma: 'en' },
    { dice: 'something easier', filtros: { tipo: 'Trekking' }, zona: 'cerca de Pucón', nivel: 'suave', idioma: 'en' },
    {
      dice: 'for tomorrow',
      filtros: { tipo: 'Trekking', fecha: '2026-11-22' },
      zona: 'cerca de Pucón',
      nivel: 'suave',
      idioma: 'en',
    },
    { dice: 'thanks!', acto: 'gracias', idioma: 'en' },
  ],
  [
    {
      dice: 'vino en casablanca el sabado',
      filtros: { destino: 'Casablanca', tipo: 'Enológica', fecha: '2026-11-28' },
    },
    { dice: 'somos 2', filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2, fecha: '2026-11-28' } },
    {
      dice: 'y el domingo?',
      filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2, fecha: '2026-11-29' },
    },
    { dice: 'me gusto el 2, q incluye?', acto: 'detalle', detalle: { posicion: 2, asunto: 'incluye' } },
    { dice: 'y si llueve me devuelven?', acto: 'ayuda', ayuda: 'devolucion' },
  ],
  [
    { dice: 'algo en iquique', filtros: { destino: 'Iquique' } },
    { dice: 'deportes extremos', filtros: { destino: 'Iquique', tipo: 'Aventura' } },
    { dice: 'parapente hay?', filtros: { q: 'parapente', destino: 'Iquique' } },
    { dice: 'que lata. y en antofa?', filtros: { q: 'parapente', destino: 'Antofagasta' } },
    { dice: 'ya filo, muestrame todo lo de iquique', filtros: { destino: 'Iquique' } },
  ],
  [
    {
      dice: 'trekking en torres del paine en enero',
      filtros: { destino: 'Torres del Paine', tipo: 'Trekking', fechaInicio: '2027-01-01', fechaFin: '2027-01-31' },
    },
    { dice: 'el 15', filtros: { destino: 'Torres del Paine', tipo: 'Trekking', fecha: '2027-01-15' } },
    { dice: 'o el 16', filtros: { destino: 'Torres del Paine', tipo: 'Trekking', fecha: '2027-01-16' } },
    {
      dice: 'mas facil',
      filtros: { destino: 'Torres del Paine', tipo: 'Trekking', fecha: '2027-01-16' },
      nivel: 'suave',
    },
    { dice: 'cualquier fecha', filtros: { destino: 'Torres del Paine', tipo: 'Trekking' }, nivel: 'suave' },
  ],
]

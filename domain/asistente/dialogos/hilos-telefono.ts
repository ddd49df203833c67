import type { Dialogo } from './dialogo.ts'

/** Conversations typed on a phone, settled before any rule read them. */
export const HILOS_TELEFONO: readonly Dialogo[] = [
  [
    { dice: 'trekking en pucon', filtros: { destino: 'Pucón', tipo: 'Trekking' } },
    { dice: 'y mas barato?', filtros: { destino: 'Pucón', tipo: 'Trekking', orden: 'price_asc' } },
    { dice: 'y pal domingo?', filtros: { destino: 'Pucón', tipo: 'Trekking', fecha: '2026-11-22', orden: 'price_asc' } },
    { dice: 'somos 3', filtros: { destino: 'Pucón', tipo: 'Trekking', participantes: 3, fecha: '2026-11-22', orden: 'price_asc' } },
  ],
  [
    { dice: 'vinos en colchagua pa 2', filtros: { region: "Libertador General Bernardo O'Higgins", tipo: 'Enológica', participantes: 2 }, zona: 'Colchagua' },
    { dice: 'mejor en casablanca', filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2 } },
    { dice: 'el 12 de diciembre', filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2, fecha: '2026-12-12' } },
    { dice: 'no, el 13', filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 2, fecha: '2026-12-13' } },
    { dice: 'al final somos 5', filtros: { destino: 'Casablanca', tipo: 'Enológica', participantes: 5, fecha: '2026-12-13' } },
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
    { dice: 'en enero', filtros: { participantes: 3, fechaInicio: '2027-01-01', fechaFin: '2027-01-31' }, zona: 'el sur', edad: 5, ninos: true },
    { dice: 'mejor febrero', filtros: { participantes: 3, fechaInicio: '2027-02-01', fechaFin: '2027-02-28' }, zona: 'el sur', edad: 5, ninos: true },
  ],
  [
    { dice: 'rafting', filtros: { q: 'rafting' } },
    { dice: 'en futaleufu', filtros: { q: 'rafting', destino: 'Futaleufú' } },
    { dice: 'uy muy lejos, algo mas cerca de santiago', filtros: { q: 'rafting' }, zona: 'cerca de Santiago' },
    { dice: 'y kayak?', filtros: { q: 'kayak' }, zona: 'cerca de Santiago' },
  ],
  [
    { dice: 'este finde en la serena', filtros: { destino: 'La Serena', fechaInicio: '2026-11-21', fechaFin: '2026-11-22' } },
    { dice: 'y el proximo?', filtros: { destino: 'La Serena', fechaInicio: '2026-11-28', fechaFin: '2026-11-29' } },
    { dice: 'solo el sabado', filtros: { destino: 'La Serena', fecha: '2026-11-28' } },
    { dice: 'hay algo de ver estrellas?', filtros: { q: 'cielo telescopio', destino: 'La Serena', fecha: '2026-11-28' } },
  ],
  [
    { dice: 'cabalgata en san jose de maipo', filtros: { q: 'cabalga', destino: 'San José de Maipo' } },
    { dice: 'weon eso es muy caro', filtros: { q: 'cabalga', destino: 'San José de Maipo', orden: 'price_asc' } },
    { dice: 'gracias', acto: 'gracias' },
    { dice: 'ah y para el 6 de diciembre hay?', filtros: { q: 'cabalga', destino: 'San José de Maipo', fecha: '2026-12-06', orden: 'price_asc' } },
  ],
  [
    { dice: 'trekking torres del paine 20 de enero 2 personas', filtros: { destino: 'Torres del Paine', tipo: 'Trekking', participantes: 2, fecha: '2027-01-20' } },
    { dice: 'y si llueve?', acto: 'ayuda', ayuda: 'clima' },
    { dice: 'y al dia siguiente?', filtros: { destino: 'Torres del Paine', tipo: 'Trekking', participantes: 2, fecha: '2027-01-21' } },
  ],
  [
    { dice: 'city tour valpo', filtros: { destino: 'Valparaíso', tipo: 'City Tour' } },
    { dice: 'y en viña?', filtros: { destino: 'Viña del Mar', tipo: 'City Tour' } },
    { dice: 'cualquier cosa en viña', filtros: { destino: 'Viña del Mar' } },
    { dice: 'partamos de nuevo', acto: 'reinicio' },
    { dice: 'aves', filtros: { tipo: 'Avistamiento de Aves' } },
  ],
  [
    { dice: 'wine tasting in colchagua', filtros: { region: "Libertador General Bernardo O'Higgins", tipo: 'Enológica' }, zona: 'Colchagua', idioma: 'en' },
    { dice: 'for 2 people next saturday', filtros: { region: "Libertador General Bernardo O'Higgins", tipo: 'Enológica', participantes: 2, fecha: '2026-11-28' }, zona: 'Colchagua', idioma: 'en' },
    { dice: 'anything cheaper?', filtros: { region: "Libertador General Bernardo O'Higgins", tipo: 'Enológica', participantes: 2, fecha: '2026-11-28', orden: 'price_asc' }, zona: 'Colchagua', idioma: 'en' },
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
    { dice: 'y que sea entre 20 y 30 mil', filtros: { region: 'Los Lagos', tipo: 'Culinaria', precioMin: 20_000, precioMax: 30_000 }, zona: 'Chiloé', sin: ['curanto'] },
    { dice: 'mejor cultura', filtros: { region: 'Los Lagos', tipo: 'Cultural', precioMin: 20_000, precioMax: 30_000 }, zona: 'Chiloé', sin: ['curanto'] },
  ],
  [
    { dice: 'termas', filtros: { q: 'termas' } },
    { dice: 'en pucon', filtros: { q: 'termas', destino: 'Pucón' } },
    { dice: 'oye y quien gano las elecciones?', acto: 'ajeno' },
    { dice: 'ya volvamos, para 2 el martes', filtros: { q: 'termas', destino: 'Pucón', participantes: 2, fecha: '2026-11-24' } },
  ],
  [
    { dice: 'tour en la noche en santiago', filtros: { destino: 'Santiago' }, avisos: ['hora'] },
    { dice: 'no mejor en valpo', filtros: { destino: 'Valparaíso' } },
    { dice: 'o sea valpo o viña da lo mismo', filtros: { region: 'Valparaíso' }, zona: 'Valparaíso o Viña del Mar' },
    { dice: 'pa 2', filtros: { region: 'Valparaíso', participantes: 2 }, zona: 'Valparaíso o Viña del Mar' },
  ],
]

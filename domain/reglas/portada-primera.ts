import type { Portada } from './clases.ts'

/** The recommendations of the home page; of each zone the first three are shown. */
export const PORTADA: Portada = {
  destinos: [
    {
      zona: 'norte', ciudad: 'San Pedro de Atacama', region: 'Antofagasta',
      descripcion: 'Un oasis de adobe rodeado de salares, géiseres y volcanes de más de cinco mil metros.',
      puntos: 'Valle de la Luna\nGéiseres del Tatio\nLaguna Chaxa', mejorEpoca: 'marzo a noviembre',
      imagen: '/escenas/N1-trekking-9.svg', imagenAlt: 'Ilustración: dunas y volcán Licancabur. Valle de la Luna, al amanecer',
    },
    {
      zona: 'norte', ciudad: 'Vicuña', region: 'Coquimbo',
      descripcion: 'El valle del pisco y de los cielos más limpios, entre parronales y observatorios.',
      puntos: 'Valle del Elqui\nObservatorios\nCasa de Gabriela Mistral', mejorEpoca: 'septiembre a abril',
      imagen: '/escenas/N2-cultural-1.svg', imagenAlt: 'Ilustración: observatorio bajo la Vía Láctea. Vicuña, de noche',
    },
    {
      zona: 'norte', ciudad: 'Arica', region: 'Arica y Parinacota',
      descripcion: 'La puerta del altiplano: morro, olivos y momias más antiguas que las de Egipto.',
      puntos: 'Morro de Arica\nValle de Azapa\nHumedal del Lluta', mejorEpoca: 'todo el año',
      imagen: '/escenas/N1-city-tour-1.svg', imagenAlt: 'Ilustración: Morro y puerto. Arica, de día',
    },
    {
      zona: 'norte', ciudad: 'Iquique', region: 'Tarapacá',
      descripcion: 'Playas urbanas bajo una duna gigante y el pasado del salitre a media hora.',
      puntos: 'Cerro Dragón\nPaseo Baquedano\nHumberstone', mejorEpoca: 'todo el año',
      imagen: '/escenas/N1-aventura-5.svg', imagenAlt: 'Ilustración: parapentes sobre la duna y la ciudad. Iquique, de día',
    },
    {
      zona: 'centro', ciudad: 'Valparaíso', region: 'Valparaíso',
      descripcion: 'Cuarenta y dos cerros de casas de lata, ascensores y escaleras pintadas frente al puerto.',
      puntos: 'Cerro Alegre\nAscensores\nCaleta Portales', mejorEpoca: 'octubre a abril',
      imagen: '/escenas/C2-city-tour-1.svg', imagenAlt: 'Ilustración: casas de calamina y escalera de colores sobre la bahía. Cerro Alegre, de día',
    },
    {
      zona: 'centro', ciudad: 'Hanga Roa', region: 'Valparaíso',
      descripcion: 'Rapa Nui en medio del Pacífico: moai, cráteres con lagunas y playas de coral.',
      puntos: 'Ahu Tongariki\nRano Kau\nPlaya Anakena', mejorEpoca: 'octubre a abril',
      imagen: '/escenas/I1-cultural-1.svg', imagenAlt: 'Ilustración: hilera de moai. Tongariki, de día',
    },
    {
      zona: 'centro', ciudad: 'Santiago', region: 'Metropolitana de Santiago',
      descripcion: 'Mercados, cerros y barrios con la cordillera nevada al fondo de cada calle.',
      puntos: 'Barrio Yungay\nLa Vega Central\nCerro San Cristóbal', mejorEpoca: 'septiembre a noviembre',
      imagen: '/escenas/C1-city-tour-1.svg', imagenAlt: 'Ilustración: cerro con escalas y torreón. Santa Lucía, de día',
    },
    {
      zona: 'centro', ciudad: 'Santa Cruz', region: "Libertador General Bernardo O'Higgins",
      descripcion: 'El corazón de Colchagua: viñas familiares, bodegas de adobe y cocina de campo.',
      puntos: 'Viñas de Colchagua\nPlaza de Armas\nArtesanía de Lolol', mejorEpoca: 'marzo y abril, en vendimia',
      imagen: '/escenas/C1-enologica-1.svg', imagenAlt: 'Ilustración: hileras de viñas y casona. Valle de Colchagua, al atardecer',
    },
    {
      zona: 'centro', ciudad: 'San José de Maipo', region: 'Metropolitana de Santiago',
      descripcion: 'Cajones de roca, glaciares colgantes y pan amasado a una hora de la capital.',
      puntos: 'Cajón del Maipo\nEmbalse El Yeso\nMonumento El Morado', mejorEpoca: 'octubre a abril',
      imagen: '/escenas/C1-trekking-1.svg', imagenAlt: 'Ilustración: valle de montaña. Cajón del Maipo, de día',
    },
    {
      zona: 'sur', ciudad: 'Puerto Natales', region: 'Magallanes y de la Antártica Chilena',
      descripcion: 'Puerto de canales y antesala de Torres del Paine, donde el viento también es paisaje.',
      puntos: 'Torres del Paine\nFiordo Última Esperanza\nCueva del Milodón', mejorEpoca: 'octubre a abril',
      imagen: '/escenas/S2-trekking-1.svg', imagenAlt: 'Ilustración: Torres del Paine. Patagonia, de día',
    },
    {
      zona: 'sur', ciudad: 'Puerto Varas', region: 'Los Lagos',
      descripcion: 'Casas de tejuela a orillas del Llanquihue, con el volcán Osorno de frente.',
      puntos: 'Volcán Osorno\nSaltos del Petrohué\nLago Llanquihue', mejorEpoca: 'noviembre a marzo',
      imagen: '/escenas/S1-trekking-1.svg', imagenAlt: 'Ilustración: volcán Osorno. Lago Llanquihue, de día',
    },
    {
      zona: 'sur', ciudad: 'Pucón', region: 'La Araucanía',
      descripcion: 'Araucarias, termas y un volcán que humea sobre la playa del lago.',
      puntos: 'Volcán Villarrica\nTermas\nOjos del Caburgua', mejorEpoca: 'diciembre a marzo',
      imagen: '/escenas/S1-trekking-8.svg', imagenAlt: 'Ilustración: volcán Villarrica, muelle y bote. Pucón, de día',
    },
    {
      zona: 'sur', ciudad: 'Castro', region: 'Los Lagos',
      descripcion: 'Palafitos, iglesias de madera y curanto en el centro de Chiloé.',
      puntos: 'Palafitos de Gamboa\nIglesia de San Francisco\nFeria de Dalcahue', mejorEpoca: 'diciembre a marzo',
      imagen: '/escenas/S1-city-tour-1.svg', imagenAlt: 'Ilustración: palafitos sobre el agua. Castro, de día',
    },
  ],
  destacadas: { mostrar: false, titulo: 'Las mejor evaluadas', criterio: 'mejor_evaluadas', cuantas: 4, minimoOpiniones: 3 },
}

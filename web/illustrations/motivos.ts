import type { Zona } from './paletas.ts'

/** Plain data: what a picture shows, where, and what stands at our feet. */
export interface Motivo {
  id: string
  zona: Zona | null
  nombre: string
  lugar: string
  suelo: 'tierra' | 'agua' | 'vineta'
  /** Only these hours, when the subject asks for them. */
  hora?: 'noche'
  /** The subject already carries the accent. */
  acento?: true
  /** The subject reaches our feet: no bank is drawn. */
  frente?: 'libre'
  /** The subject brings its own frame. */
  marco?: 'propio'
  /** The subject already shows birds to watch. */
  aves?: true
}

const tabla: readonly Motivo[] = [
  { id: 'valle-de-la-luna', zona: 'N1', nombre: 'dunas y volcán Licancabur', lugar: 'Valle de la Luna', suelo: 'tierra' },
  { id: 'salar', zona: 'N1', nombre: 'flamencos en la laguna', lugar: 'Salar de Atacama', suelo: 'tierra', aves: true },
  { id: 'tatio', zona: 'N1', nombre: 'columnas de vapor', lugar: 'géiseres del Tatio', suelo: 'tierra' },
  { id: 'payachatas', zona: 'N1', nombre: 'vicuñas ante los Payachatas', lugar: 'lago Chungará', suelo: 'tierra' },
  { id: 'portada', zona: 'N1', nombre: 'arco de La Portada', lugar: 'Antofagasta', suelo: 'agua' },
  { id: 'morro', zona: 'N1', nombre: 'Morro sobre el mar', lugar: 'Arica', suelo: 'agua' },
  { id: 'elqui', zona: 'N2', nombre: 'terrazas de parras', lugar: 'Valle del Elqui', suelo: 'tierra' },
  { id: 'observatorio', zona: 'N2', nombre: 'observatorio bajo la Vía Láctea', lugar: 'Vicuña', suelo: 'tierra', hora: 'noche' },
  { id: 'desierto-florido', zona: 'N2', nombre: 'desierto florido', lugar: 'Llanos de Challe', suelo: 'tierra' },
  { id: 'choros', zona: 'N2', nombre: 'pingüinos de Humboldt', lugar: 'Punta de Choros', suelo: 'agua', frente: 'libre', aves: true },
  { id: 'santiago', zona: 'C1', nombre: 'ciudad ante la cordillera nevada', lugar: 'Santiago', suelo: 'tierra' },
  { id: 'maipo', zona: 'C1', nombre: 'valle de montaña', lugar: 'Cajón del Maipo', suelo: 'tierra' },
  { id: 'colchagua', zona: 'C1', nombre: 'hileras de viñas y casona', lugar: 'Valle de Colchagua', suelo: 'tierra' },
  { id: 'siete-tazas', zona: 'C1', nombre: 'saltos de agua', lugar: 'Siete Tazas', suelo: 'tierra' },
  { id: 'embalse', zona: 'C1', nombre: 'laguna turquesa entre cumbres', lugar: 'embalse El Yeso', suelo: 'agua' },
  { id: 'valparaiso', zona: 'C2', nombre: 'cerros y ascensor', lugar: 'Valparaíso', suelo: 'tierra', acento: true },
  { id: 'pichilemu', zona: 'C2', nombre: 'ola ante los morros', lugar: 'Pichilemu', suelo: 'agua' },
  { id: 'caleta', zona: 'C2', nombre: 'botes de pesca y pelícano', lugar: 'caleta de Horcón', suelo: 'tierra', acento: true, aves: true },
  { id: 'osorno', zona: 'S1', nombre: 'volcán Osorno', lugar: 'lago Llanquihue', suelo: 'agua' },
  { id: 'araucarias', zona: 'S1', nombre: 'araucarias y volcán humeante', lugar: 'Conguillío', suelo: 'tierra' },
  { id: 'petrohue', zona: 'S1', nombre: 'rápidos en el bosque', lugar: 'Petrohué', suelo: 'agua' },
  { id: 'palafitos', zona: 'S1', nombre: 'palafitos sobre el agua', lugar: 'Castro', suelo: 'agua' },
  { id: 'iglesia', zona: 'S1', nombre: 'iglesia de madera', lugar: 'Chiloé', suelo: 'tierra' },
  { id: 'termas', zona: 'S1', nombre: 'pasarela roja entre termas', lugar: 'Coñaripe', suelo: 'tierra', acento: true },
  { id: 'torres', zona: 'S2', nombre: 'Torres del Paine', lugar: 'Patagonia', suelo: 'agua' },
  { id: 'cuernos', zona: 'S2', nombre: 'guanacos ante los Cuernos', lugar: 'Torres del Paine', suelo: 'tierra' },
  { id: 'glaciar', zona: 'S2', nombre: 'glaciar y témpanos', lugar: 'Glaciar Grey', suelo: 'agua' },
  { id: 'capillas', zona: 'S2', nombre: 'capillas de mármol', lugar: 'lago General Carrera', suelo: 'agua', marco: 'propio' },
  { id: 'ventisquero', zona: 'S2', nombre: 'ventisquero colgante', lugar: 'Queulat', suelo: 'agua' },
  { id: 'faro', zona: 'S2', nombre: 'faro y pingüinos', lugar: 'Estrecho de Magallanes', suelo: 'tierra', aves: true },
  { id: 'tongariki', zona: 'I1', nombre: 'hilera de moai', lugar: 'Tongariki', suelo: 'tierra' },
  { id: 'rano-kau', zona: 'I1', nombre: 'laguna del cráter', lugar: 'Rano Kau', suelo: 'tierra' },
  { id: 'anakena', zona: 'I1', nombre: 'palmeras y moai en la playa', lugar: 'Anakena', suelo: 'tierra' },
  { id: 'mesa', zona: null, nombre: 'mesa servida', lugar: '', suelo: 'vineta', acento: true },
  { id: 'copa', zona: null, nombre: 'copa, racimo y barrica', lugar: '', suelo: 'vineta', acento: true },
  { id: 'taller', zona: null, nombre: 'mesa de taller con greda, lana y madera', lugar: '', suelo: 'vineta', acento: true },
  { id: 'tabla', zona: null, nombre: 'tabla sobre agua quieta', lugar: '', suelo: 'vineta', acento: true },
  { id: 'ave', zona: null, nombre: 'ave', lugar: '', suelo: 'vineta', acento: true },
]

export const motivos: ReadonlyMap<string, Motivo> = new Map(tabla.map((m) => [m.id, m]))

export const lugarDeZona: Record<Zona, string> = {
  N1: 'Norte Grande',
  N2: 'Norte Chico',
  C1: 'valles del centro',
  C2: 'costa central',
  S1: 'lagos y Chiloé',
  S2: 'Patagonia',
  I1: 'Rapa Nui',
}

export const aveDeZona: Record<Zona, string> = {
  N1: 'flamenco',
  N2: 'cóndor',
  C1: 'cóndor',
  C2: 'pelícano',
  S1: 'martín pescador',
  S2: 'bandurria',
  I1: 'makohe',
}

/** A place or a thing that the drawings show. */
export interface MotivoEscena {
  id: string
  /** Null: it could be anywhere. */
  zona: ZonaEscena | null
  nombre: string
  lugar: string
  /** Latitude and longitude, where it is a place. */
  en: readonly [number, number] | null
  /** Only this hour, when the subject asks for it. */
  hora?: HoraEscena
}

export const ZONAS_ESCENA = ['N1', 'N2', 'C1', 'C2', 'S1', 'S2', 'I1'] as const
export type ZonaEscena = (typeof ZONAS_ESCENA)[number]

export const HORAS_ESCENA = ['amanecer', 'dia', 'atardecer', 'noche'] as const
export type HoraEscena = (typeof HORAS_ESCENA)[number]

const tabla = `
valle-de-la-luna N1 -22.92 -68.29 dunas y volcán Licancabur | Valle de la Luna
salar N1 -23.3 -68.18 flamencos en la laguna | Salar de Atacama
tatio N1 -22.33 -68.01 columnas de vapor | géiseres del Tatio
payachatas N1 -18.25 -69.17 vicuñas ante los Payachatas | lago Chungará
portada N1 -23.5 -70.43 arco de La Portada | Antofagasta
morro N1 -18.48 -70.32 Morro sobre el mar | Arica
iquique N1 -20.25 -70.13 parapentes sobre la duna y la ciudad | Iquique
san-pedro N1 -22.91 -68.2 iglesia de adobe y calle de tierra | San Pedro de Atacama
oasis N1 -23.19 -68.0 parras de altura bajo los volcanes | Toconao
elqui N2 -30.1 -70.5 terrazas de parras | Valle del Elqui
observatorio N2 -30.03 -70.71 observatorio bajo la Vía Láctea | Vicuña
desierto-florido N2 -28.15 -71.1 desierto florido | Llanos de Challe
choros N2 -29.25 -71.46 pingüinos de Humboldt | Punta de Choros
bahia-inglesa N2 -27.11 -70.87 bahía de arena blanca y botes | Bahía Inglesa
la-serena N2 -29.91 -71.27 faro en la playa | La Serena
santiago C1 -33.44 -70.65 ciudad ante la cordillera nevada | Santiago
maipo C1 -33.7 -70.25 valle de montaña | Cajón del Maipo
colchagua C1 -34.64 -71.36 hileras de viñas y casona | Valle de Colchagua
siete-tazas C1 -35.46 -71 saltos de agua entre basaltos | Siete Tazas
campo C1 -35.9 -71.5 casa de campo, sauce y caballo | campo del centro
barrio C1 -33.44 -70.68 fachadas de color y palmeras | barrio Yungay
embalse C1 -33.65 -70.08 laguna turquesa entre cumbres | embalse El Yeso
valparaiso C2 -33.04 -71.62 cerros y ascensor | Valparaíso
pichilemu C2 -34.39 -72.01 ola ante los morros | Pichilemu
caleta C2 -32.71 -71.49 botes de pesca y pelícano | caleta de Horcón
casablanca C2 -33.32 -71.4 viñas con neblina del mar | Casablanca
juan-fernandez C2 -33.64 -78.85 cumbres de la isla y botes langosteros | Juan Fernández
osorno S1 -41.13 -72.8 volcán Osorno | lago Llanquihue
araucarias S1 -38.65 -71.65 araucarias y volcán humeante | Conguillío
petrohue S1 -41.14 -72.4 rápidos en el bosque | Petrohué
palafitos S1 -42.48 -73.77 palafitos sobre el agua | Castro
iglesia S1 -42.3 -73.8 iglesia de madera | Chiloé
termas S1 -39.57 -72.01 pasarela roja entre termas | Coñaripe
villarrica S1 -39.27 -71.97 volcán Villarrica y botes | Pucón
cochamo S1 -41.49 -72.31 fiordo entre paredes de granito | Cochamó
malleco S1 -38.25 -72.67 viñas ante el volcán | valle de Malleco
torres S2 -50.98 -73 Torres del Paine | Patagonia
cuernos S2 -51.02 -72.98 guanacos ante los Cuernos | Torres del Paine
glaciar S2 -51 -73.2 glaciar y témpanos | Glaciar Grey
capillas S2 -46.65 -72.63 capillas de mármol | lago General Carrera
ventisquero S2 -44.47 -72.55 ventisquero colgante | Queulat
faro S2 -53.1 -70.8 faro y pingüinos | Estrecho de Magallanes
cerro-castillo S2 -46.1 -72.2 camino hacia el Cerro Castillo | Carretera Austral
antartica S2 -62.2 -58.96 témpanos y pingüinos | Antártica
tongariki I1 -27.126 -109.277 hilera de moai | Tongariki
rano-kau I1 -27.187 -109.434 laguna del cráter | Rano Kau
anakena I1 -27.073 -109.323 palmeras y moai en la playa | Anakena
motu-nui I1 -27.2 -109.452 islotes frente al acantilado | Motu Nui
islotes S1 -41.93 -74.03 islotes verdes y pingüinos | costa del Pacífico
humedal - - - garzas en el humedal |
bosque - - - sendero entre árboles altos |
rapidos - - - río de aguas blancas |
dunas - - - mar de dunas |
mercado - - - puestos del mercado |
mesa - - - mesa servida |
copa - - - copa, racimo y barrica |
taller - - - mesa de taller con greda, lana y madera |
tabla - - - tabla sobre agua quieta |
ave - - - ave |
condor - - - cóndor en vuelo |
mochila - - - mochila, bototos y mate |
casco - - - casco, cuerda y remo |
postal - - - café, sombrero y cámara |
`

export const motivosEscena: ReadonlyMap<string, MotivoEscena> = new Map(
  tabla
    .trim()
    .split('\n')
    .map((linea) => motivo(linea))
    .map((uno) => [uno.id, uno]),
)

/** Motifs whose ground is water: who is out for adventure there goes by raft. */
export const EN_AGUA: ReadonlySet<string> = new Set([
  'portada', 'morro', 'choros', 'bahia-inglesa', 'la-serena', 'embalse', 'pichilemu', 'juan-fernandez', 'osorno', 'petrohue', 'palafitos', 'villarrica', 'cochamo', 'torres', 'glaciar', 'capillas', 'ventisquero', 'antartica', 'motu-nui', 'islotes', 'humedal', 'rapidos',
])

/** Tents and ropes only where people camp and climb; a bicycle elsewhere. */
export const AGRESTES: ReadonlySet<string> = new Set(['maipo', 'siete-tazas', 'araucarias', 'elqui', 'desierto-florido', 'cuernos'])

/** Where nobody goes by bicycle either. */
export const A_PIE: ReadonlySet<string> = new Set(['termas', 'tatio', 'iquique', 'campo', 'bosque', 'dunas', 'mercado'])

const SUELTOS: ReadonlySet<string> = new Set(['humedal', 'bosque', 'rapidos', 'dunas', 'mercado'])

/** A still life, which could be anywhere; a wood or a market is a place too, in whatever zone. */
export const esBodegon = ({ id, zona }: Pick<MotivoEscena, 'id' | 'zona'>): boolean => zona === null && !SUELTOS.has(id)

function motivo(linea: string): MotivoEscena {
  const [id = '', zona = '', lat = '', lng = '', ...resto] = linea.split(' ')
  const [nombre = '', lugar = ''] = resto.join(' ').split(' |')
  return {
    id,
    zona: zona === '-' ? null : (zona as ZonaEscena),
    nombre,
    lugar: lugar.trim(),
    en: lat === '-' ? null : [Number(lat), Number(lng)],
    ...(id === 'observatorio' && { hora: 'noche' }),
  }
}

export const lugarDeZona: Record<ZonaEscena, string> = {
  N1: 'Norte Grande',
  N2: 'Norte Chico',
  C1: 'valles del centro',
  C2: 'costa central',
  S1: 'lagos y Chiloé',
  S2: 'Patagonia',
  I1: 'Rapa Nui',
}

export const aveDeZona: Record<ZonaEscena, string> = {
  N1: 'flamenco',
  N2: 'cóndor',
  C1: 'cóndor',
  C2: 'pelícano',
  S1: 'martín pescador',
  S2: 'bandurria',
  I1: 'makohe',
}

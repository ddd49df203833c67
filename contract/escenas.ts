import { TIPOS_EXPERIENCIA, type TipoExperiencia } from './comun.ts'
import { A_PIE, AGRESTES, aveDeZona, EN_AGUA, lugarDeZona, motivosEscena, type HoraEscena, type MotivoEscena, type ZonaEscena } from './escenas-motivos.ts'

/** One drawing of the stock: what it shows and when. */
export interface Lamina {
  zona: ZonaEscena
  tipo: TipoExperiencia
  /** From 1. */
  n: number
  motivo: MotivoEscena
  hora: HoraEscena
}

export const TOMAS = ['amplia', 'cerca', 'figura', 'bodegon', 'vista'] as const
export type Toma = (typeof TOMAS)[number]

type Repertorio = Record<TipoExperiencia, string>

/** The motifs of each zone and kind, in order. A name twice is another drawing of the same place. */
const repertorio: Record<ZonaEscena, Repertorio> = {
  N1: {
    Trekking: 'valle-de-la-luna payachatas tatio salar portada morro payachatas san-pedro valle-de-la-luna mochila',
    Culinaria: 'mesa san-pedro morro mesa salar iquique oasis mesa',
    Cultural: 'taller payachatas san-pedro iquique morro valle-de-la-luna taller san-pedro',
    Aventura: 'iquique valle-de-la-luna tatio casco iquique valle-de-la-luna',
    Enológica: 'copa oasis copa oasis copa oasis',
    'Stand Up Paddle': 'portada morro tabla portada tabla morro',
    'Avistamiento de Aves': 'salar ave payachatas humedal ave portada salar humedal',
    'City Tour': 'morro san-pedro iquique portada san-pedro morro',
  },
  N2: {
    Trekking: 'elqui desierto-florido elqui mochila la-serena desierto-florido',
    Culinaria: 'mesa bahia-inglesa elqui mesa elqui bahia-inglesa',
    Cultural: 'observatorio la-serena taller elqui observatorio taller',
    Aventura: 'desierto-florido elqui choros casco bahia-inglesa desierto-florido',
    Enológica: 'elqui copa elqui copa elqui copa',
    'Stand Up Paddle': 'bahia-inglesa la-serena choros tabla bahia-inglesa tabla',
    'Avistamiento de Aves': 'choros humedal ave choros humedal ave',
    'City Tour': 'la-serena bahia-inglesa la-serena observatorio postal elqui',
  },
  C1: {
    Trekking: 'maipo siete-tazas embalse campo siete-tazas maipo embalse mochila maipo santiago embalse maipo',
    Culinaria: 'mesa colchagua barrio mesa maipo campo mesa santiago barrio mesa campo',
    Cultural: 'taller barrio colchagua maipo taller santiago campo barrio campo taller',
    Aventura: 'maipo casco embalse campo maipo siete-tazas casco campo',
    Enológica: 'colchagua copa colchagua campo copa colchagua copa colchagua barrio colchagua copa campo colchagua',
    'Stand Up Paddle': 'embalse tabla embalse tabla embalse tabla',
    'Avistamiento de Aves': 'ave humedal maipo ave siete-tazas humedal',
    'City Tour': 'santiago barrio santiago barrio campo santiago barrio postal',
  },
  C2: {
    Trekking: 'pichilemu caleta juan-fernandez valparaiso caleta mochila',
    Culinaria: 'caleta mesa valparaiso mesa caleta valparaiso mesa',
    Cultural: 'valparaiso taller caleta valparaiso taller caleta valparaiso juan-fernandez taller',
    Aventura: 'pichilemu caleta pichilemu casco juan-fernandez pichilemu',
    Enológica: 'casablanca copa casablanca casablanca copa casablanca',
    'Stand Up Paddle': 'pichilemu tabla pichilemu tabla juan-fernandez tabla',
    'Avistamiento de Aves': 'ave caleta humedal pichilemu humedal ave humedal',
    'City Tour': 'valparaiso postal valparaiso valparaiso pichilemu valparaiso valparaiso postal',
  },
  S1: {
    Trekking: 'osorno araucarias petrohue cochamo villarrica palafitos araucarias villarrica mochila cochamo',
    Culinaria: 'mesa palafitos mesa araucarias osorno iglesia mesa villarrica palafitos',
    Cultural: 'iglesia palafitos taller iglesia araucarias taller osorno taller',
    Aventura: 'petrohue araucarias termas cochamo villarrica petrohue casco araucarias cochamo',
    Enológica: 'malleco copa malleco osorno copa malleco',
    'Stand Up Paddle': 'osorno villarrica tabla osorno cochamo palafitos villarrica',
    'Avistamiento de Aves': 'ave humedal osorno palafitos ave humedal araucarias',
    'City Tour': 'palafitos iglesia osorno postal iglesia palafitos',
  },
  S2: {
    Trekking: 'torres cerro-castillo glaciar ventisquero capillas faro cuernos antartica cerro-castillo ventisquero',
    Culinaria: 'mesa cerro-castillo faro mesa torres glaciar',
    Cultural: 'taller faro cerro-castillo capillas taller cuernos ventisquero',
    Aventura: 'cuernos ventisquero glaciar casco capillas torres cerro-castillo',
    Enológica: 'copa faro copa cuernos torres copa',
    'Stand Up Paddle': 'capillas torres glaciar tabla ventisquero capillas',
    'Avistamiento de Aves': 'faro ave antartica cuernos humedal faro ave',
    'City Tour': 'faro cerro-castillo postal faro torres glaciar',
  },
  I1: {
    Trekking: 'rano-kau tongariki anakena motu-nui tongariki mochila',
    Culinaria: 'mesa anakena tongariki mesa anakena mesa',
    Cultural: 'tongariki taller anakena tongariki taller rano-kau',
    Aventura: 'motu-nui rano-kau anakena tongariki motu-nui rano-kau',
    Enológica: 'copa anakena copa tongariki copa anakena',
    'Stand Up Paddle': 'anakena tabla motu-nui tabla anakena tabla',
    'Avistamiento de Aves': 'motu-nui ave rano-kau ave motu-nui tongariki',
    'City Tour': 'tongariki anakena rano-kau tongariki postal anakena',
  },
}

/** Which hours suit each kind, in the order they are drawn. */
const horasPorTipo: Record<TipoExperiencia, string> = {
  Trekking: 'dia amanecer atardecer dia amanecer dia atardecer dia amanecer atardecer dia',
  Culinaria: 'atardecer dia dia noche amanecer atardecer dia atardecer dia dia noche',
  Cultural: 'dia atardecer amanecer dia atardecer noche dia dia atardecer amanecer',
  Aventura: 'dia amanecer dia atardecer dia amanecer dia dia',
  Enológica: 'atardecer dia dia amanecer atardecer noche atardecer dia atardecer amanecer atardecer dia',
  'Stand Up Paddle': 'amanecer dia dia amanecer atardecer dia amanecer',
  'Avistamiento de Aves': 'amanecer dia dia atardecer amanecer dia amanecer atardecer',
  'City Tour': 'dia atardecer noche amanecer dia atardecer dia noche',
}

export function laminas(zona: ZonaEscena, tipo: TipoExperiencia): readonly Lamina[] {
  const horas = horasPorTipo[tipo].split(' ') as HoraEscena[]
  return nombres(zona, tipo).map((id, i) => {
    const motivo = motivosEscena.get(id)
    if (!motivo) throw new RangeError(`no motif ${id}`)
    return { zona, tipo, n: i + 1, motivo, hora: motivo.hora ?? horas[i % horas.length]! }
  })
}

function nombres(zona: ZonaEscena, tipo: TipoExperiencia): string[] {
  return repertorio[zona][tipo].split(' ')
}

export function todasLasLaminas(): Lamina[] {
  return (Object.keys(repertorio) as ZonaEscena[]).flatMap((zona) => TIPOS_EXPERIENCIA.flatMap((tipo) => laminas(zona, tipo)))
}

/** The stock drawing of an experience without photographs: always the same one for the same id. */
export function laminaDe({ id, tipoExperiencia, region }: { id: string; tipoExperiencia: TipoExperiencia; region: string }): Lamina {
  const opciones = laminas(zonaDeRegion[region] ?? 'C1', tipoExperiencia)
  let suma = 0
  for (const letra of id) suma = (suma * 31 + letra.charCodeAt(0)) >>> 0
  return opciones[suma % opciones.length]!
}

const zonaDeRegion: Record<string, ZonaEscena> = {
  '15': 'N1', '01': 'N1', '02': 'N1', '03': 'N2', '04': 'N2', '05': 'C2', '13': 'C1', '06': 'C1', '07': 'C1', '16': 'C1', '08': 'C2', '09': 'S1', '14': 'S1', '10': 'S1', '11': 'S2', '12': 'S2',
}

/** Which of the three poses of its figure it shows. */
export const poseDe = ({ n }: Pick<Lamina, 'n'>): number => (n + Math.floor((n - 1) / 3)) % 3

/** What somebody out for adventure does in it; null in a still life. */
export function aventuraDe({ n, motivo }: Pick<Lamina, 'n' | 'motivo'>): 'balsa' | 'bicicleta' | 'cuerda' | 'carpa' | 'a pie' | null {
  if (EN_AGUA.has(motivo.id)) return 'balsa'
  if (motivo.zona === null) return null
  if (A_PIE.has(motivo.id)) return 'a pie'
  const pose = AGRESTES.has(motivo.id) ? poseDe({ n }) : 0
  return (['bicicleta', 'cuerda', 'carpa'] as const)[pose]!
}

/** Where the drawing is served: the wide one is the cover. */
export function rutaLamina({ zona, tipo, n }: Pick<Lamina, 'zona' | 'tipo' | 'n'>, toma: Toma = 'amplia'): string {
  return `/escenas/${zona}-${tipoSlug(tipo)}-${n}${toma === 'amplia' ? '' : `-${toma}`}.svg`
}

/** The five pictures of one experience, the cover first. */
export function fotosDeLamina(lamina: Lamina): { url: string; alt: string; ilustracion: true }[] {
  return TOMAS.map((toma) => ({ url: rutaLamina(lamina, toma), alt: alternativo(lamina, toma), ilustracion: true }))
}

const momento: Record<HoraEscena, string> = { amanecer: 'al amanecer', dia: 'de día', atardecer: 'al atardecer', noche: 'de noche' }

/** What a drawing shows, in words. The only source of these texts. */
export function alternativo(lamina: Lamina, toma: Toma = 'amplia'): string {
  const { zona, tipo, motivo } = lamina
  const lugar = motivo.lugar || lugarDeZona[zona]
  if (toma === 'bodegon') return frase(nombreDe(motivosEscena.get(bodegonDe(lamina))!, zona), lugarDeZona[zona], lamina.hora)
  if (toma === 'cerca') return frase(`${nombreDe(motivo, zona)} de cerca`, lugar, lamina.hora)
  const sitio = sitioDe(lamina)
  const donde = sitio.lugar || lugarDeZona[zona]
  if (toma === 'vista') return frase(sitio.nombre, donde, horaDeVista(lamina))
  if (toma === 'figura') return frase(figuras[tipo], donde, lamina.hora)
  return frase(nombreDe(motivo, zona), lugar, lamina.hora)
}

const frase = (que: string, donde: string, hora: HoraEscena): string => `Ilustración: ${que}, ${donde}, ${momento[hora]}`

const nombreDe = (motivo: MotivoEscena, zona: ZonaEscena): string => (motivo.id === 'ave' ? aveDeZona[zona] : motivo.nombre)

const figuras: Record<TipoExperiencia, string> = {
  Trekking: 'caminata con mochila',
  Culinaria: 'personas a la mesa',
  Cultural: 'baile y oficio',
  Aventura: 'aventura al aire libre',
  Enológica: 'brindis con copas',
  'Stand Up Paddle': 'remo de pie',
  'Avistamiento de Aves': 'observación de aves',
  'City Tour': 'paseo guiado',
}

const emblemas: Record<ZonaEscena, { tierra: string; agua: string; vino: string }> = {
  N1: { tierra: 'valle-de-la-luna', agua: 'portada', vino: 'oasis' },
  N2: { tierra: 'elqui', agua: 'bahia-inglesa', vino: 'elqui' },
  C1: { tierra: 'maipo', agua: 'embalse', vino: 'colchagua' },
  C2: { tierra: 'valparaiso', agua: 'pichilemu', vino: 'casablanca' },
  S1: { tierra: 'araucarias', agua: 'osorno', vino: 'malleco' },
  S2: { tierra: 'cuernos', agua: 'torres', vino: 'cuernos' },
  I1: { tierra: 'tongariki', agua: 'anakena', vino: 'anakena' },
}

/** The landscape of the gallery: the subject, or the emblem of its zone where the subject is a still life. */
export function sitioDe({ zona, tipo, motivo }: Pick<Lamina, 'zona' | 'tipo' | 'motivo'>): MotivoEscena {
  if (motivo.zona !== null || motivo.id === 'humedal') return motivo
  const { tierra, agua, vino } = emblemas[zona]
  return motivosEscena.get(tipo === 'Stand Up Paddle' ? agua : tipo === 'Enológica' ? vino : tierra)!
}

/** The same place at another hour of the day. */
export function horaDeVista(lamina: Pick<Lamina, 'zona' | 'tipo' | 'hora' | 'motivo'>): HoraEscena {
  const { hora } = lamina
  return sitioDe(lamina).hora ?? ({ amanecer: 'dia', dia: 'atardecer', atardecer: 'amanecer', noche: 'atardecer' } as const)[hora]
}

const bodegones: Record<TipoExperiencia, readonly [string, string]> = {
  Trekking: ['mochila', 'postal'],
  Culinaria: ['mesa', 'copa'],
  Cultural: ['taller', 'postal'],
  Aventura: ['casco', 'mochila'],
  Enológica: ['copa', 'mesa'],
  'Stand Up Paddle': ['tabla', 'casco'],
  'Avistamiento de Aves': ['ave', 'mochila'],
  'City Tour': ['postal', 'taller'],
}

/** The still life of the kind; another one where the cover shows that already. */
export function bodegonDe({ tipo, motivo }: Pick<Lamina, 'tipo' | 'motivo'>): string {
  const [primero, otro] = bodegones[tipo]
  return motivo.id === primero ? otro : primero
}

const SLUGS: Record<TipoExperiencia, string> = {
  Trekking: 'trekking',
  Culinaria: 'culinaria',
  Cultural: 'cultural',
  Aventura: 'aventura',
  Enológica: 'enologica',
  'Stand Up Paddle': 'stand-up-paddle',
  'Avistamiento de Aves': 'avistamiento-de-aves',
  'City Tour': 'city-tour',
}
export const tipoSlug = (tipo: TipoExperiencia): string => SLUGS[tipo]

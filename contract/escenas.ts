import type { TipoExperiencia } from './comun.ts'
import {
  A_PIE,
  AGRESTES,
  DE_UN_NOMBRE,
  EN_AGUA,
  esBodegon,
  lugarDeZona,
  motivosEscena,
  type HoraEscena,
  type MotivoEscena,
  type ZonaEscena,
} from './escenas-motivos.ts'
import { cabeEn, zonaDe } from './escenas-regiones.ts'
import { entradasDe, ZONAS_DEL_REPERTORIO, type Quehacer } from './escenas-repertorio.ts'
import { loDibujado } from './escenas-variantes.ts'
import { TIPOS_EXPERIENCIA } from './enumeraciones/tipos-de-experiencia.ts'

/** One drawing of the stock: what it shows and when. */
export interface Lamina {
  zona: ZonaEscena
  tipo: TipoExperiencia
  /** From 1. */
  n: number
  motivo: MotivoEscena
  hora: HoraEscena
  /** What is done there, where its kind alone does not say it. */
  hace?: Quehacer
}

export const TOMAS = ['amplia', 'cerca', 'figura', 'bodegon', 'vista'] as const
export type Toma = (typeof TOMAS)[number]

export function laminas(zona: ZonaEscena, tipo: TipoExperiencia): readonly Lamina[] {
  return entradasDe(zona, tipo).map(({ id, hora, hace }, i) => {
    const motivo = motivosEscena.get(id)
    if (!motivo) throw new RangeError(`no motif ${id}`)
    return { zona, tipo, n: i + 1, motivo, hora: motivo.hora ?? hora, ...(hace && { hace }) }
  })
}

export function todasLasLaminas(): Lamina[] {
  return ZONAS_DEL_REPERTORIO.flatMap((zona) => TIPOS_EXPERIENCIA.flatMap((tipo) => laminas(zona, tipo)))
}

/** The stock drawing of an experience without photographs: of its region, and always the same one for the same id. */
export function laminaDe({
  id,
  tipoExperiencia,
  region,
}: {
  id: string
  tipoExperiencia: TipoExperiencia
  region: string
}): Lamina {
  const todas = laminas(zonaDe(region), tipoExperiencia)
  const deAqui = todas.filter(({ motivo }) => cabeEn(region, motivo.en) && !DE_UN_NOMBRE.has(motivo.id))
  const opciones = deAqui.length > 0 ? deAqui : todas
  let suma = 0
  for (const letra of id) suma = (suma * 31 + letra.charCodeAt(0)) >>> 0
  return opciones[suma % opciones.length]!
}

/** Which of the three poses of its figure it shows. */
export const poseDe = ({ n }: Pick<Lamina, 'n'>): number => (n + Math.floor((n - 1) / 3)) % 3

/** What somebody out for adventure does in it; null in a still life. */
export function aventuraDe({ n, motivo, hace }: Pick<Lamina, 'n' | 'motivo' | 'hace'>): Quehacer | null {
  if (hace) return hace
  if (EN_AGUA.has(motivo.id)) return 'balsa'
  if (esBodegon(motivo)) return null
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

const momento: Record<HoraEscena, string> = {
  amanecer: 'al amanecer',
  dia: 'de día',
  atardecer: 'al atardecer',
  noche: 'de noche',
}

/** What a drawing shows, in words. The only source of these texts. */
export function alternativo(lamina: Lamina, toma: Toma = 'amplia'): string {
  const { zona, tipo, hace } = lamina
  const pose = poseDe(lamina)
  const { nombre, lugar } = loDibujado({ ...lamina, pose })
  if (toma === 'amplia') return frase(nombre + compania(nombre, hace), lugar, lamina.hora)
  if (toma === 'cerca') return frase(`${nombre} de cerca`, lugar, lamina.hora)
  if (toma === 'bodegon')
    return frase(
      loDibujado({ ...lamina, motivo: motivosEscena.get(bodegonDe(lamina))!, pose: poseDelBodegon(lamina) }).nombre,
      lugarDeZona[zona],
      lamina.hora,
    )
  const sitio = loDibujado({ ...lamina, motivo: sitioDe(lamina), pose })
  if (toma === 'vista') return frase(sitio.nombre, sitio.lugar, horaDeVista(lamina))
  return frase((hace && hechos[hace]) ?? figuras[tipo], sitio.lugar, lamina.hora)
}

const frase = (que: string, donde: string, hora: HoraEscena): string =>
  `Ilustración: ${que}. ${donde.charAt(0).toUpperCase()}${donde.slice(1)}, ${momento[hora]}`

/** Who is seen in it, unless its name says so already. */
function compania(nombre: string, hace: Quehacer | undefined): string {
  const [palabra, quien] = (hace && quienes[hace]) ?? []
  return palabra && !nombre.includes(palabra) ? `, con ${quien}` : ''
}

const quienes: Partial<Record<Quehacer, readonly [palabra: string, quien: string]>> = {
  balsa: ['balsa', 'una balsa'],
  kayak: ['kayak', 'kayaks'],
  bote: ['bote', 'una embarcación'],
  surf: ['tabla', 'alguien sobre su tabla'],
  buceo: ['máscara', 'gente con máscara'],
  bicicleta: ['bicicleta', 'alguien en bicicleta'],
  caballo: ['jinetes', 'jinetes'],
  baile: ['baila', 'una pareja que baila'],
}

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

const hechos: Record<Quehacer, string> = {
  balsa: 'descenso en balsa',
  kayak: 'paseo en kayak',
  bote: 'navegación en bote',
  surf: 'descenso en tabla',
  buceo: 'nado con máscara',
  bicicleta: 'paseo en bicicleta',
  caballo: 'cabalgata',
  cuerda: 'escalada con cuerda',
  carpa: 'campamento',
  'a pie': 'caminata',
  baño: 'baño en agua caliente',
  baile: 'baile con pañuelos',
  greda: 'oficio de la greda',
  telescopio: 'mirada al cielo con telescopio',
  paseo: 'paseo guiado',
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
  if (!esBodegon(motivo)) return motivo
  const { tierra, agua, vino } = emblemas[zona]
  return motivosEscena.get(tipo === 'Stand Up Paddle' ? agua : tipo === 'Enológica' ? vino : tierra)!
}

/** The same place at another hour of the day. */
export function horaDeVista(lamina: Pick<Lamina, 'zona' | 'tipo' | 'hora' | 'motivo'>): HoraEscena {
  const { hora } = lamina
  return (
    sitioDe(lamina).hora ??
    ({ amanecer: 'dia', dia: 'atardecer', atardecer: 'amanecer', noche: 'atardecer' } as const)[hora]
  )
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

/** A board lies on the shore there, whatever its cover shows. */
export const poseDelBodegon = (lamina: Pick<Lamina, 'tipo' | 'n'>): number =>
  lamina.tipo === 'Stand Up Paddle' ? TABLA_EN_LA_ORILLA : poseDe(lamina)

const TABLA_EN_LA_ORILLA = 2

/** The still life of the kind; another one where the cover shows that already, and what a walker carries where people walk. */
export function bodegonDe({ tipo, motivo, hace }: Pick<Lamina, 'tipo' | 'motivo' | 'hace'>): string {
  const [primero, otro] = hace === 'paseo' ? bodegones['City Tour'] : bodegones[tipo]
  return motivo.id === primero || DE_UN_NOMBRE.has(motivo.id) ? otro : primero
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
const tipoSlug = (tipo: TipoExperiencia): string => SLUGS[tipo]

import { tabla } from './escenas-tabla.ts'

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

export const motivosEscena: ReadonlyMap<string, MotivoEscena> = new Map(
  tabla
    .trim()
    .split('\n')
    .map((linea) => motivo(linea))
    .map((uno) => [uno.id, uno]),
)

/** Motifs whose ground is water: who is out for adventure there goes by raft. */
export const EN_AGUA: ReadonlySet<string> = new Set([
  'portada',
  'morro',
  'choros',
  'bahia-inglesa',
  'la-serena',
  'embalse',
  'pichilemu',
  'juan-fernandez',
  'osorno',
  'petrohue',
  'palafitos',
  'tejuelas',
  'villarrica',
  'cochamo',
  'torres',
  'glaciar',
  'capillas',
  'ventisquero',
  'antartica',
  'motu-nui',
  'arrecife',
  'islotes',
  'isla-muertos',
  'huirales',
  'humedal',
  'rapidos',
  'rio-maipo',
  'nuble',
  'ola',
  'ballena',
  'fuerte',
  'fiordo',
  'tortel',
  'laguna-del-inca',
  'poza',
  'lisera',
  'cavancha',
  'caburgua',
  'lago-villarrica',
  'ranco',
  'cahuil',
  'sausalito',
  'vichuquen',
  'chepu',
  'huasco',
  'concon',
  'la-boca',
  'loberia',
  'eberhard',
  'herradura',
])

/** Tents and ropes only where people camp and climb; a bicycle elsewhere. */
export const AGRESTES: ReadonlySet<string> = new Set([
  'maipo',
  'siete-tazas',
  'araucarias',
  'elqui',
  'desierto-florido',
  'cuernos',
])

/** Where nobody goes by bicycle either. */
export const A_PIE: ReadonlySet<string> = new Set([
  'termas',
  'tatio',
  'iquique',
  'campo',
  'bosque',
  'carpintero',
  'salto',
  'dunas',
  'mercado',
])

/** One dish, one craft or one sight: only for an experience that names it. */
export const DE_UN_NOMBRE: ReadonlySet<string> = new Set([
  'empanadas',
  'pan',
  'horno-colectivo',
  'marraqueta',
  'rescoldo',
  'poe',
  'olivas',
  'kuchen',
  'cordero',
  'centolla',
  'ostiones',
  'cazuela',
  'calapurca',
  'caldillo',
  'curanto',
  'horno-solar',
  'copa-y-centolla',
  'copa-blanca',
  'espumante',
  'lagar',
  'alambique',
  'pajarete',
  'vino-dorado',
  'seis-copas',
  'syrah',
  'mariscal',
  'ceviche',
  'tunu-ahi',
  'longanizas',
  'cachureos',
  'pinones',
  'pastel',
  'ensamblaje',
  'barricas',
  'carignan',
  'paila',
  'guitarrera',
  'loza',
  'crin',
  'bordado',
  'talla',
  'murallas',
  'ensenada',
  'tortugas',
])

const SUELTOS: ReadonlySet<string> = new Set([
  'humedal',
  'bosque',
  'carpintero',
  'salto',
  'mural',
  'rapidos',
  'dunas',
  'mercado',
  'patio',
  'vinedo',
  'cajon',
  'ola',
  'fiordo',
  'locomotora',
])

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

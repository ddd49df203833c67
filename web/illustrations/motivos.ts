import { EN_AGUA, motivosEscena, type MotivoEscena } from '#contract/escenas-motivos.ts'

/** How the picture of a motif is put together. */
export interface Motivo extends MotivoEscena {
  suelo: 'tierra' | 'agua' | 'vineta'
  /** The subject already carries the accent. */
  acento?: true
  /** The subject reaches our feet: no bank is drawn. */
  frente?: 'libre'
  /** The subject brings its own frame. */
  marco?: 'propio'
  /** The subject already shows birds to watch. */
  aves?: true
}

type Montaje = Partial<Omit<Motivo, keyof MotivoEscena>>

const vineta = { suelo: 'vineta', acento: true } as const
const montajes: Record<string, Montaje> = {
  salar: { aves: true },
  iquique: { acento: true },
  choros: { frente: 'libre', aves: true },
  'bahia-inglesa': { frente: 'libre' },
  'la-serena': { frente: 'libre' },
  valparaiso: { acento: true },
  caleta: { acento: true, aves: true },
  'juan-fernandez': { acento: true },
  osorno: { frente: 'libre' },
  termas: { acento: true },
  capillas: { marco: 'propio' },
  faro: { aves: true },
  antartica: { frente: 'libre', aves: true, marco: 'propio' },
  islotes: { aves: true },
  humedal: { aves: true },
  bosque: { aves: true, marco: 'propio' },
  mercado: { acento: true, marco: 'propio' },
  baquedano: { acento: true },
  'barrio-ingles': { acento: true },
  calle: { acento: true },
  patio: { acento: true, marco: 'propio' },
  locomotora: { acento: true },
  lota: { acento: true },
  ballenera: { acento: true },
  campanil: { acento: true },
  salinas: { acento: true },
  fuerte: { acento: true },
  ballena: { aves: true },
  cueva: { marco: 'propio' },
  mesa: vineta,
  copa: vineta,
  taller: vineta,
  tabla: vineta,
  ave: vineta,
  condor: vineta,
  mochila: vineta,
  casco: vineta,
  postal: vineta,
  gubias: vineta,
}

export const motivos: ReadonlyMap<string, Motivo> = new Map([...motivosEscena].map(([id, motivo]) => [id, { ...motivo, suelo: EN_AGUA.has(id) ? 'agua' : 'tierra', ...montajes[id] }]))

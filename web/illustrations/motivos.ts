import { motivosEscena, type MotivoEscena } from '#contract/escenas-motivos.ts'

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

type Montaje = Omit<Motivo, keyof MotivoEscena>

const agua = { suelo: 'agua' } as const
const vineta = { suelo: 'vineta', acento: true } as const
const montajes: Record<string, Montaje> = {
  salar: { suelo: 'tierra', aves: true },
  portada: agua,
  morro: agua,
  iquique: { suelo: 'tierra', acento: true },
  choros: { suelo: 'agua', frente: 'libre', aves: true },
  'bahia-inglesa': { suelo: 'agua', frente: 'libre' },
  'la-serena': { suelo: 'agua', frente: 'libre' },
  embalse: agua,
  valparaiso: { suelo: 'tierra', acento: true },
  pichilemu: agua,
  caleta: { suelo: 'tierra', acento: true, aves: true },
  'juan-fernandez': { suelo: 'agua', acento: true },
  osorno: { suelo: 'agua', frente: 'libre' },
  petrohue: { suelo: 'agua', frente: 'libre' },
  palafitos: agua,
  termas: { suelo: 'tierra', acento: true },
  villarrica: agua,
  cochamo: agua,
  torres: agua,
  glaciar: agua,
  capillas: { suelo: 'agua', marco: 'propio', frente: 'libre' },
  ventisquero: agua,
  faro: { suelo: 'tierra', aves: true },
  antartica: { suelo: 'agua', frente: 'libre', aves: true, marco: 'propio' },
  anakena: { suelo: 'tierra' },
  'motu-nui': agua,
  humedal: { suelo: 'agua', aves: true },
  mesa: vineta,
  copa: vineta,
  taller: vineta,
  tabla: vineta,
  ave: vineta,
  mochila: vineta,
  casco: vineta,
  postal: vineta,
}

export const motivos: ReadonlyMap<string, Motivo> = new Map([...motivosEscena].map(([id, motivo]) => [id, { ...motivo, ...(montajes[id] ?? { suelo: 'tierra' }) }]))

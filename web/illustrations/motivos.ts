import { DE_UN_NOMBRE, EN_AGUA, motivosEscena, type MotivoEscena } from '#contract/escenas-motivos.ts'

/** How the picture of a motif is put together. */
export interface Motivo extends MotivoEscena {
  suelo: 'tierra' | 'agua' | 'vineta'
  /** The subject already carries the accent. */
  acento?: true
  /** The subject reaches our feet: no bank is drawn. */
  frente?: 'libre'
  /** The subject brings its own frame, or lies too high or too near the sea for a cactus. */
  marco?: 'propio' | 'ras'
  /** The subject already shows birds to watch. */
  aves?: true
  /** The subject already shows who is there. */
  gente?: true
}

type Montaje = Partial<Omit<Motivo, keyof MotivoEscena>>

const vineta = { suelo: 'vineta', acento: true } as const
const montajes: Record<string, Montaje> = {
  salar: { aves: true },
  ...Object.fromEntries(['payachatas', 'tatio', 'puchuldiza', 'isluga', 'socoroma', 'portada', 'morro', 'bahia-de-iquique', 'huanchaca', 'salitrera'].map((id) => [id, { marco: 'ras' }] as const)),
  ...Object.fromEntries(['poza', 'lisera', 'cavancha', 'lago-villarrica', 'ranco', 'cahuil', 'vichuquen'].map((id) => [id, { marco: 'propio' }] as const)),
  ...Object.fromEntries(['chepu', 'concon', 'huasco', 'lluta', 'rocuant', 'yali'].map((id) => [id, { aves: true, marco: 'propio' }] as const)),
  'la-boca': { acento: true, gente: true, marco: 'propio' },
  roquerio: { aves: true, marco: 'propio' },
  cardonal: { acento: true, gente: true, marco: 'propio' },
  junta: { marco: 'propio' },
  loberia: { aves: true, marco: 'propio' },
  eberhard: { marco: 'propio' },
  sausalito: { acento: true, marco: 'propio' },
  huirales: { marco: 'ras' },
  guallatas: { aves: true, marco: 'ras' },
  mural: { acento: true, gente: true, marco: 'propio' },
  casona: { acento: true, marco: 'propio' },
  cementerio: { marco: 'propio' },
  cava: { marco: 'propio' },
  lawen: { acento: true, gente: true, marco: 'propio' },
  panos: { acento: true, marco: 'propio' },
  chicha: { gente: true, marco: 'propio' },
  carretones: { gente: true, marco: 'propio' },
  galpon: { acento: true, gente: true, marco: 'propio' },
  fluvial: { acento: true, marco: 'propio' },
  ovejas: { acento: true, gente: true, marco: 'propio' },
  carreta: { acento: true, gente: true, marco: 'propio' },
  itata: { gente: true, marco: 'propio' },
  'laguna-castillo': { marco: 'propio' },
  arrecife: { acento: true, gente: true, marco: 'propio' },
  muelle: { acento: true, gente: true },
  huerta: { acento: true, gente: true, marco: 'propio' },
  oasis: { marco: 'propio' },
  'cerro-alegre': { acento: true, marco: 'propio' },
  talca: { acento: true, marco: 'propio' },
  murales: { acento: true, gente: true, marco: 'propio' },
  curico: { marco: 'propio' },
  kari: { marco: 'propio' },
  'santa-lucia': { acento: true, marco: 'propio' },
  cordada: { gente: true, marco: 'propio' },
  copiapoas: { marco: 'propio' },
  ofragia: { marco: 'ras' },
  salto: { marco: 'propio' },
  oncol: { marco: 'propio' },
  caulin: { aves: true },
  loros: { aves: true },
  'pinguino-rey': { aves: true, gente: true, marco: 'ras' },
  huiros: { gente: true, marco: 'propio' },
  iquique: { acento: true, marco: 'ras' },
  choros: { frente: 'libre', aves: true },
  'bahia-inglesa': { frente: 'libre', marco: 'ras' },
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
  carpintero: { aves: true, marco: 'propio' },
  chucao: { aves: true, marco: 'propio' },
  mercado: { acento: true, marco: 'propio' },
  baquedano: { acento: true, marco: 'ras' },
  'barrio-ingles': { acento: true, marco: 'ras' },
  campanarios: { marco: 'ras' },
  calle: { acento: true, marco: 'propio' },
  moneda: { acento: true, marco: 'propio' },
  puerto: { acento: true, marco: 'propio' },
  angelmo: { marco: 'propio', frente: 'libre' },
  torrecillas: { gente: true, marco: 'propio' },
  cordon: { gente: true, marco: 'propio' },
  huellas: { marco: 'propio' },
  jere: { marco: 'propio' },
  'las-raices': { marco: 'propio' },
  'laguna-del-inca': { marco: 'propio', frente: 'libre' },
  'san-isidro': { marco: 'propio' },
  campana: { marco: 'propio' },
  arrieros: { marco: 'propio' },
  'rio-maipo': { marco: 'propio' },
  patio: { acento: true, marco: 'propio' },
  locomotora: { acento: true, marco: 'propio' },
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

export const motivos: ReadonlyMap<string, Motivo> = new Map([...motivosEscena].map(([id, motivo]) => [id, { ...motivo, suelo: EN_AGUA.has(id) ? 'agua' : 'tierra', ...(DE_UN_NOMBRE.has(id) && vineta), ...montajes[id] }]))

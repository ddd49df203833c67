import { aventuraDe, poseDe, type Lamina } from '#contract/escenas.ts'
import { DE_UN_NOMBRE, EN_AGUA, esBodegon } from '#contract/escenas-motivos.ts'
import type { Quehacer } from '#contract/escenas-repertorio.ts'
import type { ExperienciaDemo } from './tipos.ts'

type Titulo = Pick<ExperienciaDemo, 'nombre' | 'tipo'> & Partial<Pick<ExperienciaDemo, 'ciudad'>>

/** What a title says of a place that a drawing shows: wherever people meet, they go there. */
const LUGARES: Record<string, RegExp> = {
  termas: /termas|báñate/i,
  tatio: /tatio/i,
  puchuldiza: /puchuldiza/i,
  capillas: /capillas/i,
  choros: /isla choros/i,
  huirales: /huirales/i,
  arrecife: /motu nui/i,
  petrohue: /petrohué/i,
  glaciar: /^(?!.*exploradores).*glaciar/i,
  araucarias: /araucaria|pehu[eé]n|sierra nevada/i,
  kari: /\bkari\b/i,
  coyo: /lickanantay/i,
  salar: /salar|flamencos al|chaxa/i,
  tejuelas: /tejuela/i,
  palafitos: /palafito/i,
  iglesia: /iglesia/i,
  faro: /\bfaro\b(?! san)|ping[üu]inos en/i,
  'san-isidro': /san isidro/i,
  tongariki: /tongariki|moai/i,
  tahai: /tahai/i,
  terevaka: /terevaka/i,
  'ana-kai': /ana kai/i,
  anakena: /anakena/i,
  observatorio: /estrella|astronom|cielo nocturno|telescopio|vía láctea/i,
  torres: /^(?!.*base de).*\btorres\b/i,
  embalse: /^(?!.*encañado).*(?:embalse|el yeso)/i,
  'laguna-del-inca': /laguna del inca/i,
  'siete-tazas': /siete tazas|radal/i,
  osorno: /^(?!.*desolación).*volcán osorno/i,
  desolacion: /desolación/i,
  bandera: /cerro bandera/i,
  alcohuaz: /alcohuaz/i,
  herradura: /herradura/i,
  exploradores: /exploradores/i,
  encanado: /encañado/i,
  'mirador-del-morro': /^sube el morro/i,
  'base-torres': /base de las torres/i,
  pintatani: /pintatani/i,
  pastel: /pastel de choclo/i,
  ensamblaje: /ensamblaje/i,
  barricas: /entre barricas/i,
  carignan: /carignan/i,
  cuadrilla: /un día en la viña/i,
  cochamo: /arriero.*costa de cochamó/i,
  junta: /valle de cochamó/i,
  iquique: /parapente/i,
  'bahia-de-iquique': /bahía de iquique/i,
  antartica: /antártica/i,
  ventisquero: /queulat|ventisquero/i,
  campo: /arriero|cabalga/i,
  huerta: /huerta/i,
  humedal: /humedal|cisne|estuario|desembocadura|marisma|chepu|río cruces/i,
  bosque: /bosque de niebla/i,
  lawen: /lawentuchefe/i,
  salto: /\bsaltos? (?:puma|de)\b/i,
  clarillo: /río clarillo/i,
  oncol: /oncol/i,
  'piedra-del-aguila': /piedra del águila/i,
  copiapoas: /copiapoas/i,
  ofragia: /ofragía/i,
  constitucion: /costa de constitución/i,
  carpintero: /carpintero/i,
  chucao: /chucao/i,
  huemules: /huemul/i,
  loros: /loros/i,
  guallatas: /guallata/i,
  caulin: /caulín/i,
  'pinguino-rey': /pingüinos rey/i,
  huiros: /huiros/i,
  angelmo: /angelmó/i,
  talca: /talca\b/i,
  mercado: /mercado|la vega/i,
  cardonal: /cardonal/i,
  fluvial: /valdivia del mercado/i,
  galpon: /vega monumental/i,
  carretones: /feria pinto/i,
  'rio-maipo': /maipo en balsa/i,
  nuble: /ñuble en balsa/i,
  rapidos: /balsa|futaleufú de puente|achibueno/i,
  dunas: /\bdunas?\b|dunar/i,
  islotes: /pingüinera/i,
  ballena: /ballenas/i,
  muelle: /muelle de las almas/i,
  fuerte: /fuertes/i,
  'desierto-florido': /desierto florido/i,
  payachatas: /chungará/i,
  campanarios: /campanario/i,
  'barrio-ingles': /inglés/i,
  encanto: /encanto/i,
  'chiu-chiu': /chiu chiu/i,
  ensenada: /ensenada/i,
  tortugas: /tortugas/i,
  murallas: /cortacorrientes/i,
  condor: /cóndor/i,
  cueva: /milodón/i,
  'rano-kau': /rano kau y/i,
  manavai: /manavai/i,
  ruka: /\bruka\b/i,
  'las-raices': /las raíces/i,
  curaumilla: /curaumilla/i,
  villarrica: /lago villarrica/i,
  cordada: /crampones/i,
  'bahia-inglesa': /bahía inglesa/i,
  'cerro-alegre': /cerros alegre/i,
  valparaiso: /ascensor/i,
  puerto: /barrio puerto/i,
  'laguna-castillo': /laguna del cerro castillo/i,
  maipo: /morado/i,
  cordon: /lagunillas/i,
  campana: /la campana/i,
  torrecillas: /torrecillas/i,
  huellas: /dinosaurio/i,
  arrieros: /el melocotón/i,
  portada: /la portada/i,
  chinchorro: /chinchorro/i,
  morro: /^(?!sube el).*\bmorro\b/i,
  'san-pedro': /san pedro entre/i,
  oasis: /viña de toconao/i,
  jere: /\bjere\b/i,
  pica: /limones/i,
  salitrera: /humberstone|pampin/i,
  socoroma: /socoroma|en putre/i,
  isluga: /isluga/i,
  baquedano: /baquedano/i,
  huanchaca: /huanchaca/i,
  sewell: /sewell/i,
  patio: /^(?!.*(?:choclo|centolla)).*en una casa de/i,
  curico: /curicó/i,
  vinedo: /en pirque/i,
  locomotora: /\btren\b|casa de máquinas/i,
  lota: /lota alto/i,
  campanil: /campanil/i,
  salinas: /salinero/i,
  'vina-del-mar': /viña del mar/i,
  casonas: /puerta por puerta/i,
  octay: /puerto octay/i,
  tortel: /tortel/i,
  chaiten: /calles enterradas/i,
  'volcan-chaiten': /volcán chaitén/i,
  calle: /plaza pentagonal/i,
  'punta-arenas': /punta arenas/i,
  cajon: /cipreses/i,
  putaendo: /putaendo/i,
  'isla-muertos': /isla de los muertos/i,
  fiordo: /fiordo de reloncaví|elizalde/i,
  colchagua: /^(?!arma).*colchagua/i,
  yaquil: /yáquil/i,
  carreta: /en carreta/i,
  itata: /itata/i,
  ovejas: /ovejas/i,
  mapocho: /mapocho/i,
  'santa-lucia': /santa lucía/i,
  cementerio: /cementerio general/i,
  murales: /murales/i,
  mural: /esténcil/i,
  casona: /casona de/i,
  barrio: /barrio yungay/i,
  moneda: /la moneda/i,
  ballenera: /ballenera/i,
  caleta: /orilleros|dunar/i,
  elqui: /montegrande|a pisco elqui/i,
  casablanca: /^camina el pinot/i,
  poza: /poza de juan/i,
  lisera: /lisera/i,
  cavancha: /cavancha/i,
  caburgua: /playa blanca/i,
  'lago-villarrica': /el lago villarrica/i,
  ranco: /lago ranco/i,
  cahuil: /tabla.*cáhuil|laguna de cáhuil/i,
  sausalito: /sausalito/i,
  vichuquen: /vichuquén/i,
  chepu: /chepu/i,
  concon: /humedal de concón/i,
  huasco: /estuario del río huasco/i,
  lluta: /lluta/i,
  rocuant: /rocuant/i,
  yali: /el yali/i,
  'la-boca': /primera ola/i,
  loberia: /lobería/i,
  roquerio: /roquerío/i,
  eberhard: /eberhard/i,

  empanadas: /empanadas/i,
  pan: /\bpan (?:cordillerano|de rica)/i,
  'horno-colectivo': /pan minero/i,
  marraqueta: /marraqueta|pan batido/i,
  rescoldo: /rescoldo/i,
  poe: /po[’']e\b/i,
  olivas: /^(?!.*syrah).*(?:aceituna|aceite)/i,
  kuchen: /kuchen/i,
  cordero: /cordero al palo/i,
  centolla: /centolla/i,
  ostiones: /ostiones/i,
  cazuela: /cazuela/i,
  calapurca: /calapurca/i,
  caldillo: /caldillo/i,
  curanto: /curanto/i,
  'horno-solar': /hornos? solar/i,
  'copa-y-centolla': /con centolla/i,
  'copa-blanca': /sauvignon|chardonnay|calizo/i,
  espumante: /espumante/i,
  lagar: /^pisa uva/i,
  alambique: /pisco de|alambique/i,
  pajarete: /pajarete/i,
  'vino-dorado': /vino del desierto/i,
  mariscal: /cifuncho/i,
  ceviche: /ceviche/i,
  'tunu-ahi': /tunu ahi/i,
  longanizas: /longaniza/i,
  cachureos: /franklin/i,
  pinones: /piñones/i,
  chicha: /chicha/i,
  panos: /tomé/i,
  'seis-copas': /seis cepas/i,
  syrah: /syrah/i,
  cava: /de pirque/i,
  paila: /paila/i,
  guitarrera: /guitarrera/i,
  loza: /cerámica/i,
  crin: /\bcrin\b/i,
  bordado: /^borda/i,
  talla: /^talla/i,
}

type Hecho = Quehacer | 'bastidor'

/** What a title says people do there. */
const HECHOS: readonly (readonly [Quehacer, RegExp])[] = [
  ['baño', /báñate/i],
  ['caballo', /cabalga/i],
  ['bicicleta', /pedalea/i],
  ['surf', /surfea|sandboard/i],
  ['buceo', /snorkel|máscara/i],
  ['kayak', /kayak|\brema (?:el|al|en)\b/i],
  ['balsa', /balsa|rápidos|baja el futaleufú/i],
  ['bote', /navega|desembarca|ballenas/i],
  ['cuerda', /escala |rapel/i],
  ['baile', /cueca/i],
  ['telescopio', /cielo|vía láctea|estrella/i],
]

/** What a cultural visit does where no craft is named. */
const PASEO = /^(?:recorre|camina|visita|entra|sube|pasea|lee las|escucha|trabaja|pastorea|planta|espera|conoce tomé)/i
/** Where a cover shows a place, people there dance, shape clay or sit at a frame unless something else is said. */
const OFICIOS = ['baile', 'greda', 'bastidor'] as const
const DE_BASTIDOR = /esténcil|mural|labra|talla/i

const A_FLOTE: ReadonlySet<Hecho> = new Set(['balsa', 'kayak', 'bote'])
const COMUNES: ReadonlySet<Hecho> = new Set(['a pie', 'carpa', 'greda'])

const POR_AGUA =
  /\bbalsa|kayak|\brema\b|navega|rápidos|baja el futaleufú|fiordo|snorkel|surfea|\bnada\b|desembarca|tabla/i
const DE_OFICIO = /talla|modela|pinta|greda|cerámica|labra|grabado/i
const DE_GUBIA = /talla|grabado/i
const LANA = /teje|borda|lana|paños|faja|chamant/i
const TELAR = 1
const PESCADO = 2
const OTRAS_AVES =
  /carpintero|loros|chucao|albatros|estuario|humedal|marisma|desembocadura|cisne|ping[üu]in|zarapito|playera/i

/** The dish of a laid table, by the pose of its drawing: broth, dough, fish. */
const PLATOS: readonly RegExp[] = [
  /cazuela|caldillo|curanto|choclo|calapurca/i,
  /\bpan\b|kuchen|empanada|amasa|hornea|alfajor|tortilla|longaniza/i,
  /pescado|ceviche|centolla|ostiones|\bmar\b/i,
]

/** Drawings with the sea in them, and the cities of the catalogue that have it. */
export const CON_MAR: ReadonlySet<string> = new Set([
  'portada',
  'morro',
  'iquique',
  'bahia-de-iquique',
  'bahia-inglesa',
  'la-serena',
  'choros',
  'pichilemu',
  'ola',
  'caleta',
  'valparaiso',
  'vina-del-mar',
  'curaumilla',
  'lota',
  'ballenera',
  'juan-fernandez',
  'islotes',
  'ballena',
  'muelle',
  'fuerte',
  'faro',
  'antartica',
  'palafitos',
  'puerto',
  'angelmo',
  'san-isidro',
  'roquerio',
  'herradura',
  'mirador-del-morro',
])
const JUNTO_AL_MAR: ReadonlySet<string> = new Set([
  'Arica',
  'Iquique',
  'Antofagasta',
  'Taltal',
  'Caldera',
  'Huasco',
  'Coquimbo',
  'La Serena',
  'Punta de Choros',
  'Concón',
  'Viña del Mar',
  'Valparaíso',
  'Quintay',
  'Isla Negra',
  'Santo Domingo',
  'Pichilemu',
  'Constitución',
  'Cobquecura',
  'Tomé',
  'Talcahuano',
  'Lota',
  'Hanga Roa',
  'Valdivia',
  'Puerto Montt',
  'Ancud',
  'Castro',
  'Dalcahue',
  'Achao',
  'Cucao',
  'Quellón',
  'Chaitén',
  'Punta Arenas',
  'Porvenir',
  'Puerto Williams',
])
export const tieneMar = (ciudad: string): boolean => JUNTO_AL_MAR.has(ciudad)

/** Out of place where the title does not speak of them. */
const SOLO_SI_SE_DICE: ReadonlySet<string> = new Set([
  'termas',
  'tatio',
  'puchuldiza',
  'glaciar',
  'locomotora',
  'desierto-florido',
  'patio',
])

const CONTRARIA = 2.2
const AJENA = 0.6

export const nombra = (nombre: string, { motivo }: Pick<Lamina, 'motivo'>): boolean =>
  LUGARES[motivo.id]?.test(nombre) ?? false

export const hechoEn = (nombre: string): Quehacer | null =>
  HECHOS.find(([, palabras]) => palabras.test(nombre))?.[0] ?? null

/** How much a drawing says the opposite of a title: a raft for a ride, a loom for a walk, hot springs for neither. */
export function contradiccion(titulo: Titulo, lamina: Lamina): number {
  return deLugar(titulo, lamina) + deHecho(titulo, lamina) + deObjeto(titulo, lamina)
}

function deLugar({ nombre, tipo, ciudad }: Titulo, lamina: Lamina): number {
  const { id } = lamina.motivo
  if (ciudad && CON_MAR.has(id) && !tieneMar(ciudad)) return CONTRARIA * 3
  if (nombra(nombre, lamina)) return 0
  if (SOLO_SI_SE_DICE.has(id) || DE_UN_NOMBRE.has(id)) return CONTRARIA
  if (id === 'pichilemu' && /lago|laguna|vichuquén/i.test(nombre)) return CONTRARIA
  if (id === 'valparaiso' && tipo === 'Trekking') return AJENA
  const seco =
    !esBodegon(lamina.motivo) &&
    !EN_AGUA.has(id) &&
    !(lamina.hace && A_FLOTE.has(lamina.hace)) &&
    lamina.hace !== 'buceo' &&
    lamina.hace !== 'surf'
  return seco && POR_AGUA.test(nombre) ? CONTRARIA : 0
}

/** What the title asks for, of a cultural visit too. */
export function hechoDelTitulo({ nombre, tipo }: Titulo): Hecho | null {
  const hecho = hechoEn(nombre)
  if (hecho || tipo !== 'Cultural') return hecho
  return DE_BASTIDOR.test(nombre) ? 'bastidor' : PASEO.test(nombre) ? 'paseo' : null
}

/** What people do in the drawing; null where none are seen, or they do what their kind does everywhere. */
export function hechoDelDibujo(lamina: Lamina): Hecho | null {
  if (lamina.tipo === 'Aventura') return aventuraDe(lamina)
  if (lamina.hace || lamina.tipo !== 'Cultural' || esBodegon(lamina.motivo)) return lamina.hace ?? null
  return OFICIOS[poseDe(lamina)] ?? null
}

function deHecho({ nombre, tipo }: Titulo, lamina: Lamina): number {
  if (tipo === 'Stand Up Paddle') return 0
  const pide = hechoDelTitulo({ nombre, tipo })
  const hace = hechoDelDibujo(lamina)
  if (!pide) return hace === null || COMUNES.has(hace) ? 0 : tipo === 'Aventura' ? AJENA : CONTRARIA
  if (pide === hace) return -CONTRARIA
  if (hace === null) return AJENA
  return A_FLOTE.has(pide) && A_FLOTE.has(hace) ? 0 : CONTRARIA
}

function deObjeto({ nombre, tipo }: Titulo, lamina: Lamina): number {
  const { id } = lamina.motivo
  if (id === 'taller') return deTaller(nombre, poseDe(lamina))
  if (id === 'gubias') return DE_GUBIA.test(nombre) ? -AJENA * 2 : CONTRARIA
  if (id === 'mesa') return deMesa(nombre, poseDe(lamina))
  if (id === 'ave')
    return OTRAS_AVES.test(nombre) || (lamina.zona === 'S2' && /cóndor/i.test(nombre))
      ? CONTRARIA
      : /cóndor/i.test(nombre)
        ? -AJENA
        : 0
  if (id === 'mercado') return nombra(nombre, lamina) ? 0 : AJENA
  if (id === 'postal') return tipo === 'Cultural' && (DE_OFICIO.test(nombre) || LANA.test(nombre)) ? CONTRARIA : 0
  return id === 'mochila' && tipo === 'Trekking' ? AJENA / 2 : 0
}

/** A loom for wool, a jar for clay; neither for a walk. */
function deTaller(nombre: string, pose: number): number {
  const [deLana, deGreda] = [LANA.test(nombre), /greda|cerámica/i.test(nombre)]
  if (deLana || deGreda) return (pose === TELAR) === deLana ? -AJENA * 2 : AJENA
  return DE_OFICIO.test(nombre) ? -AJENA : CONTRARIA
}

/** Fish only where it is said. */
function deMesa(nombre: string, pose: number): number {
  const plato = PLATOS.findIndex((palabras) => palabras.test(nombre))
  if (plato === -1) return pose === PESCADO ? CONTRARIA : 0
  return plato === pose ? -AJENA : CONTRARIA
}

import type { TipoExperiencia as Tipo } from '#contract/comun.ts'
import type { Toma } from '#contract/escenas.ts'
import { A_PIE, AGRESTES } from '#contract/escenas-motivos.ts'
import type { Quehacer } from '#contract/escenas-repertorio.ts'
import { cielo } from './cielo.ts'
import { cuadro, type Cuadro } from './cuadro.ts'
import { nave } from './embarcaciones.ts'
import { aveAvistada, figura, type Lugar } from './figuras.ts'
import { vuela } from './hitos/aves.ts'
import { brinco } from './hitos/costas-claras.ts'
import { sobreLasTablas } from './hitos/bosque-de-niebla.ts'
import { bordeDeLaVereda } from './hitos/ciudad-de-cerca.ts'
import { cercanos } from './hitos/en-primer-termino.ts'
import { nadador } from './hitos/huiros.ts'
import { pintores } from './hitos/pintores.ts'
import { solDetras } from './hitos/talca.ts'
import { entreHileras } from './hitos/valles.ts'
import { veranada } from './hitos/veranada.ts'
import { marco } from './marcos.ts'
import { motivos, type Motivo } from './motivos.ts'
import { mezcla } from './oklab.ts'
import type { Hora, Zona } from './paletas.ts'
import { comoTipo, conRaquetas, HECHOS_EN_AGUA, propios } from './quehaceres.ts'
import { agua, cresta } from './relieve.ts'
import { grano } from './grano.ts'
import { camino, rutaLoma, rutaSuave, type Punto } from './trazo.ts'

export interface Pedido {
  zona: Zona
  tipo: Tipo
  semilla: string
  motivo: string
  hora: Hora
  toma?: Toma
  sinMarco?: boolean
  /** Who spends the summer there. */
  conVeranada?: boolean
  /** Figure or still life, 0 to 2; drawn from the seed when absent. */
  pose?: number
  /** How far its sun stands aside, so that it touches nothing. */
  sol?: readonly [number, number]
  /** What is done, where the kind does not say it. */
  hace?: Quehacer
}

/** Where the stars are what people look at. */
const SIN_LUNA: ReadonlySet<string> = new Set(['observatorio', 'coyo'])

export function escena(pedido: Pedido): string {
  const motivo = motivos.get(pedido.motivo)!
  const base = cuadro(pedido.zona, motivo.hora ?? pedido.hora, pedido.semilla)
  const [dx, dy] = pedido.sol ?? [0, 0]
  const pose = poseEn(motivo, pedido, pedido.pose ?? base.pose)
  const luz = { ...base.luz, x: base.luz.x + dx, y: base.luz.y + dy }
  const c = {
    ...base,
    pose,
    luz: motivo.id === 'ensenada' ? enLoAlto(luz) : luz,
    marco: motivo.id === 'campo' ? sinTaparElCaballo(base) : base.marco,
  }
  const conAstro = !SIN_LUNA.has(motivo.id) && !(motivo.id === 'talca' && solDetras(c))
  const toma = pedido.toma ?? 'amplia'
  const cuerpo = pintores[motivo.id]!(
    toma === 'amplia' && alguienAnteAnimales(motivo, pedido) ? { ...c, talla: c.talla * DETRAS_DE_LA_GENTE } : c,
  )
  if (toma === 'cerca') return svg(cielo(c, conAstro) + acercar(cuerpo, c, motivo) + grano(c))
  if (toma === 'figura') return svg(cielo(c, conAstro) + retrato(cuerpo, c, motivo, pedido) + grano(c))
  const sinFigura = toma === 'vista' || toma === 'bodegon'
  const sinMarco = pedido.sinMarco || motivo.marco === 'propio' || (motivo.suelo === 'vineta' && c.marco !== 'rama')
  return svg(
    cielo(c, conAstro) +
      cuerpo +
      (pedido.conVeranada ? veranada(c) : '') +
      (sinFigura ? '' : primerPlano(c, motivo, pedido)) +
      (sinMarco
        ? ''
        : marco(
            c,
            motivo.marco === 'ras' || (c.zona === 'N1' && motivo.id === 'humedal'),
            c.zona === 'S2' && motivo.id === 'humedal',
          )) +
      grano(c),
  )
}

/** Layers 8 and the bank it stands on, when the subject is all water. */
function primerPlano(c: Cuadro, motivo: Motivo, pedido: Pedido): string {
  if (motivo.suelo === 'vineta' || motivo.gente) return ''
  const { tipo } = pedido
  const agua = enAgua(motivo, pedido)
  const nadie = soloAnimales(motivo, pedido)
  const conOrilla = motivo.suelo === 'agua' && !agua && !nadie && motivo.frente !== 'libre'
  const [x, y] = pie(c, motivo.id, { agua, conOrilla, hace: pedido.hace })
  const alLado = nadie ? x : 1200 - x
  const desdeElBorde = alLado > 600 ? -1 : 1
  const cercano = conOrilla ? '' : (cercanos[motivo.id]?.(c, alLado - desdeElBorde * 84, desdeElBorde, !nadie) ?? '')
  if (nadie) return cercano
  const conAve = tipo === 'Avistamiento de Aves' && !motivo.aves
  const quieto = motivo.acento || (conAve && c.zona === 'I1')
  const lugar: Lugar = {
    x,
    y,
    h:
      (tallas[`${motivo.id} ${c.zona}`] ??
        tallas[motivo.id] ??
        (tipo === 'Culinaria' ? 112 : conAve && !vuela(c) ? LEJOS_DEL_AVE : 86)) * c.talla,
    lado: pedido.hace === 'surf' ? ladoDeLaOla(c, motivo.id) : x < c.fx ? 1 : -1,
    agua,
    tela: motivo.id === 'puerto' && c.hora === 'noche' ? mezcla('#E8C24A', c.t.K, 0.08) : undefined,
    acento: quieto ? mezcla(c.t.L, c.t.R, 0.3) : c.t.A,
  }
  return (
    (conOrilla
      ? RIOS_HACIA_NOSOTROS.has(motivo.id)
        ? recodo(c, x)
        : motivo.id === 'motu-nui'
          ? brinco(c, x)
          : ribera(c)
      : '') +
    quienes(c, motivo, pedido, lugar) +
    (conAve ? aveAvistada(c, motivo.id, x) : '') +
    cercano
  )
}

/** An animal that is the subject is nearer to us than any person: those who only watch it are where we are, and behind anybody else it is small. */
function soloAnimales(motivo: Motivo, { tipo, hace }: Pedido): boolean {
  return tipo === 'Avistamiento de Aves' && motivo.aves === true && !hace
}

const alguienAnteAnimales = (motivo: Motivo, pedido: Pedido): boolean =>
  motivo.id in cercanos && !motivo.gente && !soloAnimales(motivo, pedido)

const DETRAS_DE_LA_GENTE = 0.44
const LEJOS_DEL_AVE = 58
/** Where those behind are drawn large, or the place is made for who dances in it. */
const tallas: Readonly<Record<string, number>> = {
  puerto: 68,
  ofragia: 196,
  encanto: 140,
  casona: 262,
  fluvial: 232,
  talca: 226,
  mercado: 214,
  ballena: 62,
  pica: 96,
  huemules: 156,
  cava: 236,
  'locomotora N2': 160,
  'humedal S1': 124,
  casonas: 60,
  angelmo: 168,
}

function enAgua(motivo: Motivo, { tipo, hace }: Pedido): boolean {
  if (hace) return HECHOS_EN_AGUA.has(hace) && motivo.id !== 'dunas'
  return tipo === 'Stand Up Paddle' || (tipo === 'Aventura' && motivo.suelo === 'agua')
}

/** Where the figure stands: on the side of the light, away from the subject. */
function pie(
  c: Cuadro,
  motivo: string,
  { agua, conOrilla, hace }: { agua: boolean; conOrilla: boolean; hace: Quehacer | undefined },
): Punto {
  const x = c.fx === 600 ? 600 + c.lado * 240 : c.fx === 400 ? 770 : 430
  if (motivo === 'maipo' || motivo === 'cajon') return [Math.max(310, c.fx - 190), 784]
  if (motivo === 'casona') return [600, 850]
  if (motivo === 'fluvial') return [c.fx + (c.fx > 600 ? -1 : c.fx < 600 ? 1 : -c.lado) * 110, 872]
  if (motivo === 'mercado') return [600 + c.lado * 200, 874]
  if (motivo === 'talca') return [600 + c.lado * 30, 872]
  if (motivo === 'locomotora' && c.zona === 'N2') return [x - 70, 858]
  if (motivo === 'santa-lucia') return [x, bordeDeLaVereda(c) + 22]
  if (motivo === 'puerto') return [c.fx + 400, c.hy + 228]
  if (motivo === 'panos') return [c.fx + c.lado * 400, 836]
  if (motivo === 'siete-tazas') return [c.fx + c.lado * 430, 862]
  if (motivo === 'junta') return [c.fx + c.lado * 160, 788]
  if (motivo === 'pica') return [c.fx + c.lado * 316, 740]
  if (motivo === 'cava') return [c.fx + c.lado * 110, 836]
  if (motivo === 'jere') return [c.fx + c.lado * 150, 806]
  if (motivo === 'salar' && c.fx === 400) return [890, 768]
  if (motivo === 'ofragia') return [c.fx + c.lado * 480, 818]
  if (motivo === 'copiapoas') return [600 - c.lado * 60, c.hy + 212]
  if (motivo === 'bosque' && c.zona === 'N2') return sobreLasTablas(c)
  if (motivo === 'san-isidro') return [c.fx + c.lado * 60, 788]
  if (motivo === 'dunas' && hace === 'surf') return [c.fx + c.lado * 250, c.hy + 120]
  if (motivo === 'casablanca') return [entreHileras(c, x, 768), 768]
  if (!agua) return [motivo === 'caleta' ? 600 - c.lado * 40 : x, alturas[motivo] ?? (conOrilla ? 786 : 768)]
  if (motivo === 'petrohue' || motivo === 'rapidos' || motivo === 'nuble') return [c.fx + c.lado * 40, c.hy + 214]
  if (motivo === 'rio-maipo') return [c.fx + c.lado * 280, 718]
  if (hace === 'surf') return [600 - ladoDeLaOla(c, motivo) * (120 - 40 * c.talla), 790 - 58 * c.talla]
  if (motivo === 'anakena') return [600 + c.lado * 330, c.hy + 100]
  if (motivo === 'fuerte') return [c.fx + c.lado * 540, c.hy + 176]
  if (motivo === 'ballena') return [c.fx + c.lado * 610, c.hy + 72]
  if (motivo === 'choros' && hace === 'bote') return [c.fx === 800 ? 420 : c.fx + 330, c.hy + 34]
  if (motivo === 'caleta') return [600 + c.lado * 120, c.hy + 50]
  if (motivo === 'faro') return [c.fx + c.lado * 450, c.hy + 76]
  if (motivo === 'bahia-inglesa') return [600 + c.lado * 330, c.hy + 148]
  if (motivo === 'termas') return [c.fx + 226, c.hy + 104]
  if (motivo === 'iquique' || motivo === 'bahia-de-iquique') return [x, c.hy + 150]
  return [x, aFlote[motivo]?.(c) ?? 704]
}

/** A left breaks to the left wherever the sun stands. */
const ladoDeLaOla = (c: Cuadro, motivo: string): 1 | -1 => (motivo === 'ola' ? -1 : c.lado)

/** Where the water is only a strip. */
const aFlote: Record<string, (c: Cuadro) => number> = {
  choros: (c) => c.hy + 52,
  'la-serena': (c) => c.hy + 54,
  morro: () => 806,
  humedal: () => 752,
  sausalito: () => 764,
  chepu: () => 748,
  'isla-muertos': () => 776,
}

const alturas: Record<string, number> = {
  caleta: 822,
  valparaiso: 824,
  'bahia-inglesa': 806,
  locomotora: 826,
  angelmo: 862,
  tortel: 794,
}

function quienes(c: Cuadro, motivo: Motivo, { tipo, hace }: Pedido, l: Lugar): string {
  if (motivo.id === 'las-raices' && hace) return conRaquetas(c, l)
  if (hace === 'bote') return nave(c, motivo.id, l)
  const propio = hace && propios[hace]
  if (propio) return propio(c, hace === 'surf' && l.agua ? { ...l, lado: ladoDeLaOla(c, motivo.id) } : l)
  const [como, pose] = (hace && comoTipo[hace]) ?? [oficioEn(motivo, tipo), c.pose]
  return figura({ ...c, pose }, como, l)
}

/** Among hot springs and beside horses people walk. */
const oficioEn = ({ id }: Motivo, tipo: Tipo): Tipo => (tipo === 'Aventura' && A_PIE.has(id) ? 'Trekking' : tipo)

/** Seen from above the board the horizon is high, and the hills on it higher. */
const enLoAlto = (luz: Cuadro['luz']): Cuadro['luz'] => ({ ...luz, y: 100, r: Math.min(luz.r, 52) })

/** Its horse stands on the side away from the light. */
function sinTaparElCaballo({ marco, lado }: Cuadro): Cuadro['marco'] {
  if (marco !== 'izquierda' && marco !== 'derecha' && marco !== 'ambos') return marco
  return lado === 1 ? 'derecha' : 'izquierda'
}

/** No climb for a child. */
const SIN_NINOS: ReadonlySet<string> = new Set(['volcan-chaiten'])

function poseEn(motivo: Motivo, { tipo }: Pedido, pose: number): number {
  if (tipo === 'Trekking' && pose === 2 && SIN_NINOS.has(motivo.id)) return 1
  return tipo === 'Aventura' && motivo.suelo === 'tierra' && !AGRESTES.has(motivo.id) ? 0 : pose
}

const RIOS_HACIA_NOSOTROS: ReadonlySet<string> = new Set(['rapidos', 'petrohue'])

/** The bank under who stands at `x`; beside it the river goes on. */
function recodo(c: Cuadro, x: number): string {
  const en = (dx: number, y: number): Punto => [x < 600 ? dx : 1200 - dx, y]
  const tono = mezcla(c.t.R, c.t.K, 0.3)
  return (
    camino(
      rutaSuave(
        [en(-60, 748), en(200, 738), en(400, 756), en(548, 774), en(570, 846), en(640, 960), en(-60, 960)],
        0,
        true,
      ),
      mezcla(tono, c.t.L, 0.2),
    ) +
    camino(
      rutaSuave([en(-60, 806), en(260, 800), en(440, 830), en(520, 960), en(-60, 960)], 0, true),
      mezcla(c.t.verde, c.t.K, 0.3),
    )
  )
}

function ribera(c: Cuadro): string {
  const a = c.azar('ribera')
  const tono =
    c.zona === 'C2'
      ? mezcla(mezcla(c.t.R, c.t.L, 0.45), c.t.K, c.hora === 'noche' ? 0.45 : 0.06)
      : mezcla(c.t.R, c.t.K, 0.3)
  return (
    camino(rutaLoma(cresta(a, { pasos: 8, base: 752, amplitud: 14, rugosidad: 0.6 }), 900), mezcla(tono, c.t.L, 0.2)) +
    camino(rutaLoma(cresta(a, { pasos: 8, base: 800, amplitud: 22, rugosidad: 0.6 }), 900), tono)
  )
}

/** What stands over the horizon rather than on it. */
const altos = new Set([
  'torres',
  'osorno',
  'villarrica',
  'cerro-castillo',
  'araucarias',
  'juan-fernandez',
  'maipo',
  'embalse',
  'laguna-del-inca',
  'cochamo',
  'malleco',
  'morro',
  'santiago',
  'mapocho',
  'barrio',
  'la-serena',
  'ventisquero',
  'iquique',
  'bahia-de-iquique',
  'cajon',
  'baquedano',
  'barrio-ingles',
  'casonas',
  'campanarios',
  'campanil',
  'sewell',
  'fiordo',
  'fuerte',
  'lota',
  'ruka',
  'las-raices',
  'patio',
  'locomotora',
  'huanchaca',
])

/** Who paddles close to us needs water where these have their bank. */
const conOrilla = new Set([
  'anakena',
  'villarrica',
  'osorno',
  'bahia-inglesa',
  'la-serena',
  'choros',
  'motu-nui',
  'iquique',
  'bahia-de-iquique',
  'caleta',
  'termas',
  'la-boca',
  'faro',
])

/** What people come for lies before the houses. */
const bajos = new Set(['calle'])

/** The subject fills the picture. */
function acercar(cuerpo: string, c: Cuadro, motivo: Motivo): string {
  const k = motivo.suelo === 'vineta' ? 1.4 : 1.55
  const [x, y] =
    motivo.suelo === 'vineta'
      ? [600, 560]
      : [c.fx, c.hy - (altos.has(motivo.id) ? 120 : bajos.has(motivo.id) ? -76 : 40)]
  return `<g transform="translate(${Math.round(600 - x * k)} ${Math.round(500 - y * k)}) scale(${k})">${cuerpo}</g>`
}

/** Where the surface lies far above us nobody floats on it: who comes close swims here. */
const bajoElAgua: Record<string, (c: Cuadro) => Punto> = {
  huiros: (c) => [c.fx - c.lado * 270, 740],
  arrecife: (c) => [600 + c.lado * 20, 806],
}

/** One figure close to us, the place behind. */
function retrato(cuerpo: string, c: Cuadro, motivo: Motivo, pedido: Pedido): string {
  const hondo = bajoElAgua[motivo.id]?.(c)
  if (hondo) return cuerpo + nadador(c, ...hondo, 2, c.lado)
  const mojado = enAgua(motivo, pedido)
  const [x, lado] = motivo.id === 'capillas' && mojado ? lejosDelPilar(c, pedido.hace) : [600 + c.lado * 130, undefined]
  const l: Lugar = { x, y: mojado ? 800 : 836, h: 330, lado: lado ?? (x < c.fx ? 1 : -1), agua: mojado, acento: c.t.A }
  const orilla =
    motivo.suelo === 'agua' && !mojado
      ? ribera(c)
      : mojado && conOrilla.has(motivo.id)
        ? agua(
            c,
            690,
            c.zona === 'N1' || c.zona === 'N2'
              ? mezcla(mezcla('#2F86A8', c.t.Z, 0.35), c.t.K, c.hora === 'noche' ? 0.35 : 0)
              : c.t.G,
          )
        : ''
  return cuerpo + orilla + quienes(c, motivo, pedido, l)
}

/** Nobody floats over the rock that frames the vault; of two kayaks the second one follows on its side. */
function lejosDelPilar(c: Cuadro, hace: Quehacer | undefined): [x: number, lado?: 1 | -1] {
  const pilar = c.fx > 600 ? -1 : 1
  return hace === 'kayak' ? [600 - pilar * 200, -pilar as 1 | -1] : [600 + pilar * 60]
}

export function svg(cuerpo: string, w = 1200, h = 900): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" stroke-linecap="round" stroke-linejoin="round">${cuerpo}</svg>\n`
}

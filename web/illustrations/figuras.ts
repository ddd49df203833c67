import type { TipoExperiencia as Tipo } from '#contract/comun.ts'
import { type Cuadro, haciaLaSombra } from './cuadro.ts'
import { balsa } from './embarcaciones.ts'
import { ave, vuela } from './hitos/aves.ts'
import { pelicano } from './hitos/costa.ts'
import { mezcla } from './oklab.ts'
import { persona, type Postura, posturas } from './persona.ts'
import { pluma, type Pluma } from './pluma.ts'
import { telaVisible } from './ropa.ts'
import { camino, elipse, num, opaco, poli, ruta, rutaDisco, trazos, xy } from './trazo.ts'

export interface Lugar {
  x: number
  y: number
  h: number
  lado: 1 | -1
  agua: boolean
  /** The accent, or a quiet tone when the subject already carries it. */
  acento: string
  /** Of who walks before walls as dark as the usual cloth. */
  tela?: string | undefined
}

/** Layer 8: one activity, three poses each. */
export function figura(c: Cuadro, tipo: Tipo, l: Lugar): string {
  // The smaller of two walkers has its own.
  const sombra = l.agua
    ? ''
    : tipo === 'Trekking' && c.pose === 2
      ? camino(
          rutaDisco(l.x, l.y + 1, Math.round(l.h * 0.5), l.h * 0.06) +
            rutaDisco(Math.round(l.x - l.lado * l.h * 0.6), l.y + 1, Math.round(l.h * 0.18), Math.round(l.h * 0.04)),
          c.t.K,
          opaco(0.28),
        )
      : elipse(l.x, l.y + 1, l.h * 0.5, l.h * 0.06, c.t.K, opaco(0.28))
  return sombra + oficios[tipo](c, l)
}

const oficios: Record<Tipo, (c: Cuadro, l: Lugar) => string> = {
  Trekking: caminante,
  Culinaria: comensales,
  Cultural: artesania,
  Aventura: (c, l) => (l.agua ? balsa(c, l) : aventura(c, l)),
  Enológica: catadores,
  'Stand Up Paddle': remador,
  'Avistamiento de Aves': observador,
  'City Tour': paseantes,
}

function mochilero(c: Cuadro, l: Lugar, dx: number, color: string): string {
  const x = l.x + dx * l.h * l.lado
  const p = pluma(x, l.y, l.h / 100, l.lado)
  return (
    p.linea(xy('22,54 28,0'), c.t.K, 3) +
    persona(c, x, l.y, l.h, { postura: posturas.andar, lado: l.lado, sombrero: c.pose !== 1 }) +
    p.suave(xy('-2,82 -18,82 -22,64 -18,46 -4,48 -2,66'), color) +
    p.linea(xy('-20,84 -4,84'), mezcla(c.t.L, c.t.K, 0.2), 7)
  )
}

function caminante(c: Cuadro, l: Lugar): string {
  const otro = mezcla(c.t.R, c.t.K, 0.2)
  if (c.pose === 0) return mochilero(c, l, 0, l.acento)
  if (c.pose === 1) return mochilero(c, l, -0.3, otro) + mochilero(c, l, 0.35, l.acento)
  return mochilero(c, { ...l, h: l.h * 0.72 }, -0.8, otro) + mochilero(c, l, 0.2, l.acento)
}

function comensales(c: Cuadro, l: Lugar): string {
  const p = pluma(l.x, l.y, l.h / 100)
  const [mesa, mesaPata] = [mezcla(c.t.L, c.t.R, 0.1), mezcla(c.t.K, c.t.R, 0.4)]
  const tres =
    c.pose === 2
      ? persona(c, l.x, l.y - l.h * 0.04, l.h, { postura: posturas.sentado, ropa: mezcla(c.t.R, c.t.L, 0.5), lado: 1 })
      : ''
  const sillas = [-1, 1]
    .map(
      (s) =>
        ruta(
          xy('79,60 76,0').map(([a = 0, b = 0]) => p.en(s * a, b)),
          0,
          false,
        ) +
        ruta(
          xy('76,25 49,25 49,0').map(([a = 0, b = 0]) => p.en(s * a, b)),
          0,
          false,
        ),
    )
    .join('')
  return (
    tres +
    trazos(sillas, mesaPata, l.h * 0.05) +
    persona(c, l.x - l.h * 0.62, l.y, l.h, { postura: posturas.sentado, lado: 1, sombrero: c.pose === 1 }) +
    persona(c, l.x + l.h * 0.62, l.y, l.h, { postura: posturas.sentado, lado: -1, ropa: mezcla(c.t.C, c.t.L, 0.3) }) +
    trazos(
      ruta([p.en(-29, 34), p.en(-30, 0)], 0, false) + ruta([p.en(29, 34), p.en(30, 0)], 0, false),
      c.t.K,
      l.h * 0.05,
    ) +
    p.poli(xy('-46,40 46,40 48,33 -48,33'), mesa) +
    p.poli(xy('-24,40 24,40 26,22 -26,22'), l.acento) +
    trazos(
      ruta([p.en(-18, 43), p.en(-8, 43)], 0, false) + ruta([p.en(8, 43), p.en(18, 43)], 0, false),
      c.t.L,
      l.h * 0.04,
    ) +
    p.linea(xy('0,43 0,56'), c.t.K, 5)
  )
}

function artesania(c: Cuadro, l: Lugar): string {
  const p = pluma(l.x, l.y, l.h / 100, l.lado)
  if (c.pose === 0 && c.zona !== 'I1') {
    const rojo = mezcla('#C23F4C', c.t.K, c.hora === 'noche' ? 0.14 : 0.04)
    return (
      persona(c, l.x - l.h * 0.4, l.y, l.h, {
        postura: posturas.bailar,
        lado: 1,
        sombrero: true,
        ropa: mezcla(c.t.L, c.t.R, 0.12),
      }) +
      persona(c, l.x + l.h * 0.4, l.y, l.h, { postura: posturas.bailar, lado: -1, ropa: rojo, falda: rojo }) +
      pluma(l.x - l.h * 0.4, l.y, l.h / 100).poli(xy('19,104 34,116 40,104 27,98'), c.t.L) +
      pluma(l.x + l.h * 0.4, l.y, l.h / 100, -1).poli(xy('19,104 34,116 42,102 27,96'), l.acento)
    )
  }
  const obra =
    c.pose !== 2 || c.zona === 'I1'
      ? p.poli(xy('20,0 22,26 46,26 48,0'), c.t.K) + p.suave(xy('26,26 20,40 28,52 40,52 48,40 42,26'), l.acento)
      : p.poli(xy('22,0 22,92 27,92 27,0'), c.t.K) +
        p.poli(xy('64,0 64,92 69,92 69,0'), c.t.K) +
        p.poli(xy('20,84 71,84 71,90 20,90'), c.t.K) +
        p.poli(xy('28,20 63,20 63,82 28,82'), mezcla(c.t.L, c.t.R, 0.1)) +
        p.poli(xy('28,26 63,26 63,44 28,44'), l.acento) +
        p.poli(xy('28,50 63,50 63,56 28,56'), mezcla(c.t.R, c.t.K, 0.2))
  return (
    p.poli(xy('-12,0 -12,24 12,24 12,0'), mezcla(c.t.R, c.t.K, 0.5)) +
    persona(c, l.x, l.y, l.h, {
      postura: posturas.sentado,
      lado: l.lado,
      ropa: mezcla(c.t.L, c.t.C, 0.25),
      sombrero: true,
    }) +
    obra
  )
}

function aventura(c: Cuadro, l: Lugar): string {
  const p = pluma(l.x, l.y, l.h / 100, l.lado)
  if (c.pose === 0) {
    const rueda = (x: number): string => {
      const [cx, cy] = p.en(x, 19)
      return `<circle fill="none" stroke="${c.t.K}" stroke-width="${num(l.h * 0.04)}" cx="${num(cx)}" cy="${num(cy)}" r="${num(l.h * 0.19)}"/>`
    }
    return (
      rueda(-26) +
      rueda(36) +
      p.linea(xy('-26,19 -10,44 28,44 4,18 -26,19'), l.acento, 4.5) +
      p.linea(xy('36,19 28,44 34,52'), c.t.K, 4.5) +
      persona(c, l.x, l.y, l.h, { postura: posturas.pedalear, lado: l.lado })
    )
  }
  if (c.pose === 1) {
    return (
      p.poli(xy('-14,0 2,30 12,66 34,104 58,122 92,112 124,66 140,0'), mezcla(c.t.R, c.t.K, 0.45)) +
      p.poli(xy('58,122 92,112 124,66 140,0 96,0 86,50 62,78'), c.t.K, opaco(0.3)) +
      p.linea(xy('34,116 4,50 -6,2'), c.t.L, 2.4) +
      persona(c, l.x - l.lado * l.h * 0.1, l.y - l.h * 0.18, l.h, {
        postura: posturas.trepar,
        lado: l.lado,
        ropa: l.acento,
      })
    )
  }
  return (
    p.poli(xy('-70,0 -26,74 46,62 70,0'), l.acento) +
    p.poli(xy('-70,0 -26,74 -4,0'), mezcla(l.acento, c.t.K, 0.35)) +
    p.poli(xy('-46,0 -27,60 -22,0'), c.t.K) +
    persona(c, l.x - l.lado * l.h * 1.05, l.y, l.h, { postura: posturas.pie, lado: l.lado })
  )
}

function espuma(c: Cuadro, l: Lugar, ancho: number): string {
  const w = l.h * ancho
  return trazos(
    `M${Math.round(l.x - w)} ${Math.round(l.y + 5)}h${Math.round(w * 2)}M${Math.round(l.x - w * 0.6)} ${Math.round(l.y + 15)}h${Math.round(w)}`,
    c.t.L,
    5,
    opaco(0.75),
  )
}

function catadores(c: Cuadro, l: Lugar): string {
  const copa = (x: number, lado: 1 | -1): string => {
    const p = pluma(x, l.y, l.h / 100, lado)
    return (
      p.linea(xy('27,70 27,82'), c.t.L, 2) +
      p.linea(xy('23,70 31,70'), c.t.L, 2) +
      p.poli(xy('22.6,97 21.6,88 27,81 32.4,88 31.4,97'), c.t.L, opaco(0.7)) +
      p.poli(xy('22,91 21.6,88 27,81 32.4,88 32,91'), mezcla('#8C2545', c.t.L, 0.1))
    )
  }
  const [a, b] = [l.x - l.h * 0.36, l.x + l.h * 0.36]
  const chal = pluma(b, l.y, l.h / 100, -1)
  return (
    persona(c, a, l.y, l.h * 1.04, { postura: posturas.brindis, lado: 1, sombrero: c.pose !== 2 }) +
    persona(c, b, l.y, l.h, {
      postura: posturas.brindis,
      lado: -1,
      ropa: mezcla(c.t.L, c.t.C, 0.2),
      falda: c.pose === 1 ? undefined : mezcla(c.t.L, c.t.C, 0.35),
    } as Parameters<typeof persona>[4]) +
    chal.suave(xy('-13,50 -14,78 0,86 14,78 12,62 0,56'), l.acento) +
    copa(a, 1) +
    copa(b, -1)
  )
}

/** One hand over its grip, the other half-way down the shaft, the blade in the water. */
export const remoDePala = (c: Cuadro, p: Pluma): string =>
  p.linea(xy('26,80 37,80 31.5,80 46,-4'), c.t.K, 4) + p.suave(xy('41,6 54,2 54,-26 45,-28'), mezcla(c.t.K, c.t.R, 0.3))

function remador(c: Cuadro, l: Lugar): string {
  const p = pluma(l.x, l.y, l.h / 100, l.lado)
  return (
    p.elipse(2, -8, 80, 5, c.t.K, opaco(0.24)) +
    p.suave(xy('-86,4 -70,-5 70,-6 104,10 70,4 -70,3'), c.pose === 2 ? c.t.L : l.acento) +
    persona(c, l.x, l.y - l.h * 0.02, l.h, {
      postura: posturas.remar,
      lado: l.lado,
      ropa: c.pose === 2 ? l.acento : mezcla(c.t.L, c.t.R, 0.25),
      sombrero: c.pose === 1,
    }) +
    remoDePala(c, p) +
    espuma(c, l, 1)
  )
}

function observador(c: Cuadro, l: Lugar): string {
  const p = pluma(l.x, l.y, l.h / 100, l.lado)
  const equipo =
    c.pose === 1
      ? p.linea(xy('20,0 32,56 44,0'), c.t.K, 3) +
        p.linea(xy('32,56 32,2'), c.t.K, 3) +
        p.linea(xy('24,66 50,72'), c.t.K, 9)
      : p.linea(xy('12,90 23,91'), c.t.K, 8)
  const otro =
    c.pose === 2
      ? persona(c, l.x - l.lado * l.h * 0.5, l.y, l.h * 0.96, { postura: posturas.pie, lado: l.lado, sombrero: true })
      : ''
  return (
    otro +
    persona(c, l.x, l.y, l.h, {
      postura: c.pose === 1 ? posturas.brindis : posturas.mirar,
      lado: l.lado,
      ropa: l.acento,
      sombrero: c.pose === 0,
    }) +
    equipo
  )
}

/** The bird that the watcher looks at: in the sky, or close to us. */
export function aveAvistada(c: Cuadro, motivo: string, observa: number): string {
  const hacia = observa < c.fx ? 1 : -1
  if (vuela(c)) return ave(c, 600 - c.lado * 60, c.hy * 0.46, 0.95, hacia)
  const x = observa + hacia * 400
  if (c.zona === 'C2' || ['portada', 'morro', 'iquique', 'bahia-de-iquique'].includes(motivo))
    return piedraCercana(c, x) + pelicano(c, x, 806, 2.2, -hacia as 1 | -1)
  if (c.zona === 'S1') return martinPescadorEnRama(c)
  return ave(c, x, 950, 2.4, -hacia as 1 | -1)
}

/** At our feet, so that the bird on it may be larger than who watches it. */
function piedraCercana(c: Cuadro, x: number): string {
  const tono = mezcla(c.t.R, c.t.K, 0.76)
  const s = haciaLaSombra(c, x)
  return (
    poli(
      [
        [x - 330, 910],
        [x - 250, 862],
        [x - 196, 850],
        [x - 150, 806],
        [x - 60, 794],
        [x + 70, 796],
        [x + 140, 812],
        [x + 176, 850],
        [x + 250, 868],
        [x + 310, 910],
      ],
      tono,
    ) +
    poli(
      [
        [x - 150, 806],
        [x - 60, 794],
        [x + 70, 796],
        [x + 140, 812],
        [x + 40, 822],
        [x - 70, 820],
      ],
      mezcla(tono, c.t.L, 0.16),
    ) +
    poli(
      [
        [x + s * 60, 821],
        [x + s * 145, 809],
        [x + s * 180, 852],
        [x + s * 290, 910],
        [x + s * 110, 910],
      ],
      c.t.K,
      opaco(0.3),
    ) +
    elipse(x + s * 26, 808, 74, 8, c.t.K, opaco(0.35))
  )
}

function martinPescadorEnRama(c: Cuadro): string {
  const lado = -c.lado as 1 | -1
  const rama = { ...c, marco: 'rama' as const }
  return ave(rama, lado === -1 ? 1010 : 190, 330, 0.95, lado === -1 ? -1 : 1)
}

/** Walking, a stick upright in the hand. */
const alzando: Postura = { ...posturas.andar, brazos: [posturas.andar.brazos[0]!, xy('24,74 18,58 5,74')] }

function paseantes(c: Cuadro, l: Lugar): string {
  const a = { postura: posturas.andar, lado: l.lado }
  const d = l.h * 0.36 * l.lado
  const p = pluma(l.x + d, l.y, l.h / 100, l.lado)
  const conParaguas = c.pose === 0 && c.hora !== 'noche'
  const guia = conParaguas
    ? p.linea(xy('23,62 24,118'), c.t.K, 3) +
      p.suave(xy('-4,112 4,134 24,142 44,134 52,112 24,120'), l.acento) +
      p.linea(xy('10,118 24,139 38,118'), mezcla(l.acento, c.t.K, 0.3), 2) +
      p.linea(xy('24,139 24,146'), c.t.K, 3)
    : c.pose !== 2
      ? p.suave(xy('10,52 10,34 28,34 28,52'), l.acento)
      : p.suave(xy('-18,80 -20,52 -4,50 -4,80'), l.acento)
  const tela = l.tela ?? telaVisible(c)
  const nino = c.pose === 2 ? persona(c, l.x - d * 2.6, l.y, l.h * 0.62, { ...a, ropa: mezcla(c.t.C, c.t.L, 0.4) }) : ''
  return (
    nino +
    persona(c, l.x - d, l.y, l.h * 0.97, { ...a, ropa: mezcla(tela, c.t.L, 0.24), falda: tela }) +
    (conParaguas ? guia : '') +
    persona(c, l.x + d, l.y, l.h, { ...a, ...(conParaguas && { postura: alzando }), sombrero: c.pose !== 2 }) +
    (conParaguas ? '' : guia)
  )
}

import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { bosque, cordillera, horizonteAndino, lomas } from '../relieve.ts'
import {
  camino,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { tinte } from './caserio.ts'
import { mesaBase } from './vinetas.ts'
import { fondoDeZona } from './fondo.ts'
import { puesto, segunLuz } from './platos.ts'

/** Three small cellars, each of its own make, among their rows. */
export function tresBodegas(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const verde = tinte(c, '#7F9B45', 0.1)
  const tierra = mezcla(tinte(c, '#B98E5E', 0.16), t.L, 0.16)
  const hileras = (x0: number, x1: number, v0: number, v1: number, n: number): string => {
    let d = ''
    for (let i = 0; i <= n; i++)
      d += `M${Math.round(x0 + ((x1 - x0) * i) / n)} ${v0}L${Math.round(600 + (x0 + ((x1 - x0) * i) / n - 600) * 1.8)} ${v1}`
    return d
  }
  return (
    horizonteAndino(c, 60) +
    lomas(c, { nombre: 'vega', y: y - 14, amplitud: 26, color: mezcla(verde, t.H, 0.4), pasos: 8 }) +
    bosque(c, y + 22, 50, mezcla(verde, t.K, 0.2)) +
    rect(0, y + 18, 1200, 420, tierra) +
    trazos(hileras(-100, 1300, Math.round(y + 40), 920, 22), verde, 13) +
    trazos(hileras(-100, 1300, Math.round(y + 40), 920, 22), mezcla(verde, t.L, 0.3), 3) +
    camino(
      rutaLoma(
        [
          [-40, y + 84],
          [300, y + 74],
          [800, y + 86],
          [1240, y + 74],
        ],
        y + 100,
      ),
      mezcla(tierra, t.L, 0.2),
    ) +
    camino(
      rutaSuave(
        [
          [600 - s * 40, y + 80],
          [600 - s * 60, y + 130],
          [600 - s * 160, y + 200],
          [600 - s * 260, 930],
          [600 + s * 20, 930],
          [600 - s * 30, y + 210],
          [600 + s * 20, y + 130],
          [600 + s * 20, y + 80],
        ],
        0,
        true,
      ),
      mezcla(tierra, t.L, 0.24),
    ) +
    bodega(c, 600 - s * 330, y + 92, 0) +
    bodega(c, 600 - s * 10, y + 66, 1) +
    bodega(c, 600 + s * 330, y + 96, 2)
  )
}

function bodega(c: Cuadro, x: number, y: number, cual: number): string {
  const { t } = c
  const [muro, techo, puerta] = [
    ['#E9DCC0', '#A8553A', '#5E4030'],
    ['#B9794E', '#6E5A48', '#3F5E52'],
    ['#C9C2B4', '#7A4A38', '#6E2F38'],
  ][cual]!.map((color) => tinte(c, color, 0.1)) as [string, string, string]
  const w = [118, 84, 104][cual]!
  const h = [84, 104, 70][cual]!
  const sombra = rect(haciaElSol(c, x) === 1 ? x - w : x + w * 0.6, y - h, w * 0.4, h, t.K, opaco(0.12))
  const cubierta =
    cual === 0
      ? poli(
          [
            [x - w - 14, y - h + 4],
            [x - w + 26, y - h - 50],
            [x + w - 26, y - h - 50],
            [x + w + 14, y - h + 4],
          ],
          techo,
        )
      : cual === 1
        ? poli(
            [
              [x - w, y - h],
              [x, y - h - 64],
              [x + w, y - h],
            ],
            muro,
          ) + trazos(`M${x - w - 12} ${y - h + 8}L${x} ${y - h - 68}L${x + w + 12} ${y - h + 8}`, techo, 16)
        : camino(
            `M${x - w - 8} ${y - h + 4}Q${x - w} ${y - h - 92} ${x} ${y - h - 92}T${x + w + 8} ${y - h + 4}z`,
            techo,
          )
  const porton =
    camino(`M${x - 26} ${y}V${y - 44}q0-26 26-26t26 26V${y}z`, puerta) +
    trazos(`M${x} ${y - 66}V${y}`, mezcla(puerta, t.K, 0.4), 3)
  const vanos = camino(
    [-1, 1]
      .map((k) =>
        ruta([
          [x + k * w * 0.6 - 12, y - 50],
          [x + k * w * 0.6 + 12, y - 50],
          [x + k * w * 0.6 + 12, y - 28],
          [x + k * w * 0.6 - 12, y - 28],
        ]),
      )
      .join(''),
    c.hora === 'noche' || c.hora === 'atardecer' ? '#FFCF7A' : mezcla(t.K, t.R, 0.25),
  )
  const barril = (bx: number): string =>
    elipse(bx, y + 4, 20, 20, tinte(c, '#A8713F', 0.1)) + elipse(bx, y + 4, 13, 13, tinte(c, '#8A5A34', 0.1))
  return (
    elipse(x, y + 4, w + 26, 9, t.K, opaco(0.22)) +
    rect(x - w, y - h, w * 2, h, muro) +
    cubierta +
    sombra +
    porton +
    vanos +
    (cual === 2 ? barril(x + w - 30) + barril(x + w + 8) : cual === 0 ? barril(x - w + 4) : '') +
    (cual === 1 ? elipse(x, y - h - 14, 13, 13, mezcla(t.K, t.R, 0.25)) : '')
  )
}

/** A bend of green water in waves of foam, pebble banks and low wooded hills. */
export function curvaDelRio(c: Cuadro): string {
  const { t, lado: s } = c
  const y = 450
  const verde = mezcla(t.verde, t.R, 0.12)
  const rio = tinte(c, '#2E9DA0', 0.1)
  const bolon = tinte(c, '#CFC4B2', 0.14)
  const en = (dx: number, v: number): Punto => [600 + s * dx, v]
  const cresta = (cx: number, v: number, k: number): string =>
    `M${Math.round(cx - k)} ${v}Q${Math.round(cx - k * 0.2)} ${Math.round(v - k * 0.36)} ${Math.round(cx + k)} ${v}Q${Math.round(cx)} ${Math.round(v - k * 0.1)} ${Math.round(cx - k)} ${v}Z`
  const pinos = (sitios: readonly (readonly [number, number, number])[], color: string): string =>
    camino(
      sitios
        .map(
          ([dx, v, h]) =>
            `M${Math.round(600 + s * dx - h * 0.24)} ${y + v}l${Math.round(h * 0.24)}${-h} ${Math.round(h * 0.24)} ${h}q${-Math.round(h * 0.24)} ${Math.round(h * 0.1)} ${-Math.round(h * 0.24) * 2} 0z`,
        )
        .join(''),
      color,
    )
  const ola = (dx: number, v: number, w: number): string =>
    camino(cresta(600 + s * dx, v, w * 0.8) + cresta(600 + s * dx + w * 0.3, v + 16, w * 0.5), t.L)
  return (
    cordillera({ ...c, hy: y }, { y: y - 130, amplitud: 120, nieve: 110 }) +
    lomas(c, { y: y - 60, amplitud: 80, color: mezcla(verde, t.H, 0.5), pasos: 8 }) +
    lomas(c, { nombre: 'monte', y: y - 10, amplitud: 50, color: mezcla(verde, t.H, 0.24), pasos: 8 }) +
    bosque({ ...c, hy: y }, y + 40, 90, mezcla(verde, t.H, 0.1)) +
    rect(0, y + 36, 1200, 480, mezcla(verde, t.L, 0.1)) +
    camino(
      rutaSuave(
        [
          en(-520, y + 30),
          en(-250, y + 50),
          en(60, y + 76),
          en(330, y + 120),
          en(300, y + 160),
          en(-200, y + 190),
          en(-800, y + 230),
          en(-800, 960),
          en(800, 960),
          en(800, y + 250),
          en(640, y + 190),
          en(700, y + 120),
          en(430, y + 66),
          en(0, y + 40),
        ],
        0,
        true,
      ),
      bolon,
    ) +
    camino(
      rutaSuave(
        [
          en(-480, y + 34),
          en(-200, y + 56),
          en(120, y + 82),
          en(390, y + 118),
          en(390, y + 158),
          en(-60, y + 206),
          en(-700, y + 262),
          en(-900, 980),
          en(900, 980),
          en(700, y + 300),
          en(560, y + 200),
          en(620, y + 126),
          en(400, y + 76),
          en(40, y + 48),
        ],
        0,
        true,
      ),
      rio,
    ) +
    ola(505, y + 136, 70) +
    ola(400, y + 182, 100) +
    ola(110, y + 222, 150) +
    ola(-330, y + 286, 170) +
    ola(420, y + 270, 150) +
    ola(-100, y + 420, 190) +
    ola(360, y + 400, 170) +
    ola(-480, y + 400, 150) +
    camino(
      [
        [250, y + 90, 26],
        [500, y + 90, 30],
        [560, y + 168, 40],
        [-360, y + 196, 44],
        [-280, y + 190, 30],
        [-470, y + 214, 54],
        [640, y + 240, 60],
      ]
        .map(([dx = 0, v = 0, w = 0]) => rutaDisco(600 + s * dx, v, w, w * 0.5))
        .join(''),
      mezcla(bolon, t.K, 0.24),
    ) +
    camino(
      [
        [245, y + 84, 14],
        [495, y + 83, 16],
        [552, y + 158, 22],
        [-368, y + 186, 24],
        [-480, y + 202, 30],
        [630, y + 226, 32],
      ]
        .map(([dx = 0, v = 0, w = 0]) => rutaDisco(600 + s * dx, v, w, w * 0.4))
        .join(''),
      mezcla(bolon, t.L, 0.3),
    ) +
    // A wooded spur hides where the river comes from.
    camino(
      rutaSuave(
        [en(-820, y - 6), en(-520, y + 6), en(-330, y + 26), en(-150, y + 58), en(-240, y + 82), en(-820, y + 110)],
        0,
        true,
      ),
      mezcla(verde, t.K, 0.06),
    ) +
    pinos(
      [
        [-540, 44, 92],
        [-500, 34, 70],
        [-465, 52, 104],
        [-425, 44, 80],
        [-390, 58, 96],
        [-350, 50, 70],
        [-318, 64, 84],
        [-276, 62, 60],
        [-236, 70, 66],
      ],
      mezcla(verde, t.K, 0.16),
    ) +
    pinos(
      [
        [590, 72, 120],
        [548, 62, 84],
        [510, 70, 104],
        [470, 58, 70],
        [442, 62, 52],
      ],
      mezcla(verde, t.K, 0.2),
    ) +
    pinos(
      [
        [-596, 186, 150],
        [-556, 172, 100],
        [-520, 184, 120],
        [-480, 176, 66],
      ],
      mezcla(verde, t.K, 0.3),
    )
  )
}

/** Baked turnovers with their crimped edge on a tray, one of them open. */
export function empanadasDeHorno(c: Cuadro): string {
  const { t } = c
  const [masa, lata] = [tinte(c, '#E0A652', 0.04), tinte(c, '#7E868C', 0.08)]
  const [sombra, brillo] = [mezcla(masa, '#8A4A1E', 0.44), mezcla(masa, '#FFE9B8', 0.55)]
  const repulgue = Array.from({ length: 11 }, (_, i) => {
    const f = (i - 5) / 5
    return `M${Math.round(f * 112)} ${Math.round(46 - f * f * 22)}l${Math.round(f * 8 + 9)}-24`
  }).join('')
  const una = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})">${elipse(0, 56, 126, 15, t.K, opaco(0.26))}${camino('M-134 22Q-116-86 0-90T134 22Q110 60 0 62T-134 22z', masa)}${camino('M-134 22Q-110 26-96 16 0 44 96 16 110 26 134 22 110 60 0 62T-134 22z', mezcla(masa, sombra, 0.5))}${trazos(repulgue, sombra, 6)}${trazos('M-84-22Q-56-66 10-66', brillo, 12)}${camino(rutaDisco(34, -34, 6) + rutaDisco(60, -14, 5) + rutaDisco(6, -22, 5), sombra)}</g>`
  const [pino, yema, huevo, aceituna] = [tinte(c, '#7A3F22', 0.04), '#F4BC3A', '#FBF6E8', tinte(c, '#3A2238', 0.04)]
  const abierta = `${elipse(600, 846, 170, 18, t.K, opaco(0.26))}${camino('M446 790Q460 690 600 684T754 790Q740 850 600 852T446 790z', sombra)}${camino('M462 792Q476 712 600 706T738 792Q720 836 600 838T462 792z', pino)}${camino(rutaDisco(500, 790, 13) + rutaDisco(560, 740, 12) + rutaDisco(640, 812, 13) + rutaDisco(690, 760, 12) + rutaDisco(540, 816, 12), mezcla(pino, '#D08A4A', 0.5))}${puesto(570, 776, -14, 1, elipse(0, 0, 50, 34, huevo) + elipse(4, 2, 26, 20, yema))}${elipse(664, 786, 27, 22, aceituna)}${elipse(658, 780, 8, 6, t.L, opaco(0.5))}${camino('M446 790Q460 690 600 684T754 790Q742 760 700 740 660 716 600 716T500 742Q456 762 446 790z', masa)}${trazos('M486 728Q530 700 590 698', brillo, 11)}`
  return (
    fondoDeZona({ ...c, hy: 360 }) +
    mesaBase(c, 372) +
    segunLuz(
      c,
      poli(xy('220,420 980,420 1100,900 100,900'), mezcla(t.L, t.C, 0.26)) +
        poli(xy('220,420 262,420 160,900 100,900'), t.A) +
        poli(xy('300,466 900,466 960,690 240,690'), t.K, opaco(0.2)) +
        poli(xy('300,448 900,448 960,664 240,664'), lata) +
        poli(xy('240,664 960,664 954,692 246,692'), mezcla(lata, t.K, 0.36)) +
        poli(xy('326,464 874,464 924,646 276,646'), mezcla(lata, t.K, 0.3)) +
        una(430, 500, 0.72) +
        una(600, 496, 0.72) +
        una(770, 500, 0.72) +
        una(390, 594, 0.86) +
        una(600, 592, 0.86) +
        una(810, 594, 0.86) +
        abierta +
        una(300, 784, 0.9) +
        una(900, 784, 0.9),
    )
  )
}

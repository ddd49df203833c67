import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, horizonteAndino, lomas, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, ruta, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { flamenco, nevado } from './norte-grande.ts'
import { matas } from './patagonia.ts'

const claro = (c: Cuadro): string => mezcla(mezcla(c.t.L, '#FFFFFF', 0.6), c.t.Z, c.hora === 'noche' ? 0.3 : 0.03)

/** A pool in the turf, lighter where the sky falls on it. */
function charco(c: Cuadro, x: number, y: number, w: number): string {
  const h = w * 0.13
  const forma = (k: number): Punto[] => [
    [x - w * k, y],
    [x - w * 0.4 * k, y - h * k],
    [x + w * 0.5 * k, y - h * 0.8 * k],
    [x + w * k, y + 3],
    [x + w * 0.3 * k, y + h * k],
    [x - w * 0.5 * k, y + h * k],
  ]
  return (
    camino(rutaSuave(forma(1), 0, true), mezcla(c.t.C, c.t.Z, 0.5)) +
    camino(rutaSuave(forma(0.72), 0, true), mezcla(c.t.C, c.t.H, 0.4))
  )
}

/** White geese on the green bog of the high plain. */
export function guallatas(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  return (
    cordillera(c, { amplitud: 46, y: y - 40 }) +
    nevado(c, 1200 - x + (x === 600 ? s * 250 : 0), y + 8, 0.95, t.medio) +
    lomas(c, { y: y - 12, amplitud: 26, color: t.bajo }) +
    suelo(c, tinte(c, '#76A544', 0.1)) +
    charco(c, x + s * 330, y + 56, 170) +
    charco(c, x - s * 130, y + 96, 250) +
    charco(c, x + s * 150, y + 216, 180) +
    charco(c, x - s * 420, y + 210, 200) +
    matas(c, y + 120, tinte(c, '#4F7A34', 0.2)) +
    (
      [
        [-340, 84, 0.6, 1],
        [130, 72, 0.56, -1],
        [290, 90, 0.68, 1],
        [-20, 150, 1.3, 1],
        [-270, 188, 1.1, -1],
      ] as const
    )
      .map(([dx, dy, k, d]) => guallata(c, x + s * dx, y + dy, k * c.talla, (s * d) as 1 | -1))
      .join('')
  )
}

export function guallata(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const [blanco, rojo] = [claro(c), tinte(c, '#D8603C', 0.1)]
  return (
    elipse(x, y + 1, 46 * s, 5 * s, c.t.K, opaco(0.22)) +
    p.linea(xy('-8,1 -6,26'), rojo, 5) +
    p.linea(xy('10,1 8,26'), rojo, 5) +
    p.poli(xy('-11,-2 -9,4 7,-3'), rojo) +
    p.poli(xy('7,-2 9,4 25,-3'), rojo) +
    p.curva(xy('24,44 46,66 34,88 40,104'), blanco, 15) +
    p.suave(xy('-62,42 -40,68 0,72 36,60 40,34 6,18 -36,22'), blanco) +
    p.suave(xy('-92,42 -70,56 -36,60 -4,44 -14,34 -46,30'), mezcla(c.t.K, '#0B0D10', 0.4)) +
    p.suave(xy('-60,62 -30,70 10,66 28,48 16,32 -6,36 -22,48'), mezcla(blanco, c.t.Z, 0.24)) +
    p.suave(xy('-54,64 -26,72 10,68 26,52 14,40 -6,44 -24,54'), blanco) +
    p.disco(42, 105, 11, blanco) +
    p.poli(xy('50,111 61,106 61,102 50,99'), rojo) +
    p.disco(45, 108, 2.4, c.t.K)
  )
}

/** Flamingos and small waders on the mud that the tide has left. */
export function marea(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const barro = tinte(c, '#9C8A6E', 0.16)
  return (
    lomas(c, { y: y - 46, amplitud: 40, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: y - 14, amplitud: 24, color: t.medio }) +
    copas(c, y - 4, 24, t.cerca, [-40, 1240]) +
    agua(c, y + 6) +
    camino(
      rutaLoma(
        [
          [-40, y + 84],
          [300, y + 62],
          [640, y + 96],
          [940, y + 66],
          [1240, y + 90],
        ],
        910,
      ),
      mezcla(barro, t.C, 0.34),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 150],
          [360, y + 120],
          [700, y + 168],
          [1240, y + 128],
        ],
        910,
      ),
      barro,
    ) +
    charco(c, x - s * 40, y + 154, 300) +
    charco(c, x + s * 590, y + 232, 150) +
    charco(c, x - s * 330, y + 250, 210) +
    (
      [
        [-330, 88, 0.62, 1],
        [320, 82, 0.6, 1],
        [230, 132, 1.05, -1],
        [-190, 150, 1.06, 1],
        [60, 170, 1.28, -1],
      ] as const
    )
      .map(
        ([dx, dy, k, d]) =>
          elipse(x + s * dx, y + dy + 2, 34 * k, 4 * k, t.L, opaco(0.55)) +
          flamenco(c, x + s * dx, y + dy, k * c.talla, (s * d) as 1 | -1),
      )
      .join('') +
    (
      [
        [-70, 236, 1],
        [-200, 226, 1],
        [70, 250, 1],
        [-320, 208, 1],
      ] as const
    )
      .map(([dx, dy, d]) => zarapito(c, x + s * dx, y + dy, 0.9 * c.talla, (s * d) as 1 | -1))
      .join('')
  )
}

/** A whimbrel: brown and mottled, its crown dark, the long bill bent at its tip. */
export function zarapito(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const pardo = tinte(c, '#7A5A3C', 0.14)
  const [claro, oscuro, pata] = [mezcla(pardo, c.t.L, 0.5), mezcla(pardo, c.t.K, 0.4), mezcla(c.t.K, c.t.L, 0.3)]
  const base = p.elipse(2, 0, 24, 2.6, c.t.K, opaco(0.26))
  const pico = p.suave(xy('38,61 38,61 52,60 62,54 66,43 66,43 60,51 51,56 38,56.4 38,56.4'), c.t.K)
  if (s < 1.4)
    return (
      base +
      trazos(
        ruta([p.en(-3, 22), p.en(-5, 1), p.en(2, 0)], 0, false) +
          ruta([p.en(4, 22), p.en(7, 1), p.en(14, 0)], 0, false),
        pata,
        2.4 * s,
      ) +
      p.suave(xy('-48,25 -48,25 -22,41 8,44 22,54 25,66 34,68 40,58 34,44 24,29 -8,17'), pardo) +
      pico
    )
  const pie = (a: number, b: number): string =>
    p.linea(
      [
        [b, 22],
        [a + 1, 11],
        [a, 1],
      ],
      pata,
      2.4,
    ) +
    p.linea(
      [
        [a - 3, 0.6],
        [a, 1],
        [a + 7, -0.6],
      ],
      pata,
      1.8,
    )
  return (
    base +
    pie(-5, -3) +
    pie(7, 4) +
    p.suave(xy('-24,26 -8,17 12,19 24,29 32,44 36,55 30,60 24,54 16,42 -10,36'), claro) +
    p.suave(xy('-48,25 -48,25 -22,41 8,44 20,40 14,29 -14,25'), pardo) +
    trazos(
      (
        [
          [-26, 32],
          [-12, 30],
          [-8, 38],
        ] as const
      )
        .map(([a, b]) => ruta([p.en(a, b), p.en(a + 10, b + 3)], 0, false))
        .join(''),
      oscuro,
      2 * s,
    ) +
    p.suave(xy('23,54 25,63 33,66 40,61 40,56 32,54'), claro) +
    p.suave(xy('22,57 25,66 34,68 40,61 32,62'), pardo) +
    pico +
    p.disco(33, 60, 1.7, c.t.K)
  )
}

/** Burrowing parrots at the cliff where they nest. */
export function loros(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 - s * dx, y + dy]
  const tierra = tinte(c, '#C39A68', 0.14)
  const cuevas: Punto[] = xy('150,-150 240,-190 300,-120 400,-210 380,-60 480,-140 220,-70 560,-210 540,-50 130,-40')
  return (
    cordillera(c, { y: y - 100, amplitud: 110, nieve: 60 }) +
    lomas(c, { y: y - 20, amplitud: 50, color: t.medio }) +
    copas(c, y + 14, 34, t.cerca, s === 1 ? [560, 1240] : [-40, 640]) +
    poli(
      [en(-60, 60), en(20, -70), en(60, -180), en(150, -236), en(330, -262), en(480, -310), en(700, -300), en(700, 90)],
      tierra,
    ) +
    poli([en(-60, 60), en(20, -70), en(60, -180), en(110, -212), en(120, -90), en(90, 60)], mezcla(tierra, t.L, 0.3)) +
    (
      [
        [-96, 0.1],
        [-20, 0.16],
      ] as const
    )
      .map(([dy, k]) =>
        trazos(rutaSuave([en(46, dy), en(260, dy - 24), en(440, dy - 6), en(700, dy - 30)]), mezcla(tierra, t.K, k), 9),
      )
      .join('') +
    cuevas.map(([dx, dy]) => elipse(...en(dx, dy), 17, 12, mezcla(tierra, t.K, 0.66))).join('') +
    suelo({ ...c, hy: y + 30 }, mezcla(t.G, tierra, 0.2)) +
    loroEnVuelo(c, ...en(-120, -230), 1.25 * c.talla, s) +
    loroEnVuelo(c, ...en(-300, -300), 0.9, s) +
    loroEnVuelo(c, ...en(-330, -150), 0.8, s) +
    (
      [
        [300, -120, 1],
        [480, -140, -1],
        [150, -150, -1],
      ] as const
    )
      .map(([dx, dy, k]) => loro(c, ...en(dx, dy + 10), 0.27, (s * k) as 1 | -1))
      .join('') +
    posado(c, ...en(230, 190), 1.75, s)
  )
}

function posado(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  return (
    trazos(
      rutaSuave([
        [x - lado * 420, y + 96],
        [x - lado * 160, y + 22],
        [x + lado * 50, y + 2],
        [x + lado * 150, y - 34],
      ]),
      mezcla(c.t.K, c.t.R, 0.2),
      17,
    ) + loro(c, x, y, s, lado)
  )
}

function loro(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const [oliva, amarillo] = [tinte(c, '#74803C', 0.06), tinte(c, '#EFC93A', 0.04)]
  return (
    p.poli(xy('-20,26 -52,-56 -38,-62 -2,16'), mezcla(oliva, c.t.K, 0.2)) +
    p.suave(xy('-30,16 -36,70 -16,106 18,106 32,70 24,18 0,2'), oliva) +
    p.suave(xy('-4,6 2,62 26,66 30,36 18,8'), amarillo) +
    p.suave(xy('8,22 10,48 22,48 22,26'), tinte(c, '#C8402E', 0.06)) +
    p.suave(xy('-34,6 -42,60 -18,92 2,54 -8,8'), mezcla(oliva, c.t.K, 0.24)) +
    p.poli(xy('-34,22 -40,-18 -14,6 -8,34'), tinte(c, '#3B6FA0', 0.1)) +
    p.disco(4, 116, 24, oliva) +
    p.suave(xy('24,128 42,116 36,96 22,104'), mezcla(c.t.K, oliva, 0.2)) +
    p.disco(11, 120, 6.5, c.t.L) +
    p.disco(12, 120, 3, c.t.K) +
    p.linea(xy('-2,4 0,-6'), c.t.K, 6) +
    p.linea(xy('12,4 12,-6'), c.t.K, 6)
  )
}

function loroEnVuelo(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const oliva = tinte(c, '#74803C', 0.06)
  const azul = tinte(c, '#3B6FA0', 0.1)
  return (
    p.poli(xy('4,8 26,66 58,92 50,50 30,6'), mezcla(azul, c.t.K, 0.26)) +
    p.poli(xy('-30,2 -104,-14 -98,2 -30,12'), mezcla(oliva, c.t.K, 0.16)) +
    p.suave(xy('-44,4 -16,18 30,20 52,12 40,-2 0,-14 -30,-8'), oliva) +
    p.suave(xy('-24,-2 0,-13 26,-6 10,4'), tinte(c, '#EFC93A', 0.04)) +
    p.disco(50, 12, 13, oliva) +
    p.suave(xy('60,18 72,10 66,0 58,4'), c.t.K) +
    p.disco(54, 15, 3.4, c.t.L) +
    p.poli(xy('-18,10 -62,74 -30,66 2,48 22,8'), azul) +
    p.poli(xy('-18,10 -30,40 4,34 22,8'), oliva)
  )
}

/** King penguins on the steppe before a grey bay. */
export function pinguinosRey(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const x = c.fx === 600 ? 600 : c.fx + s * 60
  const pasto = tinte(c, '#BFA25C', 0.12)
  return (
    lomas(c, { y: y - 34, amplitud: 26, color: t.lejos }) +
    agua(c, y - 4) +
    camino(
      rutaLoma(
        [
          [-40, y + 74],
          [300, y + 60],
          [700, y + 82],
          [1240, y + 62],
        ],
        910,
      ),
      mezcla(pasto, t.H, 0.2),
    ) +
    camino(
      rutaLoma(
        [
          [-40, y + 176],
          [420, y + 144],
          [800, y + 172],
          [1240, y + 146],
        ],
        910,
      ),
      pasto,
    ) +
    matas(c, y + 110, mezcla(pasto, t.K, 0.3)) +
    mirando(c, x + s * 300, y + 92) +
    (
      [
        [110, 94, 0.32, -1],
        [-140, 100, 0.34, 1],
        [150, 176, 0.6, -1],
        [24, 216, 0.76, 1],
        [-92, 222, 0.78, -1],
        [-210, 240, 0.86, -1],
        [-330, 190, 0.66, 1],
      ] as const
    )
      .map(([dx, dy, k, d]) => pinguinoRey(c, x + s * dx, y + dy, k * c.talla, (s * d) as 1 | -1))
      .join('')
  )
}

/** Somebody with field glasses, farther off than the birds. */
function mirando(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 0.92, -c.lado as 1 | -1)
  return (
    elipse(x, y + 1, 40, 5, c.t.K, opaco(0.22)) +
    persona(c, x, y, 92, { postura: posturas.mirar, lado: -c.lado as 1 | -1, ropa: c.t.A, sombrero: true }) +
    p.linea(xy('12,90 23,91'), c.t.K, 8)
  )
}

function pinguinoRey(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const [lomo, naranja] = [mezcla(tinte(c, '#5D6E86', 0.1), c.t.K, 0.24), tinte(c, '#F0962E', 0.04)]
  return (
    elipse(x, y + 1, 36 * s, 5 * s, c.t.K, opaco(0.24)) +
    p.poli(xy('-16,0 -12,8 18,8 26,0'), c.t.K) +
    p.suave(xy('-28,4 -32,60 -22,104 -6,122 12,118 26,96 28,50 22,4 0,0'), lomo) +
    p.suave(xy('-8,6 -8,60 4,100 18,106 29,84 30,44 22,8'), claro(c)) +
    p.suave(xy('0,84 6,108 20,112 28,92 14,88'), naranja) +
    (s < 0.4 ? '' : p.suave(xy('-20,90 -36,50 -34,22 -14,58 -10,86'), mezcla(lomo, c.t.K, 0.4))) +
    p.suave(xy('-16,112 -12,140 8,150 24,138 20,118 4,112'), mezcla(c.t.K, '#0B0D10', 0.4)) +
    p.suave(xy('-10,112 -10,134 2,136 8,118'), naranja) +
    p.poli(xy('20,142 40,137 43,133 20,132'), c.t.K) +
    (s < 0.4 ? '' : p.linea(xy('25,135 37,135'), naranja, 2.6) + p.disco(12, 137, 2.4, claro(c)))
  )
}

/** Two huemules at the edge of the southern wood. */
export function huemules(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const [lenga, pasto] = [tinte(c, '#B2622E', 0.16), tinte(c, '#9DA356', 0.14)]
  return (
    horizonteAndino(c, 60) +
    bosque(c, y + 14, 92, mezcla(lenga, t.H, 0.3)) +
    bosque(c, y + 26, 70, lenga) +
    agua(c, y + 20, tinte(c, '#2E9FA8', 0.1)) +
    camino(
      rutaLoma(
        [
          [-40, y + 108],
          [340, y + 84],
          [760, y + 112],
          [1240, y + 78],
        ],
        910,
      ),
      pasto,
    ) +
    matas(c, y + 130, mezcla(pasto, t.K, 0.32)) +
    (c.talla < 0.6
      ? huemul(c, x - s * 214, y + 126, 0.66 * c.talla, s, false) +
        huemul(c, x - s * 112, y + 148, 0.84 * c.talla, s, true)
      : huemul(c, x - s * 190, y + 150, 0.76 * c.talla, s, false) +
        huemul(c, x + s * 230, y + 132, 0.62 * c.talla, -s as 1 | -1, false) +
        huemul(c, x - s * 30, y + 196, 1.06 * c.talla, s, true))
  )
}

export function huemul(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1, macho: boolean): string {
  const p = pluma(x, y, s, lado)
  const pelo = tinte(c, '#7E5636', 0.12)
  const sombra = mezcla(pelo, c.t.K, 0.32)
  const asta = mezcla(pelo, c.t.L, 0.5)
  return (
    elipse(x, y + 1, 52 * s, 5 * s, c.t.K, opaco(0.24)) +
    [-36, -26, 22, 31]
      .map(
        (a, i) =>
          p.poli(
            [
              [a - 6, 52],
              [a - 3.4, 26],
              [a - 3, 5],
              [a + 3, 5],
              [a + 3.4, 26],
              [a + 8, 52],
            ],
            i % 2 ? pelo : sombra,
          ) +
          p.poli(
            [
              [a - 3.6, 7],
              [a - 4, 0],
              [a + 6, 0],
              [a + 3.4, 7],
            ],
            c.t.K,
          ),
      )
      .join('') +
    p.suave(xy('-48,46 -48,72 -14,76 22,74 42,102 58,104 54,78 42,50 14,38 -24,40'), pelo) +
    p.suave(xy('-24,42 6,46 34,54 22,40 0,36'), mezcla(pelo, c.t.L, 0.4)) +
    p.suave(xy('-52,56 -54,74 -44,72 -44,56'), sombra) +
    p.suave(xy('40,100 48,116 64,114 84,98 80,90 60,94 46,92'), pelo) +
    p.disco(82, 95, 5, c.t.K) +
    p.disco(62, 107, 2.8, c.t.K) +
    p.suave(xy('46,112 26,130 32,136 52,120'), sombra) +
    p.suave(xy('54,114 60,136 68,136 64,114'), pelo) +
    (macho
      ? p.linea(xy('50,114 44,132 46,152'), asta, 4) +
        p.linea(xy('45,136 56,148'), asta, 4) +
        p.linea(xy('58,115 60,132 66,150'), asta, 4) +
        p.linea(xy('61,136 74,144'), asta, 4)
      : '')
  )
}

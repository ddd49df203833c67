import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, horizonteAndino, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { pato, tagua } from './aves-de-orilla.ts'
import { tinte } from './caserio.ts'

/** The footpath to the hanging glacier, with the lagoon under it. */
export function sendaYGlaciar(c: Cuadro, x: number, y: number): string {
  const { t, lado: s } = c
  const senda = mezcla(tinte(c, '#B48A60', 0.14), t.L, 0.16)
  const hielo = mezcla(t.nieve, tinte(c, '#7FC4D8', 0.04), 0.4)
  const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
  const eje = (
    [
      [30, 72, 3],
      [60, 96, 5],
      [-10, 122, 7],
      [-90, 150, 9],
      [-60, 190, 12],
      [70, 226, 17],
      [90, 280, 23],
      [-30, 340, 30],
      [-110, 420, 40],
    ] as const
  ).map(([dx, dy, w]) => [...en(dx, dy), w] as const)
  return (
    poli(
      [
        en(-110, -120),
        en(-40, -152),
        en(60, -144),
        en(120, -110),
        en(104, -64),
        en(60, -40),
        en(40, -14),
        en(-10, -14),
        en(-60, -54),
      ],
      hielo,
    ) +
    trazos(
      [
        `M${en(-60, -94).join(' ')}l${s * 60}-14 ${s * 70} 20`,
        `M${en(-20, -58).join(' ')}l${s * 44}-12 ${s * 44} 12`,
      ].join(''),
      mezcla(hielo, t.Z, 0.4),
      4,
    ) +
    elipse(...en(10, 44), 176, 24, mezcla(tinte(c, '#4FA7A8', 0.06), t.H, 0.1)) +
    elipse(...en(40, 38), 90, 8, t.L, opaco(0.5)) +
    camino(
      `${rutaSuave(eje.map(([a, b, w]): Punto => [a - w, b]))}L${rutaSuave(eje.toReversed().map(([a, b, w]): Punto => [a + w, b])).slice(1)}z`,
      senda,
    ) +
    (
      [
        [-220, 96, 30],
        [230, 150, 40],
        [-300, 300, 54],
      ] as const
    )
      .map(([dx, dy, w]) => {
        const [a, b] = en(dx, dy)
        return (
          elipse(a, b + 2, w * 1.1, w * 0.16, t.K, opaco(0.2)) +
          poli(
            [
              [a - w, b],
              [a - w * 0.7, b - w * 0.6],
              [a + w * 0.1, b - w * 0.8],
              [a + w * 0.8, b - w * 0.4],
              [a + w, b],
            ],
            mezcla(t.R, t.L, 0.2),
          ) +
          poli(
            [
              [a - w * 0.7, b - w * 0.6],
              [a + w * 0.1, b - w * 0.8],
              [a + w * 0.3, b - w * 0.4],
            ],
            mezcla(t.R, t.L, 0.5),
          )
        )
      })
      .join('')
  )
}

/** Coots, ducks and white swans among the bulrushes of a lagoon. */
export function totoral(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const hondo = Math.min(1, (740 - y) / 190)
  const en = (dx: number, dy: number): Punto => [600 + s * dx, y + (dy < 200 ? dy * hondo : dy)]
  const [lamina, junco] = [mezcla(mezcla(t.C, t.Z, 0.34), t.G, 0.12), mezcla(t.verde, t.K, 0.2)]
  const mata = (dx: number, dy: number, w: number, h: number, color: string): string => {
    const a = c.azar(`mata${dx}`)
    let [tallos, espigas] = ['', '']
    for (let i = 0; i < 20; i++) {
      const px = Math.round(600 + s * dx + a.real(-w, w))
      const [k, alto] = [a.entero(-12, 12), Math.round(h * a.real(0.6, 1.2))]
      tallos += `M${px} ${Math.round(y + dy)}q0-${Math.round(alto * 0.6)} ${k}-${alto}`
      if (i % 4 === 0) espigas += `M${px + k} ${Math.round(y + dy) - alto}v${Math.round(h * 0.2)}`
    }
    return (
      elipse(...en(dx, dy), w * 1.2, 10, mezcla(color, t.K, 0.2)) +
      trazos(tallos, color, 5) +
      trazos(espigas, tinte(c, '#6B4A2E'), 11)
    )
  }
  return (
    horizonteAndino(c, 56) +
    lomas(c, { y: y - 20, amplitud: 20, color: t.medio }) +
    agua(c, y + 4, lamina) +
    camino(
      rutaLoma(
        [
          [-40, y - 16],
          [200, y - 22],
          [460, y - 14],
          [800, y - 24],
          [1240, y - 14],
        ],
        y + 12,
      ),
      mezcla(junco, t.H, 0.4),
    ) +
    mata(-250, 46, 150, 70, mezcla(junco, t.H, 0.24)) +
    mata(330, 58, 120, 80, mezcla(junco, t.H, 0.2)) +
    coscoroba(c, ...en(-20, 96), 1.1, s) +
    coscoroba(c, ...en(224, 120), 1.3, -s as 1 | -1) +
    pato(c, ...en(-190, 104), 0.6, s) +
    pato(c, ...en(-290, 120), 0.66, s) +
    tagua(c, ...en(-110, 162), 0.84, s) +
    tagua(c, ...en(-10, 186), 0.9, s) +
    tagua(c, ...en(-220, 182), 0.8, s) +
    mata(-560, 250, 110, 270, junco) +
    mata(560, 240, 90, 220, junco)
  )
}

/** The near corner of a table that runs off the picture: filled biscuits on their plate, a cut lemon. */
export function alfajores(c: Cuadro): string {
  const { lado: s } = c
  const [x, y] = [600 + s * 350, 822]
  const [masa, manjar, limon, tabla] = [
    tinte(c, '#EBCB8E', 0.04),
    tinte(c, '#9A5A26', 0.04),
    tinte(c, '#F2D24A', 0.02),
    tinte(c, '#8A5A38', 0.1),
  ]
  const en = (dx: number, v: number): Punto => [600 + s * dx, v]
  const uno = (dx: number, dy: number): string =>
    elipse(x + dx, y + dy, 62, 20, mezcla(masa, c.t.K, 0.14)) +
    rect(x + dx - 62, y + dy - 14, 124, 14, manjar) +
    elipse(x + dx, y + dy - 14, 62, 20, manjar) +
    rect(x + dx - 62, y + dy - 34, 124, 18, masa) +
    elipse(x + dx, y + dy - 16, 62, 20, masa) +
    elipse(x + dx, y + dy - 34, 62, 20, mezcla(masa, c.t.L, 0.4))
  return (
    poli([en(60, 772), en(660, 748), en(660, 920), en(-40, 920)], tabla) +
    poli([en(60, 772), en(660, 748), en(660, 756), en(56, 781)], mezcla(tabla, c.t.L, 0.34)) +
    trazos(
      `M${en(34, 812).join(' ')}L${en(640, 796).join(' ')}M${en(0, 866).join(' ')}L${en(640, 852).join(' ')}`,
      mezcla(tabla, c.t.K, 0.24),
      5,
    ) +
    elipse(x + 8, y + 24, 226, 38, c.t.K, opaco(0.24)) +
    elipse(x, y + 8, 220, 39, mezcla(c.t.L, c.t.K, 0.06)) +
    elipse(x, y + 4, 184, 29, mezcla(c.t.L, c.t.C, 0.3)) +
    uno(-96, 0) +
    uno(40, 4) +
    uno(-30, -46) +
    elipse(x + 146, y - 10, 36, 36, limon) +
    elipse(x + 146, y - 10, 28, 28, mezcla(limon, c.t.L, 0.5)) +
    trazos(`M${x + 146} ${y - 34}v48M${x + 124} ${y - 20}l44 22M${x + 124} ${y}l44-22`, limon, 4)
  )
}

/** A white swan of red bill. */
export function coscoroba(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const blanco = mezcla(mezcla(c.t.L, '#FFFFFF', 0.6), c.t.Z, c.hora === 'noche' ? 0.3 : 0.02)
  return (
    p.suave(xy('-44,-4 -26,-20 20,-20 36,-4'), blanco, opaco(0.3)) +
    p.suave(xy('-70,30 -48,2 0,-3 38,0 46,18 24,36 -10,40 -44,34'), blanco) +
    p.suave(xy('-66,28 -30,30 4,28 -8,12 -40,10'), mezcla(blanco, c.t.Z, 0.3)) +
    p.curva(xy('32,16 50,34 34,56 40,78'), blanco, 12) +
    p.disco(42, 79, 9, blanco) +
    p.suave(xy('48,85 72,76 70,70 48,73'), tinte(c, '#D8452E', 0.04)) +
    p.disco(44, 82, 2, c.t.K) +
    elipse(x, y + 1, 62 * s, 4 * s, c.t.L, opaco(0.55))
  )
}

/** Leaves and limes that hang into the picture, away from the light. */
export function ramaDeLimon(c: Cuadro): string {
  const s = -c.lado as 1 | -1
  const p = pluma(600 + s * 640, 0, 1, -s as 1 | -1, -1)
  const hoja = tinte(c, '#3F6B34', 0.06)
  const hojas = (
    [
      [40, 42, 0.7],
      [100, 64, 1.3],
      [200, 76, 1],
      [240, 78, -0.5],
      [304, 80, 0.9],
      [340, 81, -0.3],
      [394, 84, 0.5],
    ] as const
  ).map(([a, b, g]) => {
    const [vx, vy] = [Math.cos(g), Math.sin(g)]
    const pt = (k: number, d: number): Punto => [a + vx * k - vy * d, b + vy * k + vx * d]
    return [pt(0, 0), pt(0, 0), pt(34, -24), pt(66, -18), pt(92, 0), pt(66, 18), pt(34, 24)]
  })
  const limones = [
    [150, 148],
    [268, 160],
    [352, 156],
  ] as const
  return (
    p.curva(xy('-40,0 90,70 230,78 400,84'), mezcla(tinte(c, '#6B4A2E', 0.1), c.t.K, 0.3), 12) +
    hojas
      .map((f, i) =>
        p.suave(f, i % 3 === 0 ? mezcla(hoja, c.t.L, 0.16) : i % 3 === 1 ? hoja : mezcla(hoja, c.t.K, 0.24)),
      )
      .join('') +
    limones
      .map(([a, b], i) => {
        const verde = tinte(c, i % 2 ? '#C9D24A' : '#E8D84A', 0.03)
        return (
          p.linea(
            [
              [a - 6, 76],
              [a, b - 20],
            ],
            mezcla(hoja, c.t.K, 0.2),
            5,
          ) +
          p.suave(
            [
              [a - 30, b - 8],
              [a - 14, b - 32],
              [a + 14, b - 32],
              [a + 30, b - 8],
              [a + 24, b + 22],
              [a, b + 40],
              [a - 24, b + 22],
            ],
            verde,
          ) +
          p.suave(
            [
              [a + 20, b - 8],
              [a + 8, b - 22],
              [a - 2, b - 8],
              [a + 10, b + 10],
            ],
            mezcla(verde, c.t.L, 0.6),
          )
        )
      })
      .join('')
  )
}

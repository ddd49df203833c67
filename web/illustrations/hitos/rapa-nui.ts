import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma, type Pluma } from '../pluma.ts'
import { agua, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'

const perfilMoai: Punto[] = xy(
  '22,0 16,18 14,32 20,41 30,45 28,49 25,56 26,78 28,92 34,98 50,100 66,98 72,92 74,78 75,56 72,49 70,45 80,41 86,32 84,18 78,0',
)

function tonosDePiedra({ t, hora }: Cuadro) {
  const piedra = mezcla(mezcla('#9A8E7C', t.R, 0.3), t.K, hora === 'noche' ? 0.45 : hora === 'dia' ? 0.08 : 0.22)
  return {
    piedra,
    oscuro: mezcla(piedra, t.K, 0.5),
    medio: mezcla(piedra, t.K, 0.24),
    claro: mezcla(piedra, t.L, 0.22),
  }
}

function tocado(c: Cuadro, p: Pluma): string {
  const { t } = c
  const toba = mezcla(mezcla('#A34A36', t.R, 0.16), t.K, c.hora === 'noche' ? 0.4 : 0.08)
  return (
    p.poli(xy('27,97 25,112 32,117 68,117 75,112 73,97'), toba) +
    p.poli(xy('27,97 25,112 32,117 42,117 38,98'), t.K, opaco(0.2)) +
    p.poli(xy('40,117 42,123 58,123 60,117'), toba)
  )
}

/** Long head on a short body: brow, nose and ears cut the light. */
export function moai(c: Cuadro, x: number, y: number, h: number, conTocado: boolean): string {
  const w = h * 0.5
  const lado = haciaElSol(c, x)
  const p = pluma(x - (lado * w) / 2, y, w / 100, lado, h / 100)
  const { piedra, oscuro, medio, claro } = tonosDePiedra(c)
  const detalle = (): string =>
    p.poli(
      xy('22,0 16,18 14,32 20,41 30,45 28,49 25,56 26,78 28,92 34,98 44,99.5 38,88 40,60 36,50 42,42 34,28 38,0'),
      medio,
    ) +
    p.poli(xy('22,77 27,80 28,58 24,55'), oscuro) +
    p.poli(xy('78,77 73,80 72,58 76,55'), oscuro) +
    p.poli(xy('30,85 50,88 70,85 69,80 57,81 43,81 31,80'), claro) +
    p.poli(xy('31,80 43,81 44,73 34,73'), oscuro) +
    p.poli(xy('69,80 57,81 56,73 66,73'), oscuro) +
    p.poli(xy('44,82 56,82 60,64 50,61 40,64'), claro) +
    p.poli(xy('44,82 48,82 46,62 40,64'), medio) +
    p.poli(xy('39,57 61,57 58,53.6 42,53.6'), oscuro) +
    p.poli(xy('31,45 50,47 69,45 60,41 40,41'), oscuro, opaco(0.7)) +
    p.linea(xy('24,34 28,12 44,8'), oscuro, 4, opaco(0.55)) +
    p.linea(xy('76,34 72,12 56,8'), oscuro, 4, opaco(0.55))
  return (conTocado ? tocado(c, p) : '') + p.poli(perfilMoai, piedra) + detalle()
}

/** As many of them side by side: the same head in fewer cuts, the arms of the near ones alone. */
function hilera(c: Cuadro, sitios: readonly { x: number; y: number; h: number; conTocado: boolean }[]): string {
  const { piedra, oscuro, medio, claro } = tonosDePiedra(c)
  let [cuerpos, luces, hondos, brazos] = ['', '', '', '']
  for (const { x, y, h, conTocado } of sitios) {
    const lado = haciaElSol(c, x)
    const p = pluma(x - lado * h * 0.25, y, h / 200, lado, h / 100)
    const corte = (puntos: readonly Punto[], cierra = true): string =>
      ruta(
        puntos.map(([a, b]) => p.en(a, b)),
        0,
        cierra,
      )
    cuerpos +=
      (conTocado ? tocado(c, p) : '') +
      camino(corte(xy('22,0 14,26 20,41 30,45 25,56 28,92 36,99 64,99 72,92 75,56 70,45 80,41 86,26 78,0')), piedra) +
      camino(corte(xy('22,0 14,26 20,41 30,45 25,56 28,92 40,99 40,56 36,50 42,40 38,0')), medio)
    hondos +=
      corte(xy('31,81 69,81 66,72 34,72')) +
      corte(xy('38,57 62,57 58,53 42,53')) +
      corte(xy('22,77 27,80 28,58 24,55')) +
      corte(xy('78,77 73,80 72,58 76,55'))
    luces += corte(xy('30,85 50,88 70,85 69,80 57,80 60,64 50,61 40,64 43,80 31,80'))
    if (h > 190) brazos += corte(xy('24,34 28,12 44,8'), false) + corte(xy('76,34 72,12 56,8'), false)
  }
  return cuerpos + camino(hondos, oscuro) + camino(luces, claro) + trazos(brazos, oscuro, 4, opaco(0.55))
}

/** The fifteen, the far ones smaller: only the second from the right, as they look inland, has its topknot back. */
export function tongariki(c: Cuadro): string {
  const { t, lado: s } = c
  const azar = c.azar('moai')
  const alto = 240 * c.talla
  const conTocado = s === 1 ? 1 : 13
  const en = (i: number): { x: number; y: number; k: number } => {
    const z = 1 + i * 0.04
    return { x: 600 - s * 2385 + (s * 2905) / z, y: c.hy + 34 + 76 / z, k: 1 / z }
  }
  const fila = hilera(
    c,
    Array.from({ length: 15 }, (_, n) => 14 - n).map((i) => {
      const { x, y, k } = en(i)
      return { x, y, h: alto * k * azar.real(0.9, 1.08), conTocado: i === conTocado }
    }),
  )
  return (
    poike(c) +
    agua(c) +
    rect(0, c.hy + 46, 1200, 500, mezcla(t.R, t.G, 0.1)) +
    camino(
      rutaLoma(
        [
          [-60, c.hy + 60],
          [200, c.hy + 40],
          [560, c.hy + 52],
          [900, c.hy + 38],
          [1260, c.hy + 56],
        ],
        900,
      ),
      mezcla(t.R, t.L, 0.06),
    ) +
    fila +
    ahu(c, en)
  )
}

/** The platform runs off both edges, its stones and its ramp smaller with the distance. */
function ahu(c: Cuadro, en: (i: number) => { x: number; y: number; k: number }): string {
  const { t } = c
  const azar = c.azar('ahu')
  const piedra = mezcla(mezcla('#7E7466', t.R, 0.4), t.K, 0.34)
  const [cerca, lejos] = [en(-1.4), en(17)]
  const franja = (a: number, b: number): Punto[] => [
    [cerca.x, cerca.y + a * cerca.k],
    [lejos.x, lejos.y + a * lejos.k],
    [lejos.x, lejos.y + b * lejos.k],
    [cerca.x, cerca.y + b * cerca.k],
  ]
  let claras = ''
  for (let i = -1.2; i < 13;) {
    const paso = azar.real(0.6, 1.1)
    for (const [v, h] of [
      [4, 17],
      [25, 14],
    ] as const) {
      const [p, q] = [en(i + (v > 9 ? 0.16 : 0)), en(i + paso * 0.86 + (v > 9 ? 0.1 : 0))]
      claras += ruta([
        [p.x, p.y + v * p.k],
        [q.x, q.y + v * q.k],
        [q.x, q.y + (v + h) * q.k],
        [p.x, p.y + (v + h) * p.k],
      ])
    }
    i += paso
  }
  return (
    poli(franja(-4, 46), piedra) +
    camino(claras, mezcla(piedra, t.L, 0.16)) +
    poli(franja(44, 92), mezcla(piedra, t.R, 0.5)) +
    camino(
      rutaLoma(
        cerca.x < lejos.x
          ? [
              [-60, cerca.y + 70],
              [300, cerca.y + 62],
              [700, lejos.y + 56],
              [1260, lejos.y + 46],
            ]
          : [
              [-60, lejos.y + 46],
              [500, lejos.y + 56],
              [900, cerca.y + 62],
              [1260, cerca.y + 70],
            ],
        900,
      ),
      mezcla(t.R, t.K, 0.06),
    ) +
    camino(
      rutaLoma(
        [
          [-60, c.hy + 222],
          [340, c.hy + 240],
          [800, c.hy + 214],
          [1260, c.hy + 242],
        ],
        900,
      ),
      mezcla(t.R, t.K, 0.24),
    )
  )
}

function poike(c: Cuadro): string {
  const x = 600 + c.lado * 420
  const s = c.lado
  const loma: Punto[] = [
    [x - s * 420, c.hy + 8],
    [x - s * 260, c.hy - 20],
    [x - s * 60, c.hy - 110],
    [x + s * 120, c.hy - 150],
    [x + s * 300, c.hy - 120],
    [x + s * 420, c.hy + 8],
  ]
  return camino(rutaLoma(loma, Math.round(c.hy + 10)), c.t.medio)
}

export function ranoKau(cuadro: Cuadro): string {
  const c = { ...cuadro, hy: Math.min(cuadro.hy, 522) }
  const { t } = c
  const x = c.fx
  const y = c.hy + 70
  const borde = mezcla(t.R, t.K, 0.1)
  const lago = mezcla(mezcla(t.G, t.Z, 0.3), t.K, c.hora === 'dia' ? 0.08 : 0.2)
  const totora = mezcla(mezcla('#8FA33E', t.R, 0.35), t.K, c.hora === 'noche' ? 0.45 : 0.04)
  const azar = c.azar('totora')
  let parches = ''
  for (let i = 0; i < 17; i++) {
    const [a, r] = [azar.real(0, 6.28), azar.real(0.1, 0.86)]
    const [px, py, w] = [x + Math.cos(a) * 300 * r, y + 46 + Math.sin(a) * 62 * r, azar.real(26, 74)]
    parches += rutaSuave(
      [
        [px - w, py],
        [px - w * 0.3, py - w * 0.2],
        [px + w * 0.7, py - w * 0.16],
        [px + w, py + 3],
        [px + w * 0.2, py + w * 0.2],
        [px - w * 0.6, py + w * 0.14],
      ],
      0,
      true,
    )
  }
  const muesca = x + c.lado * 150
  return (
    agua(c, c.hy - 40, mezcla(t.G, t.Z, 0.15)) +
    camino(
      rutaLoma(
        [
          [-60, c.hy - 10],
          [x - 470, c.hy - 66],
          [x - 220, c.hy - 92],
          [muesca - 130, c.hy - 84],
          [muesca - 60, c.hy - 34],
          [muesca, c.hy - 8],
          [muesca + 60, c.hy - 40],
          [muesca + 130, c.hy - 80],
          [x + 470, c.hy - 70],
          [1260, c.hy - 20],
        ].sort((a, b) => a[0]! - b[0]!) as unknown as Punto[],
        900,
      ),
      borde,
    ) +
    pared(c, x, y) +
    elipse(x, y + 46, 350, 84, mezcla(totora, t.K, 0.3)) +
    elipse(x, y + 48, 334, 76, lago) +
    camino(parches, totora) +
    trazos(`M${x - 120} ${y + 30}h70M${x + 60} ${y + 70}h90M${x + 140} ${y + 26}h50`, t.L, 4, opaco(0.6)) +
    camino(
      rutaLoma(
        [
          [-60, y + 70],
          [x - 420, y + 108],
          [x - 160, y + 156],
          [x + 180, y + 158],
          [x + 430, y + 104],
          [1260, y + 60],
        ],
        900,
      ),
      mezcla(t.R, t.L, 0.1),
    ) +
    camino(
      rutaLoma(
        [
          [-60, y + 150],
          [x - 300, y + 196],
          [x + 80, y + 206],
          [x + 430, y + 176],
          [1260, y + 150],
        ],
        900,
      ),
      mezcla(t.R, t.K, 0.2),
    )
  )
}

function pared(c: Cuadro, x: number, y: number): string {
  const { t } = c
  const interior: Punto[] = [
    [x - 520, y + 20],
    [x - 440, y - 74],
    [x - 220, y - 118],
    [x, y - 104],
    [x + 220, y - 116],
    [x + 440, y - 78],
    [x + 520, y + 20],
    [x + 300, y + 120],
    [x - 300, y + 120],
  ]
  let costillas = ''
  for (let i = -5; i <= 5; i++)
    costillas += ruta([
      [x + i * 84, y - 108 + Math.abs(i) * 8],
      [x + i * 84 + 26, y - 96 + Math.abs(i) * 8],
      [x + i * 66 + 10, y + 30],
      [x + i * 64 - 8, y + 30],
    ])
  return camino(rutaSuave(interior, 0, true), mezcla(t.R, t.K, 0.34)) + camino(costillas, t.K, opaco(0.2))
}

export function anakena(c: Cuadro): string {
  const { t } = c
  const arena = mezcla(mezcla('#F2D9B8', t.H, 0.3), t.K, c.hora === 'noche' ? 0.45 : c.hora === 'atardecer' ? 0.12 : 0)
  const s = -c.lado
  const y = c.hy + 30
  const x = c.fx
  return (
    lomas(c, { y: c.hy - 30, amplitud: 30, color: t.lejos }) +
    agua(c) +
    camino(
      rutaLoma(
        [
          [600 + s * 700, c.hy - 30],
          [600 + s * 420, c.hy - 26],
          [600 + s * 120, c.hy + 10],
          [600 - s * 140, c.hy + 50],
        ],
        Math.round(c.hy + 60),
      ),
      mezcla(t.R, t.H, 0.12),
    ) +
    trazos(
      rutaSuave([
        [600 + s * 660, c.hy + 26],
        [600 + s * 240, c.hy + 60],
        [600 - s * 120, c.hy + 130],
        [600 - s * 400, 790],
        [600 - s * 660, 830],
      ]),
      t.L,
      16,
      opaco(0.9),
    ) +
    camino(
      `${rutaSuave([
        [600 + s * 660, c.hy + 26],
        [600 + s * 240, c.hy + 60],
        [600 - s * 120, c.hy + 130],
        [600 - s * 400, 790],
        [600 - s * 660, 830],
      ])}V910H${600 + s * 660}z`,
      arena,
    ) +
    palmera(c, x + s * 290, y + 62, 2.5, s as 1 | -1) +
    palmera(c, x + s * 390, y + 50, 2, -s as 1 | -1) +
    [0, 1, 2, 3]
      .map((i) => moai(c, x + s * (-84 + i * 92), y + 74, [196, 182, 200, 160][i]! * c.talla, i < 3))
      .join('') +
    rect(x + s * 50 - 196, y + 70, 392, 32, mezcla(mezcla('#7E7466', t.R, 0.4), t.K, 0.3)) +
    palmera(c, x - s * 190, y + 150, 3.1 * c.talla, s as 1 | -1)
  )
}

export function palmera(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const { t } = c
  const hoja = mezcla(mezcla(t.R, t.K, 0.5), t.verde, 0.25)
  const frondas: Punto[][] = [
    xy('14,100 30,118 52,104 60,84 46,96 28,102'),
    xy('14,100 36,108 50,92 50,70 40,86 24,96'),
    xy('14,100 -4,120 -28,110 -38,92 -22,102 -2,104'),
    xy('14,100 -8,110 -24,94 -24,74 -14,90 2,98'),
    xy('14,100 22,124 42,126 58,114 38,116 22,106'),
    xy('14,100 4,126 -16,130 -32,120 -12,120 6,106'),
    xy('14,100 22,88 22,70 16,60 14,80'),
  ]
  return (
    p.elipse(0, 1, 15, 1.8, t.K, opaco(0.25)) +
    p.suave(xy('-4,0 -2,36 6,70 13,100 16,100 11,68 5,34 5,0'), mezcla(t.K, t.R, 0.4)) +
    frondas.map((f, i) => p.poli(f, i % 2 ? mezcla(hoja, t.G, 0.22) : hoja)).join('')
  )
}

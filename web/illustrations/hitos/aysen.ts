import { haciaLaSombra, type Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, cordillera, cresta, facetas, lomas, rutaNieve } from '../relieve.ts'
import { camino, elipse, opaco, poli, ruta, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { pinguino } from './norte-chico.ts'
import { tempano } from './patagonia.ts'
import { lupinos } from './volcanes.ts'

/** Basalt battlements over the southern road. */
export function cerroCastillo(c: Cuadro): string {
  const { t } = c
  const y = c.hy
  const lenga =
    c.estacion === 'otono'
      ? mezcla('#B4522E', t.K, c.hora === 'noche' ? 0.5 : 0.14)
      : mezcla(mezcla('#5B7B4A', t.R, 0.25), t.K, c.hora === 'noche' ? 0.55 : 0.1)
  const pasto = mezcla(mezcla('#A9A35E', t.R, 0.3), t.K, c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.2 : 0.02)
  return (
    cordillera(c, { y: y - 80, amplitud: 60, nieve: 60 }) +
    almenas(c, y) +
    lomas(c, { y: y - 34, amplitud: 40, color: t.bajo }) +
    bosque(c, y + 10, 70, lenga) +
    camino(rutaLoma(cresta(c.azar('pampa'), { pasos: 8, base: y + 14, amplitud: 12, rugosidad: 0.6 }), 910), pasto) +
    camino(
      rutaLoma(cresta(c.azar('pampa2'), { pasos: 8, base: y + 130, amplitud: 20, rugosidad: 0.6 }), 910),
      mezcla(pasto, t.K, 0.14),
    ) +
    carretera(c, y + 16) +
    lupinos(c)
  )
}

function almenas(c: Cuadro, y: number): string {
  const { fx: x, t } = c
  const torres: Punto[] = [
    [x - 480, y + 10],
    [x - 400, y - 70],
    [x - 330, y - 110],
    [x - 300, y - 190],
    [x - 280, y - 160],
    [x - 262, y - 236],
    [x - 240, y - 180],
    [x - 206, y - 210],
    [x - 190, y - 300],
    [x - 172, y - 252],
    [x - 150, y - 286],
    [x - 128, y - 372],
    [x - 108, y - 300],
    [x - 86, y - 330],
    [x - 64, y - 416],
    [x - 40, y - 330],
    [x - 14, y - 350],
    [x + 14, y - 434],
    [x + 36, y - 340],
    [x + 62, y - 356],
    [x + 82, y - 290],
    [x + 110, y - 330],
    [x + 132, y - 244],
    [x + 176, y - 250],
    [x + 204, y - 180],
    [x + 262, y - 190],
    [x + 330, y - 100],
    [x + 420, y - 60],
    [x + 500, y + 10],
  ]
  const nevero = (
    [
      [-270, -120],
      [-244, -164],
      [-226, -136],
      [-196, -168],
      [-174, -236],
      [-158, -186],
      [-130, -204],
      [-110, -282],
      [-94, -220],
      [-66, -236],
      [-40, -312],
      [-24, -234],
      [8, -246],
      [36, -320],
      [46, -230],
      [66, -218],
      [83, -272],
      [92, -200],
      [116, -184],
      [132, -228],
      [144, -168],
      [176, -150],
      [204, -168],
      [214, -130],
      [250, -112],
      [214, -98],
      [190, -116],
      [172, -70],
      [150, -122],
      [118, -110],
      [102, -40],
      [78, -118],
      [48, -128],
      [30, -74],
      [8, -132],
      [-30, -116],
      [-52, -24],
      [-74, -124],
      [-104, -130],
      [-124, -72],
      [-142, -126],
      [-176, -108],
      [-198, -50],
      [-214, -112],
      [-244, -96],
    ] as const
  ).map(([dx, dy]): Punto => [x + dx, y + dy])
  return poli(torres, mezcla(t.R, t.H, 0.26)) + camino(umbrias(torres, c), t.K, opaco(0.34)) + poli(nevero, t.nieve)
}

/** Of each needle the side away from the light, down to the notch beside it. */
function umbrias(torres: readonly Punto[], c: Cuadro): string {
  return torres
    .map(([x, y], i) => {
      const paso = haciaLaSombra(c, x)
      const [antes, despues] = [torres[i - 1], torres[i + 1]]
      if (!antes || !despues || y >= antes[1] || y >= despues[1]) return ''
      const lado: Punto[] = [[x, y]]
      for (let j = i + paso; torres[j] && torres[j]![1] > lado.at(-1)![1]; j += paso) lado.push(torres[j]!)
      const [vx, vy] = lado.at(-1)!
      return ruta([...lado, [x + (vx - x) * 0.66, vy + 34], [x + (vx - x) * 0.3, y + (vy - y) * 0.7]])
    })
    .join('')
}

/** The milky lagoon under the battlements, threads of melted ice between them. */
export function lagunaDelCastillo(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = Math.max(c.hy - 76, 490)
  const [acarreo, leche] = [mezcla(tinte(c, '#8A8078', 0.3), t.R, 0.2), tinte(c, '#58B4B8', 0.04)]
  const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
  const piedras = (
    [
      [-420, 760, 46],
      [-350, 800, 30],
      [-520, 790, 40],
      [330, 744, 40],
      [390, 780, 56],
      [470, 760, 30],
      [-200, 850, 34],
      [180, 860, 40],
      [560, 850, 54],
    ] as const
  )
    .map(([dx, v, w]) =>
      ruta([
        [x + dx - w, v],
        [x + dx - w * 0.7, v - w * 0.6],
        [x + dx, v - w * 0.8],
        [x + dx + w * 0.7, v - w * 0.5],
        [x + dx + w, v],
      ]),
    )
    .join('')
  return (
    cordillera(c, { y: y - 80, amplitud: 60, nieve: 60 }) +
    almenas(c, y - 30) +
    poli(
      [
        en(-800, -110),
        en(-480, -50),
        en(-300, -84),
        en(-120, -60),
        en(-20, -78),
        en(120, -54),
        en(300, -90),
        en(480, -50),
        en(800, -120),
        en(800, 30),
        en(-800, 30),
      ],
      acarreo,
    ) +
    poli([en(-300, -84), en(-120, -60), en(-160, 20), en(-330, 20)], t.K, opaco(0.14)) +
    poli([en(300, -90), en(480, -50), en(420, 24), en(260, 24)], t.K, opaco(0.14)) +
    [-52, 102]
      .map((dx) =>
        poli(
          [
            [x + dx - 3, y - 96],
            [x + dx + 3, y - 96],
            [x + dx + 4, y - 50],
            [x + dx + 9, y - 36],
            [x + dx + 11, y + 8],
            [x + dx - 9, y + 8],
            [x + dx - 3, y - 38],
          ],
          t.nieve,
        ),
      )
      .join('') +
    agua({ ...c, t: { ...t, onda: leche } }, y + 6, leche) +
    elipse(x, y + 8, 560, 6, mezcla(leche, t.nieve, 0.6)) +
    trazos(
      `M${x - 250} ${y + 70}h260M${x - 60} ${y + 100}h320M${x - 330} ${y + 140}h200`,
      mezcla(leche, mezcla(t.R, t.H, 0.26), 0.4),
      7,
      opaco(0.6),
    ) +
    camino(rutaLoma(xy('-40,750 260,724 520,756 760,762 980,730 1240,744'), 910), mezcla(acarreo, t.L, 0.2)) +
    camino(piedras, mezcla(acarreo, t.K, 0.24))
  )
}

/** The road comes down in two bends, its middle line broken. */
function carretera(c: Cuadro, y: number): string {
  const x = c.fx
  const s = c.lado
  const eje: [number, number, number][] = Array.from({ length: 16 }, (_, i) => {
    const f = i / 15
    return [x + s * (Math.sin(f * 4.6) * (24 + 210 * f) + f * 60), y + (920 - y) * f ** 1.7, 4 + 96 * f ** 1.9]
  })
  const lado = (k: number): Punto[] => eje.map(([a, b, w]): Punto => [a + k * w, b])
  const gris = mezcla(mezcla(c.t.K, c.t.R, 0.4), c.t.H, 0.14)
  const via = `${rutaSuave(lado(-1))}L${rutaSuave([...lado(1)].reverse()).slice(1)}z`
  const linea = eje
    .filter((_, i) => i % 2 === 0 && i > 3)
    .map(([a, b, w]) => `M${Math.round(a)} ${Math.round(b)}l${Math.round(w * 0.1 * s)} ${Math.round(w * 0.34)}`)
    .join('')
  return (
    camino(`${rutaSuave(lado(-1.14))}L${rutaSuave([...lado(1.14)].reverse()).slice(1)}z`, mezcla(c.t.G, c.t.L, 0.5)) +
    camino(via, gris) +
    trazos(linea, '#F1D67A', 7)
  )
}

/** Ice front, tabular bergs, penguins on the snow. */
export function antartica(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const y = c.hy
  const nieve = mezcla(t.nieve, t.C, 0.1)
  const azul = mezcla(t.G, t.nieve, 0.4)
  const domo: Punto[] = [
    [-60, y - 60],
    [160, y - 120],
    [x - 160, y - 230],
    [x - 60, y - 200],
    [x + 60, y - 290],
    [x + 160, y - 210],
    [x + 300, y - 236],
    [1000, y - 130],
    [1260, y - 80],
  ]
  const orden = [...domo].sort((a, b) => a[0] - b[0])
  const frente = cresta(c.azar('barrera'), { pasos: 16, base: y - 34, amplitud: 9, rugosidad: 0.9 })
  let grietas = ''
  for (let i = 1; i < 17; i += 1)
    grietas += `M${Math.round(frente[i]![0] - 30)} ${Math.round(frente[i]![1] + 4)}v${16 + (i % 3) * 9}`
  return (
    cordillera(c, { y: y - 90, amplitud: 70, nieve: 110 }) +
    poli([...orden, [1260, y], [-60, y]], mezcla(nieve, t.nieveSombra, 0.5)) +
    camino(rutaNieve(orden, y - 64, c.azar('domo')), nieve) +
    camino(facetas(orden, y - 20, c), t.nieveSombra, opaco(0.7)) +
    poli([...frente, [1240, y + 12], [-40, y + 12]], nieve) +
    trazos(grietas, azul, 5, opaco(0.7)) +
    agua(c, y + 8, mezcla(mezcla('#1F6F8F', t.G, 0.35), t.K, c.hora === 'noche' ? 0.3 : 0)) +
    tabular(c, x + c.lado * 250, y + 86, 1.2) +
    tempano(c, x - c.lado * 250, y + 104, 150 * c.talla, c.lado) +
    tempano(c, x + c.lado * 20, y + 70, 80, -c.lado as 1 | -1) +
    cola(c, x - c.lado * 30, y + 150) +
    camino(rutaLoma(xy('-40,752 200,726 480,764 760,736 1000,760 1240,730'), 910), t.nieve) +
    camino(rutaLoma(xy('-40,828 300,806 700,836 1240,800'), 910), t.nieveSombra) +
    (
      [
        [-330, 790, 1],
        [-262, 814, -1],
        [-196, 786, 1],
        [-110, 820, -1],
        [-40, 796, 1],
      ] as const
    )
      .map(([dx, v, s]) => pinguino(c, x + c.lado * dx, v, 0.94 * c.talla, s))
      .join('')
  )
}

function tabular(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s, c.lado)
  const { t } = c
  return (
    p.poli(xy('-170,0 -164,62 -60,78 70,70 150,58 160,0'), t.nieve) +
    p.poli(xy('-170,0 -166,44 -60,54 70,48 154,38 160,0'), mezcla(t.nieve, mezcla(t.G, t.nieve, 0.4), 0.6)) +
    trazos(
      [-110, -50, 20, 90]
        .map((a) => {
          const [ax, ay] = p.en(a, 44)
          return `M${Math.round(ax)} ${Math.round(ay)}v${Math.round(30 * s)}`
        })
        .join(''),
      t.G,
      4,
      opaco(0.5),
    ) +
    p.elipse(0, -2, 182, 6, t.L, opaco(0.6))
  )
}

/** A whale goes down. */
function cola(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 0.62)
  return (
    p.suave(
      xy('-8,0 -10,40 -50,74 -92,88 -60,96 -22,92 0,76 22,92 60,96 92,88 50,74 10,40 8,0'),
      mezcla(c.t.K, c.t.G, 0.2),
    ) +
    elipse(x, y + 2, 40, 5, c.t.L, opaco(0.8)) +
    elipse(x, y + 10, 70, 4, c.t.L, opaco(0.4))
  )
}

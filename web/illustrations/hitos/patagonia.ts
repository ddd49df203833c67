import { type Cuadro, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, cordillera, cresta, facetas, lomas, rutaNieve } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'

const torre1: Punto[] = xy('12,20 14,30 17,52 19,74 21,86 24,93 27,88 28.5,74 31,56 34,34 35,26')
const torre2: Punto[] = xy('35,24 36,32 39,56 41,80 43.5,96 47,104 50,100 52,84 54.5,60 57,36 58,26')
const torre3: Punto[] = xy('58,26 59,36 61,54 63.5,72 66,84 70,90 73,84 75.5,66 78,48 81,30 82,22')

export function torres(c: Cuadro): string {
  const { t } = c
  return (
    cordillera(c, { y: c.hy - 90, amplitud: 60, nieve: 50 }) +
    macizoTorres(c, c.fx, c.hy + 6, 840 * c.talla) +
    cordillera(c, { nombre: 'morrena', y: c.hy - 24, amplitud: 40, color: t.bajo, pasos: 32 }) +
    agua(c, c.hy, mezcla(t.G, mezcla('#3FB0B4', t.Z, 0.2), 0.4)) +
    bosque(c, c.hy + 8, 30, mezcla(t.verde, t.K, 0.35), c.lado === 1 ? [-40, 380] : [820, 1240]) +
    orillaRocosa(c)
  )
}

/** The three needles of granite over their apron of ice, the round shoulder beside them. */
export function macizoTorres(c: Cuadro, x: number, y: number, w: number): string {
  const p = pluma(x - (c.lado * w) / 2, y, w / 100, c.lado, (w / 1.75 / 100) * 0.96)
  const { t } = c
  const tibio = c.hora === 'amanecer' || c.hora === 'atardecer'
  const granito = mezcla(mezcla(t.R, t.H, 0.34), mezcla('#E79A5E', t.L, 0.3), tibio ? 0.42 : 0.1)
  const sombra = mezcla(mezcla(t.R, t.K, 0.16), t.Z, 0.12)
  const falda = mezcla(t.R, t.H, 0.22)
  const cara = (q: Punto[], k: number): string => {
    const cima = q.reduce((m, v) => (v[1] > m[1] ? v : m))
    const baja = q.slice(0, q.indexOf(cima) + 1)
    return (
      p.poli(q, granito) +
      p.poli([...baja, [cima[0] + 1, cima[1] - 16], [cima[0] - 1.4, cima[1] - 34], [cima[0] + 1.6, k]], sombra)
    )
  }
  return (
    p.poli(xy('-26,0 -14,18 -4,30 3,46 8,50 14,44 20,30 30,0'), mezcla(falda, t.H, 0.2)) +
    p.poli(xy('-9,24 -4,30 3,46 8,50 14,44 18,34 13,38 9,30 4,38 -1,26 -5,28'), t.nieve) +
    [cara(torre1, 22), cara(torre3, 26), cara(torre2, 26)].join('') +
    p.poli(xy('70,0 78,40 84,54 91,60 98,52 106,34 118,14 128,0'), falda) +
    p.poli(xy('78,40 84,54 91,60 98,52 106,34 101,38 97,28 93,40 88,30 84,38'), t.nieve) +
    p.poli(xy('70,0 78,40 84,54 88,44 84,26 87,0'), t.K, opaco(0.2)) +
    p.poli(xy('-10,0 4,18 14,30 20,36 26,31 33,37 38,32 44,38 52,33 57,38 62,32 70,38 78,34 86,18 100,0'), falda) +
    p.poli(
      xy(
        '8,22 14,30 20,36 26,31 33,37 38,32 44,38 52,33 57,38 62,32 70,38 78,34 81,27 77,24 73,27 69,21 64,24 61,10 57,22 53,18 49,26 45,21 41,24 36,8 32,20 28,24 24,19 19,25 14,18 12,23',
      ),
      t.nieve,
    ) +
    p.poli(xy('-10,0 4,18 14,30 17,22 13,12 20,0'), t.K, opaco(0.2)) +
    p.poli(xy('44,0 49,16 53,8 60,0'), t.K, opaco(0.16))
  )
}

function orillaRocosa(c: Cuadro): string {
  const { t } = c
  const borde = cresta(c.azar('orilla'), { pasos: 8, base: 750, amplitud: 20, rugosidad: 0.6 })
  const pasto = mezcla(mezcla('#A8925A', t.R, 0.4), t.K, c.hora === 'noche' ? 0.5 : 0.16)
  return (
    camino(rutaLoma(borde, 900), pasto) +
    matas(c, 770, mezcla(pasto, t.K, 0.3)) +
    matas(c, 800, mezcla(pasto, t.L, 0.3))
  )
}

export function matas(
  c: Cuadro,
  y: number,
  color: string,
  crecen: (x: number, v: number) => boolean = () => true,
): string {
  const azar = c.azar(`matas${Math.round(y)}`)
  let d = ''
  for (let i = 0; i < 20; i++) {
    const [x, v] = [azar.entero(-10, 1210), y + azar.entero(0, 90)]
    if (!crecen(x, v)) continue
    d += `M${x} ${v}q-4-14-14-20M${x} ${v}v-27M${x} ${v}q4-14 14-20`
  }
  return trazos(d, color, 4)
}

const perfilCuernos: Punto[] = xy(
  '0,0 10,22 18,38 24,62 28,70 31,58 38,44 48,40 56,48 62,72 67,86 71,78 75,60 82,40 91,20 100,0',
)

export function cuernos(c: Cuadro): string {
  const { t } = c
  const w = 960 * c.talla
  const p = pluma(c.fx - w / 2, c.hy + 6, w / 100, 1, (w / 1.9 / 100) * 0.95)
  const q = pluma(c.fx + (c.lado * w) / 2, c.hy + 6, w / 100, -c.lado as 1 | -1, (w / 1.9 / 100) * 0.95)
  const tibio = c.hora === 'amanecer' || c.hora === 'atardecer'
  const granito = mezcla(mezcla(t.R, t.H, 0.5), mezcla('#EBB489', t.L, 0.3), tibio ? 0.34 : 0.12)
  const tinta = mezcla(mezcla(t.R, t.K, 0.6), t.Z, 0.08)
  return (
    cordillera(c, { y: c.hy - 100, amplitud: 70, nieve: 70 }) +
    p.poli(perfilCuernos, tinta) +
    p.poli(
      xy(
        '8,17 18,37 23,52 26,48 29,53 33,46 38,44 48,40 56,48 60,58 64,53 68,60 72,53 78,50 82,40 90,21 84,24 76,18 68,26 58,20 48,24 38,18 28,25 18,18',
      ),
      granito,
    ) +
    q.poli(xy('67,60 72,53 78,50 82,40 90,21 84,24 76,18 70,25 73,38'), t.K, opaco(0.2)) +
    q.poli(xy('29,53 33,46 38,44 43,42 38,18 31,24 33,38'), t.K, opaco(0.2)) +
    p.poli(xy('38,44 48,40 55,46 52,38 50,30 46,36 43,28 40,36'), t.nieve) +
    p.poli(xy('3,6 10,20 16,14 12,8'), t.nieve, opaco(0.8)) +
    lomas(c, { y: c.hy - 18, amplitud: 26 }) +
    agua(c) +
    orillaRocosa(c) +
    guanaco(c, c.fx - c.lado * 90, 790, 1.75 * c.talla, c.lado) +
    guanaco(c, c.fx - c.lado * 240, 772, 1.2 * c.talla, -c.lado as 1 | -1)
  )
}

export function guanaco(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const lana = mezcla(mezcla('#B5703C', c.t.R, 0.2), c.t.K, c.hora === 'noche' ? 0.5 : 0.12)
  return (
    [-28, -20, 18, 26]
      .map((a, i) =>
        p.linea(
          [
            [a, 46],
            [a + (i % 2 ? 3 : -3), 24],
            [a, 2],
          ],
          i % 2 ? lana : mezcla(lana, c.t.K, 0.35),
          5.5,
        ),
      )
      .join('') +
    p.suave(xy('-38,44 -36,68 -6,68 20,72 34,112 43,116 43,92 34,52 16,42 -16,46'), lana) +
    p.poli(xy('33,104 34,118 31,130 37,121 42,129 43,118 58,110 57,104 44,101'), mezcla(lana, c.t.K, 0.4)) +
    p.suave(xy('-22,47 8,50 30,62 34,48 14,41'), c.t.L)
  )
}

export function glaciar(c: Cuadro): string {
  const { t } = c
  const y = c.hy + 40
  return (
    cordillera(c, { y: c.hy - 150, amplitud: 90, nieve: 90 }) +
    cordillera(c, { nombre: 'media', y: c.hy - 90, amplitud: 70, color: t.medio, nieve: 30 }) +
    lenguaDeHielo(c, y) +
    agua(c, y, mezcla(t.G, t.Z, 0.2)) +
    [
      [-260, 90, 120, 1],
      [230, 120, 150, -1],
      [20, 190, 190, 1],
      [-380, 220, 100, -1],
    ]
      .slice(...(c.fx === 800 ? [1, 3] : [0, 4]))
      .map(([dx = 0, dy = 0, w = 0, s]) => tempano(c, c.fx + dx, y + dy, w * c.talla, s as 1 | -1))
      .join('')
  )
}

/** Ice river between two dark mountains, its front broken by uneven cracks. */
function lenguaDeHielo(c: Cuadro, y: number): string {
  const { t } = c
  const azar = c.azar('hielo')
  const x = c.fx
  const [claro, azul] = [mezcla(t.nieve, t.C, 0.14), mezcla(t.G, t.nieve, 0.42)]
  const frente: Punto[] = []
  let grietas = ''
  for (let px = -40; px <= 1260;) {
    const w = azar.real(34, 84)
    const h = 104 - Math.abs(px - x) * 0.04 + azar.real(-16, 20)
    frente.push([px, y - h], [px + w * 0.5, y - h - azar.real(4, 20)], [px + w * 0.9, y - h + 6])
    const fondo = y - h * azar.real(0, 0.45)
    grietas += ruta([
      [px - 3, y - h + 4],
      [px + 6, y - h - 2],
      [px + 3, y - h * 0.7],
      [px + 8, (fondo + y - h) / 2 + 8],
      [px + 2, fondo],
      [px - 2, y - h * 0.62],
    ])
    if (azar.si(0.4))
      grietas += ruta([
        [px, y + 2],
        [px + w * 0.16, y - h * 0.3],
        [px + w * 0.5, y - h * 0.42],
        [px + w * 0.8, y - h * 0.26],
        [px + w * 0.9, y + 2],
      ])
    px += w
  }
  const rio: Punto[] = [
    [x - 170, c.hy - 204],
    [x + 180, c.hy - 208],
    [x + 190, c.hy - 160],
    [x + 270, c.hy - 120],
    [x + 430, c.hy - 84],
    [x + 900, c.hy - 30],
    [x + 900, y],
    [x - 900, y],
    [x - 900, c.hy - 30],
    [x - 420, c.hy - 80],
    [x - 260, c.hy - 124],
    [x - 180, c.hy - 160],
  ]
  const campo: Punto[] = [
    [x - 520, c.hy - 170],
    [x - 220, c.hy - 214],
    [x + 20, c.hy - 228],
    [x + 260, c.hy - 210],
    [x + 520, c.hy - 170],
  ]
  const estrias = [-0.5, 0, 0.5]
    .map((k) =>
      rutaSuave([
        [x + k * 170, c.hy - 196],
        [x + 8 + k * 230, c.hy - 160],
        [x + 20 + k * 420, c.hy - 120],
        [x + k * 900, c.hy - 76],
      ]),
    )
    .join('')
  const monte = (s: 1 | -1): string => {
    const cima: Punto[] = [
      [x + s * 120, c.hy - 186],
      [x + s * 200, c.hy - 286],
      [x + s * 240, c.hy - 270],
      [x + s * 330, c.hy - 340],
      [x + s * 460, c.hy - 230],
      [x + s * 620, c.hy - 270],
      [x + s * 840, c.hy - 160],
    ]
    const orden = s === 1 ? cima : [...cima].reverse()
    const pies: Punto[] = [
      [x + s * 840, c.hy],
      [x + s * 100, c.hy - 80],
    ]
    return (
      poli([...orden, ...(s === 1 ? pies : pies.reverse())], s === c.lado ? t.medio : t.bajo) +
      camino(rutaNieve(orden, c.hy - 262, c.azar(`cumbre${s}`)), t.nieve) +
      camino(facetas(orden, c.hy - 60, c), t.K, opaco(0.22))
    )
  }
  return (
    camino(rutaLoma(campo, c.hy), mezcla(t.nieve, t.nieveSombra, 0.5)) +
    monte(1) +
    monte(-1) +
    camino(rutaSuave(rio, 0, true), t.nieve) +
    trazos(estrias, azul, 5, opaco(0.6)) +
    poli([...frente, [1260, y + 4], [-40, y + 4]], claro) +
    camino(grietas, azul) +
    rect(0, y - 6, 1200, 10, mezcla(azul, t.G, 0.5))
  )
}

export function tempano(c: Cuadro, x: number, y: number, w: number, s: 1 | -1): string {
  const p = pluma(x, y, w / 100, s)
  const { t } = c
  const azul = mezcla(t.G, t.nieve, 0.5)
  return (
    p.poli(xy('-60,-6 62,-6 40,-34 -10,-44 -44,-26'), t.nieve, opaco(0.28)) +
    p.poli(xy('-58,0 -50,26 -28,34 -16,62 4,70 18,44 36,40 46,20 60,0'), mezcla(t.nieve, t.C, 0.06)) +
    p.poli(
      s === c.lado
        ? xy('-58,0 -50,26 -28,34 -16,62 -14,30 -26,14 -22,0')
        : xy('60,0 46,20 36,40 18,44 4,70 8,30 22,16 16,0'),
      azul,
    ) +
    p.poli(xy('-62,-3 -58,2 60,2 64,-3'), mezcla(t.G, t.nieve, 0.7))
  )
}

/** Ice that hangs over a dark wall; its water falls to the lagoon. */
export function ventisquero(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const y = c.hy
  const azul = mezcla(mezcla('#5FB4C9', t.G, 0.4), t.nieve, 0.35)
  const pared = mezcla(t.R, t.K, 0.24)
  const campo: Punto[] = [
    [x - 560, y - 250],
    [x - 400, y - 320],
    [x - 250, y - 372],
    [x - 120, y - 350],
    [x + 10, y - 392],
    [x + 140, y - 352],
    [x + 290, y - 376],
    [x + 420, y - 310],
    [x + 560, y - 250],
    [x + 300, y - 170],
    [x - 300, y - 170],
  ]
  const lengua: Punto[] = [
    [x - 250, y - 330],
    [x - 60, y - 366],
    [x + 80, y - 352],
    [x + 250, y - 330],
    [x + 190, y - 260],
    [x + 160, y - 200],
    [x + 134, y - 150],
    [x + 104, y - 168],
    [x + 82, y - 126],
    [x + 50, y - 146],
    [x + 24, y - 108],
    [x - 6, y - 138],
    [x - 34, y - 112],
    [x - 62, y - 150],
    [x - 96, y - 132],
    [x - 120, y - 172],
    [x - 150, y - 160],
    [x - 170, y - 214],
    [x - 200, y - 270],
  ]
  const grietas = [
    [-206, -316, 400],
    [-186, -284, 356],
    [-164, -250, 318],
    [-142, -218, 276],
    [-118, -188, 226],
  ]
    .map(
      ([dx = 0, dy = 0, w = 0], i) =>
        `M${x + dx + (i % 2) * 24} ${Math.round(y + dy)}q${w / 2} ${20 + i * 5} ${w - 20} 0`,
    )
    .join('')
  const umbria: Punto[] = [
    [x - c.lado * 30, y - 356],
    [x - c.lado * 150, y - 350],
    [x - c.lado * 246, y - 326],
    [x - c.lado * 180, y - 230],
    [x - c.lado * 118, y - 168],
    [x - c.lado * 90, y - 230],
    [x - c.lado * 110, y - 280],
  ]
  const saltos = [
    [-30, -116, 1],
    [26, -112, 1.5],
    [84, -132, 0.8],
  ]
    .map(([dx = 0, dy = 0, k = 1]) => `M${x + dx} ${Math.round(y + dy)}l${-5 * k} 62l${6 * k} 68`)
    .join('')
  return (
    cordillera(c, { y: y - 250, amplitud: 60, nieve: 90 }) +
    poli(campo, t.nieve) +
    camino(facetas(campo.slice(0, 9), y - 200, c), t.nieveSombra) +
    rect(x - 330, y - 230, 660, 260, pared) +
    camino(
      [-190, -90, 150, 230]
        .map((dx) =>
          ruta([
            [x + dx, y - 170],
            [x + dx + 40, y - 90],
            [x + dx + 18, y + 20],
            [x + dx - 20, y + 20],
            [x + dx + 4, y - 90],
          ]),
        )
        .join(''),
      t.K,
      opaco(0.2),
    ) +
    poli(lengua, mezcla(t.nieve, t.C, 0.06)) +
    poli([...lengua.slice(6, 17), [x - 110, y - 190], [x - 30, y - 158], [x + 50, y - 178], [x + 110, y - 196]], azul) +
    poli(umbria, t.nieveSombra, opaco(0.6)) +
    trazos(grietas, azul, 6, 'stroke-dasharray="26 30 44 22 12 34"') +
    trazos(saltos, t.L, 9) +
    murallon(c, -1) +
    murallon(c, 1) +
    elipse(x + 20, y + 24, 150, 12, t.L, opaco(0.5)) +
    bosque(c, y + 26, 70, mezcla(t.verde, t.K, 0.4), [-40, x - 120]) +
    bosque(c, y + 26, 70, mezcla(t.verde, t.K, 0.4), [x + 150, 1240]) +
    agua(c, y + 20, mezcla(mezcla('#4FA9A4', t.G, 0.5), t.verde, 0.12))
  )
}

function murallon(c: Cuadro, s: 1 | -1): string {
  const { t } = c
  const en = (dx: number, dy: number): Punto => [c.fx + s * dx, c.hy + dy]
  const color = s === c.lado ? t.bajo : mezcla(t.R, t.K, 0.2)
  const borde = [
    en(60, 30),
    en(84, -60),
    en(150, -150),
    en(210, -196),
    en(300, -270),
    en(420, -240),
    en(560, -330),
    en(760, -280),
    en(1300, -300),
    en(1300, 40),
  ]
  const vetas = [en(210, -196), en(260, -90), en(230, -30), en(290, 30), en(150, 30), en(180, -70)]
  const vetas2 = [en(560, -330), en(580, -170), en(520, -80), en(570, 30), en(430, 30), en(470, -110)]
  return (
    poli(borde, color) +
    camino(ruta(vetas) + ruta(vetas2), t.K, opaco(0.16)) +
    poli([en(420, -240), en(560, -330), en(680, -300), en(600, -262), en(560, -280), en(510, -240)], t.nieve)
  )
}

export function faro(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const isla = mezcla(
    mezcla('#A3A35A', t.R, 0.2),
    t.K,
    c.hora === 'noche' ? 0.55 : c.hora === 'atardecer' ? 0.24 : 0.04,
  )
  const roca = mezcla(t.R, t.K, 0.4)
  const s = c.lado
  const mx = (dx: number): number => x + s * dx
  return (
    cordillera(c, { y: c.hy - 40, amplitud: 50, nieve: 30 }) +
    agua(c) +
    poli(
      [
        [mx(330), c.hy + 170],
        [mx(300), c.hy + 120],
        [mx(250), c.hy + 96],
        [mx(212), c.hy + 40],
        [mx(150), c.hy + 20],
        [mx(-1300), c.hy + 30],
        [mx(-1300), 800],
        [mx(330), 800],
      ],
      roca,
    ) +
    camino(
      [200, 120, 40]
        .map((dx, i) =>
          ruta([
            [mx(dx), c.hy + 30 + i * 4],
            [mx(dx + 30), c.hy + 90],
            [mx(dx + 14), c.hy + 150],
            [mx(dx + 56), 780],
            [mx(dx - 10), 780],
            [mx(dx - 24), c.hy + 110],
          ]),
        )
        .join(''),
      t.K,
      opaco(0.22),
    ) +
    trazos(
      `M${mx(350)} ${c.hy + 176}q${s * 30} -14 ${s * 60} 0t${s * 60} 0M${mx(330)} ${c.hy + 200}q${s * 40} -12 ${s * 80} 0`,
      t.L,
      8,
      opaco(0.85),
    ) +
    camino(
      `${rutaSuave([
        [mx(-1300), c.hy + 30],
        [mx(-420), c.hy + 10],
        [mx(-160), c.hy + 16],
        [mx(60), c.hy + 20],
        [mx(190), c.hy + 26],
        [mx(236), c.hy + 60],
        [mx(180), c.hy + 84],
        [mx(40), c.hy + 100],
      ])}L${mx(-200)} ${c.hy + 170}L${mx(-1300)} ${c.hy + 200}z`,
      isla,
    ) +
    camino(
      rutaLoma(
        [
          [-60, 736],
          [x - 420, 702],
          [x - 160, 714],
          [x + 120, 692],
          [x + 420, 716],
          [1260, 740],
        ].sort((a, b) => a[0]! - b[0]!) as unknown as Punto[],
        900,
      ),
      mezcla(isla, t.K, 0.14),
    ) +
    torreFaro(c, x, c.hy + 34) +
    matas(c, 790, mezcla(isla, t.L, 0.25))
  )
}

export function torreFaro(c: Cuadro, x: number, y: number): string {
  const m = haciaLaSombra(c, x)
  const p = pluma(x, y, 1.25 * c.talla)
  const { t } = c
  const rojo = mezcla('#B8352F', t.K, c.hora === 'noche' ? 0.35 : 0.06)
  const blanco = mezcla(t.L, t.H, c.hora === 'noche' ? 0.5 : 0.1)
  const tramo = (a: number, b: number, color: string): string =>
    p.poli(
      [
        [-34 + a * 0.09, a],
        [-34 + b * 0.09, b],
        [34 - b * 0.09, b],
        [34 - a * 0.09, a],
      ],
      color,
    )
  return (
    p.poli(xy('40,-6 40,34 120,34 120,-6'), blanco) +
    p.poli(xy('34,32 50,56 112,56 128,32'), rojo) +
    (haciaLaSombra(c, x) === 1
      ? p.poli(xy('96,-6 96,32 104,56 112,56 128,32 120,32 120,-6'), t.K, opaco(0.22))
      : p.poli(xy('40,-6 40,32 34,32 50,56 58,56 62,32 62,-6'), t.K, opaco(0.22))) +
    [0, 1, 2, 3, 4].map((i) => tramo(i * 42, i * 42 + 42, i % 2 ? rojo : blanco)).join('') +
    p.poli(c.lado === 1 ? xy('-34,0 -15,210 -6,210 -14,0') : xy('34,0 15,210 6,210 14,0'), t.K, opaco(0.22)) +
    p.poli(xy('-24,210 -24,218 24,218 24,210'), t.K) +
    p.poli(xy('-13,218 -13,244 13,244 13,218'), c.hora === 'dia' ? mezcla(t.C, t.L, 0.4) : '#FFE08A') +
    [-12, 0, 12]
      .map((a) =>
        p.linea(
          [
            [a, 218],
            [a, 244],
          ],
          t.K,
          2.4,
        ),
      )
      .join('') +
    p.poli(xy('-17,243 -8,258 8,258 17,243'), rojo) +
    (c.hora === 'noche' || c.hora === 'atardecer'
      ? p.poli(
          [
            [m * 13, 236],
            [m * 1000, 330],
            [m * 1000, 150],
            [m * 13, 226],
          ],
          '#FFE9A8',
          opaco(0.22),
        )
      : '')
  )
}

import { type Cuadro, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, cordillera, lomas } from '../relieve.ts'
import { camino, opaco, poli, rect, ruta, rutaCaja, rutaDisco, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { casa, conLuz, hueco, tinte } from './caserio.ts'
import { hojaDeParra } from '../plantas.ts'
import { volcan } from './volcanes.ts'

const COLORES = {
  puerto: ['#E9DFC8', '#D9A85A', '#6F9AA0', '#C97A56', '#E3CFA0', '#A9B88A'],
  lago: ['#E8DCC0', '#B9744A', '#8FA37A', '#D8B25A', '#A85A48', '#7F9AA8'],
  sur: ['#C4574A', '#E3C478', '#6C8FA8', '#D8D2C4', '#7E9A6C', '#B97A56'],
}

/** A street of wooden houses, what stands behind it by its zone, and the tower people meet at. */
export function calle(c: Cuadro): string {
  const y = c.hy + 132
  const norte = c.zona === 'N1' || c.zona === 'N2'
  const colores = (norte ? COLORES.puerto : c.zona === 'S1' ? COLORES.lago : COLORES.sur).map((color) =>
    tinte(c, color, 0.12),
  )
  return (
    trasfondo(c) +
    hilera(c, y, colores, norte) +
    (norte ? corredores(c, y) : '') +
    rect(0, y, 1200, 60, mezcla(c.t.L, c.t.R, 0.34)) +
    rect(0, y + 54, 1200, 9, mezcla(c.t.R, c.t.K, 0.3)) +
    rect(0, y + 63, 1200, 850 - y, mezcla(c.t.R, c.t.K, norte ? 0.12 : 0.34)) +
    tablones(c, y + 63) +
    (c.zona === 'S1'
      ? campanario(c, c.fx, y + 16)
      : c.zona === 'S2'
        ? pentagono(c, y + 66)
        : c.zona === 'N1'
          ? reloj(c, c.fx, y + 40)
          : '') +
    [-1, 1]
      .map((k) =>
        norte
          ? palmera(c, c.fx + k * (c.fx === 600 ? 330 : 250), y + 48)
          : cipres(c, c.fx + k * (c.zona !== 'S2' ? 300 : c.fx === 600 ? 430 : 210), y + 48),
      )
      .join('')
  )
}

function trasfondo(c: Cuadro): string {
  const { t, hy: y } = c
  if (c.zona === 'S1')
    return (
      lomas(c, { y: y - 110, amplitud: 30, color: t.lejos }) +
      volcan(c, 1200 - c.fx, y - 66, 900, t.medio) +
      agua(c, y - 76) +
      copas(c, y - 30, 40, mezcla(t.verde, t.K, 0.2), [-40, 1240]) +
      rect(0, y + 6, 1200, 130, mezcla(t.verde, t.K, 0.2))
    )
  if (c.zona === 'S2')
    return (
      cordillera(c, { y: y - 120, amplitud: 70, nieve: 40 }) +
      mesetaDePiedra(c) +
      lomas(c, { y: y - 60, amplitud: 24, color: mezcla(t.verde, t.medio, 0.4) })
    )
  if (c.zona === 'N2') return lomas(c, { y: y - 120, amplitud: 40, color: t.lejos, pasos: 8 }) + cerroDeLaCruz(c)
  return (
    lomas(c, { y: y - 180, amplitud: 70, color: t.medio, pasos: 8 }) +
    lomas(c, { nombre: 'media', y: y - 110, amplitud: 50, color: mezcla(t.G, t.R, 0.3), pasos: 8 })
  )
}

/** The flat cliff that closes an inland town of the south: a wall in bands over its apron. */
function mesetaDePiedra(c: Cuadro): string {
  const [x, y, s] = [c.fx - c.lado * 130, c.hy, c.lado]
  const en = (dx: number, dy: number): Punto => [x - s * dx, y + dy]
  const piedra = mezcla(c.t.R, c.t.H, 0.3)
  const muro: Punto[] = [
    en(-330, -60),
    en(-250, -130),
    en(-220, -196),
    en(-160, -214),
    en(-60, -250),
    en(80, -262),
    en(200, -240),
    en(300, -246),
    en(380, -200),
    en(430, -120),
    en(700, -40),
  ]
  return (
    poli([...muro, en(700, 60), en(-520, 60)], piedra) +
    poli(
      [
        en(80, -262),
        en(200, -240),
        en(300, -246),
        en(380, -200),
        en(430, -120),
        en(360, -100),
        en(300, -150),
        en(210, -130),
        en(120, -170),
      ],
      c.t.K,
      opaco(0.2),
    ) +
    poli(
      [en(-220, -196), en(-160, -214), en(-60, -250), en(-90, -170), en(-160, -130), en(-250, -120)],
      c.t.K,
      opaco(0.1),
    ) +
    trazos(
      rutaSuave([en(-214, -170), en(-60, -206), en(120, -212), en(280, -196), en(380, -176)]) +
        rutaSuave([en(-230, -140), en(-60, -166), en(140, -170), en(300, -150), en(410, -136)]),
      mezcla(piedra, c.t.L, 0.3),
      6,
    ) +
    poli(
      [
        en(-520, 60),
        en(-330, -60),
        en(-250, -120),
        en(-90, -90),
        en(100, -120),
        en(260, -84),
        en(430, -120),
        en(700, -40),
        en(700, 60),
      ],
      mezcla(c.t.verde, piedra, 0.5),
    )
  )
}

/** The hill over the port, a house beside the other up to the great cross. */
function cerroDeLaCruz(c: Cuadro): string {
  const [x, y] = [c.fx, c.hy]
  const azar = c.azar('ladera')
  const alto = (px: number): number =>
    40 + 190 * Math.exp(-(((px - x) / 360) ** 2)) + 60 * Math.exp(-(((px - x + c.lado * 520) / 200) ** 2))
  const [muros, techos] = [['', '', '', '', ''], ['']]
  for (let fila = 0; fila < 5; fila++)
    for (let px = -30 + (fila % 2) * 26; px < 1230; px += azar.entero(46, 66)) {
      const [v, w, h] = [y + 40 - fila * 40 + azar.entero(-8, 8), azar.entero(30, 44), azar.entero(22, 32)]
      if (v < y - alto(px + 20) + 34) continue
      muros[azar.entero(0, 4)] += rutaCaja(px, v - h, w, h + 14)
      techos[0] += rutaCaja(px - 3, v - h - 5, w + 6, 6)
    }
  const crin = Array.from({ length: 17 }, (_, i): Punto => [-40 + i * 80, y - alto(-40 + i * 80)])
  return (
    camino(`${rutaSuave(crin)}V910H-40z`, mezcla(tinte(c, '#B98F6A', 0.3), c.t.medio, 0.3)) +
    ['#E3CFA0', '#C97A56', '#8FB0AC', '#D9A85A', '#EDE3D0']
      .map((color, i) => camino(muros[i]!, mezcla(tinte(c, color), c.t.H, 0.1)))
      .join('') +
    camino(techos.join(''), mezcla(c.t.R, c.t.K, 0.3), opaco(0.7)) +
    cruz(c, x, y - alto(x) + 14)
  )
}

/** Three pillars that become one cross. */
function cruz(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.1 * c.talla, haciaLaSombra(c, x))
  const hormigon = tinte(c, '#F4EEE2', 0.04)
  const sombra = mezcla(hormigon, c.t.K, 0.24)
  const cima = Math.min(250, (y - 28) / (1.1 * c.talla))
  return (
    p.poli(xy('-74,-8 -58,20 58,20 74,-8'), sombra) +
    p.poli(xy('-44,20 -38,34 38,34 44,20'), hormigon) +
    p.poli(
      [
        [-30, 30],
        [-15, 120],
        [-15, 152],
        [-72, 152],
        [-72, 176],
        [-15, 176],
        [-13, cima],
        [13, cima],
        [15, 176],
        [72, 176],
        [72, 152],
        [15, 152],
        [15, 120],
        [30, 30],
      ],
      hormigon,
    ) +
    p.poli(xy('30,30 15,120 15,152 72,152 72,160 8,160 6,120 12,30'), sombra) +
    p.poli(
      [
        [13, cima],
        [15, 176],
        [7, 176],
        [5, cima],
      ],
      sombra,
    ) +
    p.poli(xy('-8,30 -2,118 2,118 4,30'), mezcla(c.t.K, c.t.R, 0.3))
  )
}

function hilera(c: Cuadro, y: number, colores: readonly string[], plano: boolean): string {
  const azar = c.azar('casonas')
  let svg = ''
  for (let x = -40, i = azar.entero(0, 5); x < 1220; i++) {
    const [w, h] = [azar.entero(132, 176), azar.entero(128, 176)]
    svg += casa(c, {
      x,
      y,
      w,
      h,
      muro: colores[i % 6]!,
      techo: mezcla(c.t.R, c.t.K, i % 2 ? 0.4 : 0.28),
      cima: plano ? 0 : azar.entero(52, 78),
    })
    x += w + (plano ? 0 : azar.entero(4, 22))
  }
  return svg
}

/** Columns and a rail before the lower floor. */
function corredores(c: Cuadro, y: number): string {
  const claro = tinte(c, '#F7F1E2', 0.06)
  const postes = Array.from({ length: 24 }, (_, i) => rutaCaja(-24 + i * 54, y - 64, 7, 64)).join('')
  return (
    rect(-10, y - 70, 1220, 10, claro) +
    camino(postes, claro) +
    rect(-10, y - 22, 1220, 5, claro) +
    rect(-10, y - 60, 1220, 12, c.t.K, opaco(0.2))
  )
}

function tablones(c: Cuadro, y: number): string {
  let d = ''
  for (let i = -5; i <= 5; i++) d += `M${600 + i * 120} ${Math.round(y)}L${600 + i * 260} 910`
  return trazos(d, c.t.K, 3, opaco(0.16))
}

function reloj(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.5 * c.talla, haciaLaSombra(c, x))
  const blanco = tinte(c, '#F8F4EA', 0.05)
  const arco = (w: number, b: number, h: number): Punto[] => [
    [-w, b],
    [-w, b + h * 0.6],
    [-w * 0.5, b + h * 0.94],
    [0, b + h],
    [w * 0.5, b + h * 0.94],
    [w, b + h * 0.6],
    [w, b],
  ]
  return (
    p.elipse(0, 0, 62, 6, c.t.K, opaco(0.24)) +
    p.poli(xy('-44,0 -40,84 40,84 44,0'), blanco) +
    p.poli(arco(20, 0, 62), mezcla(c.t.K, c.t.Z, 0.3)) +
    p.poli(xy('-52,82 -52,92 52,92 52,82'), mezcla(blanco, c.t.R, 0.2)) +
    p.poli(xy('-32,92 -29,160 29,160 32,92'), blanco) +
    p.poli(arco(13, 94, 50), hueco(c)) +
    p.poli(xy('-38,158 -38,166 38,166 38,158'), mezcla(blanco, c.t.R, 0.2)) +
    p.poli(xy('-22,166 -20,218 20,218 22,166'), blanco) +
    p.disco(0, 193, 14, c.t.K) +
    p.disco(0, 193, 11, c.t.L) +
    p.linea(xy('0,200 0,193 6,190'), c.t.K, 2) +
    p.poli(xy('-27,216 0,262 27,216'), mezcla(c.t.A, c.t.R, 0.2)) +
    p.linea(xy('0,260 0,282'), c.t.K, 2.4) +
    [
      [24, 44, 22, 40, 0, 84],
      [17, 32, 15, 29, 92, 160],
      [12, 22, 11, 20, 166, 218],
    ]
      .map(([a = 0, b = 0, d = 0, e = 0, de = 0, a2 = 0]) =>
        p.poli(
          [
            [a, de],
            [d, a2],
            [e, a2],
            [b, de],
          ],
          c.t.K,
          opaco(0.16),
        ),
      )
      .join('')
  )
}

function campanario(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.5 * c.talla, haciaLaSombra(c, x))
  const [muro, rojo] = [tinte(c, '#F1E6CE', 0.08), tinte(c, '#A83F34', 0.08)]
  const torre = (a: number, h: number): string =>
    p.poli(
      [
        [a - 20, 0],
        [a - 20, h],
        [a + 20, h],
        [a + 20, 0],
      ],
      muro,
    ) +
    p.poli(
      [
        [a - 25, h - 2],
        [a, h + 70],
        [a + 25, h - 2],
      ],
      rojo,
    ) +
    p.linea(
      [
        [a, h + 68],
        [a, h + 86],
      ],
      c.t.K,
      3,
    ) +
    p.poli(
      [
        [a - 8, h - 34],
        [a - 8, h - 16],
        [a, h - 8],
        [a + 8, h - 16],
        [a + 8, h - 34],
      ],
      hueco(c),
    )
  return (
    p.poli(xy('-70,0 -70,92 0,146 70,92 70,0'), muro) +
    p.poli(xy('-78,80 0,143 78,80 78,98 0,164 -78,98'), rojo) +
    torre(-66, 130) +
    torre(66, 130) +
    p.poli(xy('-14,0 -14,38 0,50 14,38 14,0'), mezcla(c.t.K, c.t.R, 0.3)) +
    p.disco(0, 84, 13, hueco(c)) +
    p.poli(xy('74,0 74,130 86,130 86,0'), c.t.K, opaco(0.16))
  )
}

/** A square of five sides seen from one of them, lawns between the walks that lead from its corners to the monument. */
function pentagono(c: Cuadro, y: number): string {
  const alto = Math.min(96, (892 - y) / 1.81)
  const en = (i: number, r: number): Punto => [
    c.fx + 470 * r * Math.sin((i * Math.PI) / 2.5),
    y + alto - alto * r * Math.cos((i * Math.PI) / 2.5),
  ]
  const borde = (r: number): Punto[] => [0, 1, 2, 3, 4].map((i) => en(i, r))
  const senda = mezcla(mezcla(c.t.L, c.t.R, 0.34), c.t.K, conLuz(c) ? 0.2 : 0.06)
  /** The edge of the walk to a corner, as wide on the ground whichever way it runs. */
  const hombro = (i: number, vecino: number): Punto[] => {
    const [[ax, ay], [bx, by]] = [en(i, 0.98), en(i + vecino, 0.98)]
    const [dx, dy] = [(bx - ax) * 0.07, (by - ay) * 0.07]
    return [
      [c.fx + dx, y + alto + dy],
      [ax + dx, ay + dy],
    ]
  }
  return (
    poli(borde(1.08), mezcla(c.t.R, c.t.K, 0.2)) +
    poli(borde(1), senda) +
    poli(borde(0.9), mezcla(c.t.verde, c.t.K, 0.06)) +
    camino(
      [0, 1, 2, 3, 4].map((i) => ruta([...hombro(i, 4), en(i, 0.98), ...hombro(i, 1).toReversed()])).join(''),
      senda,
    ) +
    poli(borde(0.42), senda) +
    monumento(c, c.fx, y + alto + 8)
  )
}

function monumento(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.4 * c.talla, haciaLaSombra(c, x))
  const piedra = tinte(c, '#A8A49C', 0.2)
  const bronce = tinte(c, '#4F5B56', 0.2)
  return (
    p.elipse(0, 0, 84, 7, c.t.K, opaco(0.24)) +
    p.poli(xy('-70,0 -66,22 66,22 70,0'), piedra) +
    p.poli(xy('-44,22 -40,96 40,96 44,22'), mezcla(piedra, c.t.L, 0.2)) +
    p.poli(xy('18,22 18,96 40,96 44,22'), c.t.K, opaco(0.16)) +
    p.poli(xy('-48,94 -48,104 48,104 48,94'), piedra) +
    p.linea(xy('-8,104 -7,130'), bronce, 9) +
    p.linea(xy('9,104 6,130'), bronce, 9) +
    p.suave(xy('-19,122 -15,150 -17,174 0,180 17,174 15,150 19,122 0,118'), bronce) +
    p.linea(xy('-14,170 -28,154 -17,140'), bronce, 7) +
    p.linea(xy('14,170 32,184 40,204'), bronce, 7) +
    p.disco(0, 190, 10, bronce) +
    p.poli(xy('-24,46 -24,70 24,70 24,46'), c.t.A)
  )
}

export function palmera(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.3, c.lado)
  const hoja = tinte(c, '#5F7F3F')
  const frondas = [-160, -128, -96, -62, -30, 0]
    .map((g) => {
      const a = (g * Math.PI) / 180
      return p.suave(
        [
          [0, 152],
          [0, 152],
          [Math.cos(a) * 40, 160 - Math.sin(a) * 34],
          [Math.cos(a) * 84, 140 - Math.sin(a) * 40],
          [Math.cos(a) * 46, 148 - Math.sin(a) * 22],
        ],
        hoja,
      )
    })
    .join('')
  return (
    p.elipse(0, 0, 34, 4, c.t.K, opaco(0.24)) +
    p.poli(xy('-8,0 -5,156 5,156 8,0'), mezcla(c.t.K, c.t.R, 0.4)) +
    frondas +
    p.disco(0, 154, 9, mezcla(hoja, c.t.K, 0.2))
  )
}

function cipres(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.2, c.lado)
  return (
    p.elipse(0, 0, 40, 5, c.t.K, opaco(0.24)) +
    p.poli(xy('-5,0 -5,26 5,26 5,0'), c.t.K) +
    p.suave(xy('-40,20 -38,60 -16,120 0,170 16,120 38,60 40,20 0,12'), mezcla(c.t.verde, c.t.K, 0.3))
  )
}

/** The inner yard of a house in town: vines over a table, a clay oven, pots in flower. */
export function patio(c: Cuadro): string {
  const { t, hy, lado: s } = c
  const y = hy + 120
  const cal = tinte(c, '#F3E4C8', 0.08)
  const teja = tinte(c, '#B0563A', 0.12)
  const postes = [90, 350, 850, 1110]
  let tejas = ''
  for (let x = 10; x < 1200; x += 34) tejas += `M${x} ${Math.round(hy - 206)}v64`
  return (
    lomas(c, { y: hy - 220, amplitud: 30, color: t.lejos }) +
    copas(c, hy - 210, 44, mezcla(t.verde, t.K, 0.16), s === 1 ? [560, 1240] : [-40, 640]) +
    rect(0, hy - 160, 1200, y - hy + 170, cal) +
    rect(0, hy - 150, 1200, 36, t.K, opaco(0.16)) +
    rect(0, hy - 210, 1200, 66, teja) +
    trazos(tejas, t.K, 5, opaco(0.16)) +
    rect(0, hy - 146, 1200, 9, mezcla(teja, t.K, 0.4)) +
    puertaYVentanas(c, y) +
    rect(0, y, 1200, 920 - y, tinte(c, '#C98A68', 0.2)) +
    baldosas(c, y) +
    postes.map((x) => rect(x - 7, hy - 180, 14, y - hy + 188, mezcla(t.K, t.R, 0.45))).join('') +
    horno(c, 600 + s * 20 - s * 300, y + 34) +
    parron(c, hy - 178) +
    (
      [
        [-500, 40],
        [-440, 62],
        [480, 40],
        [530, 66],
      ] as const
    )
      .map(([dx, dy], i) => macetero(c, 600 + s * dx, y + dy, 1 + (i % 2) * 0.24))
      .join('')
  )
}

function puertaYVentanas(c: Cuadro, y: number): string {
  const s = c.lado
  const azul = tinte(c, '#3F7F8C')
  const ventana = (x: number): string =>
    rect(x - 46, y - 166, 92, 104, azul) +
    rect(x - 36, y - 156, 72, 84, conLuz(c) ? '#FFCF7A' : mezcla(c.t.C, c.t.L, 0.2)) +
    trazos(`M${x} ${Math.round(y - 156)}v84M${x - 36} ${Math.round(y - 114)}h72`, azul, 7)
  return (
    ventana(600 + s * 20) +
    ventana(600 + s * 400) +
    rect(600 + s * 220 - 46, y - 176, 92, 178, azul) +
    rect(600 + s * 220 - 34, y - 164, 68, 166, mezcla(c.t.K, c.t.R, 0.35))
  )
}

function baldosas(c: Cuadro, y: number): string {
  let d = ''
  for (let i = 0; i < 5; i++) d += `M0 ${Math.round(y + 26 + i * 26 + i * i * 8)}H1200`
  for (let i = -6; i <= 6; i++) d += `M${600 + i * 110} ${Math.round(y)}L${600 + i * 220} 910`
  return trazos(d, c.t.K, 3, opaco(0.14))
}

function horno(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.5, haciaLaSombra(c, x))
  const barro = tinte(c, '#B9784E', 0.14)
  return (
    p.elipse(0, 0, 84, 8, c.t.K, opaco(0.24)) +
    p.poli(xy('-70,0 -70,34 70,34 70,0'), mezcla(barro, c.t.K, 0.3)) +
    p.suave(xy('-74,30 -72,76 -34,112 34,112 72,76 74,30'), barro) +
    p.suave(xy('20,108 60,90 72,36 44,36 40,80'), c.t.K, opaco(0.16)) +
    p.suave(xy('-26,32 -26,62 0,76 26,62 26,32'), c.t.K) +
    p.suave(xy('-14,34 -16,48 -4,62 4,50 14,54 14,34'), c.t.A) +
    p.suave(xy('-44,108 -50,132 -36,152 -44,178 -28,150 -38,128'), c.t.L, opaco(0.6))
  )
}

function parron(c: Cuadro, y: number): string {
  const azar = c.azar('parron')
  const verde = tinte(c, '#5F8A3F')
  let [oscuras, claras, uvas] = ['', '', '']
  for (let i = 0; i < 26; i++) {
    const [x, v] = [i * 48 + azar.real(-10, 10), y + azar.real(-8, 26)]
    const hoja = ruta(hojaDeParra(x, v, azar.real(30, 44), i))
    if (i % 2) oscuras += hoja
    else claras += hoja
    if (i % 5 === 2)
      for (const [a, b] of [
        [-9, 0],
        [9, 0],
        [0, 13],
        [0, -4],
      ] as const)
        uvas += rutaDisco(x + a, v + 42 + b, 9)
  }
  return (
    rect(0, y - 8, 1200, 12, mezcla(c.t.K, c.t.R, 0.45)) +
    camino(oscuras, mezcla(verde, c.t.K, 0.24)) +
    camino(claras, verde) +
    camino(uvas, tinte(c, '#7A3F6E'))
  )
}

function macetero(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k, c.lado)
  return (
    p.elipse(0, 0, 30, 4, c.t.K, opaco(0.24)) +
    p.poli(xy('-20,0 -27,40 27,40 20,0'), tinte(c, '#B0563A', 0.12)) +
    p.suave(xy('-34,38 -38,70 -10,92 24,86 38,62 32,38'), tinte(c, '#4F7F42')) +
    xy('-18,66 6,80 22,62 -4,56')
      .map(([a = 0, b = 0]) => p.disco(a, b, 6.5, c.t.A))
      .join('')
  )
}

/** Stone bell towers of an old town, palms on its square. */
export function campanarios(c: Cuadro): string {
  const { t, fx: x, hy, lado: s } = c
  const y = hy + 132
  const piedra = tinte(c, '#E3CDA0', 0.1)
  const torre = (dx: number, dy: number, k: number, muro: string): string => {
    const p = pluma(x + s * dx, y + dy, k * c.talla, haciaLaSombra(c, x + s * dx))
    const ojo = (b: number): string =>
      p.poli(
        [
          [-12, b],
          [-12, b + 24],
          [0, b + 36],
          [12, b + 24],
          [12, b],
        ],
        hueco(c),
      )
    return (
      p.poli(xy('-38,0 -38,150 38,150 38,0'), muro) +
      p.poli(xy('16,0 16,150 38,150 38,0'), t.K, opaco(0.14)) +
      p.poli(xy('-46,148 -46,160 46,160 46,148'), mezcla(muro, t.R, 0.3)) +
      p.poli(xy('-30,160 -30,214 30,214 30,160'), muro) +
      ojo(168) +
      ojo(92) +
      p.poli(xy('-36,212 -36,220 36,220 36,212'), mezcla(muro, t.R, 0.3)) +
      p.suave(xy('-30,218 -28,250 0,272 28,250 30,218'), tinte(c, '#A85A3F')) +
      p.linea(xy('0,264 0,292'), t.K, 3) +
      p.linea(xy('-8,282 8,282'), t.K, 3)
    )
  }
  const p = pluma(x, y, 1.5 * c.talla, s)
  const templo =
    p.poli(xy('-6,0 -6,96 70,150 146,96 146,0'), mezcla(piedra, t.L, 0.2)) +
    p.poli(xy('-14,92 70,154 154,92 154,104 70,168 -14,104'), tinte(c, '#A85A3F')) +
    p.poli(xy('44,0 44,52 70,76 96,52 96,0'), mezcla(t.K, t.R, 0.3)) +
    p.disco(70, 108, 14, hueco(c))
  const casas = (
    [
      [-560, 170, 110],
      [-390, 150, 96],
      [250, 170, 100],
      [430, 180, 112],
    ] as const
  )
    .map(([dx, w, h]) =>
      casa(c, { x: x + dx, y, w, h, muro: tinte(c, '#F6EFDF', 0.06), techo: tinte(c, '#B0563A', 0.2), cima: 0 }),
    )
    .join('')
  return (
    cordillera(c, { y: hy - 130, amplitud: 70, color: t.lejos }) +
    lomas(c, { y: hy - 60, amplitud: 50, color: t.medio }) +
    copas(c, hy + 20, 36, mezcla(t.verde, t.K, 0.2), [-40, 1240]) +
    rect(0, hy + 50, 1200, 90, mezcla(t.verde, t.K, 0.3)) +
    torre(-330, -10, 0.94, mezcla(piedra, t.H, 0.3)) +
    casas +
    templo +
    torre(-66, 0, 1.5, piedra) +
    rect(0, y, 1200, 900 - y, mezcla(mezcla(t.L, t.R, 0.3), t.K, conLuz(c) ? 0.2 : 0)) +
    tablones(c, y + 4) +
    rect(0, y, 1200, 8, t.K, opaco(0.16)) +
    palmera(c, x - s * 230, y + 60) +
    palmera(c, x + s * 380, y + 66)
  )
}

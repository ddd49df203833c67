import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { cordillera, horizonteAndino, lomas } from '../relieve.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaDisco, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { botella, copaDeVino, racimo, TINTO, type Vino } from './copas.ts'
import { fondoDeZona } from './fondo.ts'
import { discos, puesto, segunLuz } from './platos.ts'
import { edificios, vinas } from './valles.ts'

const AMBAR: Vino = { color: '#D9882E', uva: '#D8C46A', vidrio: '#7A4A22' }

/** Sweet wine of the valley: a demijohn in its wicker, two small glasses, muscat grapes. */
export function pajarete(c: Cuadro): string {
  const [adobe, madera, mimbre] = [tinte(c, '#D2A274', 0.08), tinte(c, '#7A5232', 0.16), tinte(c, '#C99A58', 0.06)]
  const [vidrio, vino] = [tinte(c, '#8A5A24', 0.06), tinte(c, AMBAR.color, 0.02)]
  const hiladas = Array.from(
    { length: 7 },
    (_, i) => `M${i % 2 ? 20 : 60} ${70 + i * 88}h120M${i % 2 ? 970 : 1000} ${70 + i * 88}h130`,
  ).join('')
  const copita = (x: number, y: number): string =>
    elipse(x, y + 4, 54, 11, c.t.K, opaco(0.25)) +
    elipse(x, y, 50, 10, mezcla(c.t.L, c.t.C, 0.3)) +
    rect(x - 5, y - 86, 10, 86, mezcla(c.t.L, c.t.C, 0.3)) +
    camino(
      `M${x - 54} ${y - 210}Q${x - 62} ${y - 84} ${x} ${y - 80}T${x + 54} ${y - 210}z`,
      mezcla(c.t.L, c.t.C, 0.3),
      opaco(0.55),
    ) +
    camino(`M${x - 55} ${y - 172}Q${x - 52} ${y - 90} ${x} ${y - 88}T${x + 55} ${y - 172}z`, vino) +
    elipse(x, y - 172, 55, 9, mezcla(vino, c.t.L, 0.45)) +
    trazos(`M${x - 36} ${y - 150}q2 32 18 46`, c.t.L, 7, opaco(0.7))
  const tejido =
    [470, 520, 570, 620, 670]
      .map(
        (y, i) =>
          `M${246 - (i === 0 || i === 4 ? -22 : 0)} ${y}Q400 ${y + 34} ${554 - (i === 0 || i === 4 ? 22 : 0)} ${y}`,
      )
      .join('') + [300, 350, 400, 450, 500].map((x) => `M${x} 440Q${400 + (x - 400) * 1.5} 570 ${x} 716`).join('')
  const granos: Punto[] = []
  for (let fila = 0; fila < 4; fila++)
    for (let i = 0; i < 7 - fila; i++) granos.push([780 + i * 44 + fila * 22, 828 - fila * 36])
  return (
    horizonteAndino({ ...c, hy: 560 }, 0) +
    rect(0, 540, 1200, 200, mezcla(c.t.G, c.t.H, 0.2)) +
    camino('M-10-10H1210V730H-10zM250 730H950V380Q950 110 600 110T250 380z', adobe, 'fill-rule="evenodd"') +
    camino(
      'M250 730V380Q250 110 600 110T950 380V730H906V386Q906 158 600 158T294 386V730z',
      mezcla(adobe, c.t.K, 0.24),
    ) +
    trazos(hiladas, mezcla(adobe, c.t.K, 0.16), 8) +
    rect(0, 700, 1200, 210, madera) +
    rect(0, 700, 1200, 18, mezcla(madera, c.t.L, 0.34)) +
    trazos('M0 770H1200M0 846H1200', mezcla(madera, c.t.K, 0.24), 5) +
    segunLuz(
      c,
      elipse(400, 746, 190, 22, c.t.K, opaco(0.28)) +
        camino('M360 330V250H440V330Q560 380 566 500 570 660 520 734H280Q230 660 234 500 240 380 360 330z', vidrio) +
        camino('M300 400q-34 40-36 110', 'none', `stroke="${mezcla(vidrio, c.t.L, 0.5)}" stroke-width="12"`) +
        camino('M242 470Q400 520 558 470 574 640 520 738H280Q226 640 242 470z', mimbre) +
        trazos(tejido, mezcla(mimbre, c.t.K, 0.34), 8) +
        camino('M500 482q58-8 58-12 16 170-38 268h-60Q520 640 500 482z', c.t.K, opaco(0.14)) +
        rect(356, 222, 88, 34, mezcla(vidrio, c.t.K, 0.2)) +
        rect(372, 186, 56, 40, tinte(c, '#D8B482', 0.06)) +
        trazos('M246 486q-62 36-8 94M554 486q62 36 8 94', mezcla(mimbre, c.t.K, 0.2), 18) +
        copita(640, 770) +
        copita(790, 746) +
        camino(granos.map(([x, y]) => rutaDisco(x, y, 27)).join(''), tinte(c, AMBAR.uva, 0.04)) +
        camino(granos.map(([x, y]) => rutaDisco(x - 8, y - 9, 8)).join(''), c.t.L, opaco(0.8)) +
        poli(xy('1040,800 1070,730 1100,760 1150,740 1144,800 1180,836 1116,850'), mezcla(c.t.verde, c.t.K, 0.06)),
    )
  )
}

const DORADO: Vino = { color: '#EBC04A', uva: '#CDB24A', vidrio: '#A5823A' }

/** Sweet golden wine of the desert oasis, beside the clay jars of its old press. */
export function vinoDelDesierto(c: Cuadro): string {
  const s = c.lado
  const y = 700
  return (
    fondoDeZona({ ...c, hy: 520, fx: 600 - s * 430 }, 'seco') +
    rect(0, y - 40, 1200, 260, mezcla(mezcla('#8A5C3A', c.t.R, 0.45), c.t.K, c.hora === 'dia' ? 0.12 : 0.3)) +
    rect(0, y - 40, 1200, 16, mezcla('#C99A66', c.t.R, 0.35)) +
    tinaja(c, 600 - s * 430, y + 20, 0.84) +
    tinaja(c, 600 - s * 250, y + 40, 1) +
    botella(c, 600 - s * 20, y + 40, DORADO) +
    copaDeVino(c, 600 + s * 180, y + 56, DORADO) +
    racimo(c, 600 + s * 330, y + 80, DORADO)
  )
}

function tinaja(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, 3 * k, c.lado)
  const greda = tinte(c, '#C0703F', 0.1)
  return (
    p.elipse(0, 1, 50, 5, c.t.K, opaco(0.3)) +
    p.suave(xy('-22,0 -58,40 -60,96 -26,128 -18,140 18,140 26,128 60,96 58,40 22,0'), greda) +
    p.suave(xy('-20,2 -56,40 -58,94 -30,122 -36,80 -30,34'), c.t.K, opaco(0.2)) +
    p.poli(xy('-24,130 -24,144 24,144 24,130'), mezcla(greda, c.t.L, 0.2)) +
    p.poli(xy('-15,144 -13,156 13,156 15,144'), tinte(c, '#8A5E3C', 0.1)) +
    p.curva(xy('-52,84 0,72 52,84'), mezcla(greda, c.t.K, 0.3), 3) +
    p.curva(xy('30,104 40,90 42,66'), mezcla(greda, c.t.L, 0.5), 5)
  )
}

/** A bar in town after dark: six glasses of six grapes, the lit city behind its window. */
export function seisCopas(c: Cuadro): string {
  const [muro, barra, fierro] = [
    mezcla('#3A2A38', c.t.K, 0.3),
    mezcla('#8A5230', c.t.K, 0.2),
    mezcla(c.t.K, '#1A1420', 0.5),
  ]
  const vinos = ['#6E1230', '#9C2440', '#4A1636', '#C2485A', '#E6CF72', '#B4303A']
  const luz = '#FFCF7A'
  const lampara = (x: number): string =>
    trazos(`M${x}-10V150`, fierro, 5) +
    disco(x, 206, 110, luz, opaco(0.16)) +
    camino(`M${x - 62} 214Q${x - 50} 146 ${x} 146T${x + 62} 214z`, '#B0563A') +
    elipse(x, 214, 62, 11, luz)
  const una = (x: number, color: string): string =>
    elipse(x, 760, 52, 10, '#F4E6CC') +
    rect(x - 5, 652, 10, 106, '#E8DCC8') +
    camino(`M${x - 46} 462C${x - 74} 545 ${x - 74} 652 ${x} 656S${x + 74} 545 ${x + 46} 462z`, '#F4EBDC', opaco(0.42)) +
    elipse(x, 462, 46, 8, '#FFF6E4', opaco(0.6)) +
    elipse(x, 463, 41, 6, c.t.K, opaco(0.3)) +
    camino(`M${x - 60} 577C${x - 56} 618 ${x - 39} 650 ${x} 652S${x + 56} 618 ${x + 60} 577z`, color) +
    elipse(x, 577, 60, 10, mezcla(color, '#FFE0C0', 0.34)) +
    trazos(`M${x - 48} 492q-9 34-6 62`, '#FFF6E4', 6, opaco(0.6))
  return (
    rect(0, 0, 1200, 900, muro) +
    rect(120, 60, 960, 450, c.t.Z) +
    rect(120, 250, 960, 260, c.t.C) +
    rect(120, 350, 960, 160, mezcla(c.t.C, c.t.H, 0.5)) +
    poli(
      xy('120,390 230,300 300,340 420,236 520,320 640,268 760,340 880,280 1000,350 1080,310 1080,510 120,510'),
      mezcla(c.t.R, c.t.C, 0.4),
    ) +
    poli(xy('360,288 420,236 470,278 446,276 420,300 396,280'), mezcla(c.t.L, c.t.C, 0.5)) +
    poli(xy('580,294 640,268 710,310 676,304 644,318 618,296'), mezcla(c.t.L, c.t.C, 0.5)) +
    edificios({ ...c, hora: 'noche' }, 'ventanal', 512, 1.1, mezcla(c.t.R, c.t.K, 0.4)) +
    rect(0, 0, 120, 520, muro) +
    rect(1080, 0, 120, 520, muro) +
    trazos('M120 60H1080V510H120zM360 60V510M840 60V510', fierro, 16) +
    lampara(240) +
    lampara(600) +
    lampara(960) +
    rect(0, 518, 1200, 202, mezcla(muro, c.t.K, 0.34)) +
    rect(0, 720, 1200, 190, barra) +
    rect(0, 720, 1200, 20, mezcla(barra, luz, 0.4)) +
    trazos('M0 800H1200M0 860H1200', mezcla(barra, c.t.K, 0.3), 5) +
    elipse(600, 790, 480, 40, luz, opaco(0.14)) +
    vinos.map((color, i) => una(180 + i * 168, color)).join('')
  )
}

/** Brick arches of an old cellar, casks on both sides of the aisle. */
export function cava(c: Cuadro): string {
  const [ladrillo, x] = [tinte(c, '#A4634A', 0.1), c.fx]
  const [roble, piso] = [tinte(c, '#B07A46', 0.12), tinte(c, '#8E7864', 0.14)]
  const hondo = (k: number): string => mezcla(ladrillo, '#F6D9A0', k)
  const boca = (w: number, alto: number): string =>
    `M${x - w} 760V${alto + w}Q${x - w} ${alto} ${x} ${alto}T${x + w} ${alto + w}V760z`
  const arco = (w: number, alto: number, grueso: number, k: number): string =>
    camino(boca(w + grueso, alto - grueso), mezcla(hondo(k), c.t.K, 0.26)) +
    trazos(
      [-70, -50, -30, -10, 10, 30, 50, 70]
        .map((g) => {
          const r = ((g - 90) * Math.PI) / 180
          const [a, b] = [Math.cos(r), Math.sin(r)]
          return `M${Math.round(x + a * w)} ${Math.round(alto + w + b * w)}L${Math.round(x + a * (w + grueso))} ${Math.round(alto + w + b * (w + grueso))}`
        })
        .join(''),
      hondo(k),
      5,
    ) +
    camino(boca(w, alto), hondo(k + 0.14))
  const tapa = (a: number, y: number, r: number): string =>
    disco(a, y, r, mezcla(c.t.K, roble, 0.3)) +
    disco(a, y, r * 0.9, roble) +
    trazos(
      [-0.5, -0.17, 0.17, 0.5]
        .map(
          (f) =>
            `M${Math.round(a + r * f)} ${Math.round(y - r * 0.8 * Math.sqrt(1 - f * f))}V${Math.round(y + r * 0.8 * Math.sqrt(1 - f * f))}`,
        )
        .join(''),
      mezcla(roble, c.t.K, 0.3),
      r * 0.06,
    ) +
    rect(a - r * 0.72, y - r * 0.1, r * 1.44, r * 0.2, mezcla(roble, c.t.K, 0.24)) +
    disco(a, y + r * 0.5, r * 0.1, c.t.K)
  const filas = (
    [
      [190, 640, 44],
      [270, 652, 64],
      [390, 668, 94],
      [560, 696, 132],
    ] as const
  )
    .map(([dx, y, r]) =>
      [-1, 1]
        .map(
          (s) =>
            elipse(x + s * dx, y + r, r, r * 0.12, c.t.K, opaco(0.3)) +
            tapa(x + s * dx, y, r) +
            tapa(x + s * (dx + r * 0.1), y - r * 1.9, r * 0.96),
        )
        .join(''),
    )
    .join('')
  return (
    rect(0, 0, 1200, 900, ladrillo) +
    trazos(Array.from({ length: 9 }, (_, i) => `M0 ${40 + i * 70}H1200`).join(''), mezcla(ladrillo, c.t.K, 0.16), 5) +
    arco(430, 70, 60, 0) +
    arco(300, 200, 42, 0.1) +
    arco(200, 300, 30, 0.24) +
    arco(120, 390, 22, 0.4) +
    camino(boca(70, 450), '#FFE7B4') +
    poli(
      [
        [x - 70, 640],
        [x + 70, 640],
        [x + 760, 910],
        [x - 760, 910],
      ],
      piso,
    ) +
    poli(
      [
        [x - 66, 640],
        [x + 66, 640],
        [x + 210, 910],
        [x - 210, 910],
      ],
      mezcla(piso, '#FFE7B4', 0.34),
    ) +
    rect(0, 770, 1200, 140, mezcla(piso, c.t.K, 0.1), opaco(0.4)) +
    filas +
    disco(x, 250, 90, '#FFE7B4', opaco(0.2)) +
    trazos(`M${x} 70V230`, c.t.K, 5) +
    disco(x, 250, 24, '#FFF3D0')
  )
}

/** A glass of red by a bowl of olives and bread, the rows of the valley behind. */
export function syrah(c: Cuadro): string {
  const [piedra, barro, miga] = [tinte(c, '#B9AB98', 0.14), tinte(c, '#3F7F8C', 0.04), tinte(c, '#DDA052', 0.04)]
  const aceitunas: Punto[] = xy(
    '560,640 610,622 660,616 712,622 760,640 590,662 644,654 700,656 742,668 660,586 700,592',
  )
  const bloques =
    [0, 1, 2, 3, 4].map((i) => `M${110 + i * 250} 768v70`).join('') +
    'M0 838H1200' +
    [0, 1, 2, 3, 4].map((i) => `M${-10 + i * 250} 838v70`).join('')
  const q = { ...c, hy: 430, fx: 600 - c.lado * 260 }
  return (
    cordillera(q, { nieve: 70, y: 320, amplitud: 110 }) +
    lomas(q, { y: 400, amplitud: 60, color: c.t.medio }) +
    rect(0, 430, 1200, 420, mezcla(c.t.G, c.t.H, 0.2)) +
    vinas(q, 600 + c.lado * 330) +
    rect(0, 690, 1200, 220, piedra) +
    rect(0, 690, 1200, 78, mezcla(piedra, c.t.L, 0.3)) +
    trazos(bloques, mezcla(piedra, c.t.K, 0.3), 7) +
    segunLuz(
      c,
      copaDeVino({ ...c, lado: -1 }, 380, 744, TINTO) +
        elipse(660, 752, 150, 18, c.t.K, opaco(0.3)) +
        elipse(660, 640, 150, 40, mezcla(barro, c.t.K, 0.4)) +
        camino(
          discos(
            aceitunas.filter((_, i) => i % 2 === 0),
            32,
            26,
          ),
          tinte(c, '#8FA03C', 0.04),
        ) +
        camino(
          discos(
            aceitunas.filter((_, i) => i % 2),
            32,
            26,
          ),
          tinte(c, '#4A2A45', 0.04),
        ) +
        camino(
          discos(
            aceitunas.map(([x, y]): Punto => [x - 9, y - 9]),
            8,
            6,
          ),
          c.t.L,
          opaco(0.6),
        ) +
        camino('M508 640Q660 720 812 640 806 740 720 756H600Q514 740 508 640z', barro) +
        camino('M812 640Q806 740 720 756H670Q760 730 776 656z', c.t.K, opaco(0.18)) +
        trazos('M524 690Q660 748 796 690', mezcla(barro, c.t.L, 0.5), 9) +
        elipse(960, 762, 140, 14, c.t.K, opaco(0.26)) +
        camino('M830 740q0-90 130-90t130 90q0 20-130 20t-130-20z', miga) +
        trazos('M890 690q20-20 36-14M950 680q20-20 36-10M1010 692q20-14 34 0', mezcla(miga, c.t.L, 0.5), 12) +
        puesto(
          150,
          734,
          4,
          0.8,
          trazos('M-120 0Q0 20 130-6', tinte(c, '#7A5A3C'), 8) +
            camino(
              'M-90 0q20-40 70-34-10 36-70 34zM-20 8q10 40 60 40-4-40-60-40zM40 0q20-44 70-36-14 40-70 36z',
              tinte(c, '#7E9A6A'),
            ),
        ) +
        disco(280, 742, 22, tinte(c, '#4A2A45', 0.04)) +
        disco(272, 735, 6, c.t.L, opaco(0.6)),
    )
  )
}

import { type Cuadro, haciaElSol, tonoDeCara } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { copas, cordillera, cresta, lomas } from '../relieve.ts'
import {
  camino,
  elipse,
  num,
  opaco,
  poli,
  ruta,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { condor } from './aves.ts'
import { tinte } from './caserio.ts'
import { matas } from './patagonia.ts'

/** A wall of basalt taller than the picture, one on the rope and one who holds it. */
export function paredDeBasalto(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 + s * dx, dy]
  const roca = mezcla(tinte(c, '#8C6A5C', 0.24), t.R, 0.2)
  const canto: Punto[] = [en(119, 100), en(126, 178), en(168, 250), en(206, 430), en(262, 640), en(330, 730)]
  let [claras, oscuras, grietas] = ['', '', '']
  for (let i = 0; i < 13; i++) {
    const a = 190 - i * 66
    const cima = 40 + Math.max(0, (a - 40) * 0.9) + (i % 3) * 26 - 60
    const pie = 700 + ((i * 5) % 4) * 9
    const col = ruta([en(a, pie), en(a - 6, cima + 20), en(a - 30, cima), en(a - 62, cima + 14), en(a - 68, pie)])
    if (i % 3 === 1) oscuras += col
    else if (i % 3 === 2) claras += col
    grietas += `M${en(a - 66, cima + (i ? 30 : 84))
      .map(num)
      .join(' ')}L${en(a - 70, pie)
      .map(num)
      .join(' ')}`
    if (i % 2)
      grietas += `M${en(a - 4, 240 + i * 26)
        .map(num)
        .join(' ')}l${-s * 58} ${i % 4 === 1 ? 14 : -10}`
  }
  const escalador = en(-96, 452)
  const anclaje = en(-60, 150)
  const seguro = en(190, 782)
  return (
    cordillera(c, { y: y - 130, amplitud: 110, nieve: 90 }) +
    lomas(c, { y: y - 40, amplitud: 60, color: t.medio }) +
    lomas(c, { nombre: 'cerca', y: y + 40, amplitud: 40, color: t.bajo }) +
    poli([en(700, y + 120), en(420, y + 90), en(300, 690), en(700, 720)], mezcla(t.verde, t.R, 0.3)) +
    poli([en(-760, -20), en(40, -20), en(56, 96), en(94, 80), ...canto, en(-760, 760)], roca) +
    camino(oscuras, mezcla(roca, t.K, 0.2)) +
    camino(claras, mezcla(roca, t.L, 0.16)) +
    trazos(grietas, mezcla(roca, t.K, 0.5), 5) +
    poli([...canto, en(210, 720), en(160, 480), en(110, 300)], tonoDeCara(c, en(160, 0)[0], s), opaco(0.22)) +
    camino(rutaLoma(xy('-40,716 300,736 700,726 1240,700'), 910), mezcla(t.G, t.R, 0.4)) +
    camino(rutaLoma(xy('-40,800 400,826 800,806 1240,830'), 910), mezcla(mezcla(t.G, t.R, 0.4), t.K, 0.3)) +
    (
      [
        [-300, 744, 60, 40],
        [-420, 780, 90, 62],
        [330, 742, 70, 44],
      ] as const
    )
      .map(([dx, dy, w, h]) =>
        poli(
          [
            en(dx - w, dy),
            en(dx - w * 0.7, dy - h * 0.8),
            en(dx, dy - h),
            en(dx + w * 0.8, dy - h * 0.6),
            en(dx + w, dy),
          ],
          mezcla(roca, t.K, 0.3),
        ),
      )
      .join('') +
    (
      [
        [-200, 300, 1],
        [-268, 520, 1.2],
        [-30, 610, 0.8],
        [-400, 420, 1.1],
        [40, 380, 0.7],
      ] as const
    )
      .map(([dx, dy, k]) => {
        const p = pluma(...en(dx, dy), k)
        return (
          p.poli(xy('-6,0 -26,26 -10,14 -12,40 0,18 8,44 10,16 28,30 8,0'), mezcla(t.verde, t.K, 0.24)) +
          p.poli(xy('-6,0 -26,26 -10,14 0,4'), mezcla(t.verde, t.L, 0.1))
        )
      })
      .join('') +
    camino(
      xy('-76,240 -90,330 -300,200 -310,310 -300,400')
        .map(([dx = 0, dy = 0]) => rutaDisco(...en(dx, dy), 5))
        .join(''),
      mezcla(t.L, t.K, 0.3),
    ) +
    trazos(
      `M${escalador[0]} ${escalador[1] - 70}L${anclaje.join(' ')}L${num(seguro[0] - s * 11)} ${seguro[1] - 64}`,
      t.L,
      4,
    ) +
    camino(rutaDisco(...anclaje, 8), t.K) +
    deEspaldas(c, escalador, mezcla(roca, t.K, 0.5)) +
    quienAsegura(c, seguro)
  )
}

const pielDe = ({ t }: Cuadro): string => mezcla(mezcla('#9A623F', t.R, 0.2), t.K, 0.25)

/** Seen from behind, as whoever faces the wall is; a hold under each hand and foot. */
function deEspaldas(c: Cuadro, [x, y]: Punto, apoyo: string): string {
  const { t } = c
  const p = pluma(x, y, 1.5, -c.lado as 1 | -1)
  const repisa = (a: number, b: number): string =>
    p.poli(
      [
        [a - 8, b],
        [a + 8, b + 1],
        [a + 5, b - 5],
        [a - 5, b - 5],
      ],
      apoyo,
    )
  return (
    repisa(-12, -4) +
    repisa(22, 19) +
    repisa(-24, 91) +
    repisa(18, 103) +
    p.linea(xy('-12,1 -18,24 -5,45'), t.K, 10) +
    p.linea(xy('21,24 25,45 5,46'), t.K, 10) +
    p.linea(xy('-8,74 -23,75 -24,94'), t.A, 7.5) +
    p.linea(xy('8,74 22,86 18,106'), t.A, 7.5) +
    p.poli(xy('-13,78 13,78 10,46 -10,46'), t.A) +
    p.linea(xy('-9,78 9,78'), t.A, 8) +
    p.linea(xy('-9,48 9,48'), t.K, 9) +
    p.linea(xy('-10,51 10,51'), t.L, 3) +
    p.disco(-24, 95, 4.4, pielDe(c)) +
    p.disco(18, 107, 4.4, pielDe(c)) +
    p.linea(xy('0,80 0,86'), pielDe(c), 9) +
    p.suave(xy('-12,86 -11,102 0,107 11,102 12,86'), '#F2EFE6')
  )
}

/** The rope comes down to the harness through one hand, the other holds its end, the rest lies at the feet. */
function quienAsegura(c: Cuadro, [x, y]: Punto): string {
  const { t } = c
  const p = pluma(x, y, 1.28, -c.lado as 1 | -1)
  const ropa = mezcla(t.L, t.Z, 0.3)
  return (
    elipse(x, y + 2, 60, 7, t.K, opaco(0.28)) +
    persona(c, x, y, 128, {
      postura: { ...posturas.pie, brazos: [xy('14,65 8,62 3,73'), xy('13,40 1,53 -1,73')], cabeza: [0, 91] },
      lado: -c.lado as 1 | -1,
      ropa,
    }) +
    casco(c, x, y - 117, 1.28) +
    p.linea(xy('-9,49 9,49'), t.A, 4) +
    p.curva(xy('9,50 22,46 13,40 20,20 26,2 40,-2'), t.L, 3.1) +
    p.elipse(36, -1, 15, 4, t.L) +
    p.elipse(36, -1, 9, 2, t.K, opaco(0.5)) +
    p.linea(xy('9,50 14,62 16,68'), t.L, 3.1) +
    p.disco(14, 64, 4, pielDe(c)) +
    p.disco(13, 40, 4, pielDe(c))
  )
}

const casco = (c: Cuadro, x: number, y: number, k: number): string =>
  pluma(x, y, k).suave(xy('-10,-3 -10,9 0,12 10,9 10,-3'), '#F2EFE6') +
  elipse(x, y + k * 2, 11 * k, 2, c.t.K, opaco(0.3))

/** The bell of granite over dry hills where the Chilean palm grows. */
export function bellaCumbre(c: Cuadro): string {
  const { t, fx: x, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [x - s * dx, y + dy]
  const granito = mezcla(tinte(c, '#8C8A88', 0.24), t.H, 0.16)
  const ladera = mezcla(mezcla(t.verde, t.R, 0.34), t.H, 0.14)
  const campana: Punto[] = [
    en(-330, 20),
    en(-250, -70),
    en(-170, -120),
    en(-130, -210),
    en(-84, -268),
    en(-30, -300),
    en(30, -296),
    en(72, -260),
    en(104, -200),
    en(160, -150),
    en(250, -110),
    en(400, 20),
  ]
  return (
    cordillera(c, { y: y - 70, amplitud: 60, nieve: 40 }) +
    lomas(c, { y: y - 84, amplitud: 34, color: t.medio }) +
    poli(campana, granito) +
    poli(
      [
        en(-30, -300),
        en(30, -296),
        en(72, -260),
        en(104, -200),
        en(160, -150),
        en(250, -110),
        en(400, 20),
        en(180, 20),
        en(140, -60),
        en(60, -110),
        en(40, -190),
      ],
      t.K,
      opaco(0.2),
    ) +
    poli(
      [en(-130, -210), en(-84, -268), en(-60, -190), en(-90, -110), en(-130, -60), en(-120, -140)],
      t.L,
      opaco(0.2),
    ) +
    poli(
      [
        en(-900, -40),
        en(-560, -60),
        en(-330, -30),
        en(-230, -56),
        en(-150, -36),
        en(-60, -90),
        en(20, -40),
        en(120, -70),
        en(210, -30),
        en(380, -64),
        en(560, -20),
        en(900, -60),
        en(900, 400),
        en(-900, 400),
      ],
      ladera,
    ) +
    copas(c, y + 18, 34, mezcla(mezcla(t.verde, t.H, 0.2), t.R, 0.16), [-40, 1240]) +
    copas(c, y + 48, 42, mezcla(mezcla(t.verde, t.H, 0.08), t.R, 0.1), [-40, 1240]) +
    camino(
      rutaLoma(cresta(c.azar('loma'), { pasos: 8, base: y + 60, amplitud: 24, rugosidad: 0.6 }), 910),
      mezcla(t.G, t.verde, 0.3),
    ) +
    (
      [
        [-350, 68, 0.8],
        [-250, 60, 0.86],
        [-150, 66, 0.76],
        [180, 64, 0.8],
        [270, 66, 0.9],
        [-390, 108, 1.3],
        [-280, 100, 1],
        [250, 102, 1.1],
        [350, 112, 1.4],
        [480, 104, 1.2],
      ] as const
    )
      .map(([dx, dy, k]) => roble(c, x - s * dx, y + dy, k))
      .join('') +
    camino(
      rutaLoma(cresta(c.azar('cerca'), { pasos: 8, base: y + 150, amplitud: 22, rugosidad: 0.6 }), 910),
      mezcla(t.G, t.L, 0.14),
    ) +
    camino(
      `M${x - s * 22} ${y + 54}Q${x + s * 50} ${y + 96} ${x} ${y + 146}C${x + s * 60} ${y + 176} ${x - s * 70} ${y + 220} ${x - s * 120} 910H${x + s * 120}C${x + s * 40} ${y + 240} ${x + s * 90} ${y + 180} ${x + s * 14} ${y + 146}Q${x + s * 62} ${y + 96} ${x - s * 16} ${y + 54}z`,
      mezcla(tinte(c, '#C9A878'), t.L, 0.14),
    )
  )
}

/** What climbs the mountain on its shady side: oaks of the coast range, rounded and dense. */
function roble(c: Cuadro, x: number, y: number, k: number): string {
  const hojas = mezcla(c.t.verde, c.t.K, k > 0.95 ? 0.26 : 0.12)
  const [px, d] = [Math.round(x), haciaElSol(c, x)]
  const copa = [
    [-6, -98, 30],
    [22, -86, 26],
    [-30, -72, 28],
    [38, -60, 26],
    [2, -60, 38],
    [-42, -44, 20],
  ]
    .map(([a = 0, b = 0, r = 0]) => rutaDisco(Math.round(x + a * k), Math.round(y + b * k), Math.round(r * k)))
    .join('')
  const luz = [
    [d * 12 - 4, -104, 15],
    [d * 30, -72, 12],
  ]
    .map(([a = 0, b = 0, r = 0]) => rutaDisco(Math.round(x + a * k), Math.round(y + b * k), Math.round(r * k)))
    .join('')
  return (
    elipse(px, Math.round(y), Math.round(40 * k), Math.round(5 * k), c.t.K, opaco(0.2)) +
    trazos(`M${px} ${Math.round(y)}v${Math.round(-50 * k)}`, tinte(c, '#6B4A32', 0.14), Math.round(11 * k)) +
    camino(copa, hojas) +
    camino(luz, mezcla(hojas, c.t.L, 0.2))
  )
}

/** Walkers on a crest, one side in snow and the other bare, the whole valley under their boots. */
export function cordon(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 + s * dx, dy]
  const filo: Punto[] = [
    en(-720, 860),
    en(-470, 742),
    en(-360, 700),
    en(-200, 622),
    en(-90, 604),
    en(40, 566),
    en(170, 470),
    en(260, 440),
    en(350, 356),
    en(430, 330),
    en(520, 250),
    en(720, 190),
  ]
  const tierra = mezcla(tinte(c, '#A8835E', 0.24), t.H, 0.06)
  const caminante = (f: readonly [number, number], h: number, ropa: string): string => {
    const [a, b] = en(...f)
    const p = pluma(a, b, h / 100, s)
    return (
      p.poli(xy('-30,-9 20,3 26,-3 -22,-20'), t.nieveSombra) +
      p.linea(xy('24,56 32,0'), t.K, 3) +
      persona(c, a, b, h, { postura: posturas.andar, lado: s, sombrero: true }) +
      p.suave(xy('-2,82 -18,82 -22,64 -18,46 -4,48 -2,66'), ropa)
    )
  }
  return (
    cordillera(c, { y: y - 130, amplitud: 120, nieve: 130, color: mezcla(t.lejos, t.R, 0.2) }) +
    cordillera(c, { nombre: 'media', y: y - 20, amplitud: 80, color: t.medio, nieve: 20 }) +
    lomas(c, { y: y + 60, amplitud: 70, color: mezcla(t.bajo, t.H, 0.24) }) +
    camino(
      rutaSuave(
        [en(-760, y + 150), en(-400, y + 96), en(-100, y + 120), en(-260, y + 190), en(-760, y + 260)],
        0,
        true,
      ),
      mezcla(t.L, t.H, 0.4),
      opaco(0.5),
    ) +
    poli([...filo, en(760, 920), en(-760, 920)], tierra) +
    poli(
      [
        ...filo,
        en(760, 300),
        en(560, 400),
        en(470, 500),
        en(340, 540),
        en(300, 640),
        en(150, 660),
        en(90, 740),
        en(-60, 740),
        en(-160, 812),
        en(-330, 800),
        en(-480, 880),
        en(-760, 890),
      ],
      t.nieve,
    ) +
    poli([en(-470, 742), en(-360, 700), en(-380, 760), en(-460, 800)], t.nieveSombra) +
    poli([en(-90, 604), en(40, 566), en(20, 640), en(-70, 690), en(-60, 640)], t.nieveSombra) +
    poli([en(260, 440), en(350, 356), en(340, 450), en(270, 520), en(280, 470)], t.nieveSombra) +
    poli([en(520, 250), en(720, 190), en(720, 260), en(540, 340)], t.nieveSombra) +
    poli(
      [en(760, 500), en(600, 560), en(540, 680), en(420, 720), en(360, 830), en(200, 850), en(160, 920), en(760, 920)],
      t.K,
      opaco(0.14),
    ) +
    (
      [
        [300, 730, 34],
        [60, 820, 44],
        [480, 640, 30],
        [-120, 870, 36],
        [600, 780, 50],
      ] as const
    )
      .map(([dx, dy, w]) =>
        poli(
          [en(dx - w, dy), en(dx - w * 0.5, dy - w * 0.7), en(dx + w * 0.4, dy - w * 0.6), en(dx + w, dy)],
          mezcla(tierra, t.K, 0.34),
        ),
      )
      .join('') +
    trazos(
      rutaSuave([en(-456, 752), en(-350, 716), en(-226, 644), en(-124, 628), en(-58, 602)]),
      mezcla(t.nieveSombra, t.R, 0.18),
      9,
      'stroke-dasharray="4 20"',
    ) +
    condor(c, 600 - s * 460, 420, 0.42, s) +
    condor(c, 600 - s * 250, 400, 0.26, -s as 1 | -1) +
    caminante([-30, 592], 118, t.A) +
    caminante([-190, 628], 112, mezcla(t.R, t.K, 0.2))
  )
}

/** A tilted slab of limestone that somebody crossed when it was mud. */
export function losaDeHuellas(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 - s * dx, dy]
  const caliza = tinte(c, '#CFC0A2', 0.14)
  const sombra = mezcla(caliza, t.K, 0.3)
  // Slab coordinates: u along the foot, v up the slope.
  const losa = (u: number, v: number): Punto => en(-120 + u * 4.6 + v * 2.1, 716 - u * 0.3 - v * 4.6)
  const pisada = (u: number, v: number, k: number): string => {
    const q = (a: number, b: number): Punto => losa(u + a * k, v + b * k)
    return ruta([
      q(-2.6, -2.6),
      q(0, -3.6),
      q(2.6, -2.6),
      q(3, 0.4),
      q(4.4, 3.4),
      q(2.6, 2.6),
      q(1.6, 2.2),
      q(0.2, 5.6),
      q(-1.4, 2.2),
      q(-2.6, 2.6),
      q(-4.4, 3.4),
      q(-3, 0.4),
    ])
  }
  const rastro =
    Array.from({ length: 11 }, (_, i) => pisada(18 + i * 2 + (i % 2 ? 4 : -1), 8 + i * 8, 0.64)).join('') +
    Array.from({ length: 12 }, (_, i) => pisada(58 + i * 1.4 + (i % 2 ? 2 : -1), 10 + i * 7, 0.42)).join('')
  const estratos = [18, 38, 60, 80].map((u) => ruta([losa(u, -6), losa(u + 3, 40), losa(u - 1, 88)], 0, false)).join('')
  return (
    cordillera(c, { y: y - 120, amplitud: 110, nieve: 90 }) +
    cordillera(c, { nombre: 'media', y: y - 40, amplitud: 70, color: t.medio }) +
    lomas(c, { y, amplitud: 40, color: t.bajo }) +
    poli(
      [en(560, 720), losa(100, -8), losa(104, 60), losa(96, 106), en(620, 150), en(760, 120), en(760, 720)],
      mezcla(sombra, t.R, 0.3),
    ) +
    poli(
      [
        losa(-6, -8),
        losa(-9, 40),
        losa(-4, 74),
        losa(4, 92),
        losa(22, 99),
        losa(40, 96),
        losa(60, 104),
        losa(96, 106),
        losa(104, 60),
        losa(100, -8),
      ],
      caliza,
    ) +
    poli(
      [losa(-6, -2), losa(-9, 40), losa(-4, 74), losa(4, 92), losa(4, 84), losa(0, 70), losa(-3, 40), losa(0, -2)],
      mezcla(caliza, t.L, 0.4),
    ) +
    trazos(estratos, mezcla(caliza, t.K, 0.16), 5) +
    camino(rastro, mezcla(caliza, t.K, 0.44)) +
    camino(rutaLoma(xy('-40,708 300,694 760,712 1240,690'), 910), mezcla(t.G, t.R, 0.3)) +
    matas(c, 740, mezcla(t.G, t.K, 0.3)) +
    (
      [
        [-420, 780, 46, 26],
        [420, 770, 54, 30],
      ] as const
    )
      .map(
        ([dx, dy, w, h]) =>
          elipse(en(dx, dy)[0], dy + 2, w * 1.2, 5, t.K, opaco(0.2)) +
          poli(
            [en(dx - w, dy), en(dx - w * 0.5, dy - h), en(dx + w * 0.4, dy - h * 0.9), en(dx + w, dy)],
            mezcla(caliza, t.K, 0.2),
          ),
      )
      .join('') +
    (
      [
        [-160, 712, 60, 40],
        [-60, 728, 40, 28],
        [150, 722, 70, 34],
        [330, 706, 50, 40],
      ] as const
    )
      .map(([dx, dy, w, h]) =>
        poli([en(dx - w, dy), en(dx - w * 0.6, dy - h), en(dx + w * 0.3, dy - h * 0.9), en(dx + w, dy)], sombra),
      )
      .join('') +
    camino(
      rutaSuave(xy('-60,836 240,812 560,838 900,816 1260,834 1260,930 -60,930'), 0, true),
      mezcla(tinte(c, '#3FA6A8', 0.06), t.L, 0.1),
    ) +
    trazos('M120 862q60-12 120 0M480 872q70-12 140 0M820 856q60-12 130 0', t.L, 6, opaco(0.8))
  )
}

/** A mule track that climbs in turns to a gap between two summits. */
export function huellaDeArrieros(c: Cuadro): string {
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 - s * dx, dy]
  const [cerro, otro] = [mezcla(t.R, t.bajo, 0.4), mezcla(t.bajo, t.K, 0.06)]
  const polvo = mezcla(tinte(c, '#D9B98A', 0.12), t.L, 0.1)
  const huella: [number, number, number][] = [
    [64, y - 96, 6],
    [120, y - 60, 8],
    [-40, y - 20, 10],
    [170, y + 30, 13],
    [-120, y + 84, 18],
    [210, y + 140, 26],
    [120, y + 190, 36],
    [70, y + 240, 48],
    [60, y + 310, 60],
  ]
  const borde = (k: number): Punto[] =>
    huella.map(([a, b, w], i): Punto => {
      const [[a0, b0], [a1, b1]] = [huella[i - 1] ?? huella[i]!, huella[i + 1] ?? huella[i]!]
      const medio = (k * w * 0.5) / Math.hypot(a1 - a0, b1 - b0)
      return en(a - (b1 - b0) * medio, b + (a1 - a0) * medio)
    })
  const matas = [
    [-300, y + 60, 1],
    [-220, y + 10, 0.7],
    [330, y + 60, 0.9],
    [410, y + 120, 1.2],
    [-60, y + 130, 0.9],
    [40, y + 60, 0.7],
    [-420, y + 120, 1.2],
    [300, y + 190, 1.3],
  ] as const
  return (
    cordillera(c, { y: y - 150, amplitud: 90, nieve: 110 }) +
    poli(
      [
        en(-760, y - 250),
        en(-560, y - 310),
        en(-430, y - 240),
        en(-320, y - 262),
        en(-180, y - 160),
        en(-60, y - 120),
        en(60, y - 92),
        en(200, y + 80),
        en(-760, y + 200),
      ],
      otro,
    ) +
    poli(
      [en(-560, y - 310), en(-430, y - 240), en(-320, y - 262), en(-300, y - 120), en(-380, y - 20), en(-460, y - 120)],
      t.K,
      opaco(0.14),
    ) +
    poli(
      [
        en(60, y - 92),
        en(150, y - 130),
        en(240, y - 210),
        en(330, y - 236),
        en(440, y - 340),
        en(560, y - 320),
        en(760, y - 420),
        en(760, y + 300),
        en(-100, y + 200),
      ],
      cerro,
    ) +
    poli(
      [en(440, y - 340), en(560, y - 320), en(500, y - 180), en(560, y - 60), en(430, y + 20), en(400, y - 120)],
      t.K,
      opaco(0.16),
    ) +
    poli(
      [en(240, y - 210), en(330, y - 236), en(300, y - 120), en(330, y - 20), en(230, y + 20), en(250, y - 90)],
      t.K,
      opaco(0.12),
    ) +
    camino(
      rutaLoma(
        [en(-700, y + 30), en(-300, y + 4), en(60, y - 30), en(330, y + 6), en(700, y - 10)].sort(
          (a, b) => a[0] - b[0],
        ),
        910,
      ),
      mezcla(mezcla(t.G, t.R, 0.34), t.L, 0.06),
    ) +
    camino(`${rutaSuave(borde(-1))}L${rutaSuave(borde(1).toReversed()).slice(1)}z`, polvo) +
    matas
      .map(([dx, dy, k]) => {
        const p = pluma(...en(dx, dy), k)
        return (
          p.elipse(0, 0, 44, 5, t.K, opaco(0.2)) +
          p.suave(xy('-44,0 -48,26 -20,50 14,46 44,30 46,0'), mezcla(t.verde, t.K, 0.14)) +
          p.suave(xy('-20,40 -8,50 20,44 30,26 4,34'), mezcla(t.verde, t.L, 0.2))
        )
      })
      .join('') +
    camino(rutaLoma(xy('-40,752 400,740 800,756 1240,742'), 910), mezcla(polvo, t.G, 0.3)) +
    camino(rutaLoma(xy('-40,824 400,806 800,828 1240,808'), 910), mezcla(mezcla(t.G, t.R, 0.3), t.K, 0.2)) +
    (
      [
        [-470, 800, 60, 44],
        [450, 822, 76, 50],
      ] as const
    )
      .map(([dx, dy, w, h]) =>
        poli(
          [en(dx - w, dy), en(dx - w * 0.6, dy - h), en(dx + w * 0.3, dy - h * 0.9), en(dx + w, dy)],
          mezcla(t.R, t.K, 0.4),
        ),
      )
      .join('')
  )
}

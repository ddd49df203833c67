import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas, type Postura } from '../persona.ts'
import { hojaDeParra } from '../plantas.ts'
import { copas, cordillera, lomas } from '../relieve.ts'
import { camino, disco, elipse, opaco, poli, rect, ruta, rutaCaja, rutaDisco, rutaLoma, trazos, xy } from '../trazo.ts'
import { caballo } from './campo.ts'
import { tinte } from './caserio.ts'
import { bote } from './costa.ts'
import { alamos } from './norte-chico.ts'
import { licancabur } from './norte-grande.ts'
import { sobreLaTabla } from './obras-de-agua.ts'
import { segunLuz } from './platos.ts'
import { campanarioDeToconao } from './pueblos-del-norte.ts'

const abrir: Postura = { ...posturas.pie, brazos: [xy('30,56 19,53 5,73'), xy('31,74 15.5,64 5,75')] }
const montar: Postura = {
  piernas: [xy('10,-40 15,-16 2,2')],
  brazos: [xy('30,12 18,14 4,28'), xy('32,14 20,12 6,28')],
  cadera: [0, 3],
  hombro: [3, 29],
  cabeza: [6, 46],
}

/** On the raft of the farm: lantern nets out of the water, somebody opening scallops at the plank. */
export function criaDeOstiones(c: Cuadro): string {
  const { t } = c
  const [mar, tabla, piel] = [
    tinte(c, '#2A86A8', 0.04),
    tinte(c, '#A8794E', 0.1),
    mezcla(mezcla('#9A623F', t.R, 0.2), t.K, 0.25),
  ]
  const boyas = [
    [470, 70, 9, '#E8702E'],
    [510, 96, 13, '#F2C53A'],
    [566, 130, 18, '#E8702E'],
  ]
    .map(([y, paso, r, v]) =>
      camino(
        Array.from({ length: 18 }, (_, i) => rutaDisco(i * Number(paso) + Number(r) * 2, Number(y), Number(r))).join(
          '',
        ),
        tinte(c, String(v), 0.04),
      ),
    )
    .join('')
  const piso = (y: number): string =>
    elipse(250, y, 66, 16, mezcla(t.K, t.L, 0.3)) +
    camino(
      rutaDisco(220, y - 6, 16, 10) + rutaDisco(256, y - 8, 17, 11) + rutaDisco(286, y - 4, 14, 9),
      tinte(c, '#D98A72', 0.06),
    )
  const concha = (x: number, y: number, k: number, color: string): string => {
    const v = tinte(c, color, 0.06)
    return (
      camino(
        ruta(
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map(
              (i) =>
                [
                  x + Math.cos(Math.PI + (i * Math.PI) / 8) * 76 * k,
                  y + Math.sin(Math.PI + (i * Math.PI) / 8) * 62 * k,
                ] as const,
            )
            .concat([
              [x + 20 * k, y + 30 * k],
              [x - 20 * k, y + 30 * k],
            ]),
        ),
        v,
      ) +
      trazos(
        [-50, -26, 0, 26, 50]
          .map((a) => `M${x} ${Math.round(y + 20 * k)}L${Math.round(x + a * k)} ${Math.round(y - 50 * k)}`)
          .join(''),
        mezcla(v, t.K, 0.22),
        5,
      ) +
      elipse(x, y - 6 * k, 42 * k, 30 * k, tinte(c, '#F6EDE0', 0.04)) +
      elipse(x - 6 * k, y - 8 * k, 24 * k, 18 * k, '#FFFBF2') +
      camino(
        `M${Math.round(x - 34 * k)} ${Math.round(y + 2 * k)}q${Math.round(34 * k)} ${Math.round(34 * k)} ${Math.round(68 * k)}-4-${Math.round(30 * k)} 10-${Math.round(68 * k)} 4z`,
        tinte(c, '#E8702E', 0.04),
      )
    )
  }
  return (
    lomas(c, { y: 400, amplitud: 44, color: t.lejos, pasos: 8 }) +
    rect(-10, 430, 1220, 300, mar) +
    rect(-10, 430, 1220, 20, mezcla(mar, t.L, 0.34)) +
    trazos('M-10 470H1210M-10 510H1210M-10 566H1210', mezcla(mar, t.K, 0.3), 4) +
    segunLuz(
      c,
      boyas +
        bote(c, 470, 520, 0.9, 1, tinte(c, '#D9573F', 0.04)) +
        rect(-10, 660, 1220, 250, tabla) +
        rect(-10, 660, 1220, 16, mezcla(tabla, t.L, 0.36)) +
        trazos('M0 730H1200M0 800H1200M0 862H1200', mezcla(tabla, t.K, 0.22), 5) +
        trazos('M120 700V240H400', mezcla(t.K, t.R, 0.3), 17) +
        trazos('M250 244V330', t.K, 5) +
        [360, 440, 520, 600, 680].map(piso).join('') +
        trazos(
          'M250 320L186 360 186 690M250 320L314 360 314 690M218 340V690M282 340V690',
          mezcla(t.L, t.C, 0.4),
          4,
          opaco(0.8),
        ) +
        persona(c, 850, 910, 520, { postura: abrir, lado: -1, ropa: tinte(c, '#E8B43A', 0.04), sombrero: true }) +
        poli(xy('800,560 890,560 910,760 790,760'), tinte(c, '#2F6C6A', 0.06)) +
        concha(662, 596, 0.66, '#E9B08C') +
        disco(696, 616, 22, piel) +
        trazos('M684 536L658 584', mezcla(t.L, t.K, 0.2), 11) +
        trazos('M824 520L769 577 689 525', mezcla(tinte(c, '#E8B43A', 0.04), t.K, 0.12), 36) +
        disco(686, 530, 21, piel) +
        poli(xy('470,720 1080,720 1150,800 430,800'), mezcla(tabla, t.L, 0.3)) +
        rect(430, 800, 720, 30, mezcla(tabla, t.K, 0.3)) +
        trazos('M500 830v70M1090 830v70', mezcla(tabla, t.K, 0.4), 24) +
        concha(560, 764, 0.96, '#E9B08C') +
        concha(700, 772, 0.9, '#D98A72') +
        concha(980, 776, 1, '#EFC3A4') +
        trazos('M760 704l-46 26', mezcla(t.L, t.K, 0.24), 9) +
        elipse(1060, 742, 30, 15, tinte(c, '#F0C94A', 0.04)),
    )
  )
}

/** Under the high vines of Toconao, two who taste, the white tower beyond the wall. */
export function oasis(c: Cuadro): string {
  const { t, lado: s } = c
  const [verde, arena, palo] = [tinte(c, '#7C9A4A', 0.1), mezcla(t.G, t.L, 0.2), mezcla(t.K, t.R, 0.4)]
  const azar = c.azar('parron')
  const copita = (x: number, y: number): string =>
    trazos(`M${x} ${y - 4}V${y + 17}M${x - 8} ${y + 18}h16`, t.L, 4) +
    camino(`M${x - 11} ${y - 36}q-5 34 11 34t11-34z`, t.L, opaco(0.75)) +
    camino(`M${x - 12} ${y - 22}q0 19 12 19t12-19z`, tinte(c, '#8C2545', 0.04))
  let [oscuras, claras, uvas] = ['', '', '']
  for (let i = 0; i < 34; i++) {
    const [x, v] = [((i * 74) % 1230) - 10 + azar.entero(-16, 16), 40 + (i > 16 ? 84 : 0) + azar.entero(-30, 40)]
    const hoja = ruta(hojaDeParra(x, v, azar.entero(40, 62), i))
    if (i % 2) oscuras += hoja
    else claras += hoja
    if (i % 5 === 1 && Math.abs(x - 600 - s * 210) > 80)
      for (const [a, b] of [
        [-34, 0],
        [-11, 4],
        [11, 4],
        [34, 0],
        [-22, 24],
        [0, 28],
        [22, 24],
        [-11, 48],
        [11, 48],
        [0, 70],
      ] as const)
        uvas += rutaDisco(x + a, v + 40 + b, 15)
  }
  return (
    cordillera(c, { y: 470, amplitud: 60 }) +
    licancabur(c, 600 - s * 60, 546, 190) +
    lomas(c, { y: 530, amplitud: 16, color: t.bajo }) +
    rect(-10, 540, 1220, 380, arena) +
    alamos(c, 560, 600 - s * 370, 5, 1.1) +
    campanarioDeToconao({ ...c, talla: 1.5 }, 600 + s * 210, 610) +
    rect(-10, 560, 1220, 90, tinte(c, '#B9794E', 0.14)) +
    rect(-10, 554, 1220, 16, tinte(c, '#D9A878', 0.1)) +
    trazos('M0 590H1200M0 620H1200', mezcla(tinte(c, '#B9794E', 0.14), t.K, 0.16), 4) +
    camino('M-20 700Q300 670 620 700T1220 690V910H-20z', mezcla(arena, t.R, 0.14)) +
    camino(rutaDisco(110, 882, 90, 12) + rutaDisco(1090, 882, 90, 12), t.K, opaco(0.16)) +
    segunLuz(
      c,
      trazos('M110 880V90M1090 880V90M-10 60H1210M-10 150H1210', palo, 19) +
        trazos('M110 880Q150 600 90 420T150 130M1090 880Q1050 640 1110 480T1060 130', mezcla(palo, t.L, 0.14), 24) +
        camino(
          rutaDisco(470, 852, 70, 10) + rutaDisco(640, 846, 90, 10) + rutaDisco(800, 852, 70, 10),
          t.K,
          opaco(0.24),
        ) +
        persona(c, 470, 850, 250, { postura: posturas.brindis, lado: 1, ropa: mezcla(t.L, t.R, 0.2), sombrero: true }) +
        persona(c, 800, 850, 244, { postura: posturas.brindis, lado: -1, ropa: t.A }) +
        rect(590, 716, 100, 16, palo) +
        trazos('M606 730L590 844M674 730L690 844', palo, 11) +
        rect(626, 640, 26, 76, tinte(c, '#1F3A2C', 0.1)) +
        rect(634, 612, 10, 30, tinte(c, '#1F3A2C', 0.1)) +
        copita(535, 652) +
        copita(737, 658),
    ) +
    camino(oscuras, mezcla(verde, t.K, 0.34)) +
    camino(uvas, tinte(c, '#6A2F55', 0.06)) +
    camino(claras, mezcla(verde, t.L, 0.08))
  )
}

/** A narrow valley: a stream between stones, poplars, two riders who ford it. */
export function alcohuaz(c: Cuadro): string {
  const { t } = c
  const [falda, rio, verde] = [mezcla(t.R, t.L, 0.12), tinte(c, '#5FA6B4', 0.08), tinte(c, '#8FA24C', 0.1)]
  const jinete = (x: number, y: number, s: number, ropa: string): string =>
    elipse(x, y + 4, 70 * s, 8 * s, t.K, opaco(0.24)) +
    caballo(c, x, y, s, 1) +
    persona(c, x, y - 78 * s, 88 * s, { postura: montar, lado: 1, ropa, sombrero: true }) +
    trazos(
      `M${Math.round(x + 78 * s)} ${Math.round(y - 88 * s)}Q${Math.round(x + 54 * s)} ${Math.round(y - 76 * s)} ${Math.round(x + 27 * s)} ${Math.round(y - 89 * s)}`,
      t.K,
      2.4 * s,
    )
  return (
    cordillera({ ...c, hy: 560 }, { y: 300, amplitud: 60, color: t.lejos }) +
    camino(rutaLoma(xy('340,470 470,480 560,512 640,500 740,474 860,470'), 620), mezcla(t.lejos, verde, 0.4)) +
    segunLuz(
      c,
      poli(xy('-20,120 120,180 260,280 400,400 500,500 560,570 -20,700'), mezcla(falda, t.K, 0.1)) +
        poli(xy('120,180 260,280 400,400 300,440 240,560 140,420'), t.L, opaco(0.16)) +
        poli(xy('1220,60 1080,130 940,250 800,380 660,490 610,570 1220,720'), falda) +
        poli(xy('1080,130 940,250 800,380 900,420 940,560 1030,380'), t.L, opaco(0.15)) +
        camino(
          'M820 560Q960 500 1220 470V500Q980 530 840 590zM860 610Q1000 560 1220 540V576Q1000 600 880 640z',
          mezcla(verde, t.K, 0.1),
        ) +
        camino('M-20 640Q260 560 520 540 700 536 1220 660V910H-20z', verde) +
        alamos(c, 560, 250, 7, 1.5) +
        alamos(c, 560, 690, 5, 1.2) +
        camino(
          'M604 506Q566 522 576 541 544 580 620 620 760 660 560 730 380 790 420 910H900Q860 830 880 780 940 700 760 630 640 590 594 541 588 524 608 506z',
          rio,
        ) +
        camino(
          'M588 570Q600 604 700 634M640 730q60-20 80-50M520 800q80-30 160-30M560 860q120-30 240-20',
          'none',
          `stroke="${mezcla(rio, t.L, 0.6)}" stroke-width="7"`,
        ) +
        camino(
          [
            [470, 760, 34, 17],
            [420, 830, 44, 22],
            [760, 660, 26, 13],
            [900, 800, 44, 20],
            [560, 650, 24, 11],
            [890, 720, 28, 14],
            [690, 870, 30, 12],
          ]
            .map(([x = 0, y = 0, a = 0, b = 0]) => rutaDisco(x, y, a, b))
            .join(''),
          mezcla(t.R, t.H, 0.3),
        ) +
        jinete(420, 730, 1.5, mezcla(t.L, t.R, 0.2)) +
        jinete(660, 790, 1.9, tinte(c, '#C9574A', 0.04)) +
        trazos('M560 800h60M690 802h90M600 816h130', t.L, 6, opaco(0.8)) +
        copas(c, 880, 34, mezcla(verde, t.K, 0.34), [-40, 320]),
    )
  )
}

/** A bay as round as its name, three who row standing, the sand all around. */
export function herradura(c: Cuadro): string {
  const { t } = c
  const [mar, arena, verde] = [tinte(c, '#2FA0B4', 0.04), tinte(c, '#E8D0A0', 0.08), tinte(c, '#6F8F5A', 0.1)]
  const azar = c.azar('herradura')
  let [muros, techos, vanos] = ['', '', '']
  for (let x = 300; x < 1180; x += azar.entero(40, 62)) {
    const [w, h] = [azar.entero(28, 46), azar.entero(24, 56)]
    const y = 424 - Math.round(40 * Math.sin(((x - 300) / 900) * Math.PI))
    muros += rutaCaja(x, y - h, w, h + 24)
    techos += rutaCaja(x - 3, y - h - 7, w + 6, 8)
    for (const k of [0.2, 0.6]) for (let v = y - h + 8; v < y + 10; v += 20) vanos += rutaCaja(x + w * k, v, 8, 10)
  }
  return (
    lomas(c, { y: 350, amplitud: 60, color: t.lejos, pasos: 8 }) +
    segunLuz(
      c,
      camino('M-20 440Q100 360 300 380 500 330 700 330 980 320 1220 390V520H-20z', mezcla(verde, t.R, 0.44)) +
        camino(muros, tinte(c, '#F1E3C8', 0.1)) +
        camino(techos, tinte(c, '#B0563A', 0.1)) +
        camino(vanos, mezcla(t.K, t.C, 0.4)) +
        camino(
          [310, 390, 470, 560, 640, 700, 770, 830, 900, 970, 1050, 1130]
            .map((x, i) =>
              rutaDisco(x, 448 - Math.round(38 * Math.sin(((x - 300) / 900) * Math.PI)), 30 - (i % 3) * 5, 15),
            )
            .join(''),
          mezcla(verde, t.K, 0.14),
        ) +
        camino('M-20 470Q220 430 600 420T1220 500V910H-20z', arena) +
        camino('M-20 500Q240 470 600 452 900 440 1020 520 1130 592 1060 680 1000 755 900 910H-20z', mar) +
        camino('M-20 500Q240 470 600 452 900 440 1020 520 700 480-20 560z', mezcla(mar, t.L, 0.3)) +
        trazos('M-20 500Q240 470 600 452 900 440 1020 520 1130 592 1060 680 1000 755 900 910', t.L, 11, opaco(0.85)) +
        camino(rutaLoma(xy('-40,420 60,380 180,430 280,480 -40,520'), 520), mezcla(t.R, t.K, 0.3)) +
        bote(c, 420, 530, 0.6, 1, tinte(c, '#E8B04A', 0.04)) +
        bote(c, 560, 514, 0.46, -1, tinte(c, '#D9573F', 0.04)) +
        bote(c, 820, 560, 0.6, 1, tinte(c, '#F4EBD8', 0.04)) +
        [
          [1110, 640, '#D9573F'],
          [1150, 720, '#F0B23A'],
          [1060, 800, '#2F7F9A'],
        ]
          .map(([x, y, v]) => quitasol(Number(x), Number(y), tinte(c, String(v), 0.04), tinte(c, '#F4EBD8', 0.04), t.K))
          .join('') +
        sobreLaTabla(c, 760, 650, 120, 1, tinte(c, '#F0B23A', 0.02)) +
        sobreLaTabla(c, 470, 690, 150, 1, tinte(c, '#F4EBD8', 0.02)) +
        sobreLaTabla(c, 620, 810, 210, 1),
    )
  )
}

/** Its dome in slices, its pole in the sand, the shade it makes. */
function quitasol(x: number, y: number, color: string, claro: string, oscuro: string): string {
  return (
    elipse(x + 16, y + 44, 52, 9, oscuro, opaco(0.2)) +
    trazos(`M${x} ${y - 52}V${y + 44}`, oscuro, 5) +
    camino(`M${x - 54} ${y}Q${x - 50} ${y - 48} ${x} ${y - 50} ${x + 50} ${y - 48} ${x + 54} ${y}z`, color) +
    camino(`M${x - 20} ${y}Q${x - 20} ${y - 38} ${x} ${y - 50} ${x + 20} ${y - 38} ${x + 20} ${y}z`, claro)
  )
}

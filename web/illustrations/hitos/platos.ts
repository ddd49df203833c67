import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaDisco, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'
import { mesaBase } from './vinetas.ts'

/** Drawn for light from the left; turned round where it comes from the right. */
export const segunLuz = (c: Cuadro, dibujo: string): string =>
  c.lado === 1 ? `<g transform="matrix(-1 0 0 1 1200 0)">${dibujo}</g>` : dibujo

export const puesto = (x: number, y: number, giro: number, k: number, dibujo: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${giro}) scale(${k})">${dibujo}</g>`

export const discos = (puntos: readonly Punto[], rx: number, ry = rx): string =>
  puntos.map(([x, y]) => rutaDisco(x, y, rx, ry)).join('')

export const vapor = (c: Cuadro, xs: readonly number[], y: number): string =>
  trazos(xs.map((x) => `M${x} ${y}q-34-46 0-92t0-92`).join(''), c.t.L, 15, opaco(0.6))

/** A laid table: what is on it stands in the middle. */
function servida(c: Cuadro, servido: string, fondo = fondoDeZona({ ...c, hy: 360 })): string {
  return (
    fondo +
    mesaBase(c, 372) +
    segunLuz(
      c,
      poli(xy('250,400 950,400 1060,900 140,900'), mezcla(c.t.L, c.t.C, 0.3)) +
        poli(xy('884,400 914,400 1010,900 968,900'), tinte(c, '#B8402E'), opaco(0.8)) +
        servido,
    )
  )
}

const loza = (c: Cuadro, x: number, y: number, rx: number, ry: number): string =>
  elipse(x + 10, y + 16, rx, ry, c.t.K, opaco(0.25)) +
  elipse(x, y, rx, ry, tinte(c, '#F4EFE4', 0.06)) +
  elipse(x, y + 3, rx * 0.78, ry * 0.76, tinte(c, '#DDD6C8', 0.1))

const limon = (c: Cuadro, x: number, y: number): string =>
  disco(x, y, 40, tinte(c, '#F0C94A', 0.04)) +
  disco(x, y, 30, tinte(c, '#F8E69A', 0.04)) +
  trazos(`M${x - 26} ${y}h52M${x - 13} ${y - 23}l26 46M${x + 13} ${y - 23}l-26 46`, tinte(c, '#F0C94A', 0.04), 5)

/** A bowl of clay seen from the front, broth to its rim. */
function cuenco(c: Cuadro, greda: string, caldo: string, dentro: string): string {
  const barro = tinte(c, greda, 0.12)
  return (
    elipse(600, 820, 250, 34, c.t.K, opaco(0.3)) +
    camino('M300 590q-76-24-84 26t92 58zM900 590q76-24 84 26t-92 58z', mezcla(barro, c.t.K, 0.22)) +
    camino('M290 580Q300 826 510 826H690Q900 826 910 580z', barro) +
    camino('M910 580Q900 826 690 826H610Q800 800 820 580z', c.t.K, opaco(0.2)) +
    elipse(600, 580, 310, 120, mezcla(barro, c.t.L, 0.2)) +
    elipse(600, 584, 278, 100, mezcla(barro, c.t.K, 0.4)) +
    elipse(600, 590, 268, 90, tinte(c, caldo, 0.06)) +
    dentro
  )
}

/** Broth of the high plain, boiled by the stones that were put into it. */
export function calapurca(c: Cuadro): string {
  const piedra = tinte(c, '#4A4648', 0.1)
  const roca = (x: number, y: number, r: number): string =>
    elipse(x, y, r, r * 0.66, piedra) + elipse(x - r * 0.25, y - r * 0.24, r * 0.5, r * 0.24, c.t.L, opaco(0.28))
  const mote = camino(
    discos(
      xy('400,596 430,622 470,640 520,658 640,664 690,650 750,634 800,604 620,520 700,530 480,540 790,566'),
      17,
      13,
    ),
    tinte(c, '#F3E7C4', 0.04),
  )
  return servida(
    c,
    cuenco(
      c,
      '#6E4434',
      '#B5562E',
      mote +
        elipse(410, 560, 50, 30, tinte(c, '#8A5FA0', 0.1)) +
        elipse(750, 585, 46, 30, tinte(c, '#E8D08A', 0.06)) +
        roca(540, 570, 84) +
        roca(660, 600, 70) +
        camino(discos(xy('590,640 470,590 720,555'), 11, 7), tinte(c, '#4F8A3F')),
    ) +
      roca(250, 800, 74) +
      roca(380, 850, 54) +
      roca(960, 830, 66) +
      vapor(c, [450, 560, 660, 760], 490),
  )
}

/** A steak of conger with potato, onion and prawns. */
export function caldillo(c: Cuadro): string {
  const [piel, carne] = [tinte(c, '#B0705A', 0.06), tinte(c, '#F6EDE2', 0.04)]
  const camaron = (x: number, y: number, g: number): string =>
    puesto(
      x,
      y,
      g,
      1,
      trazos('M-34 20Q-40-26 4-28T40 16', tinte(c, '#E8794E', 0.03), 24) +
        trazos('M-20-14l10 14M4-28l2 18M26-14l-10 12', tinte(c, '#F6C8A8', 0.03), 6),
    )
  return servida(
    c,
    cuenco(
      c,
      '#6E3F2E',
      '#DE8A3E',
      elipse(430, 600, 62, 42, tinte(c, '#E8D08A', 0.04)) +
        elipse(770, 600, 58, 40, tinte(c, '#E8D08A', 0.04)) +
        puesto(
          600,
          590,
          -6,
          1.1,
          camino('M-140 0Q-140-84 0-84T140 0Q140 66 0 66T-140 0z', piel) +
            camino('M-112-4Q-112-62 0-62T112-4Q112 46 0 46T-112-4z', carne) +
            elipse(0, -14, 22, 15, mezcla(carne, c.t.K, 0.3)) +
            trazos(
              'M0-34V-58M-24-10Q-66-4-100 0M24-10Q66-4 100 0M-10 4Q-20 30-18 44M10 4Q20 30 18 44',
              mezcla(carne, c.t.K, 0.2),
              6,
            ),
        ) +
        camaron(360, 570, -30) +
        camaron(680, 660, 20) +
        camaron(840, 580, 60) +
        trazos('M480 530q40-24 90-14M640 660q-60 16-120 0', c.t.L, 9, opaco(0.7)) +
        camino(discos(xy('500,650 560,512 720,540 420,540 800,620'), 10, 7), tinte(c, '#4F8A3F')),
    ) +
      vapor(c, [480, 600, 720], 470) +
      elipse(252, 846, 62, 14, c.t.K, opaco(0.25)) +
      camino('M190 800Q194 852 240 852T290 800z', tinte(c, '#DDB23C', 0.08)) +
      puesto(240, 800, 0, 1.25, rodaja(c, 0, 0)),
  )
}

/** On the table of a house, the channel through its window. */
export function centolla(c: Cuadro): string {
  return servida(
    c,
    loza(c, 600, 620, 420, 220) + rodaja(c, 552, 758) + rodaja(c, 646, 764) + centollaEntera(c, 600, 600, 1.02),
    fondoDeZona({ ...c, hy: 300 }) + ventana(c),
  )
}

/** A slice that lies on its plate. */
const rodaja = (c: Cuadro, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(1 .5)">${disco(3, 8, 40, c.t.K, opaco(0.2))}${limon(c, 0, 0)}</g>`

/** A wall of planks and its window. */
function ventana(c: Cuadro): string {
  const [muro, marco] = [tinte(c, '#B98F62', 0.14), tinte(c, '#F2E8D6', 0.06)]
  return (
    camino('M-10-10H1210V400H-10zM170 40V326H1030V40z', muro, 'fill-rule="evenodd"') +
    trazos(
      'M-10 96H160M-10 190H160M-10 284H160M1040 96H1210M1040 190H1210M1040 284H1210',
      mezcla(muro, c.t.K, 0.2),
      5,
    ) +
    trazos('M170 40V326H1030V40zM600 40V326', marco, 20) +
    rect(140, 326, 920, 22, marco) +
    rect(140, 344, 920, 8, mezcla(marco, c.t.K, 0.24))
  )
}

function centollaEntera(c: Cuadro, x: number, y: number, k: number): string {
  const rojo = tinte(c, '#C93A26', 0.04)
  const sombra = mezcla(rojo, c.t.K, 0.26)
  const clara = mezcla(rojo, c.t.L, 0.36)
  const patas = (s: 1 | -1): string =>
    trazos(
      [
        [-70, -40, 260, -150, 340, -60],
        [-60, 4, 290, -60, 390, 40],
        [-40, 44, 260, 60, 330, 170],
      ]
        .map(([, b = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => `M${s * 80} ${b}L${s * x1 * 0.82} ${y1}L${s * x2} ${y2}`)
        .join(''),
      rojo,
      30,
    )
  const puntas = (s: 1 | -1): string =>
    trazos(
      [
        [260, -150, 340, -60],
        [290, -60, 390, 40],
        [260, 60, 330, 170],
      ]
        .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => `M${s * x1 * 0.82} ${y1}L${s * x2} ${y2}`)
        .join(''),
      sombra,
      13,
    )
  const pinza = (s: 1 | -1): string =>
    trazos(`M${s * 70} 60L${s * 150} 150`, rojo, 34) +
    camino(
      `M${s * 120} 140q${s * 90}-20 ${s * 100} 60q${s * -30}-10 ${s * -50}-4q${s * 20} 16 ${s * 24} 40q${s * -90} 10 ${s * -74}-96z`,
      rojo,
    )
  const puas = camino(
    discos(xy('-60,-70 0,-84 60,-70 -84,-20 -30,-30 30,-30 84,-20 -50,20 0,10 50,20 -20,56 24,56'), 10),
    clara,
  )
  return puesto(
    x,
    y,
    0,
    k,
    patas(1) +
      patas(-1) +
      puntas(1) +
      puntas(-1) +
      pinza(1) +
      pinza(-1) +
      camino('M-110-40Q-90-116 0-116T110-40Q124 40 60 86 0 116-60 86-124 40-110-40z', rojo) +
      camino('M110-40Q124 40 60 86 0 116-60 86Q60 70 70-90 100-70 110-40z', c.t.K, opaco(0.18)) +
      puas +
      disco(-26, 98, 9, c.t.K) +
      disco(26, 98, 9, c.t.K),
  )
}

/** On its plate, in front of something else. */
export function platoDeCentolla(de: Cuadro, x: number, y: number): string {
  const c: Cuadro = { ...de, hora: 'dia' }
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(.56 .4)">${loza(c, 0, 0, 420, 220)}${centollaEntera(c, 0, -30, 1.02)}</g>`
}

/** A roast shank of lamb with potatoes, on a plate like that of the crab. */
export function platoDeCordero(de: Cuadro, x: number, y: number): string {
  const c: Cuadro = { ...de, hora: 'dia' }
  const [carne, hueso, papa] = [tinte(c, '#8A4E2E', 0.04), tinte(c, '#F2E6CC', 0.04), tinte(c, '#E3C06A', 0.04)]
  const pierna =
    trazos('M92-44L150-72', hueso, 20) +
    disco(152, -80, 13, hueso) +
    disco(160, -66, 13, hueso) +
    camino('M-118 6Q-140-60-84-90-20-112 50-78 96-70 108-50 100-20 60-2 0 34-60 36-108 34-118 6z', carne) +
    camino('M108-50Q100-20 60-2 0 34-60 36-108 34-118 6-60 20 0-6 60-30 108-50z', c.t.K, opaco(0.2)) +
    trazos('M-84-52q44-26 96-12M-92-24q60-28 128-12', mezcla(carne, c.t.L, 0.34), 7)
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><g transform="scale(.48 .34)">${loza(c, 0, 0, 420, 220)}</g>${segunElLado(c, pierna + camino(discos(xy('-96,30 -52,42 96,16'), 28, 20), papa) + camino(discos(xy('-104,24 -60,36 88,10'), 9, 5), c.t.L, opaco(0.5)) + trazos('M6 38Q50 40 84 34M20 38l-6-14M38 39l-2-15M56 38l4-14', tinte(c, '#5E8148', 0.04), 5))}</g>`
}

/** The bone points away from the glasses. */
const segunElLado = ({ lado }: Cuadro, dibujo: string): string => `<g transform="scale(${-lado} 1)">${dibujo}</g>`

/** A latticed tart, a wedge of it cut out. */
export function kuchen(c: Cuadro): string {
  const masa = tinte(c, '#DFA55C', 0.08)
  const [fruta, baya] = [tinte(c, '#8E1F3C', 0.06), tinte(c, '#C23A58', 0.04)]
  const azar = c.azar('murtas')
  const bayas: Punto[] = []
  for (let i = 0; i < 46; i++) {
    const [g, r] = [i * 2.4, Math.sqrt((i + 0.6) / 46)]
    bayas.push([560 + Math.cos(g) * 228 * r + azar.entero(-4, 4), 586 + Math.sin(g) * 92 * r])
  }
  const enLaCuna = ([x, y]: Punto): boolean => y > 572 + 0.14 * (x - 560) && y < 610 + 0.923 * (x - 560)
  const onda = Array.from({ length: 11 }, (_, i): Punto => {
    const g = ((i + 6) / 16) * Math.PI
    return [560 + Math.cos(g) * 282, 606 + Math.sin(g) * 122]
  })
  const vistas = bayas.filter((una) => !enLaCuna(una))
  return servida(
    c,
    elipse(570, 690, 320, 130, c.t.K, opaco(0.25)) +
      camino(
        'M270 590Q280 760 560 760 626 760 676 750L690 706 560 586zM846 626L818 674Q846 646 854 600z',
        mezcla(masa, c.t.K, 0.2),
      ) +
      camino(discos(onda, 30, 34), mezcla(masa, c.t.K, 0.1)) +
      camino('M560 586L846 626A300 130 0 1 0 690 706z', masa) +
      camino('M560 586L804 618A256 106 0 1 0 671 682z', fruta) +
      camino(discos(vistas, 17, 15), baya) +
      camino(
        discos(
          vistas.filter((_, i) => i % 2 === 0).map(([x, y]): Punto => [x - 5, y - 5]),
          5,
        ),
        c.t.L,
        opaco(0.6),
      ) +
      trazos(
        'M340 540L600 690M430 500L610 593M540 482L790 615M330 630L560 484M420 672L690 494M540 692L621 643M685 604L790 540',
        mezcla(masa, c.t.L, 0.16),
        17,
      ) +
      // The wedge that lies on the plate.
      camino('M560 586L846 626L818 674L626 648z', masa) +
      camino('M570 593L820 628L802 660L622 632z', fruta) +
      camino('M600 598L650 605V622L612 617zM700 612L750 619V640L710 634z', tinte(c, '#D9828C', 0.04)) +
      loza(c, 910, 780, 170, 76) +
      camino('M800 750L1010 720 960 812z', fruta) +
      camino('M800 750L960 812v34L800 786z', masa) +
      camino('M800 754L948 811v20L800 774z', fruta) +
      camino('M836 772l28 11v10l-28-10zM896 795l28 11v10l-28-10z', tinte(c, '#D9828C', 0.04)) +
      camino('M1010 720L960 812v34L1020 750z', mezcla(masa, c.t.K, 0.2)) +
      camino(discos(xy('860,758 910,752 950,770 970,744'), 13, 11), baya) +
      trazos('M820 770L985 740', mezcla(masa, c.t.L, 0.16), 12) +
      trazos('M380 850L690 812M396 882L716 862', tinte(c, '#C9485C', 0.04), 24) +
      trazos('M384 846L560 824M400 878L580 866', tinte(c, '#E59AA0', 0.04), 6) +
      trazos('M640 818L690 812M664 865L716 862', tinte(c, '#93A650', 0.04), 24) +
      camino(discos(xy('250,800 290,826 236,842 330,800'), 22), baya) +
      camino('M250 780q-50-40-90 0 50 30 90 0zM330 780q20-50 70-40-10 50-70 40z', tinte(c, '#4F8A3F')),
  )
}

/** Olives in a bowl, a bottle of their oil, a sprig. */
export function olivas(c: Cuadro): string {
  const [verde, negra] = [tinte(c, '#8FA03C', 0.06), tinte(c, '#4A2A45', 0.06)]
  const verdes: Punto[] = xy('330,590 420,560 510,580 590,600 370,640 470,626 450,510')
  const negras: Punto[] = xy('370,550 470,575 560,550 420,604 540,636 620,640 290,634 520,520')
  const hoja = (x: number, y: number, g: number): string =>
    puesto(x, y, g, 1, camino('M0 0q50-34 110 0-60 34-110 0z', tinte(c, '#7E9A6A')))
  const q = { ...c, hy: 360 }
  return servida(
    c,
    elipse(460, 812, 190, 30, c.t.K, opaco(0.3)) +
      camino('M240 640Q250 820 400 820H520Q670 820 680 640z', tinte(c, '#C26B43', 0.1)) +
      elipse(460, 640, 220, 74, tinte(c, '#8A4A30')) +
      [[verdes, verde] as const, [negras, negra] as const]
        .map(
          ([cuales, color]) =>
            camino(discos(cuales, 53, 43), color) +
            camino(
              discos(
                cuales.map(([x, y]): Punto => [x - 16, y - 15]),
                12,
                8,
              ),
              c.t.L,
              opaco(0.55),
            ),
        )
        .join('') +
      camino('M240 640Q262 716 460 716T680 640Q684 740 600 790H320Q236 740 240 640z', tinte(c, '#C26B43', 0.1)) +
      camino('M258 700Q460 770 662 700l-6 26Q460 796 266 726z', tinte(c, '#F0DDB4', 0.06)) +
      camino('M680 640Q670 820 520 820H470Q604 784 634 689 671 670 680 640z', c.t.K, opaco(0.16)) +
      (c.zona === 'N1' ? puesto(60, -110, 0, 0.88, aceitera(c, verde)) + frutas(c) : aceitera(c, verde)) +
      trazos('M150 800Q300 868 520 866', tinte(c, '#7A5A3C'), 9) +
      [
        [190, 816, -50],
        [250, 840, 30],
        [320, 856, -40],
        [400, 862, 24],
        [480, 866, -20],
      ]
        .map(([x = 0, y = 0, g = 0]) => hoja(x, y, g))
        .join('') +
      elipse(300, 862, 34, 24, verde) +
      elipse(560, 862, 34, 24, negra),
    fondoDeZona(q) + olivar(q),
  )
}

/** Grey-green crowns in a row on short twisted trunks. */
function olivar(c: Cuadro): string {
  const [azar, hoja] = [c.azar('olivar'), tinte(c, '#7F8F62', 0.1)]
  let [troncos, copas, luces] = ['', '', '']
  for (let x = 20; x < 1240; x += 116) {
    const [px, k] = [x + azar.entero(-14, 14), azar.real(0.84, 1.1)]
    const en = (dx: number, dy: number, r: number): string => rutaDisco(px + dx * k, c.hy - dy * k, r * k, r * k * 0.82)
    troncos += `M${px - 4} ${c.hy + 14}q${azar.entero(-9, 9)}-20 4-44M${px + 6} ${c.hy + 14}q2-24 14-40`
    copas += en(-26, 54, 28) + en(4, 68, 34) + en(32, 52, 27)
    luces += en(c.lado * 12 - 8, 78, 15) + en(c.lado * 30, 62, 11)
  }
  return trazos(troncos, mezcla(c.t.K, c.t.R, 0.4), 9) + camino(copas, hoja) + camino(luces, mezcla(hoja, c.t.L, 0.26))
}

const aceitera = (c: Cuadro, verde: string): string =>
  elipse(850, 822, 110, 22, c.t.K, opaco(0.3)) +
  camino('M760 820V520q0-60 50-100V300h80v120q50 40 50 100v300z', tinte(c, '#B9C79A', 0.08)) +
  camino('M774 810V530q0-20 10-40h132q10 20 10 40v280z', tinte(c, '#C9B02E', 0.04)) +
  camino('M814 300v-56h72v56z', tinte(c, '#9A6A42')) +
  camino('M774 600h152v130H774z', tinte(c, '#F6F0DF', 0.05)) +
  elipse(850, 665, 24, 34, verde) +
  camino('M850 630q20-30 54-22-14 30-54 22z', tinte(c, '#5E8148')) +
  trazos('M788 560v-20M788 790v-46', c.t.L, 9, opaco(0.7))

/** Mango whole and halved, its stone in it; guavas, one open on its pink. */
function frutas(c: Cuadro): string {
  const [pulpa, cascara, guayaba, hoja] = [
    tinte(c, '#FFB52E', 0.02),
    tinte(c, '#E8862E', 0.04),
    tinte(c, '#B9CC5A', 0.04),
    tinte(c, '#4F7F45', 0.06),
  ]
  const mango = 'M-112 14Q-120-74-30-86 66-96 112-24 134 22 96 56 40 96-40 82-104 70-112 14z'
  return (
    elipse(1030, 626, 130, 18, c.t.K, opaco(0.24)) +
    puesto(
      1030,
      548,
      -10,
      1,
      camino('M-86-58q-20-74 44-102 40 56-20 104z', hoja) +
        camino(mango, cascara) +
        camino(
          'M-30-86Q66-96 112-24 134 22 96 56 66 76 40 80 92 20 60-30 30-72-30-86z',
          tinte(c, '#CF3F36', 0.04),
          opaco(0.85),
        ) +
        trazos('M-62-26q24-34 70-34', c.t.L, 13, opaco(0.5)) +
        trazos('M-84-62l-20-26', tinte(c, '#6B4A2E'), 12),
    ) +
    elipse(830, 824, 140, 18, c.t.K, opaco(0.24)) +
    puesto(
      830,
      746,
      8,
      1.04,
      camino(mango, tinte(c, '#D8523A', 0.04)) +
        puesto(0, 0, 0, 0.87, camino(mango, pulpa)) +
        puesto(0, 2, 0, 0.5, camino(mango, tinte(c, '#F6E2A8', 0.04))) +
        trazos('M-34-6q34-18 70 0M-36 14q34-14 72 4', tinte(c, '#D9B36A', 0.04), 5),
    ) +
    elipse(1090, 814, 90, 14, c.t.K, opaco(0.24)) +
    disco(1096, 742, 72, guayaba) +
    elipse(1072, 716, 26, 17, c.t.L, opaco(0.45)) +
    camino('M1076 678l10-18 12 12 14-10 6 20z', mezcla(guayaba, c.t.K, 0.4)) +
    puesto(
      0,
      -44,
      0,
      1,
      elipse(990, 872, 66, 56, guayaba) +
        elipse(990, 872, 56, 46, tinte(c, '#F6A8A4', 0.02)) +
        elipse(990, 872, 34, 27, tinte(c, '#E8617A', 0.02)) +
        camino(discos(xy('972,862 990,856 1008,864 1012,880 994,888 974,880'), 5), tinte(c, '#F8E6C8', 0.04)),
    )
  )
}

/** Rolls of two halves and a mug of tea. */
export function marraqueta(c: Cuadro): string {
  const masa = tinte(c, '#E6AE62', 0.03)
  const [oscura, clara] = [mezcla(masa, c.t.K, 0.38), mezcla(masa, c.t.L, 0.42)]
  const pan = (x: number, y: number, g: number, k: number): string =>
    puesto(
      x,
      y,
      g,
      k,
      elipse(6, 34, 190, 66, c.t.K, opaco(0.25)) +
        elipse(-92, 0, 112, 76, masa) +
        elipse(92, 0, 112, 76, masa) +
        camino(
          'M-200 14Q-190 76-92 76 0 76 0 50 0 76 92 76 190 76 200 14 120 60 0 40-120 60-200 14z',
          oscura,
          opaco(0.5),
        ) +
        trazos('M-186-4Q-92-30 0-4 92-30 186-4', oscura, 11) +
        trazos('M0-48V52', oscura, 12) +
        trazos('M-160-34q50-34 110-14M50-50q70-14 110 22', clara, 11, opaco(0.8)),
    )
  const azul = tinte(c, '#3F6C94', 0.06)
  return servida(
    c,
    poli(xy('250,450 860,450 960,850 180,850'), tinte(c, '#6A422A')) +
      poli(xy('180,850 960,850 960,876 180,876'), tinte(c, '#4A2E1E')) +
      pan(430, 540, -8, 0.86) +
      pan(720, 640, 12, 0.96) +
      pan(410, 750, -4, 1.06) +
      elipse(950, 560, 120, 30, c.t.K, opaco(0.2)) +
      elipse(950, 548, 124, 34, tinte(c, '#F4EFE4', 0.06)) +
      camino('M870 420q4 124 40 124h80q36 0 40-124z', azul) +
      trazos('M1030 450q50-6 44 34t-60 34', azul, 18) +
      elipse(950, 420, 80, 24, mezcla(azul, c.t.L, 0.4)) +
      elipse(950, 424, 66, 17, tinte(c, '#8A4A22')) +
      vapor(c, [930, 976], 390),
    fondoDeZona({ ...c, hy: 360 }) + cerroConCasas(c),
  )
}

/** The hills of the port across the bay: houses of every colour up to the crest. */
function cerroConCasas(c: Cuadro): string {
  const en = (dx: number): number => (c.lado === 1 ? dx : 1200 - dx)
  const casas = [
    [20, 300, 0],
    [62, 304, 1],
    [104, 306, 2],
    [150, 312, 3],
    [196, 318, 1],
    [240, 322, 0],
    [0, 332, 2],
    [44, 336, 3],
    [86, 336, 0],
    [130, 338, 1],
    [176, 340, 2],
    [222, 342, 3],
    [268, 340, 1],
    [314, 344, 0],
  ] as const
  return casas
    .map(
      ([dx, y, i]) =>
        rect(en(dx) - 17, y - 10, 34, 26, tinte(c, ['#D9573F', '#E8B04A', '#EFE3CC', '#5F9EA8'][i]!, 0.1)) +
        rect(en(dx) - 19, y - 14, 38, 6, mezcla(c.t.R, c.t.K, 0.3)),
    )
    .join('')
}

/** Baked banana and pumpkin on a leaf, as the island has it. */
export function poe(c: Cuadro): string {
  const [zapallo, platano, verde] = [tinte(c, '#E58A2E', 0.04), tinte(c, '#F2CF4A', 0.04), tinte(c, '#4E8A45', 0.08)]
  const trozo = (x: number, y: number): string =>
    camino(`M${x - 100} ${y}l80-50 130 26-76 62z`, zapallo) +
    camino(`M${x - 100} ${y}l134 38v64l-134-42z`, mezcla(zapallo, c.t.K, 0.16)) +
    camino(`M${x + 34} ${y + 38}l76-62v60l-76 66z`, mezcla(zapallo, c.t.K, 0.34)) +
    camino(
      discos(
        [
          [x - 30, y - 16],
          [x + 30, y - 8],
          [x, y + 12],
        ],
        10,
        6,
      ),
      platano,
    )
  const banana = (g: number): string =>
    puesto(
      880,
      500,
      g,
      1,
      camino('M0 0Q10 130 110 190 124 196 130 180 60 110 44-8z', platano) +
        camino('M0 0Q10 130 110 190 40 110 22-4z', c.t.K, opaco(0.14)) +
        camino('M0 4l44-10-12-34H12z', tinte(c, '#6E5A30')) +
        disco(120, 184, 9, tinte(c, '#5A4426')),
    )
  return servida(
    c,
    puesto(
      560,
      660,
      -8,
      1,
      camino('M-470 10Q-330-190 40-180 350-170 500 20 340 190 0 180-340 190-470 10z', verde) +
        trazos('M-470 10Q0-20 500 20', mezcla(verde, c.t.L, 0.34), 13) +
        trazos(
          'M-320 0l60-110M-200-8l70-140M-80-8l70-150M50-6l70-140M180 0l60-116M-320 10l70 100M-200 4l80 140M-60 2l80 156M80 4l70 140M210 8l60 110',
          mezcla(verde, c.t.K, 0.2),
          7,
        ),
    ) +
      elipse(222, 552, 124, 26, c.t.K, opaco(0.24)) +
      camino('M102 470Q104 566 180 570H256Q334 566 336 470z', tinte(c, '#4E6E48')) +
      trazos('M150 520q6 34 28 46M219 530v38M288 520q-6 34-28 46', mezcla(tinte(c, '#4E6E48'), c.t.K, 0.3), 6) +
      elipse(219, 468, 118, 54, tinte(c, '#4E6E48')) +
      elipse(219, 468, 106, 46, zapallo) +
      elipse(219, 470, 58, 23, mezcla(zapallo, c.t.K, 0.26)) +
      camino(discos(xy('196,464 226,460 216,478 244,474 252,463'), 11, 6), tinte(c, '#F6EBC8', 0.04)) +
      trozo(340, 600) +
      trozo(570, 580) +
      trozo(440, 700) +
      trozo(680, 690) +
      [34, 12, -12, -36].map(banana).join(''),
  )
}

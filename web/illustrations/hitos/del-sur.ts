import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { persona, posturas } from '../persona.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, lomas } from '../relieve.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { discos, segunLuz } from './platos.ts'
import { frutal } from './pueblos-andinos.ts'

/** A screw press running with juice, crates of apples, the orchard above the inner sea. */
export function chicha(c: Cuadro): string {
  const { t } = c
  const [madera, roble, jugo] = [tinte(c, '#8A5E3C', 0.1), tinte(c, '#B8854E', 0.08), tinte(c, '#D99A3A', 0.02)]
  const oscura = mezcla(madera, t.K, 0.3)
  const pasto = mezcla(t.verde, t.L, 0.2)
  const manzanas = (x: number, y: number): Punto[] => [
    [x, y],
    [x + 52, y + 4],
    [x + 104, y],
    [x + 156, y + 4],
    [x + 26, y - 34],
    [x + 80, y - 36],
    [x + 132, y - 32],
    [x + 78, y - 66],
  ]
  const cajon = (x: number, y: number, colores: readonly [string, string]): string => {
    const m = manzanas(x + 22, y - 108)
    return (
      elipse(x + 100, y + 4, 130, 14, t.K, opaco(0.24)) +
      camino(
        discos(
          m.filter((_, i) => i % 2 === 0 || i === 7),
          31,
        ),
        tinte(c, colores[0], 0.02),
      ) +
      camino(
        discos(
          m.filter((_, i) => i % 2 && i < 7),
          31,
        ),
        tinte(c, colores[1], 0.02),
      ) +
      camino(
        discos(
          m.map(([a, b]): Punto => [a - 9, b - 10]),
          7,
        ),
        t.L,
        opaco(0.6),
      ) +
      rect(x, y - 100, 204, 104, mezcla(roble, t.K, 0.3)) +
      [0, 1, 2].map((i) => rect(x - 6, y - 100 + i * 36, 216, 27, roble)).join('') +
      rect(x - 6, y - 100, 18, 104, oscura) +
      rect(x + 192, y - 100, 18, 104, oscura)
    )
  }
  return (
    lomas(c, { y: 380, amplitud: 40, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: 420, amplitud: 30, color: t.medio }) +
    agua({ ...c, hy: 430 }, 430) +
    camino(rutaLoma(xy('-40,520 300,500 800,524 1240,496'), 910), mezcla(pasto, t.H, 0.2)) +
    (
      [
        [-500, 566, 1.2],
        [-330, 544, 1],
        [120, 540, 1],
        [470, 570, 1.3],
      ] as const
    )
      .map(([dx, y, k]) => frutal({ ...c, talla: 1 }, 600 + c.lado * dx, y, k, mezcla(t.verde, t.K, 0.06), '#D9402E'))
      .join('') +
    camino(rutaLoma(xy('-40,606 400,596 900,610 1240,594'), 910), pasto) +
    camino(rutaLoma(xy('-40,790 400,776 900,792 1240,774'), 910), mezcla(pasto, t.K, 0.1)) +
    segunLuz(
      { ...c, lado: -c.lado as 1 | -1 },
      elipse(460, 822, 290, 26, t.K, opaco(0.28)) +
        rect(250, 330, 40, 490, madera) +
        rect(630, 330, 40, 490, madera) +
        rect(250, 330, 14, 490, t.K, opaco(0.2)) +
        rect(630, 330, 14, 490, t.K, opaco(0.2)) +
        rect(444, 190, 32, 320, mezcla(t.K, t.L, 0.34)) +
        trazos(Array.from({ length: 9 }, (_, i) => `M440 ${212 + i * 32 + (i > 2 ? 40 : 0)}l40-12`).join(''), t.K, 6) +
        rect(222, 300, 476, 62, mezcla(madera, t.L, 0.14)) +
        rect(222, 346, 476, 16, oscura) +
        trazos('M300 196L620 176', mezcla(madera, t.K, 0.14), 24) +
        disco(460, 186, 26, mezcla(t.K, t.L, 0.2)) +
        rect(330, 500, 260, 34, oscura) +
        camino(discos(xy('350,546 396,540 444,546 492,540 540,546 574,548'), 28, 20), tinte(c, '#D9A84A', 0.04)) +
        rect(320, 548, 280, 176, mezcla(roble, t.K, 0.34)) +
        [0, 1, 2, 3, 4, 5, 6].map((i) => rect(322 + i * 40, 548, 30, 176, roble)).join('') +
        rect(312, 576, 296, 15, mezcla(t.K, t.R, 0.3)) +
        rect(312, 676, 296, 15, mezcla(t.K, t.R, 0.3)) +
        poli(xy('216,724 704,724 690,772 230,772'), mezcla(madera, t.L, 0.1)) +
        poli(xy('216,724 704,724 704,738 216,738'), jugo) +
        trazos('M704 744H744', madera, 22) +
        trazos('M752 750Q764 756 764 800', jugo, 13) +
        camino('M716 800H812L802 868H726z', mezcla(t.L, t.K, 0.3)) +
        elipse(764, 800, 48, 12, jugo) +
        cajon(850, 780, ['#C9342E', '#D9A83A']) +
        cajon(940, 872, ['#8FA83C', '#C9342E']) +
        camino(discos(xy('140,800 196,836 100,846'), 31), tinte(c, '#C9342E', 0.02)) +
        camino(discos(xy('131,790 187,826 91,836'), 7), t.L, opaco(0.6)) +
        trazos('M140 774v-12M196 810v-12M100 820v-12', mezcla(t.K, t.R, 0.3), 7),
    )
  )
}

/** A healer and her guest behind a canelo in flower that stands close to us, herbs in the basket. */
export function lawen(c: Cuadro): string {
  const { t, lado: s } = c
  const verde = mezcla(t.verde, t.R, 0.1)
  const X = (a: number): number => 600 + s * a
  const hoja = (x: number, y: number, g: number): string => {
    const [u, v] = [Math.cos((g * Math.PI) / 180), Math.sin((g * Math.PI) / 180)]
    return rutaSuave(
      xy('0,-6 60,-26 112,0 60,26').map(([a = 0, b = 0]): Punto => [x + a * u - b * v, y + a * v + b * u]),
      0,
      true,
    )
  }
  const azar = c.azar('canelo')
  const racimos = [
    [-560, 60],
    [-420, 40],
    [-270, 50],
    [-110, 48],
    [-490, 170],
    [-340, 150],
    [-190, 150],
    [-560, 290],
    [-430, 280],
    [-560, 420],
  ] as const
  const hojas = (turno: number): string =>
    racimos
      .flatMap(([a, b]) => [0, 1, 2].map((i) => hoja(X(a), b, i * 120 + turno * 60 + azar.entero(-16, 16))))
      .join('')
  const follaje = camino(hojas(0), mezcla(verde, t.K, 0.4)) + camino(hojas(1), mezcla(verde, t.K, 0.1))
  const flores =
    trazos(
      racimos
        .flatMap(([a, b]) => xy('0,-13 12,-3 7,12 -7,12 -12,-3').map(([u = 0, v = 0]) => `M${X(a) + u} ${b + v}h.1`))
        .join(''),
      '#FBFAF2',
      16,
    ) +
    camino(
      discos(
        racimos.map(([a, b]): Punto => [X(a), b + 1]),
        6,
      ),
      tinte(c, '#E8C84A', 0.02),
    )
  const tronco = `M${X(-640)} 920C${X(-560)} 700 ${X(-590)} 400 ${X(-560)} -20M${X(-576)} 380Q${X(-500)} 240 ${X(-380)} 170M${X(-570)} 210Q${X(-460)} 90 ${X(-160)} 60`
  const p = pluma(X(40), 830, 1, s)
  const mata = (x: number, y: number, color: string, flor?: string, k = 1): string =>
    trazos(
      [-34, -18, 0, 18, 34]
        .map(
          (a) =>
            `M${x} ${y}q${Math.round(a * 0.4 * k)}-${40 * k} ${Math.round(a * k)}-${Math.round((80 - Math.abs(a) * 0.5) * k)}`,
        )
        .join(''),
      tinte(c, color, 0.06),
      11 * k,
    ) +
    (flor
      ? camino(
          discos(
            [-34, -18, 0, 18, 34].map((a): Punto => [x + a * k, y - (84 - Math.abs(a) * 0.5) * k]),
            10 * k,
          ),
          tinte(c, flor, 0.02),
        )
      : '')
  return (
    cordillera(c, { y: 350, amplitud: 70, nieve: 50 }) +
    lomas(c, { y: 420, amplitud: 50, color: t.medio }) +
    bosque(c, 520, 90, mezcla(verde, t.H, 0.3)) +
    copas(c, 520, 50, mezcla(verde, t.K, 0.1), [-40, 1240]) +
    camino(rutaLoma(xy('-40,560 300,544 760,566 1240,540'), 910), mezcla(verde, t.L, 0.24)) +
    camino(
      `M${X(160)} 556C${X(210)} 640 ${X(60)} 700 ${X(-20)} 910H${X(420)}C${X(400)} 740 ${X(300)} 640 ${X(196)} 556z`,
      mezcla(tinte(c, '#C9A878', 0.14), t.L, 0.1),
    ) +
    elipse(X(210), 792, 190, 14, t.K, opaco(0.24)) +
    persona(c, X(140), 790, 270, {
      postura: posturas.brindis,
      lado: s,
      ropa: mezcla(t.K, t.Z, 0.2),
      falda: mezcla(t.K, t.Z, 0.12),
    }) +
    persona(c, X(300), 790, 262, { postura: posturas.pie, lado: -s as 1 | -1, ropa: t.A, sombrero: true }) +
    mata(X(214), 600, '#7FA24C', '#F2E6B8') +
    `<g transform="translate(${Math.round(X(40) * 0.42)} 349) scale(.58)">` +
    p.elipse(0, 0, 100, 10, t.K, opaco(0.26)) +
    mata(X(4), 760, '#5E8F4A') +
    mata(X(64), 764, '#8FA83C', '#F0D04A') +
    mata(X(34), 752, '#4F7F5A', '#B58AC8') +
    p.poli(xy('-84,86 -64,0 64,0 84,86'), tinte(c, '#C79A5C', 0.06)) +
    trazos(`M${X(-40)} 770H${X(118)}M${X(-30)} 798H${X(110)}`, tinte(c, '#8A6238', 0.06), 7) +
    p.curva(xy('-80,84 -60,190 60,190 80,84'), tinte(c, '#8A6238', 0.06), 10) +
    '</g>' +
    camino(rutaLoma(xy('-40,866 400,850 900,870 1240,846'), 910), mezcla(verde, t.K, 0.3)) +
    mata(X(-440), 878, '#6E9A4C', '#E88AA0', 0.5) +
    mata(X(-400), 886, '#6E9A4C', '#E88AA0', 0.4) +
    mata(X(-270), 884, '#8FA83C', '#F0D04A', 0.5) +
    mata(X(500), 878, '#5E8F4A', '#FBFAF2', 0.5) +
    mata(X(450), 886, '#5E8F4A', '#FBFAF2', 0.4) +
    trazos(tronco.slice(0, tronco.indexOf('M', 1)), mezcla(t.K, t.R, 0.34), 86) +
    trazos(tronco.slice(tronco.indexOf('M', 1)), mezcla(t.K, t.R, 0.34), 22) +
    follaje +
    flores
  )
}

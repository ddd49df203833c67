import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, rutaDisco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { ave } from './aves.ts'
import { tinte } from './caserio.ts'
import { guanaco, torreFaro } from './patagonia.ts'
import { embalse } from './valles.ts'

/** Straw to the foot of the mountains, a bird of the steppe close to us. */
export function esteparia(c: Cuadro): string {
  const { t, lado: s } = c
  const q = { ...c, hy: 520 }
  const coiron = tinte(c, '#C9A956', 0.14)
  const azar = c.azar('coirones')
  let [lejos, cerca] = ['', '']
  for (let i = 0; i < 46; i++) {
    const v = 580 + (i % 23) * 13
    const k = (v - 500) / 300
    const x = azar.entero(-20, 1220)
    const d = `M${x} ${v}l${Math.round(-12 * k)} ${Math.round(-34 * k)}M${x} ${v}v${Math.round(-42 * k)}M${x} ${v}l${Math.round(12 * k)} ${Math.round(-34 * k)}M${x} ${v}l${Math.round(22 * k)} ${Math.round(-22 * k)}`
    if (v < 720) lejos += d
    else cerca += d
  }
  return (
    cordillera(q, { y: 410, amplitud: 100, nieve: 80 }) +
    cordillera(q, { nombre: 'media', y: 480, amplitud: 50, color: t.medio }) +
    lomas(q, { y: 512, amplitud: 24, color: mezcla(coiron, t.bajo, 0.5) }) +
    rect(0, 524, 1200, 400, mezcla(coiron, t.H, 0.24)) +
    camino(rutaLoma(xy('-40,590 300,572 760,596 1240,574'), 910), coiron) +
    elipse(600 - s * 330, 574, 150, 9, mezcla(t.C, t.Z, 0.4)) +
    elipse(600 - s * 330, 572, 110, 5, mezcla(t.C, t.H, 0.4)) +
    guanaco(c, 600 - s * 400, 644, 0.6, s) +
    guanaco(c, 600 - s * 300, 632, 0.52, -s as 1 | -1) +
    guanaco(c, 600 - s * 510, 636, 0.56, s) +
    camino(rutaLoma(xy('-40,722 400,700 800,730 1240,706'), 910), mezcla(coiron, t.K, 0.14)) +
    trazos(lejos, mezcla(coiron, t.L, 0.36), 4) +
    trazos(cerca, mezcla(coiron, t.K, 0.36), 5) +
    elipse(600 - s * 20, 774, 120, 10, t.K, opaco(0.26)) +
    ave(c, 600 - s * 20, 772, 3.1, s) +
    trazos(
      'M470 800l-10-36M480 800v-44M490 800l14-34M700 812l-10-36M710 812v-44M720 812l14-34M604 806l-8-28M612 806v-36M620 806l12-28',
      mezcla(coiron, t.K, 0.3),
      5,
    )
  )
}

/** A beach of round stones that ends at a lighthouse, trees combed by the wind above it. */
export function farolDePlaya(c: Cuadro): string {
  const { t, fx: x, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [x + s * dx, y + dy]
  const [playa, pasto] = [tinte(c, '#B9AFA0', 0.2), mezcla(tinte(c, '#8A9656', 0.2), t.K, 0.06)]
  const alSol = haciaElSol(c, en(180, 0)[0]) === s
  const azar = c.azar('bolones')
  const tonos = [mezcla(playa, t.K, 0.24), mezcla(playa, t.L, 0.4), mezcla(playa, t.R, 0.5)]
  const bolones = ['', '', '']
  for (let i = 0; i < 54; i++) {
    const f = (i + 1) / 54
    const v = y + 190 + f * 200
    bolones[i % 3] += rutaDisco(x + s * azar.real(-800, 130 + f ** 1.4 * 480), v, 7 + f * 24, 4 + f * 12)
  }
  const bandera = (dx: number, dy: number, k: number): string => {
    const p = pluma(...en(dx, dy), k, -s as 1 | -1)
    return (
      p.curva(xy('0,-6 -4,40 14,80 50,104'), mezcla(t.K, t.R, 0.4), 9) +
      (
        [
          [40, 100, 44],
          [84, 114, 40],
          [26, 74, 34],
          [70, 84, 38],
        ] as const
      )
        .map(([a, b, r]) =>
          p.suave(
            [
              [a - r, b - 6],
              [a - r * 0.4, b + r * 0.36],
              [a + r * 0.4, b + r * 0.4],
              [a + r * 1.3, b + r * 0.2],
              [a + r * 0.6, b - r * 0.24],
              [a - r * 0.4, b - r * 0.24],
            ],
            mezcla(t.verde, t.K, 0.24),
          ),
        )
        .join('')
    )
  }
  return (
    cordillera(c, { y: y - 60, amplitud: 90, nieve: 70 }) +
    agua(c, y) +
    camino(
      `${rutaSuave([en(264, 67), en(314, 82), en(254, 132), en(210, 198), en(346, 288), en(570, 366), en(900, 424)])}L${en(900, 500).join(' ')}L${en(0, 300).join(' ')}z`,
      t.L,
    ) +
    poli(
      [
        en(250, 60),
        en(200, 30),
        en(110, -6),
        en(-60, -20),
        en(-240, -70),
        en(-420, -110),
        en(-900, -170),
        en(-900, 260),
        en(-300, 190),
        en(60, 100),
      ],
      mezcla(pasto, t.R, 0.14),
    ) +
    bosque(c, y - 46, 90, mezcla(t.verde, t.K, 0.36), s === 1 ? [-40, x - 300] : [x + 300, 1240]) +
    poli(
      [en(250, 60), en(200, 30), en(110, -6), en(130, 40), en(70, 70), en(0, 130), en(220, 110)],
      alSol ? mezcla(t.R, t.H, 0.34) : mezcla(t.R, t.K, 0.4),
    ) +
    poli([en(110, -6), en(160, 14), en(150, 60), en(110, 92), en(60, 92), en(70, 70), en(130, 40)], t.K, opaco(0.18)) +
    camino(
      rutaSuave(
        [en(-900, 90), en(-420, 70), en(-120, 50), en(60, 60), en(150, 80), en(80, 110), en(-120, 150), en(-900, 300)],
        0,
        true,
      ),
      pasto,
    ) +
    torreFaro(c, x + s * 20, y + 56) +
    bandera(-190, 60, 1) +
    bandera(-290, 70, 1.24) +
    bandera(-390, 56, 0.9) +
    camino(
      `${rutaSuave([en(-900, 150), en(-400, 140), en(-60, 120), en(150, 92), en(250, 62), en(300, 80), en(240, 130), en(190, 200), en(330, 300), en(560, 380), en(900, 440)])}L${en(900, 920 - y).join(' ')}L${en(-900, 920 - y).join(' ')}z`,
      playa,
    ) +
    trazos(
      rutaSuave([en(330, 110), en(290, 150), en(270, 200), en(420, 280), en(620, 350), en(900, 400)]),
      t.L,
      6,
      opaco(0.6),
    ) +
    bolones.map((d, i) => camino(d, tonos[i]!)).join('')
  )
}

/** The lake among its three summits, seen from the scree: nothing grows here. */
export function lagunaEntreAcarreos(c: Cuadro): string {
  const { t, lado: s } = c
  const acarreo = tinte(c, '#A3968A', 0.24)
  const azar = c.azar('acarreo')
  const piedras = ['', '', '']
  for (let i = 0; i < 40; i++) {
    const f = (i + 1) / 40
    const [a, b, w] = [azar.entero(-20, 1220), 744 + f * 150, 8 + f * 26]
    piedras[i % 3] +=
      `M${a - w} ${Math.round(b)}l${Math.round(w * 0.5)} ${Math.round(-w * 0.7)} ${Math.round(w * 0.8)} ${Math.round(-w * 0.06)} ${Math.round(w * 0.7)} ${Math.round(w * 0.76)}z`
  }
  const roca = (x: number, y: number, w: number, h: number): string =>
    poli(
      [
        [x - w, y],
        [x - w * 0.8, y - h * 0.6],
        [x - w * 0.2, y - h],
        [x + w * 0.5, y - h * 0.84],
        [x + w, y],
      ],
      mezcla(acarreo, t.K, 0.42),
    ) +
    poli(
      [
        [x - w * 0.8, y - h * 0.6],
        [x - w * 0.2, y - h],
        [x + w * 0.5, y - h * 0.84],
        [x - w * 0.1, y - h * 0.6],
      ],
      mezcla(acarreo, t.L, 0.5),
    )
  return (
    embalse(c) +
    camino(rutaLoma(xy('-40,722 200,730 500,748 800,738 1240,706'), 910), mezcla(acarreo, t.L, 0.2)) +
    camino(rutaLoma(xy('-40,780 300,764 700,790 1240,772'), 910), acarreo) +
    camino(rutaLoma(xy('-40,856 300,836 800,860 1240,836'), 910), mezcla(acarreo, t.K, 0.16)) +
    [0.3, -0.3, 0.16]
      .map((k, i) => camino(piedras[i]!, k > 0 ? mezcla(acarreo, t.K, k) : mezcla(acarreo, t.L, -k)))
      .join('') +
    roca(600 - s * 470, 880, 130, 130) +
    roca(600 - s * 330, 896, 80, 66) +
    roca(600 + s * 500, 900, 120, 84)
  )
}

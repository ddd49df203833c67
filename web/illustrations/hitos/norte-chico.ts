import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, cordillera, cresta, horizonteAndino, lomas } from '../relieve.ts'
import {
  camino,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaDisco,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'

export function elqui(c: Cuadro): string {
  const { t } = c
  return (
    cordillera(c, { y: c.hy - 120, amplitud: 100 }) +
    cordillera(c, { nombre: 'media', y: c.hy - 60, amplitud: 70, color: t.medio }) +
    ladera(c, -1) +
    ladera(c, 1) +
    rect(0, c.hy + 60, 1200, 400, t.G) +
    terrazas(c) +
    pueblo(c, c.fx + c.lado * 30, c.hy + 84) +
    alamos(c, c.hy + 92, c.fx - 190, 6, 0.9) +
    alamos(c, c.hy + 96, c.fx + 120, 4, 0.8)
  )
}

function ladera(c: Cuadro, s: 1 | -1): string {
  const x = s === 1 ? 1260 : -60
  const azar = c.azar(`ladera${s}`)
  const alto = s === -c.lado ? 330 : 250
  const borde: Punto[] = [[x, c.hy - alto]]
  for (let i = 1; i < 7; i++)
    borde.push([
      x - s * (i * (c.fx > 600 === (s === 1) ? 90 : 118) + azar.real(-16, 16)),
      c.hy - alto * (1 - i / 7) - azar.real(0, 44),
    ])
  const fin = borde[6]![0] - s * 130
  const tono = s === c.lado ? c.t.bajo : c.t.sombra(c.t.bajo)
  let quebradas = ''
  for (let i = 1; i < 5; i++) {
    const [bx, by] = borde[i]!
    quebradas += ruta([
      [bx, by],
      [bx - s * 50, by + 90],
      [bx - s * 26, by + 150],
      [bx - s * 90, c.hy + 90],
      [bx + s * 4, c.hy + 90],
      [bx + s * 24, by + 130],
    ])
  }
  return poli([...borde, [fin, c.hy + 90], [x, c.hy + 120]], tono) + camino(quebradas, c.t.sombra(tono), opaco(0.7))
}

/** Vineyard terraces: curved green bands that follow the foot of the slope. */
function terrazas(c: Cuadro): string {
  const { t } = c
  let svg = ''
  for (let i = 0; i < 8; i++) {
    const y = c.hy + 66 + i * i * 4.6 + i * 16
    const onda: Punto[] = [
      [-60, y - 30 + i * 6],
      [c.fx - 320, y + 16],
      [c.fx, y - 12 - i * 2],
      [c.fx + 320, y + 20],
      [1260, y - 34 + i * 6],
    ]
    const tono = i % 2 ? mezcla(t.G, t.verde, 0.55) : mezcla(t.G, t.L, 0.12)
    svg += camino(rutaLoma(onda, 900), tono)
    if (i % 2 && i < 8) {
      const d = [8, 20].map((k) => rutaSuave(onda.map(([x, v]): Punto => [x, v + k + i * (k / 8)]))).join('')
      svg += trazos(d, t.surco, 2.5 + i * 0.7, `stroke-dasharray="${6 + i * 2} ${8 + i * 2}"`)
    }
  }
  return svg
}

/** A white village with its wooden tower. */
function pueblo(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.05 * c.talla)
  const { t } = c
  const cal = mezcla(mezcla('#F4EAD8', t.H, 0.16), t.K, c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.12 : 0)
  const teja = mezcla(mezcla('#A9583C', t.R, 0.25), t.K, c.hora === 'noche' ? 0.4 : 0.04)
  const luz = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFCF7A' : mezcla(t.K, t.R, 0.3)
  const casa = (a: number, w: number, h: number): string =>
    p.poli(
      [
        [a, 0],
        [a, h],
        [a + w, h],
        [a + w, 0],
      ],
      cal,
    ) +
    p.poli(
      [
        [a - 4, h - 1],
        [a + 6, h + 14],
        [a + w - 6, h + 14],
        [a + w + 4, h - 1],
      ],
      teja,
    )
  return (
    casa(-96, 44, 22) +
    casa(-44, 36, 28) +
    casa(30, 46, 24) +
    casa(82, 34, 20) +
    p.poli(xy('-4,0 -4,66 20,66 20,0'), cal) +
    p.poli(xy('-8,64 -8,72 24,72 24,64'), teja) +
    p.poli(xy('-2,72 -2,92 18,92 18,72'), mezcla(teja, t.L, 0.2)) +
    p.poli(xy('-6,90 8,120 22,90'), teja) +
    [-84, -66, 40, 58, 92]
      .map((a) =>
        p.poli(
          [
            [a, 6],
            [a, 15],
            [a + 7, 15],
            [a + 7, 6],
          ],
          luz,
        ),
      )
      .join('') +
    p.poli(xy('4,76 4,86 12,86 12,76'), luz)
  )
}

export function alamos(c: Cuadro, y: number, x: number, cantidad: number, s: number): string {
  const azar = c.azar(`alamos${Math.round(x)}`)
  let d = ''
  for (let i = 0; i < cantidad; i++) {
    const [w, h] = [9 * s, azar.real(56, 86) * s]
    const px = x + i * 25 * s
    d += rutaSuave(
      [
        [px - w * 0.5, y],
        [px - w * 1.3, y - h * 0.3],
        [px - w * 0.8, y - h * 0.85],
        [px, y - h * 1.16],
        [px + w * 0.8, y - h * 0.85],
        [px + w * 1.3, y - h * 0.3],
        [px + w * 0.5, y],
      ],
      0,
      true,
    )
  }
  return camino(d, mezcla(c.t.verde, c.t.K, 0.35))
}

export function observatorio(c: Cuadro): string {
  const { t } = c
  const base = c.hy + 18
  const cerro: Punto[] = [
    [-40, base + 10],
    [c.fx - 380, base - 40],
    [c.fx - 200, base - 74],
    [c.fx + 60, base - 78],
    [c.fx + 260, base - 70],
    [c.fx + 430, base - 16],
    [1240, base + 40],
  ]
  return (
    viaLactea(c) +
    cordillera(c, { amplitud: 50, y: c.hy - 50, color: t.medio }) +
    lomas(c, { y: c.hy - 20, amplitud: 26, color: t.bajo }) +
    camino(rutaLoma(cerro, 900), mezcla(t.R, t.K, 0.35)) +
    cupula(c, c.fx - 150, base - 70, 0.72) +
    cupula(c, c.fx + 20, base - 72, 1.25) +
    cupula(c, c.fx + 210, base - 66, 0.86) +
    camino(
      rutaLoma(cresta(c.azar('primer'), { pasos: 8, base: base + 100, amplitud: 26, rugosidad: 0.6 }), 900),
      mezcla(t.R, t.K, 0.55),
    ) +
    camino(
      rutaLoma(cresta(c.azar('primero'), { pasos: 8, base: base + 190, amplitud: 26, rugosidad: 0.6 }), 900),
      mezcla(t.G, t.K, 0.5),
    )
  )
}

/** A ragged band across the sky: three veils, a dark rift and its star dust. */
function viaLactea(c: Cuadro): string {
  const azar = c.azar('via')
  const s = c.lado
  const eje = (f: number): Punto => [600 + s * (-560 + f * 1020), c.hy + 10 - f * (c.hy + 60) - 60 * Math.sin(f * 3.1)]
  const velo = (w: number, dx = 0): string => {
    const lado = (k: number): Punto[] =>
      Array.from({ length: 12 }, (_, i): Punto => {
        const [x, y] = eje(-0.2 + i / 7.7)
        const g = w * azar.real(0.45, 1.25)
        return [x + dx + k * g * 0.75, y + k * s * g * 0.62]
      })
    return rutaSuave([...lado(-1), ...lado(1).reverse()], 0, true)
  }
  let d = ''
  for (let i = 0; i < 60; i++) {
    const [x, y] = eje(azar.real(0.02, 1))
    d += rutaDisco(x + azar.real(-80, 80), y + azar.real(-60, 60), azar.uno([1.3, 1.6, 1.9, 2.6]))
  }
  const grieta = (a: number, b: number): string => {
    const puntos = [a, (a * 2 + b) / 3, (a + b * 2) / 3, b].map(eje)
    return rutaSuave(
      [
        ...puntos.map(([x, y], i): Punto => [x - 10 - (i % 2) * 8, y - 4]),
        ...puntos.reverse().map(([x, y], i): Punto => [x + 14 + (i % 2) * 12, y + 12]),
      ],
      0,
      true,
    )
  }
  return (
    camino(velo(170), c.t.H, opaco(0.16)) +
    camino(velo(104, 8), c.t.H, opaco(0.26)) +
    camino(velo(52, -4), c.t.L, opaco(0.22)) +
    camino(grieta(0.18, 0.44) + grieta(0.5, 0.82), c.t.C, opaco(0.6)) +
    camino(d, c.t.L)
  )
}

function cupula(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s)
  const q = pluma(x, y, s, -c.lado as 1 | -1)
  const blanco = mezcla(c.t.L, c.t.H, 0.35)
  return (
    p.poli(xy('-56,-14 -56,40 56,40 56,-14'), mezcla(blanco, c.t.K, 0.22)) +
    p.suave(xy('-64,38 -66,78 -40,112 0,122 40,112 66,78 64,38 0,38'), blanco) +
    q.suave(xy('16,40 34,70 18,116 48,106 68,76 64,38'), c.t.K, opaco(0.24)) +
    p.poli(xy('-12,44 -10,84 0,116 12,112 9,84 10,44'), c.t.K, opaco(0.75)) +
    p.poli(xy('-62,36 -62,45 62,45 62,36'), mezcla(c.t.K, c.t.R, 0.3)) +
    p.poli(xy('-8,-14 -8,18 8,18 8,-14'), '#FFD58A')
  )
}

export function desiertoFlorido(c: Cuadro): string {
  const { t } = c
  const apaga = c.hora === 'dia' ? 0 : 0.2
  const flor = ['#C33E8C', '#E7B93C', '#8C5BB0', '#E56BA0', '#F2E3C8'].map((f) =>
    mezcla(mezcla(f, t.G, 0.14), t.K, apaga),
  )
  const arena = mezcla(mezcla('#DDBB8A', t.G, 0.2), t.K, apaga * 0.6)
  const azar = c.azar('manchas')
  const manchas = ['', '', '']
  let svg = horizonteAndino(c, 0) + rect(0, c.hy, 1200, 420, mezcla(arena, t.R, 0.3))
  for (let i = 0; i < 7; i++) {
    const y = c.hy + 14 + i * 26 + i * i * 4
    if (i % 2)
      svg += camino(
        rutaLoma(cresta(c.azar(`banda${i}`), { pasos: 8, base: y, amplitud: 8 + i * 4, rugosidad: 0.6 }), 900),
        mezcla(arena, i === 3 ? t.verde : t.R, 0.16),
      )
    for (let k = 0; k < 4; k++) {
      const [x, w, h] = [
        (k - 0.2 + azar.real(0, 0.7) + (i % 2) * 0.4) * 320,
        azar.real(50, 190) + i * 12,
        azar.real(4, 9) + i * 3.6,
      ]
      const v = y + azar.real(-6, 10)
      manchas[(i + k * 2 + c.pose) % 3] += rutaSuave(
        [
          [x - w, v + h * 0.2],
          [x - w * 0.5, v - h],
          [x + w * 0.1, v - h * 0.5],
          [x + w * 0.6, v - h * 1.1],
          [x + w, v],
          [x + w * 0.4, v + h],
          [x - w * 0.2, v + h * 0.5],
          [x - w * 0.7, v + h],
        ],
        0,
        true,
      )
    }
  }
  return (
    svg +
    manchas
      .map((d, i) => camino(d, flor[i]!, `stroke="${flor[i]!}" stroke-width="9" stroke-dasharray="0 13"`))
      .join('') +
    corolas(c, flor[3]!, 0) +
    corolas(c, flor[4]!, 1) +
    ananucas(c, flor[(c.pose + 1) % 2 ? 0 : 3]!)
  )
}

/** Añañucas close to us: leaves, stems and open trumpets towards the corners. */
function ananucas(c: Cuadro, color: string): string {
  const azar = c.azar('ananucas')
  let [tallos, copas, centros] = ['', '', '']
  for (let i = 0; i < 12; i++) {
    const x = i % 2 ? azar.entero(-10, 380) : azar.entero(820, 1210)
    const s = 0.5 + (Math.abs(x - 600) / 600) * 0.7
    const [y, h, k] = [900 + azar.entero(0, 16), Math.round(azar.real(90, 150) * s), azar.entero(-16, 16)]
    tallos += `M${x} ${y}q${k * 0.2}-${Math.round(h * 0.6)} ${k}-${h}M${x} ${y}q${-20} -30 -34 -${Math.round(h * 0.5)}`
    const [fx, fy, r] = [x + k, y - h, 24 * s]
    copas += ruta(
      Array.from({ length: 12 }, (_, n): Punto => {
        const q = r * (n % 2 ? 0.5 : 1.2)
        return [fx + q * Math.sin(n * 0.524 + k * 0.02), fy - q * 0.8 * Math.cos(n * 0.524 + k * 0.02)]
      }),
    )
    centros += `M${Math.round(fx)} ${Math.round(fy)}h0`
  }
  return trazos(tallos, mezcla(c.t.verde, c.t.K, 0.34), 5) + camino(copas, color) + trazos(centros, '#F4D56A', 11)
}

function corolas(c: Cuadro, color: string, turno: number): string {
  const azar = c.azar(`corolas${turno}`)
  let d = ''
  for (let i = 0; i < 20; i++) {
    const f = azar.real(0.1, 1)
    const [x, y, r] = [azar.entero(0, 1200), c.hy + 30 + f * f * 320, 2 + f * f * 11]
    d += rutaDisco(x, y, r, r * 0.62)
  }
  return camino(d, color)
}

export function puntaDeChoros(c: Cuadro): string {
  const { t } = c
  const mar = mezcla('#2F86A8', t.Z, 0.35)
  return (
    lomas(c, { y: c.hy - 22, amplitud: 26, color: t.lejos }) +
    agua(c, c.hy, mezcla(mar, t.K, c.hora === 'atardecer' ? 0.2 : 0)) +
    isla(c) +
    roquerio(c) +
    [
      [-190, 0, 1],
      [-110, 26, -1],
      [-20, 6, 1],
      [70, 30, 1],
      [160, 10, -1],
    ]
      .map(([dx = 0, dy = 0, s]) => pinguino(c, c.fx + dx, 690 + dy, 1.12 * c.talla, s as 1 | -1))
      .join('')
  )
}

function isla(c: Cuadro): string {
  const x = 1200 - c.fx
  const cuerpo: Punto[] = [
    [x - 320, c.hy + 16],
    [x - 250, c.hy - 40],
    [x - 150, c.hy - 82],
    [x - 60, c.hy - 70],
    [x + 30, c.hy - 108],
    [x + 140, c.hy - 60],
    [x + 230, c.hy - 34],
    [x + 310, c.hy + 16],
  ]
  const k = -c.lado
  return (
    poli(cuerpo, c.t.bajo) +
    poli(
      [
        [x + 30, c.hy - 108],
        [x + 30 + k * 110, c.hy - (k > 0 ? 60 : 70)],
        [x + 30 + k * 190, c.hy + 16],
        [x + 30 + k * 40, c.hy + 16],
        [x + 30 + k * 60, c.hy - 30],
      ],
      c.t.cerca,
      opaco(0.4),
    ) +
    elipse(x, c.hy + 17, 330, 6, c.t.L, opaco(0.7))
  )
}

function roquerio(c: Cuadro): string {
  const { t } = c
  const roca = mezcla(t.R, t.K, 0.12)
  const borde: Punto[] = [
    [-40, 760],
    [60, 716],
    [150, 728],
    [c.fx - 290, 660],
    [c.fx - 150, 640],
    [c.fx - 60, 656],
    [c.fx + 70, 634],
    [c.fx + 200, 652],
    [c.fx + 310, 700],
    [1100, 742],
    [1240, 720],
  ]
  const orden = borde.filter(([x], i) => i === 0 || x > borde[i - 1]![0])
  const k = c.fx
  return (
    poli(
      orden.map(([x, y]): Punto => [x, y - 9]),
      t.L,
      opaco(0.8),
    ) +
    poli([...orden, [1240, 900], [-40, 900]], roca) +
    poli(
      [
        [k - 290, 668],
        [k - 150, 640],
        [k - 60, 656],
        [k - 130, 690],
        [k - 210, 690],
      ],
      t.filo(mezcla(roca, t.L, 0.14)),
    ) +
    poli(
      [
        [k + 70, 634],
        [k + 200, 652],
        [k + 250, 690],
        [k + 110, 676],
      ],
      t.filo(mezcla(roca, t.L, 0.14)),
    ) +
    poli(xy('-40,820 180,776 420,800 640,770 900,806 1240,780 1240,900 -40,900'), mezcla(roca, t.K, 0.3))
  )
}

export function pinguino(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const lejos = s < 0.5
  const blanco = mezcla(c.t.L, '#FFFFFF', 0.3)
  return (
    (lejos ? '' : p.poli(xy('-12,0 -10,6 14,6 18,0'), mezcla(c.t.K, c.t.R, 0.5))) +
    p.suave(xy('-24,2 -24,42 -14,66 -8,84 6,90 16,80 14,66 22,44 20,6 0,2'), c.t.K) +
    p.suave(xy('-8,8 -2,50 8,66 18,46 17,12 4,4'), blanco) +
    (lejos
      ? ''
      : p.curva(xy('-2,58 8,52 17,60'), c.t.K, 4.5) +
        p.suave(xy('-22,54 -34,30 -30,18 -16,40'), mezcla(c.t.K, c.t.R, 0.25))) +
    p.poli(xy('12,82 27,76 13,74'), mezcla(c.t.K, c.t.R, 0.6)) +
    p.curva(xy('-4,84 4,76 2,68'), blanco, 3.4)
  )
}

/** A crowd of them far away: backs and bellies. */
export function pinguinera(
  c: Cuadro,
  sitios: readonly (readonly [x: number, y: number, s: number, lado: 1 | -1])[],
): string {
  const de = (puntos: readonly Punto[]): string =>
    sitios
      .map(([x, y, s, lado]) =>
        rutaSuave(
          puntos.map(([a, b]): Punto => [x + a * s * lado, y - b * s]),
          0,
          true,
        ),
      )
      .join('')
  return (
    camino(de(xy('-24,2 -24,42 -12,72 -6,90 10,90 26,76 14,66 22,44 20,2')), c.t.K) +
    camino(de(xy('-8,6 -2,50 10,66 20,44 16,6')), mezcla(c.t.L, '#FFFFFF', 0.3))
  )
}

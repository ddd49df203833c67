import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, lomas, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaCaja, rutaDisco, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { columna } from './norte-grande.ts'

const perfilOsorno: Punto[] = [[0, 0], [12, 9], [24, 22], [34, 40], [42, 63], [46.5, 84], [48, 90], [52, 90], [53.5, 84], [58, 63], [66, 40], [76, 22], [88, 9], [100, 0]]
const hielo: Punto[] = [[38, 52], [42, 63], [46.5, 84], [48, 90], [52, 90], [53.5, 84], [58, 63], [62, 52], [64.5, 43], [61, 50], [59, 40], [56.5, 52], [54, 38], [51, 50], [48, 34], [45.5, 50], [43, 40], [40.5, 50], [36, 44]]

export function volcan(c: Cuadro, x: number, y: number, w: number, color: string): string {
  const alto = w / 3.4 / 90
  const p = pluma(x - w / 2, y, w / 100, 1, alto * 1.22)
  const q = pluma(x - (-c.lado * w) / 2, y, w / 100, -c.lado as 1 | -1, alto * 1.22)
  return (
    p.poli(perfilOsorno, color) +
    p.poli(hielo, c.t.nieve) +
    q.poli([[50, 90], [52, 90], [53.5, 84], [58, 63], [66, 40], [76, 22], [88, 9], [100, 0], [64, 0], [66, 12], [58, 22], [60, 34], [54, 48], [55, 62], [50.5, 74]], mezcla(c.t.R, c.t.K, 0.45), opaco(0.36))
  )
}

/** The same cone upside down in the lake, at 55 % of its height. */
function reflejoVolcan(c: Cuadro, x: number, y: number, w: number): string {
  const alto = (w / 3.4 / 90) * 1.22 * 0.55
  const p = pluma(x - w / 2, y, w / 100, 1, -alto)
  return p.poli(perfilOsorno, c.t.medio, opaco(0.35)) + p.poli(hielo, c.t.nieve, opaco(0.35))
}

export function osorno(c: Cuadro): string {
  const w = 1040 * c.talla
  return (
    cordillera(c, { y: c.hy - 46, amplitud: 44 }) +
    volcan(c, c.fx, c.hy + 4, w, c.t.medio) +
    lomas(c, { y: c.hy - 16, amplitud: 18 }) +
    agua(c) +
    reflejoVolcan(c, c.fx, c.hy, w) +
    bosque(c, c.hy + 6, 34, c.t.cerca, c.lado === 1 ? [-40, 420] : [780, 1240]) +
    bosque(c, c.hy + 4, 22, mezcla(c.t.R, c.t.K, 0.2), c.lado === 1 ? [760, 1240] : [-40, 440]) +
    muelle(c)
  )
}

export function muelle(c: Cuadro): string {
  const s = c.lado
  const x = 600 + s * 340
  const madera = mezcla(mezcla('#8A6B4F', c.t.K, 0.25), c.t.G, 0.15)
  const y = 752
  let pilotes = ''
  for (let i = 0; i < 6; i++) pilotes += rutaCaja(x + s * (i * 96) - 6, y + 8, 12, 52 + i * 4)
  const tabla: Punto[] = [[x - s * 40, y], [x + s * 680, y - 8], [x + s * 680, y + 30], [x - s * 60, y + 18]]
  return camino(pilotes, mezcla(madera, c.t.K, 0.5)) + poli(tabla, madera) + poli([[x - s * 40, y], [x + s * 680, y - 8], [x + s * 680, y - 1], [x - s * 42, y + 6]], mezcla(madera, c.t.L, 0.4))
}

export function araucarias(c: Cuadro): string {
  const { t } = c
  const x = 1200 - c.fx
  return (
    cordillera(c, { y: c.hy - 60, amplitud: 60, nieve: 44 }) +
    columna(c, x, c.hy - 290, 0.5, 3) +
    volcan(c, x, c.hy + 4, 980, t.medio) +
    lomas(c, { y: c.hy - 20, amplitud: 26 }) +
    bosque(c, c.hy + 24, 40, mezcla(t.R, t.K, 0.12)) +
    suelo(c, mezcla(t.verde, t.L, 0.12)) +
    araucaria(c, c.fx + 200, c.hy + 80, 2.3) +
    araucaria(c, c.fx - 190, c.hy + 110, 3) +
    araucaria(c, c.fx + 20, c.hy + 190, 4.5 * c.talla)
  )
}

export function araucaria(c: Cuadro, x: number, y: number, s: number): string {
  const p = pluma(x, y, s)
  const tronco = mezcla(c.t.K, c.t.R, 0.25)
  const hoja = mezcla(c.t.R, c.t.K, 0.62)
  const medias = [30, 34, 30, 24, 16, 8]
  const rama = (w: number, y0: number): Punto[] => [[-w, y0 + 7.5], [-w * 0.92, y0 + 2], [-w * 0.5, y0 - 1.4], [0, y0 - 1], [w * 0.5, y0 - 1.4], [w * 0.92, y0 + 2], [w, y0 + 7.5], [w * 0.72, y0 + 4], [w * 0.2, y0 + 3.4], [0, y0 + 5], [-w * 0.2, y0 + 3.4], [-w * 0.72, y0 + 4]]
  const luz = (w: number, y0: number): Punto[] => [[c.lado * w, y0 + 7.5], [c.lado * w * 0.72, y0 + 4], [c.lado * w * 0.2, y0 + 3.4], [c.lado * w * 0.5, y0 + 1.6]]
  return (
    p.elipse(c.lado * -6, 0, 13, 1.6, c.t.K, opaco(0.3)) +
    p.poli([[-3.4, -1], [-2, 20], [-1.6, 60], [-1, 98], [1, 98], [1.6, 60], [2, 20], [3.8, -1]], tronco) +
    medias.map((w, i) => p.poli(rama(w, 58 + i * 8), hoja)).join('') +
    medias.map((w, i) => p.poli(luz(w, 58 + i * 8), mezcla(hoja, c.t.G, 0.45))).join('')
  )
}

export function petrohue(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const rio = mezcla(mezcla('#2FA5A5', t.G, 0.3), t.K, c.hora === 'noche' ? 0.4 : c.hora === 'atardecer' ? 0.14 : 0)
  const cauce: Punto[] = [[x - 150, c.hy + 16], [x - 190, c.hy + 60], [x - 330, c.hy + 130], [x - 420, c.hy + 220], [x - 620, 920], [x + 640, 920], [x + 470, c.hy + 230], [x + 300, c.hy + 120], [x + 210, c.hy + 60], [x + 160, c.hy + 16]]
  return (
    cordillera(c, { y: c.hy - 50, amplitud: 50 }) +
    volcan(c, x, c.hy + 10, 900 * c.talla, t.medio) +
    bosque(c, c.hy + 18, 52, t.bajo) +
    rect(0, c.hy + 14, 1200, 420, mezcla(t.R, t.K, 0.4)) +
    camino(rutaSuave(cauce, 0, true), rio) +
    bosque(c, c.hy + 44, 78, t.cerca, [-40, x - 180]) +
    bosque(c, c.hy + 44, 78, t.cerca, [x + 190, 1240]) +
    bosque(c, c.hy + 120, 110, mezcla(t.R, t.K, 0.5), [-40, x - 350]) +
    bosque(c, c.hy + 116, 110, mezcla(t.R, t.K, 0.5), [x + 330, 1240]) +
    [[58, 168, 0], [118, 262, -4], [206, 372, 14]].map(([dy = 0, w = 0, dx = 0]) => salto(c, x + dx, c.hy + dy, w, rio)).join('') +
    rocas(c)
  )
}

/** A step of the rapids from bank to bank: sheet, streaks and the foam at its foot. */
function salto(c: Cuadro, x: number, y: number, w: number, rio: string): string {
  const azar = c.azar(`salto${Math.round(w)}`)
  const h = w * 0.1 + 12
  const filo = (dy: number, k: number): Punto[] => Array.from({ length: 9 }, (_, i): Punto => [x - w * k + (2 * w * k * i) / 8, y + dy + azar.real(-5, 5)])
  let [chorros, espuma] = ['', '']
  for (let i = 0; i < 20; i++) {
    const px = x - w + (2 * w * (i + azar.real(0.1, 0.9))) / 20
    if (i % 2) chorros += `M${Math.round(px)} ${Math.round(y + 2)}v${Math.round(h * azar.real(0.3, 0.8))}`
    espuma += rutaDisco(px, y + h + azar.real(-3, 5), w * azar.real(0.07, 0.1), w * azar.real(0.024, 0.04))
  }
  const estelas = [-0.62, -0.2, 0.24, 0.6].map((f, i) => `M${Math.round(x + w * f)} ${Math.round(y + h + w * (0.1 + 0.04 * (i % 2)))}h${Math.round(w * 0.2)}`).join('')
  return (
    camino(`${rutaSuave(filo(0, 1))}L${rutaSuave(filo(h, 1.06).reverse()).slice(1)}z`, mezcla(rio, c.t.L, 0.55)) +
    trazos(chorros, c.t.L, w * 0.018) +
    camino(espuma, c.t.L) +
    trazos(estelas, mezcla(rio, c.t.L, 0.6), w * 0.02)
  )
}

function rocas(c: Cuadro): string {
  const roca = mezcla(c.t.R, c.t.K, 0.66)
  const piedra = (x: number, y: number, w: number, h: number): string =>
    poli([[x - w, y], [x - w * 0.86, y - h * 0.5], [x - w * 0.4, y - h * 0.94], [x + w * 0.2, y - h], [x + w * 0.7, y - h * 0.62], [x + w, y]], roca) +
    poli(c.lado === 1 ? [[x + w * 0.2, y - h], [x + w * 0.7, y - h * 0.62], [x + w, y], [x + w * 0.3, y - h * 0.4]] : [[x - w * 0.86, y - h * 0.5], [x - w * 0.4, y - h * 0.94], [x - w * 0.3, y - h * 0.4], [x - w, y]], mezcla(roca, c.t.L, 0.26)) +
    elipse(x, y + 2, w * 1.12, w * 0.06, c.t.L)
  const x = c.fx
  return piedra(x - 150, c.hy + 106, 46, 34) + piedra(x + 120, c.hy + 152, 66, 50) + piedra(x - 210, c.hy + 190, 84, 66) + piedra(x + 330, c.hy + 236, 100, 84)
}

const tintes = ['#D8A23E', '#3F7F8C', '#A8483A', '#6C8F5A', '#C9C2AE', '#7D5A7A']

export function palafitos(c: Cuadro): string {
  const { t } = c
  const y = c.hy + 36
  const casas = [-400, -240, -80, 82, 244, 404].map((dx, i) => palafito(c, 600 + (c.fx - 600) * 0.4 + dx * c.talla, y, 2.12 * c.talla, i))
  return (
    lomas(c, { y: c.hy - 110, amplitud: 50, color: t.lejos }) +
    lomas(c, { nombre: 'media', y: c.hy - 66, amplitud: 40, color: t.medio }) +
    copas(c, c.hy - 40, 34, mezcla(t.verde, t.R, 0.3), [-40, 1240]) +
    rect(0, c.hy - 20, 1200, 40, mezcla(t.verde, t.K, 0.3)) +
    agua(c, c.hy + 10) +
    casas.join('')
  )
}

function palafito(c: Cuadro, x: number, y: number, s: number, turno: number): string {
  const { t } = c
  const azar = c.azar(`palafito${turno}`)
  const apaga = c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.2 : 0.04
  const muro = mezcla(mezcla(tintes[(turno + c.pose * 2) % 6]!, t.R, 0.16), t.K, apaga)
  const alto = azar.uno([34, 42, 50])
  const cuerpo = (lado: 1 | -1): string => {
    const p = pluma(x, y, s, 1, s * (lado === 1 ? 1 : -0.62))
    const pilotes = [-28, -14, 0, 14, 28].map((a) => ruta([p.en(a, 0), p.en(a, 34)], 0, false)).join('')
    return trazos(pilotes, mezcla(t.K, t.R, 0.2), 3 * s) + p.poli([[-30, 34], [-30, 34 + alto], [0, 54 + alto], [30, 34 + alto], [30, 34]], muro)
  }
  const p = pluma(x, y, s)
  const tejuelas = [6, 12, 18, 24, 30, 36, 42].filter((h) => h < alto).map((h): Punto[] => [[-30, 34 + h], [30, 34 + h]])
  const luz = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFD887' : mezcla(t.L, t.C, 0.3)
  const ventana = (a: number): string => p.poli([[a - 6, 46], [a - 6, 62], [a + 6, 62], [a + 6, 46]], t.L) + p.poli([[a - 4.4, 47.6], [a - 4.4, 60.4], [a + 4.4, 60.4], [a + 4.4, 47.6]], luz === t.L ? t.K : luz)
  return (
    `<g ${opaco(0.35)}>${cuerpo(-1)}</g>` +
    cuerpo(1) +
    p.poli(c.lado === 1 ? [[-30, 34], [-30, 34 + alto], [-16, 43.5 + alto], [-16, 34]] : [[30, 34], [30, 34 + alto], [16, 43.5 + alto], [16, 34]], t.K, opaco(0.2)) +
    trazos(tejuelas.map((l) => ruta(l.map(([a, b]) => p.en(a, b)), 0, false)).join(''), t.K, 1.4, opaco(0.28)) +
    p.poli([[-35, 32 + alto], [0, 57 + alto], [35, 32 + alto], [33, 29 + alto], [0, 51.5 + alto], [-33, 29 + alto]], mezcla(t.R, t.K, 0.6)) +
    p.poli([[-34, 31], [-34, 35], [34, 35], [34, 31]], mezcla(t.R, t.K, 0.5)) +
    ventana(-14) + ventana(14)
  )
}

export function termas(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const rojo = mezcla(t.A, t.K, 0.12)
  const poza = mezcla(mezcla('#4FA8A0', t.G, 0.4), t.K, c.hora === 'noche' ? 0.35 : 0)
  const pozas = [[-220, 70, 120], [230, 120, 160], [-190, 220, 210]].map(([dx = 0, dy = 0, r = 0]) => elipse(x + dx, c.hy + dy + 10, r + 14, r * 0.25 + 8, mezcla(t.R, t.K, 0.5)) + elipse(x + dx, c.hy + dy + 8, r, r * 0.23, poza) + elipse(x + dx - r * 0.2, c.hy + dy + 2, r * 0.5, r * 0.08, mezcla(poza, t.L, 0.45)))
  return (
    cordillera(c, { y: c.hy - 150, amplitud: 60, nieve: 40 }) +
    bosque(c, c.hy - 10, 130, t.medio) +
    bosque(c, c.hy + 10, 120, t.bajo, [-40, x - 60]) +
    bosque(c, c.hy + 10, 120, t.bajo, [x + 70, 1240]) +
    suelo(c, mezcla(t.verde, t.R, 0.35)) +
    columna(c, x - 230, c.hy + 60, 0.62, 1) +
    pozas.join('') +
    pasarela(c, rojo) +
    columna(c, x + 230, c.hy + 130, 0.75, 2) +
    bosque(c, c.hy + 96, 150, t.cerca, [-40, x - 390]) +
    bosque(c, c.hy + 110, 160, t.cerca, [x + 400, 1240])
  )
}

/** Red boardwalk: zig-zag to us, each leg wider than the last. */
function pasarela(c: Cuadro, rojo: string): string {
  const x = c.fx
  const y = c.hy
  const tramos: Punto[][] = [
    [[x - 8, y + 12], [x + 8, y + 12], [x + 86, y + 58], [x + 62, y + 58]],
    [[x + 62, y + 56], [x + 86, y + 56], [x - 36, y + 132], [x - 80, y + 132]],
    [[x - 80, y + 128], [x - 36, y + 128], [x + 130, y + 226], [x + 56, y + 226]],
    [[x + 56, y + 220], [x + 130, y + 220], [x + 30, 900], [x - 110, 900]],
  ]
  const madera = mezcla(rojo, c.t.K, 0.42)
  const baranda = tramos.map(([a, b, d, e], i) => {
    const h = 12 + i * 11
    return ruta([[a![0], a![1] - h], [e![0], e![1] - h - 10]], 0, false) + ruta([[b![0], b![1] - h], [d![0], d![1] - h - 10]], 0, false)
  })
  const postes = tramos.flatMap(([a, b, d, e], i) => [0.1, 0.5, 0.9].flatMap((f) => [[a, e], [b, d]].map(([p, q]) => `M${Math.round(p![0] + (q![0] - p![0]) * f)} ${Math.round(p![1] + (q![1] - p![1]) * f)}v-${Math.round(12 + i * 11 + f * 10)}`)))
  return tramos.map((q) => poli(q, madera)).join('') + trazos(baranda.join('') + postes.join(''), rojo, 5)
}

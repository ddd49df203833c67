import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, lomas, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaCaja, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'
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
  const x = 600 + s * 120
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
  const ramas = medias.map((w, i): Punto[] => {
    const y0 = 58 + i * 8
    return [[-w, y0 + 6], [-w * 0.9, y0 + 1], [-w * 0.4, y0 - 3], [0, y0 - 2.6], [w * 0.4, y0 - 3], [w * 0.9, y0 + 1], [w, y0 + 6], [w * 0.5, y0 + 3.6], [0, y0 + 7], [-w * 0.5, y0 + 3.6]]
  })
  const claro = medias.map((w, i): Punto[] => [[c.lado * w * 0.98, 63.4 + i * 8], [c.lado * w * 0.5, 61.4 + i * 8], [c.lado * 3, 63.6 + i * 8], [c.lado * w * 0.4, 60 + i * 8]])
  return (
    p.poli([[-3, -2], [-2, 20], [-1.6, 60], [-1, 98], [1, 98], [1.6, 60], [2, 20], [3.4, -2]], tronco) +
    ramas.map((r) => p.poli(r, hoja)).join('') +
    claro.map((r) => p.poli(r, mezcla(hoja, c.t.G, 0.4))).join('')
  )
}

export function petrohue(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const agua1 = mezcla(mezcla('#2FA5A5', t.G, 0.35), t.K, c.hora === 'noche' ? 0.4 : c.hora === 'atardecer' ? 0.14 : 0)
  return (
    cordillera(c, { y: c.hy - 50, amplitud: 50 }) +
    volcan(c, x, c.hy + 10, 900 * c.talla, t.medio) +
    bosque(c, c.hy + 14, 50, t.bajo) +
    bosque(c, c.hy + 36, 70, t.cerca, [-40, x - 190]) +
    bosque(c, c.hy + 36, 70, t.cerca, [x + 180, 1240]) +
    rect(0, c.hy + 14, 1200, 400, agua1) +
    camino(`M${x - 190} ${c.hy + 14}h380l60 40h-500zM-40 ${c.hy + 60}q${x * 0.6} 20 ${x} 4t1240-4v34q-400 40-640 6t-640 20z`, mezcla(agua1, t.L, 0.32)) +
    rapidos(c, agua1) +
    rocas(c)
  )
}

function rapidos(c: Cuadro, color: string): string {
  const y = c.hy
  const caida = (y0: number, h: number, w: number, x: number): string =>
    camino(`M${x - w} ${y0}q${w * 0.5}-16 ${w} 0t${w} 0l${h * 0.5} ${h}h-${w * 2 + h}z`, c.t.L, opaco(0.92)) +
    trazos([-0.7, -0.35, 0.05, 0.4, 0.72].map((f) => `M${Math.round(x + w * f)} ${y0 + 12}q${Math.round(f * 24)} ${h * 0.4} ${Math.round(f * 40)} ${h * 0.8}`).join(''), mezcla(color, c.t.L, 0.35), 9)
  return (
    caida(y + 84, 52, 170, c.fx - 60) +
    caida(y + 104, 60, 110, c.fx + 290) +
    caida(y + 176, 80, 280, c.fx + 60) +
    trazos(`M${c.fx - 330} ${y + 172}h120M${c.fx + 380} ${y + 210}h150M${c.fx - 200} ${y + 284}h260M${c.fx + 160} ${y + 300}h190M${c.fx - 420} ${y + 250}h130`, mezcla(color, c.t.L, 0.6), 8)
  )
}

function rocas(c: Cuadro): string {
  const roca = mezcla(c.t.R, c.t.K, 0.62)
  const piedra = (x: number, y: number, w: number, h: number): string =>
    poli([[x - w, y], [x - w * 0.8, y - h * 0.6], [x - w * 0.2, y - h], [x + w * 0.5, y - h * 0.86], [x + w * 0.9, y - h * 0.4], [x + w, y]], roca) +
    poli([[x - w * 0.8, y - h * 0.6], [x - w * 0.2, y - h], [x + w * 0.5, y - h * 0.86], [x + w * 0.1, y - h * 0.62]], mezcla(roca, c.t.L, 0.24)) +
    elipse(x, y + 2, w * 1.14, 7, c.t.L)
  const x = c.fx
  return piedra(x - 290, c.hy + 140, 96, 66) + piedra(x + 150, c.hy + 150, 84, 60) + piedra(x + 420, c.hy + 190, 120, 80) + piedra(x - 350, c.hy + 262, 150, 104) + piedra(x + 30, c.hy + 118, 40, 30)
}

const tintes = ['#D8A23E', '#3F7F8C', '#A8483A', '#6C8F5A', '#C9C2AE', '#7D5A7A']

export function palafitos(c: Cuadro): string {
  const { t } = c
  const y = c.hy + 36
  const casas = [-330, -198, -64, 72, 206, 340].map((dx, i) => palafito(c, c.fx + dx * c.talla, y, 1.72 * c.talla, i))
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
    const pilotes = [-28, -14, 0, 14, 28].map((a) => p.poli([[a - 1.5, 0], [a - 1.5, 34], [a + 1.5, 34], [a + 1.5, 0]], mezcla(t.K, t.R, 0.2))).join('')
    return pilotes + p.poli([[-30, 34], [-30, 34 + alto], [0, 54 + alto], [30, 34 + alto], [30, 34]], muro)
  }
  const p = pluma(x, y, s)
  const tejuelas = [6, 12, 18, 24, 30, 36, 42].filter((h) => h < alto).map((h): Punto[] => [[-30, 34 + h], [30, 34 + h]])
  const luz = c.hora === 'noche' || c.hora === 'atardecer' ? '#FFD887' : mezcla(t.L, t.C, 0.3)
  const ventana = (a: number): string => p.poli([[a - 6, 46], [a - 6, 62], [a + 6, 62], [a + 6, 46]], t.L) + p.poli([[a - 4.4, 47.6], [a - 4.4, 60.4], [a + 4.4, 60.4], [a + 4.4, 47.6]], luz === t.L ? t.K : luz)
  return (
    `<g ${opaco(0.35)}>${cuerpo(-1)}</g>` +
    cuerpo(1) +
    p.poli(c.lado === 1 ? [[-30, 34], [-30, 34 + alto], [-16, 43.5 + alto], [-16, 34]] : [[30, 34], [30, 34 + alto], [16, 43.5 + alto], [16, 34]], t.K, opaco(0.2)) +
    tejuelas.map((l) => p.linea(l, t.K, 0.7, opaco(0.28))).join('') +
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

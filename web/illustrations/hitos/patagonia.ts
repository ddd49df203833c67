import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, cordillera, cresta, facetas, lomas, rutaNieve, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, rect, ruta, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'

const perfilTorres: Punto[] = [[0, 0], [6, 14], [12, 18], [16, 26], [19, 60], [22, 82], [26, 88], [29, 80], [31, 52], [34, 40], [38, 42], [41, 70], [44, 94], [48, 100], [52, 92], [54, 62], [57, 46], [61, 48], [64, 66], [67, 80], [71, 84], [74, 74], [77, 50], [81, 32], [88, 22], [95, 12], [100, 0]]
const caras: Punto[][] = [
  [[26, 88], [29, 80], [31, 52], [34, 40], [30, 26], [25, 30], [25, 60]],
  [[48, 100], [52, 92], [54, 62], [57, 46], [52, 28], [47, 34], [48, 70]],
  [[71, 84], [74, 74], [77, 50], [81, 32], [76, 22], [71, 30], [70, 60]],
]
const carasOpuestas: Punto[][] = [
  [[26, 88], [22, 82], [19, 60], [16, 26], [22, 24], [25, 34], [24, 60]],
  [[48, 100], [44, 94], [41, 70], [38, 42], [42, 28], [47, 34], [46, 70]],
  [[71, 84], [67, 80], [64, 66], [61, 48], [66, 26], [71, 30], [69, 60]],
]

export function torres(c: Cuadro): string {
  const { t } = c
  return (
    cordillera(c, { y: c.hy - 90, amplitud: 60, nieve: 50 }) +
    macizoTorres(c, c.fx, c.hy + 6, 640 * c.talla) +
    cordillera(c, { nombre: 'morrena', y: c.hy - 28, amplitud: 46, color: t.bajo, pasos: 32 }) +
    agua(c) +
    orillaRocosa(c)
  )
}

export function macizoTorres(c: Cuadro, x: number, y: number, w: number): string {
  const p = pluma(x - w / 2, y, w / 100, 1, (w / 1.6 / 100) * 0.96)
  const granito = mezcla(t0(c), c.t.A, c.hora === 'amanecer' || c.hora === 'atardecer' ? 0.16 : 0.03)
  return (
    p.poli(perfilTorres, granito) +
    (c.lado === 1 ? carasOpuestas : caras).map((f) => p.poli(f, mezcla(c.t.R, c.t.K, 0.3))).join('') +
    p.poli([[6, 14], [12, 18], [16, 26], [20, 34], [25, 26], [30, 33], [34, 40], [38, 42], [42, 30], [48, 24], [53, 32], [57, 46], [61, 48], [66, 30], [71, 24], [77, 34], [81, 32], [88, 22], [80, 18], [74, 8], [66, 18], [60, 10], [52, 20], [45, 8], [38, 20], [30, 12], [22, 18], [14, 8]], c.t.nieve) +
    p.poli([[0, 0], [14, 8], [22, 16], [30, 11], [38, 18], [45, 7], [52, 18], [60, 9], [66, 16], [74, 7], [84, 14], [100, 0]], mezcla(c.t.R, c.t.H, 0.26))
  )
}

const t0 = (c: Cuadro): string => mezcla(c.t.R, c.t.H, 0.3)

function orillaRocosa(c: Cuadro): string {
  const { t } = c
  const borde = cresta(c.azar('orilla'), { pasos: 8, base: 750, amplitud: 20, rugosidad: 0.6 })
  const pasto = mezcla(mezcla('#A8925A', t.R, 0.4), t.K, c.hora === 'noche' ? 0.5 : 0.16)
  return camino(rutaLoma(borde, 900), pasto) + matas(c, 770, mezcla(pasto, t.K, 0.3)) + matas(c, 800, mezcla(pasto, t.L, 0.3))
}

export function matas(c: Cuadro, y: number, color: string): string {
  const azar = c.azar(`matas${Math.round(y)}`)
  let d = ''
  for (let i = 0; i < 20; i++) {
    const [x, v] = [azar.entero(-10, 1210), y + azar.entero(0, 90)]
    d += `M${x} ${v}q-4-14-14-20M${x} ${v}v-27M${x} ${v}q4-14 14-20`
  }
  return trazos(d, color, 4)
}

const perfilCuernos: Punto[] = [[0, 0], [10, 22], [18, 38], [24, 62], [28, 70], [31, 58], [38, 44], [48, 40], [56, 48], [62, 72], [67, 86], [71, 78], [75, 60], [82, 40], [91, 20], [100, 0]]

export function cuernos(c: Cuadro): string {
  const { t } = c
  const w = 820 * c.talla
  const p = pluma(c.fx - w / 2, c.hy + 6, w / 100, 1, (w / 1.9 / 100) * 0.95)
  const granito = mezcla(mezcla(t.R, t.H, 0.34), t.L, 0.1)
  const tinta = mezcla(t.R, t.K, 0.62)
  const sombra = c.lado === 1
    ? [[[28, 60], [20, 44], [18, 38], [10, 22], [0, 0], [22, 0], [26, 26]], [[66, 60], [60, 52], [56, 48], [48, 40], [52, 14], [60, 0], [68, 0], [64, 32]]]
    : [[[28, 60], [33, 50], [38, 44], [42, 30], [36, 12], [40, 0], [26, 0], [31, 26]], [[67, 60], [76, 56], [82, 40], [91, 20], [100, 0], [74, 0], [70, 30]]]
  return (
    cordillera(c, { y: c.hy - 100, amplitud: 70, nieve: 70 }) +
    p.poli(perfilCuernos, granito) +
    sombra.map((f) => p.poli(f as Punto[], mezcla(t.R, t.K, 0.1), opaco(0.75))).join('') +
    p.poli([[22, 54], [24, 62], [28, 70], [31, 58], [34, 52], [30, 55], [27, 51], [25, 56]], tinta) +
    p.poli([[57, 53], [62, 72], [67, 86], [71, 78], [75, 60], [77, 54], [72, 58], [68, 53], [64, 59], [61, 54]], tinta) +
    p.poli([[38, 44], [48, 40], [54, 45], [50, 33], [46, 37], [42, 30], [38, 38]], t.nieve) +
    lomas(c, { y: c.hy - 18, amplitud: 26 }) +
    agua(c) +
    orillaRocosa(c) +
    guanaco(c, c.fx - c.lado * 190, 790, 1.75 * c.talla, c.lado) +
    guanaco(c, c.fx - c.lado * 330, 776, 1.2 * c.talla, -c.lado as 1 | -1)
  )
}

export function guanaco(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const lana = mezcla(mezcla('#B5703C', c.t.R, 0.2), c.t.K, c.hora === 'noche' ? 0.5 : 0.12)
  return (
    [-28, -20, 18, 26].map((a, i) => p.linea([[a, 46], [a + (i % 2 ? 3 : -3), 24], [a, 2]], i % 2 ? lana : mezcla(lana, c.t.K, 0.35), 5.5)).join('') +
    p.suave([[-38, 44], [-36, 68], [-6, 68], [20, 72], [34, 112], [43, 116], [43, 92], [34, 52], [16, 42], [-16, 46]], lana) +
    p.poli([[33, 104], [34, 118], [31, 130], [37, 121], [42, 129], [43, 118], [58, 110], [57, 104], [44, 101]], mezcla(lana, c.t.K, 0.4)) +
    p.suave([[-22, 47], [8, 50], [30, 62], [34, 48], [14, 41]], c.t.L)
  )
}

export function glaciar(c: Cuadro): string {
  const { t } = c
  const y = c.hy + 40
  return (
    cordillera(c, { y: c.hy - 150, amplitud: 90, nieve: 90 }) +
    cordillera(c, { nombre: 'media', y: c.hy - 90, amplitud: 70, color: t.medio, nieve: 30 }) +
    lenguaDeHielo(c, y) +
    agua(c, y, mezcla(t.G, t.Z, 0.2)) +
    [[-260, 90, 120, 1], [230, 120, 150, -1], [20, 190, 190, 1], [-380, 220, 100, -1]]
      .map(([dx = 0, dy = 0, w = 0, s]) => tempano(c, c.fx + dx, y + dy, w * c.talla, s as 1 | -1))
      .join('')
  )
}

function lenguaDeHielo(c: Cuadro, y: number): string {
  const { t } = c
  const azar = c.azar('hielo')
  const [claro, azul] = [mezcla(t.nieve, t.C, 0.14), mezcla(t.G, t.nieve, 0.42)]
  const frente: Punto[] = []
  let grietas = ''
  for (let x = -40; x <= 1240; x += 44) {
    const h = 96 - Math.abs(x - c.fx) * 0.035 + azar.real(-14, 18)
    frente.push([x, y - h], [x + 18, y - h - azar.real(6, 18)])
    grietas += ruta([[x + 6, y], [x + 2, y - h * 0.5], [x + 12, y - h], [x + 20, y - h * 0.45], [x + 22, y]])
  }
  const lengua: Punto[] = [[c.fx - 90, c.hy - 190], [c.fx + 70, c.hy - 200], [c.fx + 150, c.hy - 110], [c.fx + 520, c.hy - 50], [1260, c.hy - 36], [1260, y], [-60, y], [-60, c.hy - 34], [c.fx - 460, c.hy - 60], [c.fx - 150, c.hy - 110]]
  const estrias = [-40, 0, 40].map((d) => rutaSuave([[c.fx + d, c.hy - 176], [c.fx + d * 2.6, c.hy - 110], [c.fx + d * 7, c.hy - 64]])).join('')
  return (
    camino(rutaSuave(lengua, 0, true), t.nieve) +
    trazos(estrias, azul, 6, opaco(0.5)) +
    poli([...frente, [1240, y + 4], [-40, y + 4]], claro) +
    camino(grietas, azul) +
    rect(0, y - 6, 1200, 10, mezcla(azul, t.G, 0.5))
  )
}

export function tempano(c: Cuadro, x: number, y: number, w: number, s: 1 | -1): string {
  const p = pluma(x, y, w / 100, s)
  const { t } = c
  const azul = mezcla(t.G, t.nieve, 0.5)
  return (
    p.poli([[-60, -6], [62, -6], [40, -34], [-10, -44], [-44, -26]], t.nieve, opaco(0.28)) +
    p.poli([[-58, 0], [-50, 26], [-28, 34], [-16, 62], [4, 70], [18, 44], [36, 40], [46, 20], [60, 0]], mezcla(t.nieve, t.C, 0.06)) +
    p.poli(s === c.lado ? [[-58, 0], [-50, 26], [-28, 34], [-16, 62], [-14, 30], [-26, 14], [-22, 0]] : [[60, 0], [46, 20], [36, 40], [18, 44], [4, 70], [8, 30], [22, 16], [16, 0]], azul) +
    p.poli([[-62, -3], [-58, 2], [60, 2], [64, -3]], mezcla(t.G, t.nieve, 0.7))
  )
}

export function ventisquero(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const hielo = mezcla(t.nieve, t.C, 0.1)
  const azul = mezcla(t.G, t.nieve, 0.45)
  const cuenco: Punto[] = [[x - 250, c.hy - 250], [x - 130, c.hy - 300], [x + 20, c.hy - 290], [x + 150, c.hy - 310], [x + 260, c.hy - 246], [x + 150, c.hy - 200], [x + 92, c.hy - 120], [x + 30, c.hy - 84], [x - 40, c.hy - 92], [x - 96, c.hy - 150], [x - 150, c.hy - 206]]
  const grietas = ruta([[x - 90, c.hy - 152], [x - 40, c.hy - 170], [x + 92, c.hy - 128], [x + 40, c.hy - 150]]) + ruta([[x - 60, c.hy - 118], [x - 10, c.hy - 132], [x + 60, c.hy - 104], [x, c.hy - 116]]) + ruta([[x - 150, c.hy - 214], [x - 60, c.hy - 226], [x + 140, c.hy - 210], [x + 30, c.hy - 216]])
  return (
    cordillera(c, { y: c.hy - 220, amplitud: 70, nieve: 80 }) +
    rect(x - 280, c.hy - 236, 560, 260, mezcla(t.R, t.K, 0.14)) +
    camino(rutaSuave(cuenco, 0, true), hielo) +
    camino(grietas, azul) +
    trazos(`M${x - 14} ${c.hy - 90}q-6 50-2 96M${x + 26} ${c.hy - 88}q8 50 4 92`, t.L, 7) +
    murallon(c, -1) + murallon(c, 1) +
    bosque(c, c.hy + 26, 60, mezcla(t.verde, t.K, 0.4)) +
    agua(c, c.hy + 18, mezcla(t.G, t.verde, 0.16)) +
    camino(rutaLoma(cresta(c.azar('ribera'), { pasos: 8, base: 770, amplitud: 20, rugosidad: 0.6 }), 900), mezcla(t.verde, t.K, 0.42))
  )
}

function murallon(c: Cuadro, s: 1 | -1): string {
  const { t } = c
  const en = (dx: number, dy: number): Punto => [c.fx + s * dx, c.hy + dy]
  const color = s === c.lado ? t.bajo : mezcla(t.R, t.K, 0.2)
  const borde = [en(60, 30), en(84, -60), en(150, -150), en(210, -196), en(300, -270), en(420, -240), en(560, -330), en(760, -280), en(1300, -300), en(1300, 40)]
  const vetas = [en(210, -196), en(260, -90), en(230, -30), en(290, 30), en(150, 30), en(180, -70)]
  const vetas2 = [en(560, -330), en(580, -170), en(520, -80), en(570, 30), en(430, 30), en(470, -110)]
  return poli(borde, color) + camino(ruta(vetas) + ruta(vetas2), t.K, opaco(0.16)) + poli([en(420, -240), en(560, -330), en(680, -300), en(600, -262), en(560, -280), en(510, -240)], t.nieve)
}

export function faro(c: Cuadro): string {
  const { t } = c
  const x = c.fx
  const isla = mezcla(mezcla('#7C7A4E', t.R, 0.45), t.K, c.hora === 'noche' ? 0.5 : 0.1)
  return (
    cordillera(c, { y: c.hy - 40, amplitud: 50, nieve: 30 }) +
    agua(c) +
    camino(rutaLoma([[x - 560, 700], [x - 400, 640], [x - 210, c.hy + 48], [x - 40, c.hy + 22], [x + 90, c.hy + 24], [x + 260, c.hy + 66], [x + 420, 650], [x + 600, 700]], 760), isla) +
    camino(rutaLoma([[-60, 720], [x - 420, 694], [x - 160, 706], [x + 120, 680], [x + 420, 700], [1260, 730]], 900), mezcla(isla, t.K, 0.22)) +
    torreFaro(c, x, c.hy + 30) +
    matas(c, 790, mezcla(isla, t.L, 0.25))
  )
}

function torreFaro(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.25 * c.talla)
  const { t } = c
  const rojo = mezcla('#B8352F', t.K, c.hora === 'noche' ? 0.35 : 0.06)
  const blanco = mezcla(t.L, t.H, c.hora === 'noche' ? 0.5 : 0.1)
  const tramo = (a: number, b: number, color: string): string => p.poli([[-34 + a * 0.09, a], [-34 + b * 0.09, b], [34 - b * 0.09, b], [34 - a * 0.09, a]], color)
  return (
    p.poli([[40, -6], [40, 34], [120, 34], [120, -6]], blanco) + p.poli([[34, 32], [50, 56], [112, 56], [128, 32]], rojo) +
    [0, 1, 2, 3, 4].map((i) => tramo(i * 42, i * 42 + 42, i % 2 ? rojo : blanco)).join('') +
    p.poli(c.lado === 1 ? [[-34, 0], [-15, 210], [-6, 210], [-14, 0]] : [[34, 0], [15, 210], [6, 210], [14, 0]], t.K, opaco(0.22)) +
    p.poli([[-24, 210], [-24, 218], [24, 218], [24, 210]], t.K) +
    p.poli([[-13, 218], [-13, 244], [13, 244], [13, 218]], c.hora === 'dia' ? mezcla(t.C, t.L, 0.4) : '#FFE08A') +
    p.poli([[-17, 243], [-8, 258], [8, 258], [17, 243]], rojo) +
    (c.hora === 'dia' ? '' : p.poli([[c.lado * 13, 236], [c.lado * 560, 290], [c.lado * 560, 190], [c.lado * 13, 226]], '#FFE9A8', opaco(0.25)))
  )
}

import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, cordillera, cresta, facetas, lomas, rutaNieve } from '../relieve.ts'
import { camino, opaco, poli, rect, ruta, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'

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
    macizoTorres(c, c.fx, c.hy + 6, 720 * c.talla) +
    cordillera(c, { nombre: 'morrena', y: c.hy - 28, amplitud: 46, color: t.bajo, pasos: 32 }) +
    agua(c) +
    orillaRocosa(c)
  )
}

export function macizoTorres(c: Cuadro, x: number, y: number, w: number): string {
  const p = pluma(x - w / 2, y, w / 100, 1, (w / 1.6 / 100) * 0.96)
  const granito = mezcla(t0(c), mezcla(c.t.A, c.t.L, 0.3), c.hora === 'amanecer' || c.hora === 'atardecer' ? 0.26 : 0.06)
  const oscuro = mezcla(c.t.R, c.t.K, 0.3)
  const faldas: Punto[][] = c.lado === 1 ? [[[12, 18], [6, 14], [0, 0], [16, 0], [13, 8]], [[34, 40], [30, 24], [24, 12], [28, 0], [40, 0], [36, 16]], [[61, 48], [57, 30], [52, 14], [55, 0], [66, 0], [63, 20]]] : [[[88, 22], [95, 12], [100, 0], [84, 0], [87, 10]], [[38, 42], [42, 24], [47, 12], [44, 0], [33, 0], [37, 16]], [[61, 48], [65, 30], [70, 14], [67, 0], [56, 0], [60, 20]]]
  return (
    p.poli(perfilTorres, granito) +
    (c.lado === 1 ? carasOpuestas : caras).concat(faldas).map((f) => p.poli(f, oscuro)).join('') +
    p.poli([[31, 52], [34, 40], [38, 42], [40, 56], [38, 34], [35.5, 26], [33, 33], [30, 22], [29, 34]], c.t.nieve) +
    p.poli([[54, 62], [57, 46], [61, 48], [63, 60], [64, 36], [61, 30], [59, 36], [56, 22], [54, 36]], c.t.nieve) +
    p.poli([[2, 6], [6, 14], [12, 18], [16, 26], [19, 32], [22, 22], [25, 26], [29, 14], [24, 10], [19, 15], [14, 6], [9, 10]], c.t.nieve) +
    p.poli([[98, 6], [95, 12], [88, 22], [81, 32], [78, 36], [76, 24], [72, 20], [68, 24], [66, 12], [72, 8], [77, 14], [83, 5], [89, 10]], c.t.nieve) +
    p.poli([[40, 18], [45, 24], [50, 16], [54, 20], [57, 10], [50, 6], [44, 10]], c.t.nieve)
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
  const sombra: Punto[][] = c.lado === 1
    ? [[[28, 60], [20, 44], [18, 38], [10, 22], [0, 0], [22, 0], [26, 26]], [[66, 60], [60, 52], [56, 48], [48, 40], [52, 14], [60, 0], [68, 0], [64, 32]]]
    : [[[28, 60], [33, 50], [38, 44], [42, 30], [36, 12], [40, 0], [26, 0], [31, 26]], [[67, 60], [76, 56], [82, 40], [91, 20], [100, 0], [74, 0], [70, 30]]]
  return (
    cordillera(c, { y: c.hy - 100, amplitud: 70, nieve: 70 }) +
    p.poli(perfilCuernos, granito) +
    sombra.map((f) => p.poli(f, mezcla(t.R, t.K, 0.1), opaco(0.75))).join('') +
    p.poli([[22, 54], [24, 62], [28, 70], [31, 58], [34, 52], [30, 55], [27, 51], [25, 56]], tinta) +
    p.poli([[57, 53], [62, 72], [67, 86], [71, 78], [75, 60], [77, 54], [72, 58], [68, 53], [64, 59], [61, 54]], tinta) +
    p.poli([[38, 44], [48, 40], [54, 45], [50, 33], [46, 37], [42, 30], [38, 38]], t.nieve) +
    lomas(c, { y: c.hy - 18, amplitud: 26 }) +
    agua(c) +
    orillaRocosa(c) +
    guanaco(c, c.fx - c.lado * 90, 790, 1.75 * c.talla, c.lado) +
    guanaco(c, c.fx - c.lado * 240, 772, 1.2 * c.talla, -c.lado as 1 | -1)
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

/** Ice river between two dark mountains, its front broken by uneven cracks. */
function lenguaDeHielo(c: Cuadro, y: number): string {
  const { t } = c
  const azar = c.azar('hielo')
  const x = c.fx
  const [claro, azul] = [mezcla(t.nieve, t.C, 0.14), mezcla(t.G, t.nieve, 0.42)]
  const frente: Punto[] = []
  let grietas = ''
  for (let px = -40; px <= 1260; ) {
    const w = azar.real(34, 84)
    const h = 104 - Math.abs(px - x) * 0.04 + azar.real(-16, 20)
    frente.push([px, y - h], [px + w * 0.5, y - h - azar.real(4, 20)], [px + w * 0.9, y - h + 6])
    const fondo = y - h * azar.real(0, 0.45)
    grietas += ruta([[px - 3, y - h + 4], [px + 6, y - h - 2], [px + 3, y - h * 0.7], [px + 8, (fondo + y - h) / 2 + 8], [px + 2, fondo], [px - 2, y - h * 0.62]])
    if (azar.si(0.4)) grietas += ruta([[px, y + 2], [px + w * 0.16, y - h * 0.3], [px + w * 0.5, y - h * 0.42], [px + w * 0.8, y - h * 0.26], [px + w * 0.9, y + 2]])
    px += w
  }
  const rio: Punto[] = [[x - 30, c.hy - 230], [x + 60, c.hy - 226], [x + 40, c.hy - 170], [x + 120, c.hy - 120], [x + 330, c.hy - 84], [x + 700, c.hy - 30], [x + 700, y], [x - 700, y], [x - 700, c.hy - 30], [x - 300, c.hy - 80], [x - 110, c.hy - 130], [x - 20, c.hy - 180]]
  const estrias = [-0.5, 0, 0.5].map((k) => rutaSuave([[x + 18 + k * 50, c.hy - 214], [x + 8 + k * 90, c.hy - 168], [x + 20 + k * 300, c.hy - 120], [x + k * 760, c.hy - 76]])).join('')
  const monte = (s: 1 | -1): string => {
    const cima: Punto[] = [[x + s * 34, c.hy - 196], [x + s * 150, c.hy - 300], [x + s * 210, c.hy - 270], [x + s * 330, c.hy - 340], [x + s * 460, c.hy - 230], [x + s * 620, c.hy - 270], [x + s * 840, c.hy - 160]]
    const orden = s === 1 ? cima : [...cima].reverse()
    return poli([...orden, [x + s * 840, c.hy], [x + s * 40, c.hy - 100]], s === c.lado ? t.medio : t.bajo) + camino(rutaNieve(orden, c.hy - 262, c.azar(`cumbre${s}`)), t.nieve) + camino(facetas(orden, c.hy - 60, c.lado), t.K, opaco(0.22))
  }
  return monte(1) + monte(-1) + camino(rutaSuave(rio, 0, true), t.nieve) + trazos(estrias, azul, 5, opaco(0.6)) + poli([...frente, [1260, y + 4], [-40, y + 4]], claro) + camino(grietas, azul) + rect(0, y - 6, 1200, 10, mezcla(azul, t.G, 0.5))
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
  const azul = mezcla(t.G, t.nieve, 0.45)
  const campo: Punto[] = [[x - 420, c.hy - 236], [x - 330, c.hy - 300], [x - 180, c.hy - 336], [x - 30, c.hy - 322], [x + 120, c.hy - 346], [x + 300, c.hy - 312], [x + 430, c.hy - 230], [x + 200, c.hy - 160], [x - 200, c.hy - 160]]
  const lengua: Punto[] = [[x - 190, c.hy - 226], [x, c.hy - 250], [x + 190, c.hy - 226], [x + 128, c.hy - 170], [x + 96, c.hy - 108], [x + 52, c.hy - 62], [x + 20, c.hy - 74], [x - 10, c.hy - 54], [x - 44, c.hy - 76], [x - 88, c.hy - 116], [x - 124, c.hy - 176]]
  const grietas = [[-120, -196, 250], [-96, -164, 190], [-80, -134, 150], [-58, -104, 110]].map(([dx = 0, dy = 0, w = 0]) => `M${x + dx} ${c.hy + dy}q${w / 2}-22 ${w} 0q-${w / 2}-10-${w} 0z`).join('')
  return (
    cordillera(c, { y: c.hy - 200, amplitud: 60, nieve: 70 }) +
    camino(rutaSuave(campo, 0, true), t.nieve) +
    rect(x - 260, c.hy - 190, 520, 214, mezcla(t.R, t.K, 0.2)) +
    camino(rutaSuave(lengua, 0, true), mezcla(t.nieve, t.C, 0.08)) +
    camino(grietas, azul) +
    trazos(`M${x - 12} ${c.hy - 62}q-8 40-3 84M${x + 34} ${c.hy - 66}q8 44 3 88`, t.L, 8) +
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
    (c.hora === 'dia' ? '' : p.poli([[c.lado * 13, 236], [c.lado * 1000, 330], [c.lado * 1000, 150], [c.lado * 13, 226]], '#FFE9A8', opaco(0.22)))
  )
}

import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaDisco, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { matas } from './patagonia.ts'

/** A thread of water down bare rock, cactus and thorn on the slopes. */
export function saltoSeco(c: Cuadro): string {
  const { t, fx, lado: s } = c
  const x = 600 + (fx - 600) * 0.4
  const roca = mezcla(tinte(c, '#A98C68', 0.2), t.H, 0.06)
  const falda = tinte(c, '#B79A5E', 0.14)
  const en = (dx: number, y: number): Punto => [x + s * dx, y]
  const cara = (puntos: readonly (readonly [number, number])[], k: number): string => poli(puntos.map(([a, b]) => en(a, b)), k > 0 ? t.L : t.K, opaco(Math.abs(k)))
  return (
    cordillera(c, { y: 250, amplitud: 80, nieve: 60 }) + lomas(c, { y: 270, amplitud: 60, color: mezcla(falda, t.H, 0.5), pasos: 8 }) +
    poli([en(-800, 300), en(-420, 262), en(-300, 290), en(-200, 214), en(-96, 206), en(-50, 232), en(-16, 262), en(30, 262), en(56, 220), en(150, 190), en(260, 206), en(340, 270), en(470, 250), en(800, 310), en(800, 800), en(-800, 800)], roca) +
    cara([[-200, 214], [-96, 206], [-50, 232], [-70, 380], [-44, 520], [-90, 640], [-190, 640], [-150, 430]], -0.14) + cara([[56, 220], [150, 190], [180, 300], [130, 420], [170, 560], [90, 640], [50, 640], [70, 460], [40, 330]], 0.18) + cara([[260, 206], [340, 270], [400, 420], [360, 640], [250, 640], [290, 420]], -0.16) + cara([[-420, 262], [-300, 290], [-280, 460], [-340, 640], [-460, 640], [-400, 430]], 0.12) +
    trazos(rutaSuave([en(-150, 330), en(-60, 350), en(-20, 346)]) + rutaSuave([en(40, 440), en(120, 452), en(210, 430)]) + rutaSuave([en(-240, 500), en(-120, 520), en(-40, 510)]), mezcla(roca, t.K, 0.34), 6) +
    camino(rutaSuave([en(-10, 256), en(22, 256), en(20, 340), en(34, 420), en(22, 520), en(36, 660), en(-14, 660), en(-4, 520), en(-14, 420), en(-4, 340)], 0, true), mezcla(t.L, t.C, 0.2)) + trazos(`M${x + s * 6} 270V410M${x + s * 14} 440V630`, t.L, 6) +
    poli([en(-800, 560), en(-480, 520), en(-330, 600), en(-190, 650), en(-60, 690), en(60, 690), en(200, 640), en(320, 610), en(460, 500), en(800, 560), en(800, 920), en(-800, 920)], falda) +
    camino(rutaLoma([[-40, 770], [300, 744], [800, 772], [1240, 740]], 910), mezcla(falda, t.K, 0.1)) +
    camino(rutaSuave([en(-30, 664), en(40, 664), en(24, 700), en(70, 740), en(10, 800), en(50, 920), en(-70, 920), en(-50, 800), en(10, 740), en(-30, 700)], 0, true), mezcla(tinte(c, '#8FBAC0', 0.1), t.L, 0.2)) +
    ([[-70, 686, 54], [84, 690, 62], [-120, 716, 44], [120, 742, 50], [-90, 800, 66], [90, 830, 60]] as const).map(([dx, v, w]) => camino(rutaSuave([en(dx - w, v), en(dx - w * 0.7, v - w * 0.7), en(dx + w * 0.3, v - w * 0.86), en(dx + w, v)], 0, true), mezcla(roca, t.K, 0.2)) + camino(rutaSuave([en(dx - w * 0.4, v - w * 0.5), en(dx, v - w * 0.7), en(dx + w * 0.5, v - w * 0.5), en(dx, v - w * 0.44)], 0, true), mezcla(roca, t.L, 0.2))).join('') +
    espinos(c, [[-520, 500], [-440, 560], [-380, 540], [-300, 620], [440, 540], [520, 500], [360, 620], [560, 580], [-560, 600], [480, 640], [-420, 660]].map(([a = 0, b = 0]) => en(a, b)), tinte(c, '#7C8A4A', 0.1)) +
    quisco(c, ...en(-400, 770), 1.3) + quisco(c, ...en(-270, 700), 0.8) + quisco(c, ...en(400, 720), 1) + quisco(c, ...en(500, 800), 1.5) + matas(c, 800, mezcla(falda, t.K, 0.5))
  )
}

function espinos(c: Cuadro, puntos: readonly Punto[], color: string): string {
  return camino(puntos.map(([x, y], i) => rutaDisco(x, y, 34 + (i % 3) * 8, 20 + (i % 2) * 6)).join(''), mezcla(color, c.t.K, 0.16)) + camino(puntos.map(([x, y]) => rutaDisco(x + c.lado * 8, y - 8, 20, 9)).join(''), color)
}

/** The column cactus of the dry slopes of the middle. */
function quisco(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k, c.lado)
  const verde = tinte(c, '#5B7A4A', 0.14)
  return elipse(x, y, 54 * k, 7 * k, c.t.K, opaco(0.22)) + ([[-34, 96, 17], [-10, 150, 20], [16, 120, 19], [40, 74, 16]] as const).map(([a, h, w]) => p.linea([[a, 4], [a, h]], verde, w) + p.linea([[a + 4, 4], [a + 4, h - 2]], mezcla(verde, c.t.L, 0.24), 3) + p.linea([[a - 5, 4], [a - 5, h - 2]], mezcla(verde, c.t.K, 0.3), 3)).join('')
}

/** Low twisted trees on a ridge over the sea, where fog comes up to feed them. */
export function olivillos(c: Cuadro): string {
  const { t, lado: s } = c
  const y = 500
  const verde = tinte(c, '#4F7A48', 0.1)
  const seco = tinte(c, '#B99A6A', 0.14)
  const niebla = mezcla(t.H, t.L, 0.7)
  const en = (dx: number, v: number): Punto => [600 + s * dx, v]
  const banco = (v: number, alto: number, n: number, o: number): string => {
    const azar = c.azar(`niebla${v}`)
    const lomo: Punto[] = [[-60, v + 20]]
    for (let i = 0; i <= n; i++) lomo.push([-20 + (1240 * i) / n, v - (i % 2 ? azar.real(0.5, 1) : azar.real(0, 0.35)) * alto])
    return camino(`${rutaSuave([...lomo, [1260, v + 20]])}L1260 ${v + alto * 1.2}L-60 ${v + alto * 1.2}z`, niebla, opaco(o))
  }
  return (
    agua({ ...c, hy: y - 90 }, y - 90, tinte(c, '#6FA3B4', 0.14)) + banco(y - 60, 46, 9, 0.75) +
    poli([en(-700, 470), en(-420, 440), en(-240, 500), en(-60, 520), en(160, 600), en(420, 640), en(700, 660), en(700, 920), en(-700, 920)], mezcla(seco, t.H, 0.3)) +
    banco(y + 90, 60, 7, 0.8) +
    camino(rutaLoma([en(-700, 560), en(-420, 548), en(-140, 600), en(140, 690), en(420, 706), en(700, 740)], 920), mezcla(verde, t.L, 0.14)) +
    olivillo(c, ...en(-430, 580), 1.15, verde) + olivillo(c, ...en(-250, 604), 0.9, verde) + olivillo(c, ...en(-90, 650), 1.05, verde) + banco(640, 44, 11, 0.7) + camino(rutaLoma([en(-700, 640), en(-300, 660), en(100, 720), en(420, 730), en(700, 760)], 920), mezcla(verde, t.L, 0.06)) + olivillo(c, ...en(90, 742), 0.8, verde) + olivillo(c, ...en(380, 746), 0.7, verde) + olivillo(c, ...en(530, 770), 0.95, verde) +
    camino(rutaLoma([[-40, 800], [300, 784], [800, 806], [1240, 788]], 920), mezcla(seco, verde, 0.3)) + camino(`M${600 + s * 40} 776C${600 + s * 120} 800 ${600 - s * 40} 840 ${600 - s * 140} 920H${600 + s * 120}C${600 + s * 130} 860 ${600 + s * 220} 810 ${600 + s * 100} 777z`, mezcla(seco, t.L, 0.24)) + matas(c, 800, mezcla(verde, t.K, 0.4))
  )
}

function olivillo(c: Cuadro, x: number, y: number, k: number, verde: string): string {
  const p = pluma(x, y, k * 1.3, c.lado)
  const tronco = mezcla(tinte(c, '#6E5A48', 0.1), c.t.K, 0.2)
  const copa: readonly Punto[] = [[-20, 150], [40, 176], [104, 184], [160, 160], [70, 140], [10, 128], [124, 148]]
  return (
    p.curva([[0, -6], [-26, 50], [20, 80], [50, 140]], tronco, 17) + p.curva([[-4, 40], [-30, 90], [-16, 140]], tronco, 10) + p.curva([[14, 80], [70, 96], [120, 150]], tronco, 11) +
    camino(copa.map(([a, b], i) => { const [u, v] = p.en(a, b); return rutaDisco(u, v, (46 - (i % 3) * 5) * k * 1.3, (28 - (i % 2) * 4) * k * 1.3) }).join(''), mezcla(verde, c.t.K, 0.2)) +
    camino(copa.slice(0, 4).map(([a, b]) => { const [u, v] = p.en(a + 4, b + 8); return rutaDisco(u, v, 30 * k * 1.3, 13 * k * 1.3) }).join(''), mezcla(verde, c.t.L, 0.12))
  )
}

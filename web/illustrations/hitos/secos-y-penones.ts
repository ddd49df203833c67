import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, copas, cordillera, lomas, suelo } from '../relieve.ts'
import { camino, elipse, opaco, poli, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'

/** A rock like a church before a calm sea. */
export function penonIglesia(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const p = pluma(x, y + 96, 1.5 * c.talla, s)
  const roca = mezcla(tinte(c, '#8A7B70', 0.2), t.K, 0.14)
  const arena = mezcla(tinte(c, '#A89A86', 0.12), t.L, 0.12)
  const perfil: Punto[] = [[-190, 0], [-182, 50], [-150, 66], [-142, 110], [-112, 120], [-100, 176], [-70, 236], [-46, 250], [-30, 210], [-6, 196], [20, 158], [58, 150], [84, 112], [120, 106], [140, 60], [176, 44], [188, 0]]
  return (
    lomas(c, { y: y - 26, amplitud: 40, color: t.lejos }) + agua(c) +
    penasco(c, x + s * 410, y + 44, 0.5) + penasco(c, x - s * 420, y + 60, 0.42) +
    p.poli(perfil, roca) + p.poli([[-190, 0], [-182, 50], [-150, 66], [-142, 110], [-112, 120], [-100, 176], [-70, 236], [-60, 243], [-76, 150], [-104, 70], [-110, 0]], t.K, opaco(0.28)) +
    p.poli([[-46, 250], [-30, 210], [-6, 196], [20, 158], [58, 150], [30, 130], [-14, 150], [-44, 200]], mezcla(roca, t.L, 0.3)) +
    p.suave([[-30, -4], [-34, 48], [-8, 92], [20, 84], [36, 40], [34, -4]], mezcla(roca, t.K, 0.62)) + p.suave([[-14, -4], [-16, 34], [0, 60], [16, 50], [20, -4]], mezcla(t.C, t.H, 0.4)) +
    p.linea([[90, 96], [80, 50], [96, 10]], mezcla(roca, t.K, 0.3), 5) + p.linea([[-70, 180], [-58, 110], [-70, 60]], mezcla(roca, t.K, 0.4), 5) +
    p.elipse(0, -2, 214, 8, t.L, opaco(0.85)) +
    [[-80, 262], [-40, 276], [10, 232]].map(([a = 0, b = 0]) => trazos(`M${Math.round(p.en(a - 12, b)[0])} ${Math.round(p.en(a, b)[1])}q9-10 18 2q9-13 18-2`, t.K, 4)).join('') +
    trazos(rutaSuave([[-40, y + 186], [300, y + 164], [720, y + 190], [1240, y + 160]]), t.L, 12, opaco(0.85)) +
    camino(rutaLoma([[-40, y + 192], [300, y + 170], [720, y + 196], [1240, y + 166]], 910), mezcla(arena, t.C, 0.16)) + camino(rutaLoma([[-40, y + 226], [420, y + 206], [800, y + 234], [1240, y + 204]], 910), arena)
  )
}

function penasco(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k * 1.5, c.lado)
  return p.poli([[-120, 0], [-96, 60], [-50, 80], [-20, 130], [30, 110], [60, 60], [110, 40], [126, 0]], mezcla(c.t.R, c.t.K, 0.3)) + p.elipse(0, -2, 140, 8, c.t.L, opaco(0.85))
}

/** Round grey cacti of the fog, in clumps between stones. */
export function copiapoas(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  return (
    cordillera(c, { y: y - 110, amplitud: 100 }) + lomas(c, { nombre: 'quebrada', y: y - 60, amplitud: 120, color: t.medio, pasos: 8 }) +
    trazos(`M-20 ${y - 112}H300M420 ${y - 112}H860M640 ${y - 60}H1220M-20 ${y - 44}H240`, mezcla(t.H, t.L, 0.5), 22, opaco(0.55)) +
    suelo(c) +
    ([[-60, 0.5, 40], [300, 0.6, 48], [-330, 0.66, 60], [160, 1.1, 116], [-390, 1.3, 196], [-40, 1.75, 196]] as const).map(([dx, k, dy]) => mata(c, x + s * dx, y + dy, k * c.talla)).join('') +
    ([[120, 196, 40], [-420, 130, 50], [330, 96, 30]] as const).map(([dx, dy, w]) => poli([[x + s * dx - w, y + dy], [x + s * dx - w * 0.5, y + dy - w * 0.6], [x + s * dx + w * 0.4, y + dy - w * 0.5], [x + s * dx + w, y + dy]], mezcla(t.R, t.K, 0.3))).join('')
  )
}

function mata(c: Cuadro, x: number, y: number, s: number): string {
  const bola = (dx: number, dy: number, r: number): string => {
    const p = pluma(x + dx * s, y + dy * s, s, c.lado)
    const gris = tinte(c, '#A9B3A2', 0.1)
    return (
      p.suave([[-r, 6], [-r * 1.08, r * 0.9], [-r * 0.5, r * 1.7], [r * 0.5, r * 1.7], [r * 1.08, r * 0.9], [r, 6], [0, -4]], gris) + p.suave([[-r, 6], [-r * 1.08, r * 0.9], [-r * 0.5, r * 1.66], [-r * 0.4, r * 0.8], [-r * 0.5, 0]], c.t.K, opaco(0.2)) +
      (s < 0.9 ? '' : trazos([-0.62, -0.2, 0.24, 0.64].map((k) => rutaSuave([p.en(k * r, 4), p.en(k * r * 1.3, r * 0.8), p.en(k * r * 0.5, r * 1.5)])).join(''), mezcla(gris, c.t.K, 0.42), 3.4 * s)) + p.elipse(0, r * 1.5, r * 0.46, r * 0.17, tinte(c, '#E6C36A', 0.08))
    )
  }
  return elipse(x, y + 4, 92 * s, 9 * s, c.t.K, opaco(0.24)) + bola(-6, -26, 36) + bola(-56, -4, 32) + bola(52, -2, 34) + bola(0, 6, 40)
}

/** A great boulder with llamas, people and a spiral cut into it, above a strip of green. */
export function piedraDeLlamas(c: Cuadro): string {
  const { t, hy: y, fx: x, lado: s } = c
  const [roca, luz] = [tinte(c, '#8A5A44', 0.24), mezcla(t.L, '#F2D9B0', 0.3)]
  const p = pluma(x, y + 236, 2 * c.talla, s)
  return (
    cordillera(c, { y: y - 80, amplitud: 80 }) + lomas(c, { nombre: 'ladera', y: y - 50, amplitud: 100, color: t.medio, pasos: 8 }) + lomas(c, { y: y - 16, amplitud: 40 }) +
    copas(c, y + 4, 30, tinte(c, '#6F9140', 0.1), [-40, 1240]) + suelo({ ...c, hy: y + 26 }) +
    ([[-470, 70, 66], [500, 90, 80]] as const).map(([dx, dy, w]) => poli([[x + s * dx - w, y + dy], [x + s * dx - w * 0.8, y + dy - w * 0.6], [x + s * dx, y + dy - w * 0.9], [x + s * dx + w * 0.8, y + dy - w * 0.5], [x + s * dx + w, y + dy]], mezcla(roca, t.K, 0.14))).join('') +
    p.elipse(0, 0, 190, 10, t.K, opaco(0.26)) +
    p.poli([[-180, 0], [-190, 70], [-150, 136], [-70, 168], [30, 160], [120, 130], [176, 66], [182, 0]], roca) + p.poli([[-180, 0], [-190, 70], [-150, 136], [-104, 154], [-124, 80], [-116, 0]], t.K, opaco(0.26)) + p.poli([[-150, 136], [-70, 168], [30, 160], [120, 130], [20, 140], [-60, 146]], mezcla(roca, t.L, 0.26)) +
    llama(p, -70, 84, luz) + llama(p, -6, 96, luz) + llama(p, -40, 36, luz) +
    p.linea([[60, 56], [60, 92]], luz, 5) + p.disco(60, 100, 7, luz) + p.linea([[42, 84], [60, 78], [78, 84]], luz, 5) + p.linea([[50, 36], [60, 56], [70, 36]], luz, 5) +
    p.curva([[118, 70], [112, 60], [122, 52], [134, 62], [128, 80], [108, 80], [100, 60], [114, 42], [138, 46]], luz, 5) + p.linea([[4, 30], [20, 30], [20, 46], [36, 46]], luz, 5)
  )
}

function llama(p: ReturnType<typeof pluma>, x: number, y: number, luz: string): string {
  return p.linea([[x - 18, y], [x + 16, y]], luz, 8) + [-16, -9, 8, 15].map((a) => p.linea([[x + a, y - 2], [x + a, y - 20]], luz, 4)).join('') + p.linea([[x + 16, y], [x + 22, y + 24], [x + 32, y + 24]], luz, 5) + p.linea([[x - 20, y + 2], [x - 26, y - 6]], luz, 4)
}

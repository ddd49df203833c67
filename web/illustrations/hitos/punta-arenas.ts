import { type Cuadro, haciaElSol, haciaLaSombra } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { cordillera, lomas } from '../relieve.ts'
import { camino, opaco, rect, rutaCaja, trazos } from '../trazo.ts'
import { conLuz, hueco, tinte } from './caserio.ts'

/** The square: the navigator in bronze on his column, a palace and tall trees behind. */
export function plazaDeMagallanes(c: Cuadro): string {
  const { t, fx: x, lado: s } = c
  const y = c.hy + 132
  const piedra = mezcla(tinte(c, '#C9C2B4', 0.16), t.K, conLuz(c) ? 0.2 : 0.02)
  return (
    cordillera(c, { y: y - 240, amplitud: 40, nieve: 30 }) + lomas(c, { y: y - 150, amplitud: 20, color: t.medio }) + rect(0, y - 150, 1200, 160, mezcla(t.verde, t.medio, 0.4)) +
    palacio(c, x + s * 330, y) + casona(c, x - s * 390, y) +
    [-560, -170, 110, 600].map((dx, i) => arbol(c, x + s * dx, y + 16, [1.3, 1.05, 1.15, 1.4][i]!)).join('') +
    rect(0, y, 1200, 30, mezcla(t.verde, t.L, 0.16)) + rect(0, y + 26, 1200, 900 - y, piedra) + trazos(`M0 ${y + 70}H1200M0 ${y + 130}H1200M0 ${y + 210}H1200` + [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => `M${600 + i * 140} ${y + 30}L${600 + i * 260} 910`).join(''), t.K, 3, opaco(0.12)) +
    monumento(c, x - s * 20, y + 70)
  )
}

function monumento(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.5 * c.talla, haciaLaSombra(c, x))
  const { t } = c
  const piedra = tinte(c, '#B4AC9E', 0.1)
  const [bronce, luz] = [tinte(c, '#4F6A5E', 0.1), mezcla(tinte(c, '#4F6A5E', 0.1), t.L, 0.3)]
  return (
    p.elipse(0, 0, 140, 9, t.K, opaco(0.22)) + p.poli([[-126, 0], [-120, 18], [120, 18], [126, 0]], piedra) + p.poli([[-104, 18], [-100, 44], [100, 44], [104, 18]], mezcla(piedra, t.L, 0.2)) + p.poli([[60, 18], [58, 44], [100, 44], [104, 18]], t.K, opaco(0.14)) +
    p.poli([[-58, 44], [-46, 178], [46, 178], [58, 44]], piedra) + p.poli([[18, 44], [14, 178], [46, 178], [58, 44]], t.K, opaco(0.16)) + p.poli([[-56, 176], [-62, 196], [62, 196], [56, 176]], mezcla(piedra, t.L, 0.2)) +
    p.suave([[-24, 70], [-28, 96], [0, 116], [28, 96], [24, 70], [0, 60]], luz) + p.disco(0, 90, 9, bronce) +
    // One foot on a cannon, cape to the wind.
    p.suave([[-12, 312], [-36, 276], [-44, 224], [-26, 220], [-10, 258]], mezcla(bronce, t.K, 0.26)) + p.linea([[-30, 203], [48, 203]], mezcla(bronce, t.K, 0.3), 14) +
    p.linea([[-6, 264], [-9, 232], [-12, 199], [-2, 198]], bronce, 12) + p.linea([[7, 262], [28, 246], [25, 222], [34, 221]], bronce, 12) + p.suave([[-16, 256], [-15, 288], [-18, 310], [18, 310], [16, 286], [16, 256]], bronce) +
    p.linea([[15, 304], [34, 284], [54, 298]], bronce, 9) + p.linea([[-15, 304], [-27, 284], [-12, 270]], bronce, 8) + p.linea([[0, 300], [0, 320]], bronce, 10) + p.disco(0, 325, 12, bronce) + p.poli([[-24, 328], [-12, 343], [14, 343], [24, 328]], mezcla(bronce, t.K, 0.3))
  )
}

/** Two floors of pale stone under a mansard, with its glazed winter garden. */
function palacio(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.25, haciaElSol(c, x))
  const { t } = c
  const [muro, techo] = [tinte(c, '#E9DCC4', 0.06), mezcla(tinte(c, '#5E6E86', 0.1), t.K, 0.14)]
  const vanos = ([[-150, 24], [-100, 24], [-50, 24], [50, 24], [100, 24], [150, 24], [-150, 110], [-100, 110], [-50, 110], [0, 110], [50, 110], [100, 110], [150, 110]] as const).map(([a, b]) => { const [px, py] = p.en(a, b + 50); return rutaCaja(px - 15, py, 30, 62) }).join('')
  return (
    p.poli([[-190, 0], [-190, 186], [190, 186], [190, 0]], muro) + p.poli([[-190, 0], [-190, 186], [-168, 186], [-168, 0]], t.K, opaco(0.12)) + p.poli([[-198, 88], [-198, 96], [198, 96], [198, 88]], mezcla(muro, t.R, 0.3)) + p.poli([[-204, 182], [-204, 194], [204, 194], [204, 182]], mezcla(muro, t.L, 0.4)) +
    p.poli([[-192, 194], [-164, 252], [164, 252], [192, 194]], techo) + [-100, 0, 100].map((a) => p.poli([[a - 22, 196], [a - 22, 232], [a, 248], [a + 22, 232], [a + 22, 196]], muro) + p.poli([[a - 11, 200], [a - 11, 228], [a + 11, 228], [a + 11, 200]], hueco(c))).join('') + trazos(`M${p.en(-164, 252).map(Math.round).join(' ')}L${p.en(164, 252).map(Math.round).join(' ')}`, mezcla(techo, t.L, 0.3), 6) +
    camino(vanos, hueco(c)) + p.poli([[-20, 0], [-20, 56], [0, 70], [20, 56], [20, 0]], mezcla(t.K, t.R, 0.3))
  )
}

function casona(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.2, c.lado)
  const muro = tinte(c, '#C4574A', 0.12)
  return p.poli([[-130, 0], [-130, 140], [130, 140], [130, 0]], muro) + p.poli([[-144, 138], [-110, 184], [110, 184], [144, 138]], mezcla(c.t.R, c.t.K, 0.4)) + [-90, -30, 30, 90].map((a) => p.poli([[a - 15, 84], [a - 15, 122], [a + 15, 122], [a + 15, 84]], hueco(c)) + p.poli([[a - 15, 22], [a - 15, 60], [a + 15, 60], [a + 15, 22]], hueco(c))).join('')
}

function arbol(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k, haciaElSol(c, x))
  const hoja = mezcla(tinte(c, '#47704A', 0.1), c.t.K, 0.1)
  return p.elipse(0, 0, 60, 6, c.t.K, opaco(0.24)) + p.poli([[-9, 0], [-6, 70], [6, 70], [9, 0]], mezcla(c.t.K, c.t.R, 0.4)) + p.suave([[-70, 50], [-84, 110], [-56, 190], [-10, 250], [36, 220], [74, 150], [78, 90], [56, 46], [0, 40]], hoja) + p.suave([[10, 236], [40, 214], [72, 150], [70, 96], [44, 130], [30, 190]], mezcla(hoja, c.t.L, 0.2))
}

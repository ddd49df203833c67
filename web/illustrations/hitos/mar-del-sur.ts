import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, bosque, copas, cordillera, lomas } from '../relieve.ts'
import { camino, elipse, opaco, poli, ruta, rutaDisco, rutaLoma, rutaSuave, trazos, type Punto } from '../trazo.ts'
import { conLuz, hueco, tinte } from './caserio.ts'
import { volcan } from './volcanes.ts'

/** A blue whale breathes in the gulf, a white cone beyond. */
export function ballena(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const p = pluma(x, y + 122, 1.2, s, 1.6)
  const lomo = mezcla(mezcla('#3F5F78', c.t.Z, 0.3), c.t.K, conLuz(c) ? 0.5 : 0.4)
  const chorro = ([[118, 46, 13], [112, 74, 17], [124, 102, 22], [100, 116, 19], [146, 120, 17]] as const).map(([a, b, r]) => rutaDisco(...p.en(a, b), r * 1.5)).join('')
  return (
    volcan(c, x + s * 300, y + 4, 660, c.t.lejos) +
    lomas(c, { y: y - 24, amplitud: 34, color: c.t.medio }) +
    agua(c, y) +
    camino(chorro, mezcla(c.t.L, '#FFFFFF', 0.3), opaco(0.75)) +
    p.suave([[-150, -2], [-110, 16], [-30, 34], [60, 36], [124, 26], [170, 8], [182, -4], [20, -10]], lomo) + p.suave([[-30, 32], [60, 35], [124, 25], [170, 8], [60, 18]], mezcla(lomo, c.t.L, 0.2)) + p.poli([[-84, 21], [-96, 40], [-66, 27]], lomo) +
    p.suave([[-236, -4], [-240, 24], [-278, 52], [-318, 62], [-286, 70], [-248, 66], [-228, 54], [-208, 68], [-170, 74], [-140, 68], [-178, 54], [-214, 24], [-216, -4]], lomo) +
    p.elipse(16, -4, 196, 7, c.t.L, opaco(0.8)) + p.elipse(-226, -4, 50, 6, c.t.L, opaco(0.8)) + p.elipse(-90, -18, 230, 4, c.t.L, opaco(0.4)) +
    albatros(c, x + s * 60, y - 210, 1) + albatros(c, x - s * 210, y - 120, 0.62)
  )
}

function albatros(c: Cuadro, x: number, y: number, k: number): string {
  const p = pluma(x, y, k, c.lado)
  return p.suave([[-130, 16], [-60, 26], [0, 12], [60, 28], [130, 20], [60, 12], [10, -8], [-8, -8], [-60, 12]], mezcla(c.t.K, c.t.R, 0.2)) + p.suave([[-26, 8], [0, 16], [26, 8], [40, 0], [0, -10], [-34, 0]], mezcla(c.t.L, '#FFFFFF', 0.3))
}

/** A walk of planks that ends in the air, over the cliffs of the Pacific. */
export function muelleDeLasAlmas(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const verde = tinte(c, '#6F9A52', 0.16)
  const madera = tinte(c, '#B08A62', 0.14)
  const fin: Punto = [x - s * 80, y + 26]
  const eje: [number, number, number][] = [[...fin, 20], [x - s * 20, y + 52, 26], [x + s * 60, y + 84, 34], [x + s * 40, y + 130, 48], [x - s * 90, y + 190, 66], [x - s * 180, y + 280, 100], [x - s * 140, 930, 150]]
  const borde = (k: number): Punto[] => eje.map(([a, b, w]): Punto => [a + k * w, b])
  const tabla = `${rutaSuave(borde(-1))}L${rutaSuave([...borde(1)].reverse()).slice(1)}z`
  const vetas = eje.slice(1).map(([a, b, w]) => `M${Math.round(a - w)} ${Math.round(b)}h${Math.round(w * 2)}`).join('')
  return (
    agua(c, y - 40) +
    poli([[x + s * 800, y - 220], [x + s * 560, y - 196], [x + s * 430, y - 120], [x + s * 330, y - 104], [x + s * 270, y - 40], [x + s * 210, y - 24], [x + s * 800, y]], mezcla(verde, c.t.H, 0.4)) + poli([[x + s * 330, y - 104], [x + s * 270, y - 40], [x + s * 210, y - 24], [x + s * 420, y - 20], [x + s * 380, y - 70]], mezcla(c.t.R, c.t.H, 0.2)) +
    elipse(x + s * 330, y - 22, 160, 6, c.t.L, opaco(0.8)) +
    poli([[x - s * 800, y + 40], [x - s * 420, y + 26], [x - s * 150, y + 56], [x - s * 60, y + 74], [x + s * 120, y + 96], [x + s * 280, y + 190], [x + s * 430, y + 250], [x + s * 800, y + 290], [x + s * 800, 920], [x - s * 800, 920]], mezcla(c.t.R, c.t.K, 0.34)) +
    camino(`${rutaSuave([[x - s * 800, y + 26], [x - s * 420, y + 14], [x - s * 150, y + 46], [x + s * 90, y + 76], [x + s * 220, y + 170], [x + s * 390, y + 240], [x + s * 800, y + 262]])}L${x + s * 800} 920L${x - s * 800} 920z`, verde) +
    camino(rutaLoma([[-40, 800], [300, 776], [800, 806], [1240, 776]], 910), mezcla(verde, c.t.K, 0.16)) +
    trazos([0, 1, 2].map((i) => { const [a, b, w] = eje[i]!; return `M${Math.round(a - w * 0.7)} ${Math.round(b)}v44M${Math.round(a + w * 0.7)} ${Math.round(b)}v44` }).join(''), mezcla(c.t.K, c.t.R, 0.4), 7) +
    camino(tabla, madera) + trazos(rutaSuave(borde(-1)) + rutaSuave(borde(1)), mezcla(madera, c.t.K, 0.34), 5) + trazos(vetas, mezcla(madera, c.t.K, 0.2), 4)
  )
}

/** Stone walls of the Spanish years over the bay, guns towards the sea. */
export function fuerte(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const piedra = tinte(c, '#A89078', 0.22)
  const verde = mezcla(c.t.verde, c.t.L, 0.1)
  const p = pluma(x - s * 10, y + 64, 1.16 * c.talla, s)
  const almenas: Punto[] = [[-420, 30], [-420, 122], ...Array.from({ length: 7 }, (_, i): Punto[] => [[-380 + i * 72, 122], [-380 + i * 72, 96], [-350 + i * 72, 96], [-350 + i * 72, 122]]).flat(), [130, 122], [148, 30]]
  const canon = (a: number): string => p.poli([[a - 26, 98], [a - 22, 114], [a + 40, 110], [a + 40, 102]], c.t.K) + p.disco(a - 14, 98, 9, mezcla(c.t.K, c.t.R, 0.4))
  return (
    lomas(c, { y: y - 60, amplitud: 50, color: c.t.lejos }) +
    lomas(c, { nombre: 'media', y: y - 24, amplitud: 34, color: c.t.medio }) +
    agua(c, y) +
    poli([[x - s * 800, y + 20], [x - s * 300, y + 20], [x + s * 120, y + 24], [x + s * 190, y + 60], [x + s * 160, y + 100], [x + s * 180, y + 150], [x + s * 60, y + 172], [x - s * 300, y + 186], [x - s * 800, y + 220]], mezcla(c.t.R, c.t.K, 0.4)) +
    elipse(x - s * 40, y + 170, 300, 8, c.t.L, opaco(0.7)) +
    camino(`${rutaSuave([[x - s * 800, y + 130], [x - s * 420, y + 92], [x - s * 120, y + 110], [x + s * 130, y + 62], [x + s * 170, y + 40]])}L${x + s * 90} ${y + 14}L${x - s * 800} ${y + 6}z`, verde) +
    copas(c, y - 34, 60, mezcla(verde, c.t.K, 0.3), s === 1 ? [-40, x - 330] : [x + 330, 1240]) +
    p.poli(almenas, piedra) + p.poli([[-420, 30], [-420, 62], [144, 62], [148, 30]], c.t.K, opaco(0.16)) + trazos([0, 1, 2].map((i) => ruta([p.en(-410, 52 + i * 20), p.en(138, 52 + i * 20)], 0, false)).join(''), mezcla(piedra, c.t.K, 0.24), 3) +
    canon(-296) + canon(-152) + canon(-8) + canon(64) +
    p.poli([[118, 30], [112, 146], [164, 146], [166, 30]], mezcla(piedra, c.t.L, 0.14)) + p.poli([[104, 144], [138, 182], [172, 144]], tinte(c, '#8F4A3C')) + p.poli([[132, 96], [132, 118], [144, 118], [144, 96]], hueco(c)) +
    p.linea([[-210, 122], [-210, 236]], c.t.K, 4) + p.suave([[-208, 234], [-160, 226], [-124, 238], [-124, 196], [-160, 186], [-208, 194]], c.t.A)
  )
}

/** Steep hills of snow, one behind the other, and still water between them. */
export function fiordo(c: Cuadro): string {
  const [x, y, s] = [c.fx, c.hy, c.lado]
  const punta = (dx: number, alto: number, k: number, color: string, fondo: number): string => {
    const dir = k as 1 | -1
    const p: Punto[] = [[x + dir * 900, y + fondo], [x + dir * 900, y - alto * 1.8], [x + dir * (dx + 330), y - alto * 0.86], [x + dir * (dx + 210), y - alto * 0.56], [x + dir * (dx + 120), y - alto * 0.4], [x + dir * (dx + 50), y - alto * 0.12], [x + dir * dx, y + fondo]]
    return poli(p, color) + poli([p[2]!, p[3]!, p[4]!, p[5]!, p[6]!, [x + dir * (dx + 160), y + fondo], [x + dir * (dx + 240), y - alto * 0.3]], c.t.K, opaco(dir === c.lado ? 0.2 : 0.1)) + elipse(x + dir * (dx + 430), y + fondo, 440, 5, c.t.L, opaco(0.5))
  }
  return (
    cordillera(c, { y: y - 110, amplitud: 130, nieve: 90, color: mezcla(c.t.lejos, c.t.R, 0.2) }) +
    cordillera(c, { nombre: 'media', y: y - 30, amplitud: 50, color: c.t.medio }) +
    agua(c, y) +
    punta(-60, 150, -s, mezcla(c.t.bajo, c.t.H, 0.2), 16) +
    punta(40, 250, s, mezcla(mezcla(c.t.verde, c.t.R, 0.5), c.t.H, 0.1), 40) +
    bosque(c, y + 42, 44, mezcla(c.t.verde, c.t.K, 0.3), s === 1 ? [x + 60, 1240] : [-40, x - 60]) +
    punta(230, 330, -s, mezcla(mezcla(c.t.verde, c.t.R, 0.4), c.t.K, 0.22), 84) +
    bosque(c, y + 86, 60, mezcla(c.t.verde, c.t.K, 0.5), s === 1 ? [-40, x - 240] : [x + 240, 1240])
  )
}

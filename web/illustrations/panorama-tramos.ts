import type { Cuadro } from './cuadro.ts'
import { macizoTorres } from './hitos/patagonia.ts'
import { mezcla } from './oklab.ts'
import { camino, opaco, ruta, rutaCaja, rutaLoma, rutaSuave, type Punto } from './trazo.ts'

export function parras(c: Cuadro, x: number, y: number, fondo: number): string {
  let d = ''
  for (let i = -5; i <= 5; i++)
    d += ruta([
      [x + i * 5 - 1, y],
      [x + i * 5 + 1, y],
      [x + i * 34 + 9, fondo],
      [x + i * 34 - 9, fondo],
    ])
  let alamos = ''
  for (let i = 0; i < 7; i++) {
    const [px, py, h] = [x - 150 + i * 17 + (i > 3 ? 130 : 0), y + 8 - (i > 3 ? 4 : 0), 34 + (i % 3) * 7]
    alamos += rutaSuave(
      [
        [px - 3, py],
        [px - 8, py - h * 0.3],
        [px - 5, py - h],
        [px, py - h * 1.2],
        [px + 5, py - h],
        [px + 8, py - h * 0.3],
        [px + 3, py],
      ],
      0,
      true,
    )
  }
  return camino(d, mezcla(mezcla(c.t.G, c.t.verde, 0.6), c.t.K, 0.12)) + camino(alamos, mezcla(c.t.verde, c.t.K, 0.3))
}

/** Hill of small houses: terraces of boxes in five tints. */
export function casas(c: Cuadro, desde: number, hasta: number, pie: number): string {
  const { t } = c
  const azar = c.azar('casas')
  const centro = (desde + hasta) / 2
  const cima = (x: number): number => pie - 128 * Math.exp(-(((x - centro) / 92) ** 2)) - 6
  const borde: Punto[] = []
  for (let x = desde - 60; x <= hasta + 60; x += 30) borde.push([x, cima(x) - 6])
  const tonos = [t.L, '#D9573F', '#E8B04A', '#5F9EA8', '#C98AA0', '#7FA36B'].map((v) => mezcla(v, t.R, 0.16))
  let svg = camino(rutaLoma(borde, pie + 10), mezcla(t.R, t.verde, 0.35))
  for (let fila = 0; fila < 5; fila++) {
    const muros = tonos.map(() => '')
    let [techos, vanos] = ['', '']
    for (let x = desde + fila * 4; x < hasta;) {
      const [w, h] = [azar.entero(15, 24), azar.entero(13, 21)]
      const y = cima(x + w / 2) + 18 + fila * 25
      if (y < pie - 2) {
        muros[azar.entero(0, 5)] += rutaCaja(x, y - h, w, h + 9)
        techos += azar.si(0.5)
          ? ruta([
              [x - 1, y - h],
              [x + w / 2, y - h - 6],
              [x + w + 1, y - h],
            ])
          : rutaCaja(x - 1, y - h - 2, w + 2, 3)
        vanos += rutaCaja(x + w * 0.2, y - h * 0.7, 4, 5) + rutaCaja(x + w * 0.6, y - h * 0.7, 4, 5)
      }
      x += w + azar.uno([0, 1, 4])
    }
    svg +=
      muros.map((d, i) => (d ? camino(d, tonos[i]!) : '')).join('') +
      (techos && camino(techos, mezcla(t.R, t.K, 0.4)) + camino(vanos, t.K, opaco(0.7)))
  }
  return svg
}

export function torresDeNoche(c: Cuadro, x: number, y: number): string {
  return macizoTorres(c, x, y, 400)
}

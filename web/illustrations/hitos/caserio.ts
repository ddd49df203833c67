import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { camino, opaco, rect, ruta, rutaCaja } from '../trazo.ts'

const apaga = (c: Cuadro): number => (c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.16 : 0.02)
export const conLuz = (c: Cuadro): boolean => c.hora === 'noche' || c.hora === 'atardecer'
export const hueco = (c: Cuadro): string => (conLuz(c) ? '#FFCF7A' : mezcla(c.t.K, c.t.R, 0.25))

/** A colour of ours as the zone and the hour let it be seen. */
export const tinte = (c: Cuadro, color: string, roce = 0.18): string =>
  mezcla(mezcla(color, c.t.R, roce), c.t.K, apaga(c))

export interface Casa {
  x: number
  y: number
  w: number
  h: number
  muro: string
  techo: string
  /** Height of the roof; 0 for a flat cornice. */
  cima: number
}

/** A house from the front: shaded edge, roof, windows in one row or two, a door. */
export function casa(c: Cuadro, { x, y, w, h, muro, techo, cima }: Casa): string {
  const columnas = w > 120 ? [0.2, 0.5, 0.8] : [0.28, 0.72]
  const pisos = h > 110 ? [0.16, 0.58] : [0.34]
  const vanos = pisos
    .flatMap((f, piso) =>
      columnas
        .filter((_, k) => piso < pisos.length - 1 || k !== 1)
        .map((k) => rutaCaja(x + w * k - w * 0.06, y - h + h * f, Math.max(9, w * 0.12), h / (pisos.length * 3.2))),
    )
    .join('')
  return (
    rect(x, y - h, w, h, muro) +
    rect(haciaElSol(c, x + w / 2) === 1 ? x : x + w * 0.84, y - h, w * 0.16, h, c.t.K, opaco(0.14)) +
    camino(
      cima
        ? ruta([
            [x - 9, y - h + 4],
            [x + w * 0.5, y - h - cima],
            [x + w + 9, y - h + 4],
          ])
        : rutaCaja(x - 6, y - h - 12, w + 12, 14),
      techo,
    ) +
    camino(vanos, hueco(c)) +
    rect(
      x + w * 0.5 - w * 0.07,
      y - h * (pisos.length > 1 ? 0.32 : 0.56),
      Math.max(10, w * 0.14),
      h * (pisos.length > 1 ? 0.32 : 0.56),
      mezcla(techo, c.t.K, 0.4),
    )
  )
}

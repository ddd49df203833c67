import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua } from '../relieve.ts'
import { camino, elipse, num, opaco, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { fondoDeZona } from './fondo.ts'

/** Still water, reeds and herons; black-necked swans in the south. */
export function humedal(c: Cuadro): string {
  const { t } = c
  const y = c.hy
  const lamina = mezcla(mezcla(t.C, t.Z, 0.3), t.G, 0.2)
  const sur = c.zona === 'S1' || c.zona === 'S2'
  const islote = (dx: number, dy: number, w: number): string =>
    camino(
      rutaSuave(
        [
          [c.fx + dx - w, y + dy],
          [c.fx + dx - w * 0.4, y + dy - w * 0.09],
          [c.fx + dx + w * 0.5, y + dy - w * 0.07],
          [c.fx + dx + w, y + dy + 2],
          [c.fx + dx + w * 0.3, y + dy + w * 0.06],
          [c.fx + dx - w * 0.5, y + dy + w * 0.06],
        ],
        0,
        true,
      ),
      pasto(c),
    ) + juncos(c, c.fx + dx, y + dy, w * 0.7, w * 0.24, `${dx}`)
  return (
    fondoDeZona(c, 'llano') +
    camino(
      rutaLoma(
        [
          [-40, y + 4],
          [300, y - 8],
          [700, y + 2],
          [1240, y - 6],
        ],
        y + 40,
      ),
      pasto(c),
    ) +
    agua(c, y + 22, lamina) +
    islote(-330, 60, 190) +
    islote(320, 84, 230) +
    (sur ? islote(c.lado * -310, 150, 130) : islote(c.lado * -196, 182, 100)) +
    (sur
      ? cisne(c, c.fx - c.lado * 110, y + 104, 1.15 * c.talla, c.lado) +
        cisne(c, c.fx + c.lado * 180, y + 132, 1.35 * c.talla, -c.lado as 1 | -1) +
        cisne(c, c.fx + c.lado * 10, y + 84, 0.5, c.lado)
      : garza(c, c.fx - c.lado * 40, y + 128, 1.26 * c.talla, c.lado) +
        garza(c, c.fx + c.lado * 160, y + 148, 0.98 * c.talla, -c.lado as 1 | -1) +
        garza(c, c.fx - c.lado * 250, y + 92, 0.66, c.lado)) +
    bandada(c)
  )
}

const pasto = (c: Cuadro): string =>
  mezcla(mezcla('#8C9150', c.t.R, 0.3), c.t.K, c.hora === 'noche' ? 0.5 : c.hora === 'atardecer' ? 0.26 : 0.06)

function juncos(c: Cuadro, x: number, y: number, w: number, h: number, nombre: string): string {
  const azar = c.azar(`juncos${nombre}`)
  let d = ''
  let espigas = ''
  for (let i = 0; i < 19; i++) {
    const px = Math.round(x + azar.real(-w, w))
    const k = azar.entero(-9, 9)
    const alto = Math.round(h * azar.real(0.7, 1.5))
    d += `M${px} ${Math.round(y)}q${k * 0.3}-${Math.round(alto * 0.6)} ${k}-${alto}`
    if (i % 4 === 0)
      espigas += `M${px + k} ${Math.round(y - alto)}l${num((-0.49 * k * h) / alto)} ${Math.round(h * 0.28)}`
  }
  return trazos(d, mezcla(pasto(c), c.t.K, 0.32), 3.4) + trazos(espigas, mezcla('#6B4A2E', c.t.K, 0.3), 9)
}

export function garza(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const blanco = mezcla(mezcla(c.t.L, '#FFFFFF', 0.5), c.t.Z, c.hora === 'noche' ? 0.3 : 0.02)
  const sombra = mezcla(blanco, c.t.Z, 0.3)
  const reflejo = pluma(x, y, s, lado, -s * 0.28)
  const cuello: Punto[] = xy('16,60 38,66 22,86 12,98 24,112 32,108')
  return (
    reflejo.suave(xy('-40,40 -26,62 8,70 26,58 20,42 -14,36'), blanco, opaco(0.3)) +
    reflejo.linea(xy('-4,0 -6,44'), c.t.K, 2.6, opaco(0.25)) +
    reflejo.linea(xy('8,0 6,44'), c.t.K, 2.6, opaco(0.25)) +
    p.linea(xy('-4,0 -2,26 -6,44'), c.t.K, 2.6) +
    p.linea(xy('8,0 6,44'), c.t.K, 2.6) +
    p.suave(xy('-56,36 -30,58 4,72 26,66 24,46 2,36 -30,38'), blanco) +
    p.suave(xy('-58,34 -26,50 6,56 0,42 -26,38'), sombra) +
    p.curva(cuello, blanco, 8) +
    p.disco(29, 110, 6, blanco) +
    p.poli(xy('33,113 58,108 33,106'), '#E7A93C') +
    p.disco(31, 111, 1.4, c.t.K) +
    elipse(x, y + 1, 26 * s, 3 * s, c.t.L, opaco(0.6))
  )
}

export function cisne(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const blanco = mezcla(mezcla(c.t.L, '#FFFFFF', 0.5), c.t.Z, c.hora === 'noche' ? 0.3 : 0.02)
  return (
    p.suave(xy('-44,-4 -26,-20 20,-20 36,-4'), blanco, opaco(0.3)) +
    p.curva(xy('34,10 58,30 36,50 34,72 46,84 54,78'), c.t.K, 10) +
    p.suave(xy('-62,18 -48,2 0,-3 42,-2 60,14 46,34 20,35 -8,40 -40,32'), blanco) +
    p.suave(xy('-62,20 -30,30 4,30 -8,14 -40,12'), mezcla(blanco, c.t.Z, 0.3)) +
    p.poli(xy('50,84 61,80 73,73 62,72 50,73'), mezcla('#7F8C96', c.t.K, 0.1)) +
    p.disco(49, 79, 7.4, c.t.K) +
    p.disco(56, 82, 3.4, mezcla('#C23B3B', c.t.K, 0.06)) +
    elipse(x, y + 1, 60 * s, 4 * s, c.t.L, opaco(0.55))
  )
}

function bandada(c: Cuadro): string {
  const azar = c.azar('bandada')
  let d = ''
  for (let i = 0; i < 7; i++) {
    const [x, y, w] = [600 - c.lado * (120 + i * 34), c.hy * 0.5 - Math.abs(i - 3) * -14 + azar.real(-4, 4), 15]
    d += `M${Math.round(x - w)} ${Math.round(y - 4)}q8-9 ${w} 4q7-13 ${w}-4`
  }
  return trazos(d, c.t.K, 4)
}

import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, lomas } from '../relieve.ts'
import { camino, opaco, poli, rutaCaja, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { carguero } from './cerro-alegre.ts'

/** The hill that drops to the sea, the city at its foot, a ship in its port. */
export function morroDeArica(c: Cuadro, conPuerto = true): string {
  const { t } = c
  const p = pluma(c.fx - 60, c.hy + 40, 4.7 * c.talla, c.lado, 3.3 * c.talla)
  const q = mezcla(t.R, t.K, 0.12)
  return (
    lomas(c, { y: c.hy - 40, amplitud: 30, color: t.lejos }) +
    agua(c, c.hy, mezcla(t.Z, t.C, 0.35)) +
    p.poli(
      xy('-200,0 -200,70 -120,72 -60,78 -34,92 -8,100 14,98 24,94 30,70 36,52 48,34 54,12 66,0'),
      mezcla(t.R, t.L, 0.12),
    ) +
    p.poli(xy('-120,0 -96,34 -104,58 -60,78 -66,50 -40,40 -46,18 -20,0'), q, opaco(0.6)) +
    p.poli(xy('-8,100 14,98 2,70 10,46 -4,22 8,0 -14,0 -26,30 -14,54 -22,76'), q, opaco(0.6)) +
    p.poli(xy('24,94 30,70 36,52 48,34 54,12 66,0 38,0 34,26 24,44 28,66'), mezcla(t.R, t.L, 0.28)) +
    ciudadPuerto(c) +
    (conPuerto ? muelleDePuerto(c) : '')
  )
}

/** A ship under its crane, at the foot of the hill. */
function muelleDePuerto(c: Cuadro): string {
  const [x, y] = [c.fx + c.lado * 400, c.hy + 56]
  const p = pluma(x - c.lado * 20, y, 1, c.lado)
  const fierro = mezcla(c.t.K, c.t.R, 0.4)
  return (
    p.poli(xy('-200,-14 -200,2 -30,2 -30,-14'), fierro) +
    p.linea(xy('-96,0 -96,120'), fierro, 7) +
    p.linea(xy('-70,0 -70,120'), fierro, 7) +
    p.linea(xy('-150,112 60,138'), fierro, 7) +
    p.linea(xy('-83,120 -83,164 54,138'), fierro, 4) +
    p.linea(xy('30,134 30,70'), fierro, 3) +
    carguero(c, x + c.lado * 40, y)
  )
}

function ciudadPuerto(c: Cuadro): string {
  const azar = c.azar('ciudad')
  const y = c.hy + 70
  let claras = ''
  let oscuras = ''
  for (let i = 0; i < 22; i++) {
    const [w, h] = [azar.entero(28, 52), azar.entero(18, 56)]
    const x = c.fx - 60 - c.lado * (i * 40 - 240) - w / 2
    if (i % 3) claras += rutaCaja(x, y - h, w, h + 30)
    else oscuras += rutaCaja(x, y - h - 10, w, h + 40)
  }
  const [borde, punta] = c.lado === 1 ? [-40, c.fx + 230] : [1240, c.fx - 350]
  const orilla: Punto[] = [
    [borde, y + 8],
    [punta, y + 10],
    [punta + c.lado * 70, y + 34],
    [punta - c.lado * 160, y + 90],
    [borde, y + 180],
  ]
  const pie = c.fx - 60 + c.lado * 310 * c.talla
  return (
    poli(
      [
        [borde, c.hy + 38],
        [pie, c.hy + 38],
        [pie + c.lado * 34, c.hy + 58],
        [punta + c.lado * 60, y + 26],
        [borde, y + 30],
      ],
      mezcla(c.t.G, c.t.R, 0.3),
    ) +
    camino(oscuras, mezcla(c.t.R, c.t.L, 0.45)) +
    camino(claras, mezcla(mezcla(c.t.L, c.t.G, 0.2), c.t.K, c.hora === 'noche' ? 0.4 : 0)) +
    trazos(rutaSuave(orilla), c.t.L, 9, opaco(0.8)) +
    camino(`${rutaSuave(orilla)}z`, mezcla(c.t.G, c.t.L, 0.25))
  )
}

import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { camino, opaco, poli, rect, rutaDisco, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'
import { mesaBase } from './vinetas.ts'

/** The four poles of the loom with a finished chamanto on them: bands of flowers, ears of wheat, a fringe. */
export function chamanto(c: Cuadro): string {
  const { t } = c
  const palo = tinte(c, '#7A5638', 0.14)
  const [fondo, banda, claro, hoja] = [
    tinte(c, '#26324E', 0.04),
    t.A,
    tinte(c, '#F2E4C4', 0.04),
    tinte(c, '#5E8A4A', 0.06),
  ]
  const [x0, x1, y0, y1] = [290, 910, 262, 690]
  const franja = (x: number, w: number, color: string): string => rect(x, y0, w, y1 - y0, color)
  const flores = (x: number, color: string, corazon: string): string => {
    let [petalos, centros, tallos] = ['', '', '']
    for (let i = 0; i < 5; i++) {
      const y = y0 + 44 + i * 85
      for (let k = 0; k < 5; k++) {
        const g = (k / 5) * Math.PI * 2 - 1.57
        petalos += rutaDisco(x + Math.cos(g) * 17, y + Math.sin(g) * 17, 12)
      }
      centros += rutaDisco(x, y, 9)
      if (i < 4)
        tallos +=
          rutaSuave([
            [x, y + 26],
            [x - 14, y + 42],
            [x, y + 58],
          ]) + `M${x - 4} ${y + 42}l22-10M${x - 4} ${y + 44}l22 10`
    }
    return trazos(tallos, hoja, 6) + camino(petalos, color) + camino(centros, corazon)
  }
  const espigas = (x: number): string => {
    let d = ''
    for (let y = y0 + 20; y < y1 - 10; y += 24) d += `M${x} ${y + 12}l-15-14M${x} ${y + 12}l15-14`
    return trazos(`M${x} ${y0 + 8}V${y1 - 8}${d}`, tinte(c, '#D9A83E', 0.04), 6)
  }
  let flecos = ''
  for (let x = x0 + 8; x < x1; x += 19) flecos += `M${x} ${y1}q${(x % 3) * 3 - 3} 22 0 44`
  const hilos = Array.from({ length: 16 }, (_, i) => `M${x0 + 20 + i * 39} 214V${y0}`).join('')
  const pie = (x: number): Punto[] => [
    [x - 16, 130],
    [x + 16, 130],
    [x + 16, 800],
    [x - 16, 800],
  ]
  return (
    fondoDeZona({ ...c, hy: 420 }) +
    mesaBase(c, 560) +
    poli(xy('200,800 1000,800 1050,822 150,822'), t.K, opaco(0.24)) +
    trazos(hilos, claro, 3) +
    rect(x0, y0, x1 - x0, y1 - y0, fondo) +
    franja(x0, 34, banda) +
    franja(x1 - 34, 34, banda) +
    franja(430, 96, claro) +
    franja(674, 96, claro) +
    franja(420, 10, banda) +
    franja(526, 10, banda) +
    franja(664, 10, banda) +
    franja(770, 10, banda) +
    rect(594, y0, 12, y1 - y0, claro) +
    flores(478, banda, tinte(c, '#E3B23C', 0.04)) +
    flores(722, banda, tinte(c, '#E3B23C', 0.04)) +
    espigas(374) +
    espigas(826) +
    espigas(564) +
    espigas(636) +
    rect(x1 - 150, y0, 150, y1 - y0, t.K, opaco(0.07)) +
    trazos(flecos, claro, 6) +
    poli(pie(226), palo) +
    poli(pie(974), palo) +
    rect(232, 130, 10, 670, t.L, opaco(0.16)) +
    rect(980, 130, 10, 670, t.L, opaco(0.16)) +
    rect(176, 196, 848, 30, mezcla(palo, t.L, 0.1)) +
    rect(176, 744, 848, 30, mezcla(palo, t.K, 0.1)) +
    trazos(
      'M210 190l32 42M242 190l-32 42M958 190l32 42M990 190l-32 42M210 738l32 42M242 738l-32 42M958 738l32 42M990 738l-32 42',
      claro,
      5,
    )
  )
}

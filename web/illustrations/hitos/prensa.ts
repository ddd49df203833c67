import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { rect, camino, disco, elipse, opaco, poli, trazos } from '../trazo.ts'
import { tinte } from './caserio.ts'
import { fondoDeZona } from './fondo.ts'
import { segunLuz } from './platos.ts'

/** An etching press of iron: its bed, its cylinders, its wheel, and the print that comes out. */
export function prensa(c: Cuadro): string {
  const { t } = c
  const fierro = mezcla(tinte(c, '#4E5A63', 0.1), t.K, 0.14)
  const [claro, hondo] = [mezcla(fierro, t.L, 0.26), mezcla(fierro, t.K, 0.4)]
  const [papel, tinta, bronce] = [mezcla(t.L, '#FFFFFF', 0.3), mezcla(t.K, t.Z, 0.14), tinte(c, '#B98B4A', 0.06)]
  const rayos = [0, 30, 60, 90, 120, 150].map((g) => { const a = (g * Math.PI) / 180; return `M${Math.round(790 + Math.cos(a) * 190)} ${Math.round(430 + Math.sin(a) * 190)}L${Math.round(790 - Math.cos(a) * 190)} ${Math.round(430 - Math.sin(a) * 190)}` }).join('')
  return (
    fondoDeZona({ ...c, hy: 430 }) + rect(0, 640, 1200, 270, tinte(c, '#8C6A4C', 0.24)) + trazos('M0 700H1200M0 780H1200M0 870H1200M160 640v60M520 640v60M900 640v60M340 700v80M760 700v80M1080 700v80', tinte(c, '#6E5138', 0.24), 4) +
    segunLuz(
      c,
      elipse(600, 826, 470, 26, t.K, opaco(0.28)) +
        poli([[380, 600], [420, 600], [440, 820], [340, 820]], hondo) + poli([[780, 600], [820, 600], [860, 820], [760, 820]], hondo) + trazos('M400 740H800', hondo, 22) +
        poli([[150, 520], [1000, 520], [1030, 566], [170, 566]], claro) + poli([[170, 566], [1030, 566], [1030, 592], [170, 592]], fierro) +
        poli([[176, 470], [430, 496], [440, 528], [170, 528]], mezcla(tinte(c, '#E3D6C0', 0.08), t.L, 0.3)) +
        // The print curls up as it leaves the cylinder.
        camino('M196 524Q150 430 210 300L410 322Q360 440 430 520z', papel) + camino('M222 470Q200 400 238 336L374 350Q346 420 372 484z', tinta) + camino('M236 454q30-50 58-20t70-22l-4 46q6 12 8 22z', papel) + disco(326, 376, 20, t.A) +
        camino('M500 830V330Q500 270 560 270H680Q740 270 740 330V830H660V400H580V830z', fierro) + camino('M660 830V330Q660 290 700 276 740 284 740 330V830z', t.K, opaco(0.24)) +
        disco(620, 450, 84, claro) + camino('M620 366A84 84 0 0 1 620 534 130 130 0 0 0 620 366z', t.K, opaco(0.24)) + disco(620, 450, 20, hondo) + disco(620, 622, 56, claro) + disco(620, 622, 16, hondo) +
        trazos('M540 250V310M700 250V310', bronce, 20) + trazos('M510 246H570M670 246H730', hondo, 16) + trazos('M570 300H670', bronce, 6) +
        `<circle fill="none" stroke="${hondo}" stroke-width="20" cx="790" cy="430" r="196"/>` + trazos(rayos, hondo, 12) + disco(790, 430, 34, bronce) + disco(790, 430, 14, hondo) + trazos('M790 234V196', tinte(c, '#8A5E3C', 0.06), 20) +
        rect(900, 500, 96, 22, tinte(c, '#C99A62', 0.1)) + rect(908, 486, 80, 14, tinta),
    )
  )
}

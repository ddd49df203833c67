import type { Cuadro } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { cresta } from '../relieve.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaLoma, rutaSuave, trazos, xy, type Punto } from '../trazo.ts'
import { fondoDeZona } from './fondo.ts'
import { mesaBase } from './vinetas.ts'

const apaga = (c: Cuadro, noche: number, tarde = 0.16, dia = 0.03): number =>
  c.hora === 'noche' ? noche : c.hora === 'atardecer' ? tarde : dia

/** A rock ledge at our feet, lit on its upper edge. */
function repisa(c: Cuadro, y: number): string {
  const borde = cresta(c.azar('repisa'), { pasos: 8, base: y, amplitud: 14, rugosidad: 0.6 })
  const roca = mezcla(mezcla(c.t.R, c.t.L, 0.24), c.t.K, apaga(c, 0.4))
  return (
    camino(
      rutaLoma(
        borde.map(([a, b]): Punto => [a, b - 8]),
        910,
      ),
      mezcla(roca, c.t.L, 0.3),
    ) +
    camino(rutaLoma(borde, 910), roca) +
    camino(
      rutaLoma(
        borde.map(([a, b]): Punto => [a, b + 92]),
        910,
      ),
      mezcla(roca, c.t.K, 0.24),
    )
  )
}

/** Backpack, boots and mate on a ledge before the view. */
export function mochila(c: Cuadro): string {
  const s = c.lado
  return (
    fondoDeZona({ ...c, hy: 520 }) +
    repisa(c, 716) +
    morral(c, 600 - s * 110, 752) +
    botas(c, 600 + s * 160, 776) +
    mate(c, 600 + s * 330, 762)
  )
}

function morral(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 3.3, -c.lado as 1 | -1)
  const { t } = c
  const tela = mezcla(t.A, t.K, apaga(c, 0.3, 0.1))
  const honda = mezcla(tela, t.K, 0.34)
  const correa = mezcla(t.K, t.R, 0.2)
  return (
    p.elipse(4, 0, 62, 5, t.K, opaco(0.3)) +
    p.linea(xy('-44,94 48,94'), mezcla(t.R, t.K, 0.34), 22) +
    p.linea(xy('-44,98 48,98'), mezcla(t.R, t.K, 0.16), 8) +
    p.poli(xy('-24,84 -24,106 -19,106 -19,84'), correa) +
    p.poli(xy('21,84 21,106 26,106 26,84'), correa) +
    p.suave(xy('-46,0 -54,40 -46,80 -20,90 24,90 46,78 52,38 44,0 0,-4'), tela) +
    p.suave(xy('-46,0 -54,40 -46,80 -24,89 -30,40 -26,0'), t.K, opaco(0.16)) +
    p.suave(xy('-48,62 -44,86 0,96 44,86 50,62 0,54'), honda) +
    p.poli(xy('-30,8 -32,44 34,44 32,8'), honda) +
    p.poli(xy('-32,38 -32,46 34,46 34,38'), mezcla(tela, t.L, 0.2)) +
    p.linea(xy('-24,72 -24,40'), correa, 5) +
    p.linea(xy('26,72 26,40'), correa, 5) +
    p.poli(xy('-28,52 -28,60 -20,60 -20,52'), t.L) +
    p.poli(xy('22,52 22,60 30,60 30,52'), t.L) +
    p.suave(xy('52,20 64,24 66,58 54,62 48,40'), mezcla(t.C, t.Z, 0.5)) +
    p.poli(xy('53,60 53,68 64,68 64,60'), correa)
  )
}

function botas(c: Cuadro, x: number, y: number): string {
  const cuero = mezcla(mezcla('#8A5A34', c.t.R, 0.2), c.t.K, apaga(c, 0.42))
  const una = (dx: number, dy: number, color: string): string => {
    const p = pluma(x + dx, y + dy, 2.3, c.lado)
    return (
      p.suave(xy('-26,6 -24,30 -28,66 4,68 6,40 26,28 48,24 52,6'), color) +
      p.poli(xy('-28,60 -29,69 5,70 6,61'), mezcla(c.t.L, c.t.R, 0.3)) +
      p.poli(xy('-28,0 -28,8 54,8 54,0 30,0 26,3 -2,3 -6,0'), mezcla(c.t.K, c.t.R, 0.15)) +
      [0, 1, 2, 3]
        .map((i) =>
          p.linea(
            [
              [2 + i * 5, 52 - i * 7],
              [14 + i * 5, 48 - i * 6],
            ],
            mezcla(c.t.L, c.t.A, 0.2),
            2.6,
          ),
        )
        .join('')
    )
  }
  return elipse(x + 10, y, 140, 10, c.t.K, opaco(0.28)) + una(-30, -10, mezcla(cuero, c.t.K, 0.3)) + una(34, 4, cuero)
}

function mate(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1.9, c.lado)
  const calabaza = mezcla(mezcla('#7A4B2C', c.t.R, 0.2), c.t.K, apaga(c, 0.4))
  return (
    p.elipse(0, 0, 34, 4, c.t.K, opaco(0.3)) +
    p.linea(xy('6,52 22,96 32,100'), mezcla(c.t.L, c.t.C, 0.4), 4) +
    p.suave(xy('-18,0 -34,22 -26,48 0,54 26,48 34,22 18,0'), calabaza) +
    p.elipse(0, 51, 20, 5, mezcla('#6F8A3E', c.t.K, 0.2)) +
    p.poli(xy('-22,46 -22,53 22,53 22,46'), mezcla(c.t.L, c.t.C, 0.45)) +
    p.suave(
      [
        [c.lado * 10, 8],
        [c.lado * 24, 22],
        [c.lado * 18, 40],
        [c.lado * 12, 24],
      ],
      c.t.L,
      opaco(0.22),
    )
  )
}

/** Helmet, coil of rope and paddle. */
export function casco(c: Cuadro): string {
  const s = c.lado
  return (
    fondoDeZona({ ...c, hy: 520 }) +
    repisa(c, 700) +
    remo(c, 600 - s * 90, 770) +
    cuerda(c, 600 - s * 220, 750) +
    elCasco(c, 600 + s * 120, 752) +
    mosqueton(c, 600 + s * 330, 780)
  )
}

function elCasco(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 3.2, c.lado)
  const { t } = c
  const color = mezcla(t.A, t.K, apaga(c, 0.25, 0.06))
  return (
    p.elipse(4, -16, 62, 5, t.K, opaco(0.3)) +
    p.curva(xy('-40,24 -30,-10 -4,-18 20,-10 44,30'), t.K, 4.5) +
    p.suave(xy('-60,24 -64,54 -42,86 4,97 44,84 62,54 62,32 40,30 26,26 22,2 4,-10 -14,0 -20,20 -40,18'), color) +
    p.suave(xy('-60,24 -64,54 -42,86 -16,94 -38,62 -40,18'), t.K, opaco(0.18)) +
    p.suave(xy('48,36 74,36 90,28 86,20 66,24 46,26'), mezcla(color, t.K, 0.4)) +
    [
      [-30, 46, 0.8],
      [-4, 50, 1],
      [24, 48, 0.9],
    ]
      .map(([a = 0, b = 0, k = 1]) =>
        p.suave(
          [
            [a - 9 * k, b],
            [a - 5, b + 22 * k],
            [a + 7, b + 34 * k],
            [a + 13 * k, b + 26 * k],
            [a + 8, b + 6],
            [a + 2, b - 6],
          ],
          mezcla(t.K, color, 0.18),
        ),
      )
      .join('') +
    p.disco(4, 8, 6, mezcla(t.L, t.C, 0.2)) +
    p.poli(xy('-10,-22 -10,-12 8,-12 8,-22'), mezcla(t.L, t.C, 0.2)) +
    p.suave(xy('20,88 44,76 54,54 36,70'), t.L, opaco(0.45))
  )
}

function cuerda(c: Cuadro, x: number, y: number): string {
  const claro = mezcla(mezcla(c.t.L, c.t.C, 0.15), c.t.K, apaga(c, 0.3, 0.06))
  const oscuro = mezcla(mezcla(c.t.Z, c.t.C, 0.3), c.t.K, 0.12)
  const aro = (dx: number, dy: number, rx: number, ry: number, color: string): string =>
    `<ellipse fill="none" stroke="${color}" stroke-width="17" cx="${x + dx}" cy="${y + dy}" rx="${rx}" ry="${ry}"/>`
  return (
    elipse(x, y + 26, 150, 14, c.t.K, opaco(0.28)) +
    aro(0, 0, 122, 34, oscuro) +
    aro(4, -18, 118, 34, claro) +
    aro(-4, -36, 120, 34, oscuro) +
    aro(2, -54, 114, 33, claro) +
    trazos(
      rutaSuave([
        [x + 90, y - 40],
        [x + 150, y + 10],
        [x + 210, y + 4],
        [x + 260, y + 40],
      ]),
      claro,
      15,
    )
  )
}

function remo(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 1, c.lado)
  const palo = mezcla(mezcla('#B98A56', c.t.R, 0.2), c.t.K, apaga(c, 0.4))
  return (
    p.linea(xy('-40,-20 -236,470'), palo, 15) +
    p.suave(xy('-230,452 -290,500 -312,590 -282,628 -244,612 -212,530 -212,466'), mezcla(c.t.L, c.t.C, 0.25)) +
    p.suave(xy('-234,480 -292,570 -282,628 -264,560'), c.t.K, opaco(0.14))
  )
}

function mosqueton(c: Cuadro, x: number, y: number): string {
  return (
    `<ellipse fill="none" stroke="${mezcla(c.t.C, c.t.K, 0.3)}" stroke-width="13" cx="${x}" cy="${y}" rx="58" ry="26" transform="rotate(${c.lado * -18} ${x} ${y})"/>` +
    trazos(`M${x - 24} ${y + 22}l52-4`, mezcla(c.t.L, c.t.K, 0.1), 9)
  )
}

/** Coffee, hat and camera on a café table. */
export function postal(c: Cuadro): string {
  const s = c.lado
  return (
    fondoDeZona({ ...c, hy: 440 }) +
    mesaBase(c, 520) +
    mapa(c, 600 + s * 20, 740) +
    sombrero(c, 600 - s * 230, 660) +
    camara(c, 600 + s * 60, 690) +
    taza(c, 600 + s * 280, 760)
  )
}

function sombrero(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 2.3, c.lado)
  const paja = mezcla(mezcla('#E2C286', c.t.L, 0.15), c.t.K, apaga(c, 0.42))
  return (
    p.elipse(6, -8, 112, 24, c.t.K, opaco(0.25)) +
    p.elipse(0, 0, 112, 26, paja) +
    p.elipse(0, 4, 96, 19, mezcla(paja, c.t.K, 0.12)) +
    p.suave(xy('-56,6 -54,48 -40,66 0,58 40,66 54,48 56,6 0,-4'), paja) +
    p.suave(xy('-56,6 -54,48 -40,66 -24,60 -30,6'), c.t.K, opaco(0.12)) +
    p.suave(xy('-57,4 -56,22 0,14 56,22 57,4 0,-6'), mezcla(c.t.A, c.t.K, 0.06))
  )
}

function camara(c: Cuadro, x: number, y: number): string {
  const p = pluma(x, y, 2.1)
  const cuerpo = mezcla(c.t.K, c.t.R, 0.16)
  return (
    p.elipse(4, -42, 82, 8, c.t.K, opaco(0.3)) +
    p.poli(xy('-76,-42 -76,30 76,30 76,-42'), cuerpo) +
    p.poli(xy('-76,14 -76,36 -34,36 -26,48 26,48 34,36 76,36 76,14'), mezcla(c.t.L, c.t.C, 0.4)) +
    p.disco(0, -6, 36, mezcla(c.t.L, c.t.C, 0.45)) +
    p.disco(0, -6, 30, cuerpo) +
    p.disco(0, -6, 20, mezcla(c.t.Z, c.t.K, 0.3)) +
    p.disco(c.lado * 7, 0, 6, c.t.L) +
    p.poli(xy('44,20 44,30 64,30 64,20'), mezcla(c.t.C, c.t.Z, 0.4)) +
    p.disco(-54, 40, 7, c.t.K)
  )
}

function taza(c: Cuadro, x: number, y: number): string {
  const loza = mezcla(c.t.L, c.t.K, apaga(c, 0.3, 0.04, 0.02))
  return (
    elipse(x - 6, y + 16, 120, 34, c.t.K, opaco(0.22)) +
    elipse(x, y, 118, 34, loza) +
    elipse(x, y - 2, 84, 22, mezcla(loza, c.t.C, 0.3)) +
    poli(
      [
        [x - 62, y - 84],
        [x - 46, y - 14],
        [x + 46, y - 14],
        [x + 62, y - 84],
      ],
      loza,
    ) +
    elipse(x, y - 14, 46, 13, loza) +
    `<circle fill="none" stroke="${loza}" stroke-width="13" cx="${x + c.lado * 66}" cy="${y - 54}" r="24"/>` +
    elipse(x, y - 84, 62, 17, mezcla(loza, c.t.L, 0.3)) +
    elipse(x, y - 83, 52, 12, mezcla('#4A2C1C', c.t.K, 0.2)) +
    trazos(
      rutaSuave([
        [x - 14, y - 110],
        [x - 30, y - 140],
        [x, y - 160],
        [x - 14, y - 196],
      ]) +
        rutaSuave([
          [x + 18, y - 108],
          [x + 4, y - 134],
          [x + 32, y - 154],
          [x + 18, y - 184],
        ]),
      c.t.L,
      7,
      opaco(0.7),
    )
  )
}

function mapa(c: Cuadro, x: number, y: number): string {
  const papel = mezcla(mezcla(c.t.L, c.t.H, 0.2), c.t.K, apaga(c, 0.32, 0.06))
  const pliegues: Punto[][] = [
    [
      [x - 250, y - 30],
      [x - 90, y - 60],
      [x - 110, y + 110],
      [x - 290, y + 130],
    ],
    [
      [x - 90, y - 60],
      [x + 70, y - 30],
      [x + 80, y + 140],
      [x - 110, y + 110],
    ],
    [
      [x + 70, y - 30],
      [x + 230, y - 56],
      [x + 270, y + 116],
      [x + 80, y + 140],
    ],
  ]
  return (
    pliegues.map((q, i) => poli(q, i === 1 ? mezcla(papel, c.t.K, 0.09) : papel)).join('') +
    trazos(
      rutaSuave([
        [x - 220, y + 90],
        [x - 120, y + 20],
        [x - 20, y + 70],
        [x + 90, y + 20],
        [x + 210, y + 60],
      ]),
      mezcla(c.t.R, c.t.L, 0.2),
      6,
      'stroke-dasharray="2 16"',
    ) +
    disco(x + 210, y + 60, 11, c.t.R) +
    rect(x - 230, y + 86, 18, 12, mezcla(c.t.Z, c.t.C, 0.4))
  )
}

import { type Cuadro, haciaElSol } from '../cuadro.ts'
import { mezcla } from '../oklab.ts'
import { pluma } from '../pluma.ts'
import { agua, cresta, lomas } from '../relieve.ts'
import {
  camino,
  disco,
  elipse,
  opaco,
  poli,
  rect,
  ruta,
  rutaCaja,
  rutaLoma,
  rutaSuave,
  trazos,
  xy,
  type Punto,
} from '../trazo.ts'
import { conLuz } from './caserio.ts'

export function valparaiso(c: Cuadro): string {
  const { t } = c
  return (
    lomas(c, { y: c.hy - 34, amplitud: 26, color: t.lejos }) +
    agua(c) +
    cerro(c) +
    [0, 1, 2, 3, 4].map((i) => terraza(c, i)).join('') +
    ascensor(c) +
    malecon(c)
  )
}

/** The slope: height of the ground at x, high on the side away from the light. */
function pendiente(c: Cuadro, x: number): number {
  const f = c.lado === 1 ? 1 - x / 1200 : x / 1200
  return c.hy + 70 - 360 * Math.max(0, f - 0.14) ** 1.1 - 22 * Math.sin(x / 120)
}

function cerro(c: Cuadro): string {
  const borde: Punto[] = []
  for (let x = -40; x <= 1240; x += 80) borde.push([x, pendiente(c, x) - 40])
  const visible = borde.filter(([x]) => (c.lado === 1 ? x < 700 : x > 500))
  const baja = [780, 860, 930, 990, 1080, 1140].map((x, i): Punto => [
    c.lado === 1 ? x : 1200 - x,
    c.hy + 44 + [0, 26, 70, 130, 210, 300][i]!,
  ])
  const perfil = c.lado === 1 ? [...visible, ...baja] : [...baja.reverse(), ...visible]
  return camino(rutaLoma(perfil, 900), mezcla(mezcla(c.t.R, c.t.verde, 0.4), c.t.K, 0.12))
}

function terraza(c: Cuadro, fila: number): string {
  const { t } = c
  const azar = c.azar(`terraza${fila}`)
  const vivos = ['#D9573F', '#E8B04A', '#5F9EA8', '#7FA36B', '#C98AA0'].map((v) => mezcla(v, t.R, 0.22))
  const base = [t.L, mezcla(t.L, t.R, 0.35), ...vivos]
  const tono = base.map((v) =>
    c.hora === 'noche' ? mezcla(v, t.K, 0.5) : c.hora === 'atardecer' ? mezcla(v, t.R, 0.28) : v,
  )
  const muros = tono.map(() => '')
  let [techos, lados, vanos] = ['', '', '']
  for (let x = -30; x < 1210;) {
    const [w, h] = [azar.entero(50, 84) * (0.72 + fila * 0.1), azar.entero(46, 70) * (0.76 + fila * 0.09)]
    const y = pendiente(c, x) + fila * 58 + azar.real(-8, 8)
    const dentro = c.lado === 1 ? x < 690 + fila * 62 : x + w > 510 - fila * 62
    if (dentro && y - h * 0.4 < 776 && azar.si(0.95)) {
      muros[azar.entero(0, tono.length - 1)] += rutaCaja(x, y - h, w, h + 34)
      lados += rutaCaja(haciaElSol(c, x) === 1 ? x : x + w * 0.74, y - h, w * 0.26, h + 34)
      techos += azar.si(0.5)
        ? ruta([
            [x - 4, y - h],
            [x + w * 0.5, y - h - 17],
            [x + w + 4, y - h],
          ])
        : rutaCaja(x - 3, y - h - 6, w + 6, 7)
      for (const f of fila < 2 ? [0.3] : [0.14, 0.44])
        vanos += rutaCaja(x + w * (c.lado === 1 ? f + 0.22 : f), y - h + h * 0.24, w * 0.15, h * 0.28)
    }
    x += w + azar.uno([0, 0, 3, 16])
  }
  const ventana = c.hora === 'dia' || c.hora === 'amanecer' ? mezcla(t.K, t.Z, 0.35) : '#FFD887'
  return (
    muros.map((d, i) => (d ? camino(d, tono[i]!) : '')).join('') +
    camino(lados || 'M0 0', t.K, opaco(0.2)) +
    camino(techos || 'M0 0', mezcla(t.R, t.K, 0.42)) +
    camino(vanos || 'M0 0', ventana)
  )
}

/** Two rails at 38 degrees, one car going up, a station at each end. */
function ascensor(c: Cuadro): string {
  const s = -c.lado
  const x0 = 600 + c.lado * 60
  const y0 = c.hy + 178
  const largo = 290
  const en = (f: number, k = 0): Punto => [x0 + s * f * largo, y0 - f * largo * Math.tan((38 * Math.PI) / 180) + k]
  const carro = (f: number, color: string): string => {
    const [x, y] = en(f, -14)
    // Its floor is level: a wedge makes up for the slope of the rails.
    return (
      poli(
        [
          [x + s * 31, y - 3],
          [x - s * 31, y - 3],
          [x - s * 31, y + 44],
        ],
        mezcla(c.t.K, c.t.R, 0.2),
      ) +
      rect(x - 31, y - 56, 62, 54, color) +
      rect(x - 25, y - 48, 50, 26, c.t.L) +
      trazos(`M${Math.round(x)} ${Math.round(y - 26)}v9`, mezcla(c.t.K, c.t.Z, 0.4), 16) +
      disco(x, y - 38, 6, mezcla('#9A623F', c.t.K, 0.2)) +
      trazos(`M${Math.round(x - 3)} ${Math.round(y - 43)}h7`, c.t.K, 5) +
      rect(x - 31, y - 24, 62, 22, color) +
      camino(rutaCaja(x - 16, y - 50, 4, 28) + rutaCaja(x + 12, y - 50, 4, 28), color) +
      rect(x - 35, y - 63, 70, 9, c.t.K)
    )
  }
  const [tx, ty] = en(1.08)
  const abajo = Math.max(-0.12, (y0 - 716) / (largo * Math.tan((38 * Math.PI) / 180)))
  const [bx, by] = en(abajo)
  return (
    poli([en(abajo, -14), en(1.05, -14), en(1.05, 48), en(abajo, 48)], mezcla(c.t.R, c.t.K, 0.5)) +
    trazos(
      ruta([en(abajo, 0), en(1.05, 0)], 0, false) + ruta([en(abajo, 20), en(1.05, 20)], 0, false),
      mezcla(c.t.L, c.t.R, 0.2),
      6,
    ) +
    rect(tx - 46, ty - 60, 92, 110, mezcla(c.t.L, c.t.R, 0.12)) +
    poli(
      [
        [tx - 56, ty - 58],
        [tx, ty - 96],
        [tx + 56, ty - 58],
      ],
      mezcla(c.t.R, c.t.K, 0.4),
    ) +
    camino(rutaCaja(tx - 28, ty - 40, 20, 26) + rutaCaja(tx + 8, ty - 40, 20, 26), mezcla(c.t.K, c.t.Z, 0.3)) +
    carro(Math.max(0.52, abajo + 0.36), c.t.A) +
    rect(bx - 46, by - 54, 92, 840 - by, mezcla(c.t.L, c.t.R, 0.12)) +
    poli(
      [
        [bx - 56, by - 52],
        [bx, by - 90],
        [bx + 56, by - 52],
      ],
      mezcla(c.t.R, c.t.K, 0.4),
    ) +
    camino(
      rutaCaja(bx - 28, by - 34, 20, 26) + rutaCaja(bx + 8, by - 34, 20, 26) + rutaCaja(bx - 14, 726, 28, 60),
      mezcla(c.t.K, c.t.Z, 0.3),
    )
  )
}

function malecon(c: Cuadro): string {
  const y = 776
  return (
    rect(0, y, 1200, 130, mezcla(c.t.R, c.t.L, 0.3)) +
    rect(0, y, 1200, 12, mezcla(c.t.L, c.t.R, 0.15)) +
    rect(0, y + 60, 1200, 70, mezcla(c.t.R, c.t.K, 0.2))
  )
}

/** The same sea before a low green point, papaya trees on the near shore: a left, whose lip runs to the left as seen from it. */
export function puntaDePapayos(cuadro: Cuadro): string {
  const c: Cuadro = { ...cuadro, lado: -1 }
  const { t, hy: y, lado: s } = c
  const en = (dx: number, dy: number): Punto => [600 + s * dx, y + dy]
  const punta = mezcla(t.verde, t.R, 0.2)
  const papayo = (x: number, alto: number): string => {
    const p = pluma(x, 900, 1, s)
    const hojas = [-3.1, -2.5, -1.9, -1.25, -0.65, -0.05].map((g, i) => {
      const [a, b] = [Math.cos(g) * 104, alto - Math.sin(g) * 84]
      const estrella = Array.from({ length: 14 }, (_, k): Punto => {
        const [v, r] = [g + (k / 14) * Math.PI * 2, k % 2 ? 24 : 62 - (i % 2) * 8]
        return [a + Math.cos(v) * r, b - Math.sin(v) * r * 0.8]
      })
      return (
        p.linea(
          [
            [0, alto],
            [a, b],
          ],
          t.K,
          6,
        ) + p.poli(estrella, t.K)
      )
    })
    return (
      p.curva(
        [
          [0, -10],
          [8, alto * 0.5],
          [0, alto],
        ],
        t.K,
        20,
      ) +
      hojas.join('') +
      (
        [
          [-16, -30],
          [16, -34],
          [-4, -58],
          [20, -66],
        ] as const
      )
        .map(([a, b]) => p.elipse(a, alto + b, 14, 20, mezcla('#E8B23A', t.K, 0.12)))
        .join('')
    )
  }
  return (
    agua(c) +
    poli(
      [
        en(780, 20),
        en(780, -120),
        en(600, -112),
        en(470, -84),
        en(330, -70),
        en(200, -34),
        en(90, -12),
        en(20, 12),
        en(60, 20),
      ],
      mezcla(punta, t.H, 0.2),
    ) +
    poli([en(470, -84), en(330, -70), en(200, -34), en(250, 18), en(360, 18)], t.K, opaco(0.1)) +
    trazos(rutaSuave([en(0, 16), en(200, 24), en(420, 16), en(780, 26)]), t.L, 8, opaco(0.9)) +
    marejada(c) +
    ola(c) +
    camino(
      rutaLoma(
        [
          [600 + s * 240, 912],
          [600 + s * 330, 872],
          [600 + s * 470, 838],
          [600 + s * 660, 820],
        ],
        912,
      ),
      t.K,
    ) +
    papayo(600 + s * 500, 300) +
    papayo(600 + s * 350, 180)
  )
}

export function pichilemu(c: Cuadro): string {
  return agua(c) + puntilla(c) + marejada(c) + ola(c)
}

/** A low tongue of rock and sand under the town: roofs, Norfolk pines, the surf along it. */
function puntilla(c: Cuadro): string {
  const { t, hy, lado: s } = c
  const y = hy + 30
  const en = (dx: number, dy: number): Punto => [600 + s * dx, y + dy]
  const azar = c.azar('pueblo')
  const loma = (dx: number): number => 86 * Math.max(0, Math.min(1, (dx - 120) / 420))
  const muros = ['', '', '']
  let techos = ''
  for (let i = 0; i < 21; i++) {
    const dx = 150 + i * 23
    const [w, h] = [azar.entero(26, 38), azar.entero(20, 34)]
    const [a, b] = en(dx, -loma(dx) * azar.real(0.35, 1) - 8)
    muros[i % 3] += rutaCaja(a - w / 2, b - h, w, h)
    techos += ruta([
      [a - w / 2 - 4, b - h],
      [a, b - h - 13],
      [a + w / 2 + 4, b - h],
    ])
  }
  const pino = (dx: number, alto: number): string => {
    const [a, b] = en(dx, -loma(dx) - 4)
    return ruta([
      [a - 3, b],
      [a - 2, b - alto * 0.2],
      [a - alto * 0.26, b - alto * 0.16],
      [a - alto * 0.06, b - alto * 0.44],
      [a - alto * 0.18, b - alto * 0.42],
      [a, b - alto],
      [a + alto * 0.18, b - alto * 0.42],
      [a + alto * 0.06, b - alto * 0.44],
      [a + alto * 0.26, b - alto * 0.16],
      [a + 2, b - alto * 0.2],
      [a + 3, b],
    ])
  }
  return (
    poli(
      [en(760, 20), en(760, -130), en(560, -104), en(400, -70), en(250, -36), en(140, -14), en(760, 20)],
      mezcla(mezcla(t.verde, t.R, 0.4), t.H, 0.24),
    ) +
    camino(pino(330, 74) + pino(380, 92) + pino(520, 84) + pino(560, 66), mezcla(t.verde, t.K, 0.4)) +
    muros
      .map((d, i) =>
        camino(d, mezcla(mezcla(['#EFE3CC', '#D9A05B', '#C46A52'][i]!, t.K, conLuz(c) ? 0.2 : 0), t.H, 0.2)),
      )
      .join('') +
    camino(techos, mezcla(t.R, t.K, 0.34)) +
    poli(
      [
        en(760, 26),
        en(760, -6),
        en(420, -16),
        en(200, -14),
        en(90, -20),
        en(30, -8),
        en(-30, -12),
        en(-70, 8),
        en(-20, 22),
      ],
      mezcla(t.R, t.K, 0.26),
    ) +
    poli([en(760, 4), en(760, -10), en(430, -20), en(260, -8)], mezcla(mezcla(t.R, t.L, 0.5), t.H, 0.1)) +
    trazos(rutaSuave([en(-90, 20), en(40, 28), en(220, 20), en(460, 30), en(760, 22)]), t.L, 8, opaco(0.9))
  )
}

function marejada(c: Cuadro): string {
  let svg = ''
  for (const [i, y] of [c.hy + 66, c.hy + 112].entries()) {
    const linea = cresta(c.azar(`marejada${i}`), { pasos: 8, base: y, amplitud: 7, rugosidad: 0.6 })
    svg +=
      camino(rutaLoma(linea, y + 26), mezcla(c.t.G, c.t.K, 0.14)) +
      trazos(rutaSuave(linea), c.t.L, 5 + i * 2, opaco(0.8))
  }
  return svg
}

/** One comma-shaped face: lit back with three ribs, dark barrel, foam lip that scallops. */
function ola(c: Cuadro): string {
  const { t } = c
  const p = pluma(600 - c.lado * 120, 790, 3.5 * c.talla, c.lado, 2.9 * c.talla)
  const cara: Punto[] = xy(
    '-220,-4 -170,16 -116,50 -66,86 -18,104 30,102 62,84 66,60 40,40 44,14 90,2 190,-4 190,-60 -220,-60',
  )
  const tubo: Punto[] = xy('-14,92 30,96 60,80 62,62 54,66 34,70 12,58 6,36 26,14 80,4 40,-2 -30,2 -52,34 -44,66')
  const costillas: Punto[][] = [
    xy('-150,18 -90,60 -44,84 4,98'),
    xy('-140,2 -86,36 -54,62 -28,84'),
    xy('-112,-8 -76,14 -58,36 -50,56'),
  ]
  const labio: Punto[] = xy('-46,98 -8,112 32,112 64,98 80,78 80,60 74,52 70,64 64,54 60,66 54,58 50,74 36,84 10,92')
  const espuma: Punto[] = xy('40,0 54,20 74,12 88,28 106,10 126,20 142,4 162,10 210,-6 210,-40 20,-30')
  const mar: Punto[] = xy('-40,812 110,772 330,830 560,764 800,832 1020,772 1240,816')
  return (
    p.suave(cara, mezcla(t.G, t.K, 0.08)) +
    p.suave(tubo, mezcla(t.G, t.K, 0.34)) +
    p.curva(xy('-32,60 -28,30 4,10 40,4'), mezcla(t.G, t.H, 0.3), 5, opaco(0.7)) +
    p.curva(xy('-14,74 -10,46 10,26'), mezcla(t.G, t.H, 0.3), 3.4, opaco(0.7)) +
    costillas.map((r, i) => p.curva(r, mezcla(t.G, t.L, 0.5), 3.4 - i * 0.5, opaco(0.85))).join('') +
    p.suave(labio, t.L) +
    p.suave(espuma, t.L) +
    p.suave(xy('70,-6 110,8 150,-2 210,-14 210,-44 40,-34'), mezcla(t.L, t.G, 0.28)) +
    camino(rutaLoma(mar, 904), mezcla(t.G, t.K, 0.2)) +
    trazos(rutaSuave(mar), t.L, 7, opaco(0.8)) +
    trazos(`M40 830h190M420 858h240M860 832h160M720 884h110M180 880h90`, mezcla(t.G, t.L, 0.5), 6, opaco(0.7))
  )
}

export function caleta(c: Cuadro): string {
  const { t } = c
  return (
    lomas(c, { y: c.hy - 60, amplitud: 44, color: t.lejos }) +
    agua(c) +
    promontorio(c) +
    playa(c) +
    bote(c, c.fx - 200, 706, 1.05, 1, mezcla('#E9B949', t.K, c.hora === 'noche' ? 0.4 : 0.06)) +
    bote(c, c.fx + 190, 716, 1.1, -1, mezcla('#3F7FA8', t.K, c.hora === 'noche' ? 0.4 : 0.06)) +
    bote(c, c.fx - 20, 754, 1.35, 1, t.A) +
    poste(c)
  )
}

function promontorio(c: Cuadro): string {
  const { t } = c
  const s = c.lado
  const x = s === 1 ? -60 : 1260
  const borde: Punto[] = [
    [x, c.hy - 210],
    [x + s * 130, c.hy - 196],
    [x + s * 260, c.hy - 150],
    [x + s * 380, c.hy - 120],
    [x + s * 470, c.hy - 60],
    [x + s * 560, c.hy - 30],
    [x + s * 620, c.hy + 24],
    [x, c.hy + 110],
  ]
  const casas = [90, 170, 250, 330, 410].map((d, i) => {
    const [hx, hy, w, h] = [x + s * d - 28, c.hy + 6 - (i % 2) * 34, 56, 40]
    const muro = [mezcla(t.L, t.R, 0.1), mezcla('#5F9EA8', t.R, 0.2), mezcla('#E8B04A', t.R, 0.25)][i % 3]!
    const vano = c.hora === 'dia' || c.hora === 'amanecer' ? t.K : '#FFD887'
    return (
      rect(hx, hy, w, h, c.hora === 'noche' ? mezcla(muro, t.K, 0.45) : muro) +
      poli(
        [
          [hx - 6, hy + 2],
          [hx + w / 2, hy - 22],
          [hx + w + 6, hy + 2],
        ],
        mezcla(t.R, t.K, 0.42),
      ) +
      camino(rutaCaja(hx + 10, hy + 14, 12, 14) + rutaCaja(hx + 34, hy + 14, 12, 26), vano)
    )
  })
  return (
    poli(borde, mezcla(t.R, t.verde, 0.3)) +
    poli([borde[2]!, borde[3]!, borde[4]!, [x + s * 430, c.hy + 20], [x + s * 330, c.hy - 40]], t.K, opaco(0.16)) +
    casas.join('')
  )
}

function playa(c: Cuadro): string {
  const { t } = c
  const arena = mezcla(mezcla(t.R, t.L, 0.5), t.H, 0.1)
  const s = c.lado
  const orilla: Punto[] =
    s === 1
      ? [
          [-40, c.hy + 44],
          [300, c.hy + 56],
          [640, c.hy + 150],
          [930, 800],
          [1240, 850],
        ]
      : [
          [1240, c.hy + 44],
          [900, c.hy + 56],
          [560, c.hy + 150],
          [270, 800],
          [-40, 850],
        ]
  const fin = orilla[4]![0]
  const trazo = rutaSuave(orilla)
  const noche = c.hora === 'noche' ? mezcla(arena, t.K, 0.45) : arena
  return (
    trazos(trazo, t.L, 16, opaco(0.85)) +
    camino(`${trazo}L${fin} 910L${orilla[0]![0]} 910z`, noche) +
    elipse(c.fx, 830, 420, 26, t.K, opaco(0.07))
  )
}

export function bote(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1, color: string): string {
  const p = pluma(x, y, s, lado)
  return (
    p.poli(xy('-84,0 -92,4 96,4 88,-4'), c.t.K, opaco(0.3)) +
    p.suave(xy('-104,52 -92,6 -60,0 50,0 88,12 122,64 60,44 -40,40 -100,52'), color) +
    p.poli(xy('-100,50 -40,40.5 60,44 118,62 116,54 60,35 -40,31 -100,41'), c.t.L) +
    p.linea(xy('-20,44 -22,96'), c.t.K, 4) +
    p.poli(xy('-56,42 -56,68 -28,68 -28,41'), mezcla(c.t.L, c.t.R, 0.25)) +
    p.poli(xy('-60,67 -60,73 -24,73 -24,67'), c.t.K)
  )
}

function poste(c: Cuadro): string {
  const x = 600 + c.lado * 350
  const { t } = c
  return (
    rect(x - 11, c.hy + 92, 22, 130, mezcla(t.R, t.K, 0.5)) +
    elipse(x, c.hy + 222, 40, 6, t.L, opaco(0.7)) +
    pelicano(c, x, c.hy + 92, 0.9, -c.lado as 1 | -1)
  )
}

export function pelicano(c: Cuadro, x: number, y: number, s: number, lado: 1 | -1): string {
  const p = pluma(x, y, s, lado)
  const pluma1 = mezcla(mezcla(c.t.K, c.t.R, 0.3), c.t.C, 0.22)
  const pico = mezcla(mezcla('#E8803A', c.t.A, c.zona === 'C2' ? 0.6 : 0), c.t.K, c.hora === 'noche' ? 0.3 : 0)
  return (
    p.linea(xy('-4,0 -4,14'), c.t.K, 5) +
    p.poli(xy('-8,-1 -4,5 8,-1'), c.t.K) +
    p.linea(xy('8,0 8,14'), c.t.K, 5) +
    p.poli(xy('4,-1 8,5 20,-1'), c.t.K) +
    p.suave(xy('-50,14 -40,46 -10,62 18,52 26,28 14,10 -14,8'), pluma1) +
    p.suave(xy('-62,10 -30,44 -2,46 -16,18'), c.t.K) +
    p.suave(xy('-4,34 6,58 12,66 4,80 6,98 20,108 34,102 36,90 26,84 26,76 38,62 38,44 24,30 6,24'), c.t.L) +
    p.suave(xy('24,32 38,46 36,62 28,70 26,52 14,34'), mezcla(c.t.L, c.t.Z, 0.2)) +
    p.suave(xy('26,92 30,74 48,60 92,52 66,80'), mezcla(pico, c.t.R, 0.45)) +
    p.poli(xy('26,101 36,101 96,54 92,50 28,90'), mezcla(pico, c.t.L, 0.5)) +
    p.disco(25, 100, 2.4, c.t.K)
  )
}

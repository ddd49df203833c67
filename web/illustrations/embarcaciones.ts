import type { Cuadro } from './cuadro.ts'
import { tinte } from './hitos/caserio.ts'
import { mezcla } from './oklab.ts'
import { persona, posturas, type Postura } from './persona.ts'
import { pluma, type Pluma } from './pluma.ts'
import { camino, opaco, ruta, rutaDisco, rutaSuave, trazos, xy, type Punto } from './trazo.ts'

interface Sitio {
  x: number
  y: number
  h: number
  lado: 1 | -1
  acento: string
}

/** The boat that goes there; an open one with its motor where nothing else is said. */
export function nave(c: Cuadro, motivo: string, l: Sitio): string {
  return (porMotivo[motivo] ?? lanchaAbierta)(c, l)
}

const porMotivo: Record<string, (c: Cuadro, l: Sitio) => string> = {
  'bahia-de-iquique': lanchaConToldo,
  fuerte: catamaran,
  islotes: zodiac,
  ballena: lanchaChilota,
  'isla-muertos': lanchaDeMadera,
  glaciar: motonave,
  faro: zodiac,
}

const SENTADO: Postura = {
  piernas: [xy('18,2 4,6')],
  brazos: [xy('12,12 10,20 4,30'), xy('18,14 12,20 4,31')],
  cadera: [0, 6],
  hombro: [1, 31],
  cabeza: [3, 47],
}
const PALEAR: Postura = { ...SENTADO, brazos: [xy('29,39 18,28 4,30'), xy('37,21 19,17 3,30')] }

/** Near to us a boat would be wider than the picture. */
const cerca = (l: Sitio, tope: number): Sitio => ({ ...l, h: Math.min(l.h, tope) })

const enLaPluma = (
  c: Cuadro,
  l: Sitio,
): {
  p: Pluma
  quien: (dx: number, dy: number, postura: Postura, ropa: string, k?: number, sombrero?: boolean) => string
} => ({
  p: pluma(l.x, l.y, l.h / 100, l.lado),
  quien: (dx, dy, postura, ropa, k = 1, sombrero = false) =>
    persona(c, l.x + (dx * l.h * l.lado) / 100, l.y - (dy * l.h) / 100, l.h * k, {
      postura,
      lado: l.lado,
      ropa,
      sombrero,
    }),
})

const estela = (c: Cuadro, p: Pluma, popa: number, proa: number): string =>
  p.linea(
    [
      [popa - 20, -8],
      [proa - 6, -8],
    ],
    c.t.L,
    6,
    opaco(0.8),
  ) +
  p.linea(
    [
      [popa - 110, -2],
      [popa - 34, -5],
    ],
    c.t.L,
    6,
    opaco(0.7),
  ) +
  p.linea(
    [
      [popa - 70, -18],
      [popa + 60, -20],
    ],
    c.t.L,
    5,
    opaco(0.6),
  )

/** Two long hulls, each with its double paddle. */
export function kayaks(c: Cuadro, l: Sitio): string {
  const uno = (s: Sitio, color: string, ropa: string): string => {
    const { p, quien } = enLaPluma(c, s)
    const pala = (a: number, b: number): string =>
      p.suave(
        [
          [a, b + 19],
          [a - 13, b + 14],
          [a, b - 19],
          [a + 13, b - 14],
        ],
        tinte(c, '#FBF5E6', 0.02),
      )
    return (
      pala(4, 90) +
      p.linea(xy('6,88 44,-2'), c.t.K, 3.6) +
      quien(-8, 10, PALEAR, ropa, 1.02, true) +
      p.suave(xy('-150,24 -110,12 110,12 156,28 112,-8 50,-14 -50,-14 -110,-8'), color) +
      p.suave(xy('-150,24 -110,14 110,14 156,28 90,20 -90,18'), mezcla(color, c.t.L, 0.4)) +
      p.elipse(-4, 16, 27, 5, mezcla(c.t.K, color, 0.2)) +
      p.linea(xy('36,17 44,-2'), c.t.K, 3.6) +
      pala(47, -8) +
      p.linea(xy('-150,-16 150,-16'), c.t.L, 5, opaco(0.75)) +
      p.linea(xy('-80,-28 70,-28'), c.t.L, 4, opaco(0.5))
    )
  }
  const yo = cerca(l, 230)
  const atras = { ...l, x: l.x - l.lado * yo.h * 1.5, y: l.y - yo.h * 0.34, h: yo.h * 0.82 }
  return (
    uno(atras, tinte(c, '#F0B23A', 0.02), tinte(c, '#3F7F8C', 0.04)) + uno(yo, l.acento, mezcla(c.t.L, c.t.R, 0.15))
  )
}

/** A raft of white water: helmets, a paddle each, the guide at the stern. */
export function balsa(c: Cuadro, l: Sitio): string {
  const { p } = enLaPluma(c, l)
  const [goma, k] = [l.acento, l.h / 100]
  const gente = [
    [-104, 32],
    [-76, 14],
    [-44, 26],
    [-14, 14],
    [14, 26],
    [46, 14],
    [70, 26],
  ] as const
  const todos = (forma: (dx: number, dy: number) => string): string => gente.map(([dx, dy]) => forma(dx, dy)).join('')
  const suave = (...puntos: Punto[]): string =>
    rutaSuave(
      puntos.map(([a, b]) => p.en(a, b)),
      0,
      true,
    )
  const raya = (...puntos: Punto[]): string =>
    ruta(
      puntos.map(([a, b]) => p.en(a, b)),
      0,
      false,
    )
  const piel = mezcla(mezcla('#9A623F', c.t.R, 0.2), c.t.K, 0.25)
  return (
    p.suave(xy('-140,60 -146,20 -120,6 110,6 140,24 150,64 124,56 96,36 -96,36 -124,56'), mezcla(goma, c.t.K, 0.24)) +
    camino(
      todos((a, b) => suave([a - 12, b - 6], [a - 10, b + 34], [a + 9, b + 36], [a + 15, b + 20], [a + 13, b - 6])),
      tinte(c, '#2F6C9A', 0.02),
    ) +
    camino(
      todos((a, b) => rutaDisco(...p.en(a + 4, b + 45), 9 * k)),
      piel,
    ) +
    camino(
      todos((a, b) => suave([a - 8, b + 44], [a - 8, b + 58], [a + 4, b + 61], [a + 16, b + 55], [a + 15, b + 46])),
      tinte(c, '#F6EBD2', 0.02),
    ) +
    p.suave(xy('-136,50 -148,12 -122,-14 112,-14 146,8 152,56 136,50 104,18 -104,18 -124,44'), goma) +
    p.linea(xy('-118,4 112,4 136,22'), mezcla(goma, c.t.L, 0.5), 5) +
    trazos(
      [-76, -14, 46].map((a) => raya([a + 6, 40], [a + 22, 32]) + raya([a + 12, 48], [a + 40, -6])).join('') +
        raya([-108, 52], [-176, 0]),
      c.t.K,
      5 * k,
    ) +
    trazos([-76, -14, 46].map((a) => raya([a + 38, 2], [a + 46, -16])).join(''), tinte(c, '#F0C24A', 0.02), 12 * k) +
    p.linea(xy('-170,-14 150,-14'), c.t.L, 6, opaco(0.85)) +
    p.linea(xy('-90,-27 80,-27'), c.t.L, 5, opaco(0.6))
  )
}

/** An open wooden boat of the cove, life jackets on, a motor at its stern. */
function lanchaAbierta(c: Cuadro, l: Sitio): string {
  const { p, quien } = enLaPluma(c, cerca(l, 210))
  const chaleco = tinte(c, '#F08A2E', 0.02)
  return (
    p.poli(xy('-176,58 -156,58 -156,30 -170,30'), c.t.K) +
    p.linea(xy('-168,30 -172,-6'), c.t.K, 8) +
    quien(-126, 16, posturas.pie, tinte(c, '#3F6F8C', 0.04), 0.84, true) +
    p.linea(xy('-118,60 -154,54'), c.t.K, 5) +
    [-74, -28, 18, 64]
      .map((dx, i) => quien(dx, 28, SENTADO, i % 2 ? mezcla(chaleco, c.t.K, 0.14) : chaleco, 0.94))
      .join('') +
    p.poli(xy('-158,52 -146,-10 112,-10 150,26 184,74 120,50 60,44 -100,44'), l.acento) +
    p.poli(xy('-158,52 -155,38 -100,31 60,31 124,38 184,74 120,50 60,44 -100,44'), mezcla(c.t.L, c.t.C, 0.1)) +
    p.poli(xy('-149,8 -146,-10 112,-10 130,8'), mezcla(l.acento, c.t.K, 0.34)) +
    estela(c, p, -150, 140)
  )
}

/** Passengers under an awning. */
function lanchaConToldo(c: Cuadro, l: Sitio): string {
  const { p, quien } = enLaPluma(c, cerca(l, 190))
  const [casco, toldo] = [mezcla(c.t.L, c.t.C, 0.12), l.acento]
  return (
    [-110, -64, -18, 28, 74]
      .map((dx, i) =>
        quien(
          dx,
          40,
          SENTADO,
          [mezcla(c.t.R, c.t.L, 0.4), tinte(c, '#D9573F', 0.04), tinte(c, '#E8B04A', 0.04)][i % 3]!,
          0.94,
        ),
      )
      .join('') +
    [-150, -40, 96]
      .map((a) =>
        p.linea(
          [
            [a, 40],
            [a, 118],
          ],
          mezcla(c.t.K, c.t.L, 0.2),
          5,
        ),
      )
      .join('') +
    p.suave(xy('-176,110 -170,128 110,134 128,114'), toldo) +
    p.linea(xy('-168,116 120,118'), mezcla(c.t.L, toldo, 0.3), 6) +
    p.poli(xy('-170,56 -160,-10 130,-10 178,30 206,74 140,56'), casco) +
    p.poli(xy('-168,42 -165,26 168,26 186,46'), tinte(c, '#2F6C9A', 0.04)) +
    p.poli(xy('-161,2 -160,-10 130,-10 146,2'), tinte(c, '#B8402E', 0.04)) +
    estela(c, p, -170, 170)
  )
}

function zodiac(c: Cuadro, l: Sitio): string {
  const { p, quien } = enLaPluma(c, cerca(l, 220))
  const [goma, traje] = [mezcla(c.t.K, c.t.L, 0.3), tinte(c, '#E8552E', 0.02)]
  return (
    p.suave(xy('-196,48 -190,72 -160,72 -154,44 -170,38'), c.t.K) +
    p.poli(xy('-182,46 -164,46 -168,-16 -180,-16'), mezcla(c.t.K, c.t.L, 0.14)) +
    quien(-112, 22, posturas.mirar, tinte(c, '#E8B43A', 0.02), 0.86) +
    [-60, -8, 44, 92]
      .map((dx, i) => quien(dx, 32, SENTADO, i % 2 ? mezcla(traje, c.t.K, 0.14) : traje, 0.96))
      .join('') +
    p.suave(xy('-160,38 -168,8 -130,-12 90,-12 140,0 182,50 172,62 120,36 60,32 -120,32'), goma) +
    p.suave(xy('-156,30 -120,30 70,28 128,34 176,60 120,42 60,38 -120,38'), mezcla(goma, c.t.L, 0.4)) +
    p.linea(xy('-140,10 96,10 140,24'), l.acento, 7) +
    estela(c, p, -160, 130)
  )
}

/** The wooden boat of the islands: high bow, wheelhouse, a short mast. */
function lanchaChilota(c: Cuadro, l: Sitio): string {
  const { p, quien } = enLaPluma(c, cerca(l, 170))
  const [casco, caseta] = [l.acento, tinte(c, '#F6EBD2', 0.04)]
  const ropa = [tinte(c, '#E8B43A', 0.02), tinte(c, '#3F7F8C', 0.02)] as const
  return (
    p.linea(xy('24,60 24,214'), c.t.K, 6) +
    p.linea(xy('24,200 -120,86'), c.t.K, 2.6) +
    p.linea(xy('24,200 186,96'), c.t.K, 2.6) +
    p.poli(xy('24,212 24,192 -14,202'), tinte(c, '#D9573F', 0.02)) +
    quien(112, 52, posturas.mirar, ropa[0], 0.84) +
    quien(150, 60, posturas.mirar, ropa[1], 0.8) +
    quien(64, 44, posturas.pie, mezcla(c.t.L, c.t.R, 0.2), 0.84, true) +
    p.poli(xy('-130,40 -130,128 -20,128 -12,40'), caseta) +
    p.poli(xy('-142,126 -142,140 -6,140 -10,126'), tinte(c, '#3F7F6E', 0.04)) +
    p.poli(xy('-118,86 -118,114 -88,114 -88,86'), mezcla(c.t.K, c.t.C, 0.2)) +
    p.poli(xy('-78,86 -78,114 -30,114 -28,86'), mezcla(c.t.K, c.t.C, 0.2)) +
    p.suave(xy('-196,70 -190,40 -150,-14 120,-14 176,30 222,104 190,84 110,56 -60,46 -170,54'), casco) +
    p.suave(xy('-192,68 -60,54 110,64 214,104 222,104 180,70 110,48 -60,38 -180,46'), caseta) +
    p.poli(xy('-158,0 -146,-14 118,-14 140,0'), mezcla(casco, c.t.K, 0.4)) +
    estela(c, p, -180, 160)
  )
}

/** A small cabin forward, planks left as they are, people aft. */
function lanchaDeMadera(c: Cuadro, l: Sitio): string {
  const { p, quien } = enLaPluma(c, cerca(l, 180))
  const [tabla, techo] = [tinte(c, '#B07A48', 0.06), tinte(c, '#A8443A', 0.06)]
  return (
    p.poli(xy('-190,60 -164,60 -164,34 -184,34'), c.t.K) +
    p.linea(xy('-180,36 -184,-8'), c.t.K, 8) +
    quien(-140, 20, posturas.pie, tinte(c, '#C4574A', 0.04), 0.84, true) +
    [-92, -44, 0]
      .map((dx, i) =>
        quien(dx, 34, SENTADO, [mezcla(c.t.L, c.t.R, 0.2), l.acento, tinte(c, '#3F7F8C', 0.04)][i]!, 0.95),
      )
      .join('') +
    p.poli(xy('36,40 30,116 118,116 136,46'), tinte(c, '#EFE3C8', 0.04)) +
    p.poli(xy('18,114 26,130 124,128 134,112'), techo) +
    p.poli(xy('44,78 42,104 70,104 70,78'), mezcla(c.t.K, c.t.C, 0.24)) +
    p.poli(xy('80,78 80,104 110,104 116,78'), mezcla(c.t.K, c.t.C, 0.24)) +
    p.poli(xy('-176,56 -160,-12 120,-12 168,24 206,82 140,54 -40,46'), tabla) +
    p.linea(xy('-170,34 150,34 186,62'), mezcla(tabla, c.t.K, 0.34), 5) +
    p.linea(xy('-164,12 150,12'), mezcla(tabla, c.t.K, 0.34), 4) +
    p.linea(xy('-176,56 -40,47 140,55 206,82'), mezcla(tabla, c.t.L, 0.4), 7) +
    estela(c, p, -168, 150)
  )
}

/** Two hulls, a glazed saloon, an upper deck. */
function catamaran(c: Cuadro, l: Sitio): string {
  const { p, quien } = enLaPluma(c, cerca(l, 130))
  const [blanco, vidrio, raya] = [tinte(c, '#FBF8EE', 0.02), mezcla(c.t.K, c.t.Z, 0.4), l.acento]
  return (
    [-150, -104, -50, 6, 56]
      .map((dx, i) =>
        quien(
          dx,
          146,
          posturas.pie,
          [tinte(c, '#E8B43A', 0.02), mezcla(c.t.R, c.t.L, 0.5), tinte(c, '#3F7F8C', 0.02)][i % 3]!,
          0.66,
        ),
      )
      .join('') +
    p.linea(xy('-196,176 84,176'), mezcla(c.t.K, c.t.L, 0.3), 3) +
    [-196, -140, -84, -28, 28, 84]
      .map((a) =>
        p.linea(
          [
            [a, 146],
            [a, 176],
          ],
          mezcla(c.t.K, c.t.L, 0.3),
          3,
        ),
      )
      .join('') +
    p.poli(xy('84,142 90,200 150,196 176,142'), blanco) +
    p.poli(xy('100,164 102,186 144,184 158,164'), vidrio) +
    p.linea(xy('120,198 116,240'), c.t.K, 4) +
    p.poli(xy('-214,56 -214,148 190,148 242,56'), blanco) +
    p.poli(xy('-196,88 -196,128 186,128 208,88'), vidrio) +
    [-140, -84, -28, 28, 84, 140]
      .map((a) =>
        p.linea(
          [
            [a, 88],
            [a, 128],
          ],
          blanco,
          7,
        ),
      )
      .join('') +
    p.poli(xy('-222,60 -214,-14 196,-14 272,64'), blanco) +
    p.poli(xy('-218,34 -217,12 221,12 243,34'), raya) +
    estela(c, p, -220, 210)
  )
}

/** The white ship that goes up the fjords, people at its rail. */
function motonave(c: Cuadro, l: Sitio): string {
  const { p, quien } = enLaPluma(c, cerca(l, 120))
  const [blanco, casco, vidrio] = [tinte(c, '#FBF8EE', 0.02), tinte(c, '#2F4C74', 0.06), mezcla(c.t.K, c.t.Z, 0.36)]
  const abrigo = [tinte(c, '#E8552E', 0.02), tinte(c, '#E8B43A', 0.02), mezcla(c.t.R, c.t.L, 0.5)]
  return (
    p.poli(xy('-124,120 -120,236 -76,236 -66,120'), l.acento) +
    p.poli(xy('-121,218 -120,236 -76,236 -73,218'), c.t.K) +
    p.linea(xy('30,170 30,290'), c.t.K, 5) +
    p.linea(xy('30,280 282,95'), c.t.K, 2.4) +
    p.linea(xy('30,280 -244,66'), c.t.K, 2.4) +
    [132, 172, 212].map((dx, i) => quien(dx, 68 + i * 6, posturas.mirar, abrigo[i]!, 0.62)).join('') +
    [-210, -176].map((dx, i) => quien(dx, 66, posturas.pie, abrigo[2 - i]!, 0.62)).join('') +
    p.poli(xy('-60,122 -60,182 70,182 96,122'), blanco) +
    p.poli(xy('-48,146 -48,170 66,170 76,146'), vidrio) +
    p.poli(xy('-150,56 -150,126 120,126 130,56'), blanco) +
    [-130, -92, -54, -16, 22, 60, 96]
      .map((a) =>
        p.poli(
          [
            [a, 84],
            [a, 108],
            [a + 22, 108],
            [a + 22, 84],
          ],
          vidrio,
        ),
      )
      .join('') +
    p.poli(xy('-248,66 -226,-14 196,-14 286,96 200,70'), casco) +
    p.poli(xy('-248,66 -244,52 206,56 276,84 286,96 200,70'), blanco) +
    p.poli(xy('-230,0 -226,-14 196,-14 208,0'), tinte(c, '#B8402E', 0.04)) +
    [xy('132,68 132,98 204,100 278,116 278,92'), xy('168,68 168,99'), xy('204,70 204,100'), xy('241,80 241,108')]
      .map((tramo) => p.linea(tramo as unknown as Punto[], mezcla(c.t.K, c.t.L, 0.4), 3))
      .join('') +
    estela(c, p, -236, 220)
  )
}

import { cuadro, type Cuadro } from './cuadro.ts'
import { escena, svg } from './escena.ts'
import { tempano } from './hitos/patagonia.ts'
import { moai } from './hitos/rapa-nui.ts'
import { volcan } from './hitos/volcanes.ts'
import { licancabur } from './hitos/norte-grande.ts'
import { mezcla } from './oklab.ts'
import { paleta, type Hora, type Zona } from './paletas.ts'
import { casas, parras, torresDeNoche } from './panorama-tramos.ts'
import { cresta, facetas, rutaNieve } from './relieve.ts'
import { camino, disco, elipse, opaco, poli, rect, rutaDisco, rutaLoma, trazos, xy, type Punto } from './trazo.ts'

const largo = 2400
const alto = 560
const costa = 424

/** The strip: one ridge from the desert to the ice while the hour goes from dawn to night. */
export function panorama(): string {
  return svg(
    degradados() + cielo() + `<g transform="translate(0 -44)">${luces()}${sierra()}${tramos()}${mar()}${islote()}</g>`,
    largo,
    alto,
  )
}

const paradas: readonly [number, Zona, Hora][] = [
  [0, 'N1', 'amanecer'],
  [18, 'N2', 'amanecer'],
  [36, 'C1', 'dia'],
  [50, 'C2', 'dia'],
  [65, 'S1', 'atardecer'],
  [75, 'S2', 'atardecer'],
  [86, 'S2', 'noche'],
]

function degradados(): string {
  const de = (id: string, color: (z: Zona, h: Hora) => string): string =>
    `<linearGradient id="${id}">${paradas.map(([en, z, h]) => `<stop offset="${en}%" stop-color="${color(z, h)}"/>`).join('')}</linearGradient>`
  return `<defs>${de('z', (z, h) => paleta(z, h).Z)}${de('h', (z, h) => paleta(z, h).H)}${de('s', (z, h) => mezcla(paleta(z, h).R, paleta(z, h).H, 0.6))}</defs>`
}

function cielo(): string {
  const bandas = [0.24, 0.4, 0.55, 0.7, 0.84].map((f, i) =>
    rect(0, costa * f, largo, costa * (1 - f) + 20, 'url(#h)', i < 4 ? opaco([0.22, 0.32, 0.4, 0.5][i]!) : ''),
  )
  return rect(0, 0, largo, alto, 'url(#z)') + bandas.join('')
}

function luces(): string {
  const azar = base('N1', 'dia').azar('estrellas')
  let d = ''
  for (let i = 0; i < 34; i++) d += rutaDisco(azar.entero(1760, 2390), azar.entero(54, 250), azar.uno([1.6, 2, 2.8]))
  const sol = paleta('C1', 'dia').L
  const cruz = [
    [0, 0, 4],
    [-26, -34, 3.6],
    [-6, -60, 3.4],
    [15, -44, 2.6],
    [7, -27, 1.6],
  ]
    .map(([x = 0, y = 0, r = 0]) => rutaDisco(2010 + x, 176 + y, r))
    .join('')
  return (
    disco(1290, 150, 82, sol, opaco(0.25)) +
    disco(1290, 150, 56, sol) +
    disco(1700, 116, 34, paleta('S2', 'noche').L) +
    camino(d + cruz, paleta('S2', 'noche').L)
  )
}

/** The continuous far ridge: low in the desert, high in the centre, sharp in the south. */
function sierra(): string {
  const c = base('C1', 'dia')
  const puntos = cresta(c.azar('franja'), { pasos: 64, base: 300, amplitud: 66, rugosidad: 0.92 }).map(
    ([x, y], i): Punto => [((x + 40) / 1280) * (largo + 80) - 40, y + 40 * Math.cos((i / 64) * 6.28) - 6],
  )
  return (
    poli([...puntos, [largo + 40, costa + 20], [-40, costa + 20]], 'url(#s)') +
    camino(
      rutaNieve(
        puntos.filter(([x]) => x > 700),
        266,
        c.azar('nieve'),
      ),
      '#F7F9FA',
      opaco(0.9),
    ) +
    camino(facetas(puntos, costa, { ...c, luz: { ...c.luz, x: -80 } }), mezcla(c.t.R, c.t.K, 0.4), opaco(0.12))
  )
}

function tramos(): string {
  return desierto() + valle() + lago() + puerto() + hielo()
}

function desierto(): string {
  const c = base('N1', 'amanecer')
  const { t } = c
  const luz = mezcla(t.G, t.L, 0.3)
  const sombra = mezcla(mezcla(t.G, t.R, 0.5), t.K, 0.16)
  return (
    licancabur(c, 640, 404, 190) +
    camino(rutaLoma(xy('-40,330 200,300 420,352 640,372 860,430'), 470), mezcla(t.R, t.H, 0.3)) +
    camino('M-40 390C120 350 240 356 330 330C430 380 620 408 880 470H-40z', luz) +
    camino('M330 330C430 380 620 408 880 470H300C260 440 400 420 350 390C320 366 340 350 330 330z', sombra) +
    camino('M390 470C540 436 660 408 760 366C840 400 910 440 1010 470z', mezcla(t.G, t.H, 0.1)) +
    camino(
      'M760 366C840 400 910 440 1010 470H740C700 440 790 420 764 396C752 384 764 376 760 366z',
      t.sombra(mezcla(t.G, t.R, 0.3)),
    )
  )
}

function valle(): string {
  const c = base('C1', 'dia')
  const { t } = c
  return (
    camino(rutaLoma(xy('800,450 930,384 1060,344 1190,372 1310,360 1450,440'), 470), mezcla(t.R, t.H, 0.24)) +
    camino(rutaLoma(xy('820,452 1000,404 1130,394 1250,408 1390,450'), 470), t.G) +
    parras(c, 1140, 398, 470)
  )
}

function puerto(): string {
  return casas(base('C2', 'dia'), 1270, 1530, 462)
}

function lago(): string {
  const c = base('S1', 'atardecer', -1)
  return (
    volcan(c, 1600, 430, 560, mezcla(c.t.R, c.t.H, 0.34)) +
    camino(rutaLoma(xy('1420,462 1500,424 1620,432 1740,414 1860,452'), 470), c.t.cerca)
  )
}

function hielo(): string {
  const c = base('S2', 'noche', -1)
  return (
    torresDeNoche(c, 1880, 430) +
    camino(rutaLoma(xy('1640,462 1740,424 1880,434 2040,404 2220,424 2440,396'), 470), mezcla(c.t.R, c.t.K, 0.3))
  )
}

function mar(): string {
  const ondas: string[] = []
  const azar = base('C2', 'dia').azar('ondas-mar')
  for (let i = 0; i < 46; i++)
    ondas.push(`M${azar.entero(-20, 2380)} ${Math.round(472 + 124 * (i / 46) ** 1.3)}h${azar.entero(36, 130)}`)
  const c = base('S2', 'noche')
  const bergs = tempano(c, 1930, 490, 56, 1) + tempano(c, 2120, 506, 84, -1) + tempano(c, 1760, 500, 40, 1)
  return (
    rect(0, 452, largo, 160, 'url(#z)') +
    rect(0, 452, largo, 8, 'url(#h)', opaco(0.7)) +
    rect(0, 504, largo, 110, paleta('C2', 'dia').K, opaco(0.16)) +
    trazos(ondas.join(''), 'url(#h)', 4, opaco(0.55)) +
    bergs
  )
}

function islote(): string {
  const c = base('I1', 'dia')
  const x = 1120
  return (
    elipse(x, 514, 176, 7, c.t.L, opaco(0.6)) +
    [-66, -26, 16, 58]
      .map((dx, i) => moai(c, x + dx, 492 + Math.abs(i - 1.5) * 2, [56, 64, 60, 66][i]!, i % 2 === 1))
      .join('') +
    camino(`M${x - 170} 514Q${x - 110} 488 ${x} 486T${x + 172} 514z`, mezcla(c.t.R, c.t.K, 0.12))
  )
}

function base(zona: Zona, hora: Hora, lado: 1 | -1 = 1): Cuadro {
  return { ...cuadro(zona, hora, 'panorama'), lado, talla: 1, hy: costa, estacion: 'invierno' }
}

export const estaciones = {
  verano: { zona: 'S2', motivo: 'torres', hora: 'dia', semilla: 'c', sobre: 500 },
  otono: { zona: 'C1', motivo: 'colchagua', hora: 'atardecer', semilla: 'o', sobre: 370 },
  invierno: { zona: 'N1', motivo: 'valle-de-la-luna', hora: 'atardecer', semilla: 'i', sobre: 370 },
  primavera: { zona: 'S1', motivo: 'osorno', hora: 'amanecer', semilla: 'p', sobre: 480 },
} as const

/** Small screens see one scene, chosen by the season, in a 343:160 window. */
export function panoramaDeEstacion(estacion: keyof typeof estaciones): string {
  const { zona, motivo, hora, semilla, sobre } = estaciones[estacion]
  const desde = Math.round(Math.min(340, Math.max(0, cuadro(zona, hora, semilla).hy - sobre)))
  const dibujo = escena({ zona, tipo: 'Trekking', motivo, hora, semilla, toma: 'vista', sinMarco: true })
  return dibujo.replace(
    'viewBox="0 0 1200 900" width="1200" height="900"',
    `viewBox="0 ${desde} 1200 560" width="1200" height="560"`,
  )
}

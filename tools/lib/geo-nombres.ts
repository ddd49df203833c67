import { aLaOrilla, esDelAgua, medioDe, type Lago } from './geo-lagos.ts'
import { recortar, type Caja, type Punto } from './geo-rings.ts'

/** A place in each known lake, or by it. The long ones have a second, to be named by wherever one looks at them. */
const CONOCIDOS: readonly [nombre: string, ...lugares: Punto[]][] = [
  ['Lago Chungará', [-69.15, -18.24]],
  ['Laguna Miscanti', [-67.776, -23.731]],
  ['Laguna del Negro Francisco', [-69.234, -27.459]],
  ['Embalse La Paloma', [-71.03, -30.73]],
  ['Embalse El Yeso', [-70.09, -33.638]],
  ['Lago Rapel', [-71.42, -34.14]],
  ['Lago Vichuquén', [-72.063, -34.816]],
  ['Lago Colbún', [-71.3, -35.69]],
  ['Laguna del Maule', [-70.505, -36.063]],
  ['Laguna del Laja', [-71.3, -37.38]],
  ['Lago Lanalhue', [-73.31, -37.92]],
  ['Lago Lleulleu', [-73.32, -38.15]],
  ['Lago Budi', [-73.28, -38.88]],
  ['Lago Gualletué', [-71.29, -38.685]],
  ['Lago Icalma', [-71.28, -38.8]],
  ['Laguna Conguillío', [-71.62, -38.65]],
  ['Lago Colico', [-71.97, -39.07]],
  ['Lago Caburgua', [-71.77, -39.13]],
  ['Lago Villarrica', [-72.1, -39.25]],
  ['Lago Calafquén', [-72.15, -39.53]],
  ['Lago Panguipulli', [-72.22, -39.72]],
  ['Lago Riñihue', [-72.33, -39.83]],
  ['Lago Neltume', [-71.98, -39.79]],
  ['Lago Pirihueico', [-71.8, -39.93]],
  ['Lago Ranco', [-72.4, -40.23]],
  ['Lago Maihue', [-72.03, -40.27]],
  ['Lago Puyehue', [-72.5, -40.67]],
  ['Lago Rupanco', [-72.5, -40.82]],
  ['Lago Llanquihue', [-72.8, -41.13]],
  ['Lago Todos los Santos', [-72.2, -41.1]],
  ['Lago Chapo', [-72.5, -41.45]],
  ['Lago Tagua Tagua', [-72.15, -41.67]],
  ['Lago Cucao', [-74.03, -42.65]],
  ['Lago Yelcho', [-72.3, -43.32]],
  ['Lago Rosselot', [-72.33, -44.07]],
  ['Lago Verde', [-71.93, -44.28]],
  ['Lago Elizalde', [-72.28, -45.75]],
  ['Lago General Carrera', [-72.65, -46.65], [-71.95, -46.45]],
  ['Lago Bertrand', [-72.8, -46.93]],
  ['Lago Cochrane', [-72.35, -47.25]],
  ["Lago O'Higgins", [-72.6, -48.85]],
  ['Lago Sarmiento', [-72.75, -51.05]],
  ['Lago Nordenskjöld', [-72.95, -51.04]],
  ['Lago Pehoé', [-73.05, -51.1]],
  ['Lago Grey', [-73.15, -51.05]],
  ['Lago del Toro', [-72.75, -51.2]],
  ['Lago Blanco', [-68.95, -54.05]],
  ['Lago Fagnano', [-68.6, -54.55], [-67.9, -54.57]],
]
/** In degrees: how far a lake may lie from the place that was given for it. */
const JUNTO = 0.03
/** And how far its name may move to find the widest water. */
const CERCA = 0.05

export type Nombrado = {
  nombre: string
  lng: number
  lat: number
  /** Which one, in the order of the lakes. */ lago: number
}

export function nombrar(lagos: Lago[]): Nombrado[] {
  return CONOCIDOS.flatMap(([nombre, ...lugares]) => lugares.map((lugar) => situar(lagos, nombre, lugar)))
}

function situar(lagos: Lago[], nombre: string, lugar: Punto): Nombrado {
  const lejos = lagos.map((lago) => (esDelAgua(lago, lugar) ? 0 : aLaOrilla(lago, lugar)))
  const lago = lejos.indexOf(Math.min(...lejos))
  if (lejos[lago]! > JUNTO) throw new Error(`no lake lies at ${lugar.join()}, where ${nombre} should be`)
  const cerca: Caja = {
    oeste: lugar[0] - CERCA,
    este: lugar[0] + CERCA,
    sur: lugar[1] - CERCA,
    norte: lugar[1] + CERCA,
  }
  const [lng, lat] = medioDe(
    lagos[lago]!.map((anillo) => recortar(anillo, cerca)).filter((anillo) => anillo.length > 3),
  )
  return { nombre, lng: aMilesimas(lng), lat: aMilesimas(lat), lago }
}

const aMilesimas = (grados: number): number => Math.round(grados * 1000) / 1000

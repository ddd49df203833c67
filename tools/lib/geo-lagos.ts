import { areaDe, contiene, type Anillo, type Punto } from './geo-rings.ts'
import { alSegmento, simplificarJuntos } from './geo-topology.ts'

/** Its shore first, then its islands. */
export type Lago = Anillo[]

/** In square kilometres. */
const LAGO_MINIMO = 1
const ISLA_MINIMA = 0.4
const KM_POR_GRADO = 111.2
/** From here to the south, lakes of the other side belong to the picture; about 15 km. */
const PATAGONIA = -38
const FRANJA = 0.135

/** A winding one may lie around the place that stands for it; in degrees. */
const JUNTO = 0.015

/** North of here most of what the source calls lakes is salt: only these are water. */
const DESIERTO = -29
const DEL_DESIERTO: readonly Punto[] = [
  [-69.652, -17.627], // Laguna Blanca
  [-69.15, -18.239], // Chungará
  [-69.22, -18.189], // Cotacotani
  [-69.311, -19.021], // Caritaya
  [-68.605, -22.021], // Conchi
  [-67.686, -23.488], // Lejía
  [-67.776, -23.731], // Miscanti
  [-67.805, -23.768], // Miñiques
  [-68.467, -26.874], // Laguna Verde
  [-69.173, -27.097], // Santa Rosa
  [-69.234, -27.459], // Negro Francisco
  [-70.001, -27.987], // Lautaro
  [-70.619, -28.686], // Santa Juana
]
/** Mine tailings, and one that has dried up. */
const NO_SON_LAGOS: readonly Punto[] = [
  [-70.805, -33.047], // Ovejería
  [-70.738, -33.136], // Las Tórtolas
  [-70.921, -33.838], // Aculeo
  [-71.141, -34.105], // Carén
  [-70.692, -34.272], // Colihues
]

/** From the source to the file: simplified, each by itself, and then chosen. */
export function prepararLagos(lagos: Lago[], tierra: Anillo[], tolerancia: number): Lago[] {
  const simples = lagos.map((lago) => simplificarJuntos(new Map([['', lago]]), tolerancia).get('')!)
  return elegirLagos(
    simples.filter((lago) => lago.length > 0),
    tierra,
  )
}

/** Those of Chile and of the strip along its southern border, if they can be seen; with their big islands only. The biggest come first. */
export function elegirLagos(lagos: Lago[], tierra: Anillo[]): Lago[] {
  return lagos
    .filter(([orilla]) => kilometrosDe(orilla!) >= LAGO_MINIMO && esAgua(orilla!) && esDeChile(orilla!, tierra))
    .map(([orilla, ...islas]) => [orilla!, ...islas.filter((isla) => kilometrosDe(isla) >= ISLA_MINIMA)])
    .toSorted(([a], [b]) => kilometrosDe(b!) - kilometrosDe(a!))
}

const kilometrosDe = (anillo: Anillo): number =>
  areaDe(anillo) * KM_POR_GRADO ** 2 * Math.cos((anillo[0]![1] * Math.PI) / 180)

function esAgua(orilla: Anillo): boolean {
  const esUnoDe = (puntos: readonly Punto[]) =>
    puntos.some((punto) => contiene(orilla, punto) || aLaOrilla([orilla], punto) < JUNTO)
  return orilla[0]![1] > DESIERTO ? esUnoDe(DEL_DESIERTO) : !esUnoDe(NO_SON_LAGOS)
}

function esDeChile(orilla: Anillo, tierra: Anillo[]): boolean {
  if (orilla.some((punto) => tierra.some((anillo) => contiene(anillo, punto)))) return true
  return (
    orilla[0]![1] < PATAGONIA &&
    orilla.some((punto) =>
      tierra.some((anillo) => anillo.some((a, i) => alSegmento(punto, a, anillo[i + 1] ?? a) < FRANJA)),
    )
  )
}

/** The middle of the widest water, for a name: no other point of a grid lies further from the shores. */
export function medioDe(lago: Lago): Punto {
  const [oeste, este] = extremos(lago[0]!.map(([x]) => x))
  const [sur, norte] = extremos(lago[0]!.map(([, y]) => y))
  const pasos = Array.from({ length: 41 }, (_, i) => i / 40)
  const candidatos = pasos
    .flatMap((i) => pasos.map((j): Punto => [oeste + (este - oeste) * i, sur + (norte - sur) * j]))
    .filter((punto) => esDelAgua(lago, punto))
  return candidatos.reduce((mejor, punto) => (aLaOrilla(lago, punto) > aLaOrilla(lago, mejor) ? punto : mejor))
}

export const esDelAgua = (lago: Lago, punto: Punto): boolean =>
  lago.filter((anillo) => contiene(anillo, punto)).length === 1

export const aLaOrilla = (lago: Lago, punto: Punto): number =>
  Math.min(...lago.flatMap((anillo) => anillo.map((a, i) => alSegmento(punto, a, anillo[i + 1] ?? a))))

const extremos = (valores: number[]): [number, number] => [Math.min(...valores), Math.max(...valores)]

import { cx } from '#web/ui/cx.ts'
import { type Lago, ladoDe } from './lagos.ts'
import type { Lineas } from './lineas.ts'
import { ALREDEDOR, CAPITALES, PUEBLOS } from './lugares.ts'
import {
  aPixel,
  type Caja,
  cajaALaVista,
  estaEn,
  type Lugar,
  type Medida,
  type Pixel,
  type Vista,
} from './proyeccion.ts'
import { anchoDe, type Rotulo, seTocan } from './rotular.ts'

/** From here on there is room for the names of cities, in pixels a degree. */
const CON_CIUDADES = 34
const CON_PUEBLOS = 140
/** A lake carries its name from this size on, in pixels. */
const CON_NOMBRE = 40
/** The mark before the name of a city. */
const PUNTO = 10

/** So that a name is read over a coast or a border. */
export const haloClass =
  '[text-shadow:0_0_2px_var(--color-surface),0_0_3px_var(--color-surface),0_0_5px_var(--color-surface)]'

const CLASE = { ciudad: 'flex items-center gap-1', naturaleza: 'italic', lago: 'text-center italic' }

/** `sinCruces`: rather left out than laid across a line. */
type Nombre = Lugar & { nombre: string; sinCruces?: boolean } & (
    | { clase: 'ciudad' | 'naturaleza' }
    | { clase: 'lago'; caja: Caja; /** Has a second name elsewhere. */ esLargo: boolean }
  )
/** `alReves`: its mark comes after the name. */
type Sitio = Omit<Rotulo, 'nombre'> & { alReves?: boolean }

type LetrerosProps = {
  vista: Vista
  medida: Medida
  lagos: readonly Lago[]
  /** What a name is rather not laid across. */
  lineas: Lineas
  /** Marks that a name must not lie under. */
  evitar?: readonly Pixel[]
  /** Names that have their place already; no other lies over them or says the same. */
  ciudades?: readonly Rotulo[]
}

/** Names to find one's way by. */
export function Letreros({ vista, medida, lagos, lineas, evitar = [], ciudades = [] }: LetrerosProps) {
  const caja = cajaALaVista(vista, medida)
  const ciudad = (lugares: readonly (Lugar & { nombre: string })[], desde: number): Nombre[] =>
    vista.escala < desde
      ? []
      : lugares
          .filter(({ nombre }) => !ciudades.some((una) => una.nombre === nombre))
          .map((uno) => ({ ...uno, clase: 'ciudad' as const }))
  const nombres: Nombre[] = [
    ...ALREDEDOR.filter(({ escala = 0 }) => vista.escala >= escala).map((uno) => ({
      ...uno,
      clase: 'naturaleza' as const,
    })),
    ...ciudad(CAPITALES, CON_CIUDADES),
    ...lagos
      .filter((lago) => lago.nombres.length > 0 && ladoDe(lago, vista) >= CON_NOMBRE)
      .flatMap((lago) =>
        lago.nombres.map((uno) => ({
          ...uno,
          clase: 'lago' as const,
          caja: lago.caja,
          esLargo: lago.nombres.length > 1,
        })),
      ),
    ...ciudad(PUEBLOS, CON_PUEBLOS).map((uno) => ({ ...uno, sinCruces: true })),
  ]
  const isLibre = ({ x, y, ancho }: Sitio, puestos: readonly Rotulo[]): boolean =>
    x >= 0 &&
    y > 12 &&
    y < medida.alto - 12 &&
    x + ancho < medida.ancho &&
    !evitar.some((marca) => marca.x > x - 40 && marca.x < x + 40 + ancho && Math.abs(marca.y - y) < 28) &&
    ![...ciudades, ...puestos].some((otro) => seTocan(otro, { x, y, ancho }))
  const situados = nombres
    .filter((uno) => estaEn(caja, uno))
    .reduce<(Nombre & Rotulo & Sitio)[]>((puestos, uno) => {
      if (uno.clase === 'lago' && puestos.some((otro) => otro.clase === 'lago' && otro.nombre === uno.nombre))
        return puestos
      const libres = sitiosDe(uno, vista, medida).filter((posible) => isLibre(posible, puestos))
      const sitio =
        uno.clase === 'ciudad'
          ? (libres.find((posible) => !lineas.pasaPor(posible)) ?? (uno.sinCruces ? undefined : libres[0]))
          : libres[0]
      return sitio ? [...puestos, { ...uno, ...sitio }] : puestos
    }, [])
  return (
    <div
      aria-hidden
      className={cx(
        'pointer-events-none absolute inset-0 overflow-hidden text-caption text-text-2 select-none',
        haloClass,
      )}
    >
      {situados.map(({ nombre, lng, lat, x, y, ancho, clase, alReves }) => (
        <span
          key={`${nombre}${lng}${lat}`}
          style={{
            transform: alReves
              ? `translate(${x + ancho + 3}px, ${y}px) translate(-100%, -50%)`
              : `translate(${x - 3}px, ${y}px) translateY(-50%)`,
            ...(clase === 'lago' && { width: ancho }),
          }}
          className={cx('absolute top-0 left-0 whitespace-nowrap', CLASE[clase], alReves && 'flex-row-reverse')}
        >
          {clase === 'ciudad' && <span className="size-1.5 rounded-full bg-text-2" />}
          {nombre}
        </span>
      ))}
      {ciudades.map(({ nombre, x, y, ancho }) => (
        <span
          key={nombre}
          style={{ width: ancho, transform: `translate(${x}px, ${y}px) translateY(-50%)` }}
          className="absolute top-0 left-0 text-center font-semibold whitespace-nowrap text-text"
        >
          {nombre}
        </span>
      ))}
    </div>
  )
}

/** A city begins or ends with its mark; a lake has its name in the middle, or beside it. */
function sitiosDe(uno: Nombre, vista: Vista, medida: Medida): Sitio[] {
  const ancho = anchoDe(uno.nombre) + (uno.clase === 'ciudad' ? PUNTO : 0)
  const { x, y } = aPixel(vista, medida, uno)
  if (uno.clase !== 'lago')
    return [{ x, y, ancho }, ...(uno.clase === 'ciudad' ? [{ x: x - ancho, y, ancho, alReves: true }] : [])]
  const medio = { x: x - ancho / 2, y, ancho }
  const alNoroeste = aPixel(vista, medida, { lng: uno.caja.oeste, lat: uno.caja.norte })
  const alSureste = aPixel(vista, medida, { lng: uno.caja.este, lat: uno.caja.sur })
  // Above or below it would be read as the name of the next one; beside a long one it would stand far off.
  if (uno.esLargo || alSureste.x - alNoroeste.x > 2 * ancho) return [medio]
  return [medio, { ...medio, x: alSureste.x + 6 }, { ...medio, x: alNoroeste.x - ancho }]
}

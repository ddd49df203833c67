import { cx } from '#web/ui/cx.ts'
import { ALREDEDOR, CAPITALES } from './lugares.ts'
import { aPixel, cajaALaVista, estaEn, type Medida, type Pixel, type Vista } from './proyeccion.ts'
import { anchoDe, type Rotulo, seTocan } from './rotular.ts'

/** From here on there is room for the names of cities, in pixels a degree. */
const CON_CIUDADES = 34

/** So that a name is read over a coast or a border. */
export const haloClass = '[text-shadow:0_0_2px_var(--color-surface),0_0_3px_var(--color-surface),0_0_5px_var(--color-surface)]'

type LetrerosProps = {
  vista: Vista
  medida: Medida
  /** Marks that a name must not lie under. */
  evitar?: readonly Pixel[]
  /** Names that have their place already; no other lies over them or says the same. */
  ciudades?: readonly Rotulo[]
}

/** Names to find one's way by. */
export function Letreros({ vista, medida, evitar = [], ciudades = [] }: LetrerosProps) {
  const caja = cajaALaVista(vista, medida)
  const capitales = CAPITALES.filter(({ nombre }) => vista.escala >= CON_CIUDADES && !ciudades.some((una) => una.nombre === nombre))
  const nombres = [...ALREDEDOR.filter(({ escala = 0 }) => vista.escala >= escala).map((uno) => ({ ...uno, esCiudad: false })), ...capitales.map((uno) => ({ ...uno, esCiudad: true }))]
  const libres = nombres
    .filter((uno) => estaEn(caja, uno))
    .map((uno) => ({ ...uno, ...aPixel(vista, medida, uno), ancho: anchoDe(uno.nombre) }))
    .filter(({ x, y, ancho }) => y > 12 && y < medida.alto - 12 && x + ancho < medida.ancho && !evitar.some((marca) => marca.x > x - 40 && marca.x < x + 40 + ancho && Math.abs(marca.y - y) < 28))
    .filter((uno) => !ciudades.some((una) => seTocan(una, uno)))
  return (
    <div aria-hidden className={cx('pointer-events-none absolute inset-0 overflow-hidden text-caption text-text-2 select-none', haloClass)}>
      {libres.map(({ nombre, lat, x, y, esCiudad }) => (
        <span
          key={`${nombre}${lat}`}
          style={{ transform: `translate(${x - 3}px, ${y}px) translateY(-50%)` }}
          className={esCiudad ? 'absolute top-0 left-0 flex items-center gap-1 whitespace-nowrap' : 'absolute top-0 left-0 whitespace-nowrap italic'}
        >
          {esCiudad && <span className="size-1.5 rounded-full bg-text-2" />}
          {nombre}
        </span>
      ))}
      {ciudades.map(({ nombre, x, y, ancho }) => (
        <span key={nombre} style={{ width: ancho, transform: `translate(${x}px, ${y}px) translateY(-50%)` }} className="absolute top-0 left-0 text-center font-semibold whitespace-nowrap text-text">
          {nombre}
        </span>
      ))}
    </div>
  )
}

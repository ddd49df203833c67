import type { Figura, Geometria } from './geometria.ts'
import { ALREDEDOR, CAPITALES } from './lugares.ts'
import { altura, aPixel, type Caja, cajaALaVista, estaEn, type Lugar, type Medida, type Vista } from './proyeccion.ts'

type SueloProps = { geometria: Geometria; vista: Vista; medida: Medida; conLetreros?: boolean; /** This region stands out. */ region?: string }

/** From here on there is room for the names of cities, in pixels a degree. */
const CON_CIUDADES = 34

/** Sea, land and borders. */
export function Suelo({ geometria, vista, medida, conLetreros = true, region }: SueloProps) {
  const { ancho, alto } = medida
  const caja = cajaALaVista(vista, medida)
  const cerca = (figuras: readonly Figura[]) => figuras.filter((figura) => seTocan(figura.caja, caja))
  return (
    <>
      <svg aria-hidden width={ancho} height={alto} className="absolute inset-0 bg-primary-soft">
        <g transform={`translate(${ancho / 2} ${alto / 2}) scale(${vista.escala}) translate(${-vista.lng} ${-altura(vista.lat)})`} strokeLinejoin="round">
          {cerca(geometria.vecinos).map(({ trazo }) => (
            <path key={trazo.slice(0, 24)} d={trazo} className="fill-bg" />
          ))}
          {[...geometria.regiones].map(([codigo, figura]) =>
            seTocan(figura.caja, caja) ? (
              <path
                key={codigo}
                d={figura.trazo}
                vectorEffect="non-scaling-stroke"
                className={codigo === region ? 'fill-accent-soft stroke-control-border' : 'fill-surface-2 stroke-control-border'}
                strokeWidth={0.75}
              />
            ) : null,
          )}
          {cerca([...geometria.islas, ...geometria.antartica]).map(({ trazo }) => (
            <path key={trazo.slice(0, 24)} d={trazo} vectorEffect="non-scaling-stroke" className="fill-surface-2 stroke-control-border" strokeWidth={0.75} />
          ))}
        </g>
      </svg>
      {conLetreros && <Letreros vista={vista} medida={medida} caja={caja} />}
    </>
  )
}

function Letreros({ vista, medida, caja }: { vista: Vista; medida: Medida; caja: Caja }) {
  const ciudades = vista.escala >= CON_CIUDADES ? CAPITALES.filter((ciudad) => estaEn(caja, ciudad)) : []
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden text-caption text-text-2 select-none">
      {ALREDEDOR.filter((uno) => estaEn(caja, uno)).map((uno) => (
        <span key={`${uno.nombre}${uno.lat}`} style={lugarDe(uno, vista, medida)} className="absolute top-0 left-0 whitespace-nowrap italic">
          {uno.nombre}
        </span>
      ))}
      {ciudades.map((ciudad) => (
        <span key={ciudad.nombre} style={lugarDe(ciudad, vista, medida)} className="absolute top-0 left-0 flex items-center gap-1 whitespace-nowrap">
          <span className="size-1.5 rounded-full bg-text-2" />
          {ciudad.nombre}
        </span>
      ))}
    </div>
  )
}

function lugarDe(lugar: Lugar, vista: Vista, medida: Medida) {
  const { x, y } = aPixel(vista, medida, lugar)
  return { transform: `translate(${x - 3}px, ${y}px) translateY(-50%)` }
}

const seTocan = (a: Caja, b: Caja): boolean => a.oeste <= b.este && a.este >= b.oeste && a.sur <= b.norte && a.norte >= b.sur

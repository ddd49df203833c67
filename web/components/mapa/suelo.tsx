import { type Figura, seTocan } from './geometria.ts'
import { lagosALaVista } from './lagos.ts'
import { altura, cajaALaVista, type Medida, type Vista } from './proyeccion.ts'
import type { Geometria } from './use-geometria.ts'

type SueloProps = { geometria: Geometria; vista: Vista; medida: Medida }

/** Sea, land, borders and lakes. */
export function Suelo({ geometria, vista, medida }: SueloProps) {
  const { ancho, alto } = medida
  const caja = cajaALaVista(vista, medida)
  const cerca = (figuras: readonly Figura[]) => figuras.filter((figura) => seTocan(figura.caja, caja))
  return (
    <svg aria-hidden width={ancho} height={alto} className="absolute inset-0 bg-primary-soft">
      <g
        transform={`translate(${ancho / 2} ${alto / 2}) scale(${vista.escala}) translate(${-vista.lng} ${-altura(vista.lat)})`}
        strokeLinejoin="round"
      >
        {cerca(geometria.vecinos).map(({ trazo }) => (
          // The two sources differ a little along the border: the line closes the gap.
          <path
            key={trazo.slice(0, 24)}
            d={trazo}
            vectorEffect="non-scaling-stroke"
            className="fill-bg stroke-bg"
            strokeWidth={5}
          />
        ))}
        {[...geometria.regiones].map(([codigo, figura]) =>
          seTocan(figura.caja, caja) ? (
            <path
              key={codigo}
              d={figura.trazo}
              vectorEffect="non-scaling-stroke"
              className="fill-surface-2 stroke-control-border"
              strokeWidth={0.75}
            />
          ) : null,
        )}
        {cerca([...geometria.islas, ...geometria.antartica]).map(({ trazo }) => (
          <path
            key={trazo.slice(0, 24)}
            d={trazo}
            vectorEffect="non-scaling-stroke"
            className="fill-surface-2 stroke-control-border"
            strokeWidth={0.75}
          />
        ))}
        {lagosALaVista(geometria.lagos, vista, medida).map(({ trazo }) => (
          <path
            key={trazo.slice(0, 24)}
            d={trazo}
            fillRule="evenodd"
            vectorEffect="non-scaling-stroke"
            className="fill-primary-soft stroke-control-border"
            strokeWidth={0.75}
          />
        ))}
      </g>
    </svg>
  )
}

import { Link } from 'react-router'
import { ImagenExperiencia } from '#web/components/imagen-experiencia.tsx'
import { formatCantidad, sinCortes } from '#web/ui/formato.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import type { AnfitrionEnZona } from './anfitriones-zonas.ts'
import type { Zona } from '#web/components/zonas.ts'

type Grupo = { zona: Zona; anfitriones: AnfitrionEnZona[] }

export function AnfitrionesLista({ grupos }: { grupos: readonly Grupo[] }) {
  return (
    <Tabs
      label="Zonas de Chile"
      isTight
      tabs={grupos.map(({ zona, anfitriones }) => ({
        value: zona.split(' ')[0] ?? zona,
        label: zona,
        content:
          anfitriones.length === 0 ? (
            <p className="text-text-2">
              Aún no hay anfitriones en esta zona. La primera experiencia puede ser la tuya.
            </p>
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-6">
              {anfitriones.map((anfitrion) => (
                <li key={`${anfitrion.nombre}-${anfitrion.muestra.id}`}>
                  <AnfitrionFila anfitrion={anfitrion} />
                </li>
              ))}
            </ul>
          ),
      }))}
    />
  )
}

function AnfitrionFila({ anfitrion: { nombre, ciudad, experiencias, muestra } }: { anfitrion: AnfitrionEnZona }) {
  return (
    <Link
      to={`/experience/${muestra.id}`}
      className="flex h-full items-start gap-4 rounded-card border border-border bg-surface p-3 text-text no-underline shadow-e1 transition-colors duration-150 hover:border-control-border"
    >
      <span className="size-20 shrink-0 overflow-hidden rounded-control">
        <ImagenExperiencia src={muestra.foto} alt="" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{nombre}</span>
        <span className="text-small text-text-2">
          {ciudad}, {sinCortes(formatCantidad(experiencias, 'experiencia', 'experiencias'))}
        </span>
        <span className="line-clamp-2 text-small text-primary">{muestra.nombreExperiencia}</span>
      </span>
    </Link>
  )
}

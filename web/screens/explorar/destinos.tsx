import { Link } from 'react-router'
import type { Destino } from '#contract/destinos.ts'
import { apiDe } from '#web/api/api.ts'
import { rutaDeCiudad } from '#web/components/ciudad-rutas.ts'
import { migas } from '#web/components/datos-estructurados.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { REGIONES } from '#web/components/regiones-textos.ts'
import { contexto } from '#web/contexto.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { formatCantidad, formatPesos } from '#web/ui/formato.ts'
import type { Route } from './+types/destinos.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const destinos = await apiDe(context).call('listarDestinos', {})
  return { destinos, datos: [migas(context.get(contexto).baseUrl, [{ nombre: 'Destinos', ruta: '/experiencias' }])] }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Destinos con experiencias locales en Chile',
    descripcion: `${formatCantidad(loaderData?.destinos.length ?? 0, 'ciudad', 'ciudades')} de Chile con experiencias para reservar, de norte a sur: cuántas hay y desde qué precio.`,
    ruta: '/experiencias',
    datos: loaderData?.datos,
  })
}

export default function Destinos({ loaderData: { destinos } }: Route.ComponentProps) {
  const regiones = REGIONES.map((region) => ({ ...region, ciudades: destinos.filter((destino) => destino.region === region.value) })).filter(({ ciudades }) => ciudades.length > 0)
  return (
    <div className="wrap grid gap-6 pt-4 lg:gap-8 lg:pt-8">
      <Breadcrumb steps={[{ to: '/', label: 'Experiencias' }]} current="Destinos" />
      <header className="grid gap-3">
        <h1 tabIndex={-1} className="outline-none">
          Destinos
        </h1>
        <p className="max-w-measure text-lead text-text-2">De norte a sur, las ciudades con algo para reservar hoy.</p>
      </header>
      {regiones.length === 0 && <EmptyBlock title="Aún no hay experiencias publicadas" text="Cuando alguien publique la primera, su ciudad aparecerá aquí." action={<ButtonLink to="/">Ir al inicio</ButtonLink>} />}
      {regiones.map(({ value, label, ciudades }) => (
        <section key={value} aria-labelledby={`region-${value}`} className="grid gap-3">
          <h2 id={`region-${value}`}>{label}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
            {ciudades.map((destino) => (
              <li key={destino.slug}>
                <CiudadEnlace destino={destino} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function CiudadEnlace({ destino: { ciudad, cantidad, precioDesde } }: { destino: Destino }) {
  return (
    <Link
      to={rutaDeCiudad(ciudad)}
      className="flex min-h-16 items-center justify-between gap-3 rounded-card border border-border bg-surface px-4 py-3 text-text no-underline shadow-e1 hover:border-control-border hover:text-primary"
    >
      <span className="font-semibold">{ciudad}</span>
      <span className="text-right text-small text-text-2">
        {formatCantidad(cantidad, 'experiencia', 'experiencias')}
        <span className="block">desde {formatPesos(precioDesde)}</span>
      </span>
    </Link>
  )
}

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
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/destinos.ts'
import { DestinoFicha, rejillaDeDestinos } from './ciudades/destino-ficha.tsx'

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
      <PageHead title="Destinos" text="De norte a sur, las ciudades con algo para reservar hoy." />
      {regiones.length === 0 && <EmptyBlock title="Aún no hay experiencias publicadas" text="Cuando alguien publique la primera, su ciudad aparecerá aquí." action={<ButtonLink to="/">Ir al inicio</ButtonLink>} />}
      {regiones.map(({ value, label, ciudades }) => (
        <section key={value} aria-labelledby={`region-${value}`} className="grid gap-3">
          <h2 id={`region-${value}`}>{label}</h2>
          <ul className={rejillaDeDestinos}>
            {ciudades.map((destino) => (
              <li key={destino.slug}>
                <DestinoFicha {...destino} to={rutaDeCiudad(destino.ciudad)}>
                  desde {formatPesos(destino.precioDesde)}
                </DestinoFicha>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

import { CalendarSearch } from 'lucide-react'
import { apiDe } from '#web/api/api.ts'
import { rutaDeCiudad } from '#web/components/ciudad-rutas.ts'
import { migas } from '#web/components/datos-estructurados.ts'
import { ImagenExperiencia } from '#web/components/imagen-experiencia.tsx'
import { metadatos } from '#web/components/metadatos.ts'
import { REGIONES } from '#web/components/regiones-textos.ts'
import { ZONAS, zonaDeChile } from '#web/components/zonas.ts'
import { contexto } from '#web/contexto.ts'
import { seGuarda } from '#web/pagina.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonClass } from '#web/ui/button-styles.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { formatCantidad, formatPesos } from '#web/ui/formato.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/destinos.ts'
import { DestinoFicha } from './ciudades/destino-ficha.tsx'
import { escenaDeRegion } from './ciudades/escena-de-region.server.ts'

export const headers = seGuarda()

export async function loader({ context }: Route.LoaderArgs) {
  const destinos = await apiDe(context).call('listarDestinos', {})
  // Which drawing stands for a region is known here alone: the repertoire of drawings stays out of the browser.
  const escenas = Object.fromEntries(
    [...new Set(destinos.map(({ region }) => region))].map((region) => [
      region,
      { ...escenaDeRegion(region), zona: zonaDeChile(region) },
    ]),
  )
  return {
    destinos,
    escenas,
    datos: [migas(context.get(contexto).baseUrl, [{ nombre: 'Destinos', ruta: '/experiencias' }])],
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Destinos con experiencias locales en Chile',
    descripcion: `${formatCantidad(loaderData?.destinos.length ?? 0, 'ciudad', 'ciudades')} de Chile con experiencias para reservar, de norte a sur: cuántas hay y desde qué precio.`,
    ruta: '/experiencias',
    datos: loaderData?.datos,
  })
}

export default function Destinos({ loaderData: { destinos, escenas } }: Route.ComponentProps) {
  const regiones = REGIONES.map((region) => ({
    ...region,
    ciudades: destinos.filter((destino) => destino.region === region.value),
  })).filter(({ ciudades }) => ciudades.length > 0)
  const zonas = ZONAS.map((zona) => ({
    zona,
    id: zona.split(' ', 1)[0]!.toLowerCase(),
    regiones: regiones.filter(({ value }) => escenas[value]?.zona === zona),
  })).filter(({ regiones }) => regiones.length > 0)
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-4 lg:gap-8 lg:pt-8">
      <Breadcrumb steps={[{ to: '/', label: 'Experiencias' }]} current="Destinos" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHead title="Destinos" text="De norte a sur, las ciudades con algo para reservar." />
        {zonas.length > 0 && (
          <ButtonLink to="/" className="max-sm:w-full" icon={<CalendarSearch size={20} aria-hidden />}>
            Buscar por fecha
          </ButtonLink>
        )}
      </div>
      {zonas.length === 0 && (
        <EmptyBlock
          title="Aún no hay experiencias publicadas"
          text="Cuando alguien publique la primera, su ciudad aparecerá aquí."
          action={<ButtonLink to="/">Ir al inicio</ButtonLink>}
        />
      )}
      {zonas.length > 1 && (
        <nav aria-label="Zonas">
          <ul className="flex flex-wrap gap-2">
            {zonas.map(({ zona, id }) => (
              <li key={id}>
                <a href={`#${id}`} className={buttonClass({ variant: 'outline', size: 'dense' })}>
                  {zona.split(' ', 1)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {zonas.map(({ zona, id, regiones }) => (
        <section key={id} aria-labelledby={id} className="grid grid-cols-1 gap-6 pt-2 lg:gap-8 lg:pt-6">
          <h2 id={id} className="scroll-mt-6">
            {zona}
          </h2>
          {regiones.map(({ value, label, ciudades }, i) => (
            <section
              key={value}
              aria-labelledby={`region-${value}`}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] lg:gap-x-6"
            >
              <span className="block aspect-4/3 self-start overflow-hidden rounded-card border border-border sm:row-span-2">
                <ImagenExperiencia
                  src={escenas[value]?.src}
                  alt={escenas[value]?.alt ?? ''}
                  sizes="(min-width: 40rem) 200px, 96px"
                  isEager={i === 0 && zona === zonas[0]?.zona}
                />
              </span>
              <div className="self-center">
                <h3 id={`region-${value}`}>{label}</h3>
                <p className="text-small text-text-2">
                  {formatCantidad(
                    ciudades.reduce((suma, { cantidad }) => suma + cantidad, 0),
                    'experiencia',
                    'experiencias',
                  )}
                </p>
              </div>
              <ul className="col-span-full grid content-start gap-3 sm:col-start-2 md:grid-cols-2 lg:grid-cols-3">
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
        </section>
      ))}
    </div>
  )
}

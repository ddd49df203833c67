import { SlidersHorizontal } from 'lucide-react'
import { enDireccion } from '#contract/direcciones.ts'
import type { DestinoDetalle } from '#contract/destinos.ts'
import { apiDe } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { rutaDeCiudad, rutaDeTipo } from '#web/components/ciudad-rutas.ts'
import { listaDe, migas } from '#web/components/datos-estructurados.ts'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import { imagenSocial } from '#web/components/imagen-social.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { rejillaDeCards } from '#web/components/rejilla.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { contexto } from '#web/contexto.ts'
import { seGuarda } from '#web/pagina.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { data, redirect } from 'react-router'
import type { Route } from './+types/ciudad.ts'
import { descripcionDe, parrafosDe, tituloDeCiudad } from './ciudades/ciudad-textos.ts'
import { SinExperiencias } from './ciudades/sin-experiencias.tsx'
import { TiposDeCiudad } from './ciudades/tipos-de-ciudad.tsx'
import { DestinoFicha, rejillaDeDestinos } from './ciudades/destino-ficha.tsx'

export const headers = seGuarda('pagina')

const POR_PAGINA = 24
const CON_IMAGEN_INMEDIATA = 4

/** A city, or one kind of experience in it. Without anything published there is no such page. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { ciudad: escrita, tipo: tipoEscrito } = params as { ciudad: string; tipo?: string }
  const [ciudad, tipo] = [enDireccion(escrita), tipoEscrito && enDireccion(tipoEscrito)]
  if (ciudad !== escrita || tipo !== tipoEscrito)
    throw redirect(tipo ? rutaDeTipo(ciudad, tipo) : rutaDeCiudad(ciudad), 301)
  const pagina = leerPagina(new URL(request.url).searchParams.get('pagina'))
  const cliente = apiDe(context)
  try {
    const destino = await cliente.call('verDestino', { ciudad, tipo })
    const { items, total } = await cliente.page('listarExperiencias', {
      destino: destino.ciudad,
      tipo: destino.tipo?.tipo,
      pagina,
      porPagina: POR_PAGINA,
    })
    if (items.length === 0) return data(vacia, { status: 404 })
    return data({
      destino,
      experiencias: items,
      total,
      pagina,
      datos: datosDe(destino, items, context.get(contexto).baseUrl),
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return data(vacia, { status: 404 })
    throw error
  }
}

const vacia = { destino: null, experiencias: [], total: 0, pagina: 1, datos: [] }

const leerPagina = (raw: string | null): number => (raw && /^\d{1,3}$/.test(raw) ? Math.max(1, Number(raw)) : 1)

function datosDe(destino: DestinoDetalle, items: Parameters<typeof listaDe>[2], baseUrl: string) {
  const [, ...arriba] = pasosDe(destino).map(({ to, label }) => ({ ruta: to, nombre: label }))
  return [
    listaDe(baseUrl, tituloDeCiudad(destino), items),
    migas(baseUrl, [...arriba, { nombre: destino.tipo?.tipo ?? destino.ciudad, ruta: rutaDe(destino) }]),
  ]
}

const rutaDe = ({ ciudad, tipo }: DestinoDetalle): string =>
  tipo ? rutaDeTipo(ciudad, tipo.tipo) : rutaDeCiudad(ciudad)

const pasosDe = ({ ciudad, tipo }: DestinoDetalle) => [
  { to: '/', label: 'Experiencias' },
  { to: '/experiencias', label: 'Destinos' },
  ...(tipo ? [{ to: rutaDeCiudad(ciudad), label: ciudad }] : []),
]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData?.destino) return metaPrivada('No tenemos experiencias ahí')
  const { destino, experiencias, pagina, datos } = loaderData
  const titulo = tituloDeCiudad(destino)
  return metadatos(matches, {
    titulo: pagina > 1 ? `${titulo}, página ${pagina}` : titulo,
    descripcion: descripcionDe(destino),
    ruta: hrefDe(destino, pagina),
    imagen: experiencias[0] && imagenSocial(experiencias[0]),
    datos,
  })
}

const hrefDe = (destino: DestinoDetalle, pagina: number): string =>
  pagina > 1 ? `${rutaDe(destino)}?pagina=${pagina}` : rutaDe(destino)

export default function Ciudad({ loaderData: { destino, experiencias, total, pagina } }: Route.ComponentProps) {
  const reservadas = useReservadas()
  if (!destino) return <SinExperiencias />
  const filtros = new URLSearchParams({ destino: destino.ciudad, ...(destino.tipo && { tipo: destino.tipo.tipo }) })
  const [bajada, ...parrafos] = parrafosDe(destino)
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-4 lg:gap-8 lg:pt-8">
      <Breadcrumb steps={pasosDe(destino)} current={destino.tipo?.tipo ?? destino.ciudad} />
      <header className="grid gap-3">
        <PageHead title={tituloDeCiudad(destino)} text={bajada} />
        {parrafos.map((parrafo) => (
          <p key={parrafo} className="max-w-measure text-text-2">
            {parrafo}
          </p>
        ))}
      </header>
      <TiposDeCiudad destino={destino} />
      <section aria-labelledby="resultados" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 id="resultados" className="font-sans text-h3 font-semibold">
            {formatCantidad(total, 'experiencia', 'experiencias')}
          </h2>
          <ButtonLink to={`/?${filtros}`} icon={<SlidersHorizontal size={20} aria-hidden />}>
            Elegir fechas y precio
          </ButtonLink>
        </div>
        <ul className={rejillaDeCards}>
          {experiencias.map((experiencia, i) => (
            <li key={experiencia.id}>
              <ExperienciaCard
                experiencia={experiencia}
                isEager={i < CON_IMAGEN_INMEDIATA}
                reserva={reservadas.get(experiencia.id)}
              />
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <Pagination
            page={pagina}
            totalPages={Math.ceil(total / POR_PAGINA)}
            hrefFor={(cual) => hrefDe(destino, cual)}
          />
        </div>
      </section>
      <Cercanos destino={destino} />
    </div>
  )
}

function Cercanos({ destino: { cercanos, tipo } }: { destino: DestinoDetalle }) {
  if (cercanos.length === 0) return null
  return (
    <section aria-labelledby="cerca" className="grid gap-4 border-t border-border pt-8">
      <h2 id="cerca">{tipo ? `${tipo.tipo} en otras ciudades` : 'Otras ciudades'}</h2>
      <ul className={rejillaDeDestinos}>
        {cercanos.map((otra) => (
          <li key={otra.slug}>
            <DestinoFicha {...otra} to={tipo ? rutaDeTipo(otra.ciudad, tipo.tipo) : rutaDeCiudad(otra.ciudad)}>
              a {formatCantidad(otra.distanciaKm, 'km', 'km')}
            </DestinoFicha>
          </li>
        ))}
      </ul>
    </section>
  )
}

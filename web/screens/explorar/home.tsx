import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { data } from 'react-router'
import { apiDe } from '#web/api/api.ts'
import { organizacion, sitioWeb } from '#web/components/datos-estructurados.ts'
import { rutaDeCiudad, rutaDeTipo } from '#web/components/ciudad-rutas.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { leerSitio } from '#web/components/sitio.ts'
import { contexto } from '#web/contexto.ts'
import { seGuarda } from '#web/pagina.ts'
import { cx } from '#web/ui/cx.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Part } from '#web/ui/part.tsx'
import type { Route } from './+types/home.ts'
import { BarraResultados } from './busqueda/barra-resultados.tsx'
import { Buscador } from './busqueda/buscador.tsx'
import { paginasEnTotal, pedirPagina, pedirPrimeras } from './busqueda/experiencias-lista.ts'
import {
  direccionDePagina,
  escribirFiltros,
  type Filtros,
  leerFiltros,
  preciosChocan,
  queAcotan,
  sinVacios,
} from './busqueda/filtros.ts'
import { Hero, estacionDe } from './busqueda/hero.tsx'
import { Recomendaciones } from './busqueda/recomendaciones.tsx'
import { Resultados } from './busqueda/resultados.tsx'
import { TiposAtajos } from './busqueda/tipos-atajos.tsx'
import { useAplicar } from './busqueda/use-aplicar.ts'
import { useFiltros } from './busqueda/use-filtros.ts'
import { useLista } from './busqueda/use-lista.ts'
import { irAResultados, useMapa } from './busqueda/use-mapa.ts'

export const headers = seGuarda('q', 'destino', 'region', 'tipo', 'precioMin', 'precioMax', 'orden', 'pagina')

const TiendaVacia = lazy(() => import('#web/components/tienda-vacia.tsx'))
const BandaAnfitriones = lazy(() => import('./busqueda/banda-anfitriones.tsx'))
const PaginaServida = lazy(() => import('./busqueda/pagina-servida.tsx'))
const MapaLado = lazy(() => import('./busqueda/mapa-lado.tsx'))
const MapaHoja = lazy(() => import('./busqueda/mapa-hoja.tsx'))

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const filtros = leerFiltros(params)
  const pagina = leerPagina(params.get('pagina'))
  const cliente = apiDe(context)
  const { baseUrl } = context.get(contexto)
  const [sitio, portada] = await Promise.all([leerSitio(cliente), cliente.call('verPortada', {}).catch(sinPortada)])
  const base = {
    servidaEn: Date.now(),
    estacion: estacionDe(diaEn(new Date())),
    datos: [organizacion(baseUrl, sitio), sitioWeb(baseUrl, sitio)],
  }
  if (preciosChocan(filtros))
    return { ...base, portada, servida: null, pagina: 1, fallo: false, ruta: null, vacia: undefined }
  try {
    const suya = pagina > 1 ? await pedirPagina(cliente, filtros, pagina) : null
    // Past the end stands the first page.
    const mostrada = suya && suya.items.length > 0 && pagina <= paginasEnTotal(suya.total) ? pagina : 1
    const servida = suya && mostrada > 1 ? suya : await pedirPrimeras(cliente, filtros)
    return {
      ...base,
      portada,
      servida,
      pagina: mostrada,
      fallo: false,
      ruta: servida.total > 0 ? rutaDe(filtros, mostrada) : null,
      vacia: servida.total === 0 && (await estaVacia(cliente)),
    }
  } catch {
    return data(
      { ...base, portada, servida: null, pagina: 1, fallo: true, ruta: null, vacia: undefined },
      { status: 503 },
    ) // the page shows its error block and asks again
  }
}

// The list is what the page is for: without the rest it is still whole.
const sinPortada = (): null => null

// Asked only where a search found nothing.
const estaVacia = async (cliente: ReturnType<typeof apiDe>): Promise<boolean> =>
  (await cliente.call('verEstadisticas', {})).totalExperiences === 0

/** The one address of what this page shows: a city has its own page; any other search is the home page, seen from one side. */
function rutaDe(filtros: Filtros, pagina: number): string {
  const { destino, tipo, ...otros } = queAcotan(filtros)
  const isSoloLugar = Object.keys(otros).length === 0
  if (destino && isSoloLugar) return tipo ? rutaDeTipo(destino, tipo) : rutaDeCiudad(destino)
  return !tipo && isSoloLugar && pagina > 1 ? `/?pagina=${pagina}` : '/'
}

// In the browser the list is asked for by the screen itself, so that going back to it is immediate.
export function clientLoader() {
  return {
    portada: null,
    servida: null,
    servidaEn: 0,
    pagina: 1,
    fallo: false,
    ruta: null,
    vacia: undefined,
    estacion: estacionDe(diaEn(new Date())),
    datos: [],
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const ruta = loaderData?.ruta ?? null
  return metadatos(matches, {
    titulo: 'Descubre experiencias locales',
    descripcion:
      'Encuentra y reserva experiencias locales en todo Chile: trekking, cocina, vino, aves y cultura, con el precio final por persona a la vista.',
    ruta,
    datos: ruta === '/' ? loaderData?.datos : [],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { portada, servida, servidaEn, pagina, estacion, fallo, vacia } = loaderData
  const filtros = useFiltros()
  // Of the address one comes to: a search made here scrolls to its results, and nothing above them may shrink meanwhile.
  const [conBusqueda] = useState(() => Object.keys(queAcotan(filtros)).some((campo) => campo !== 'orden'))
  const isPrimera = pagina === 1
  const pedida = useLista(filtros, isPrimera ? servida : null, servidaEn, isPrimera)
  const lista = fallo && !pedida.items && !pedida.isLoading ? { ...pedida, isFailed: true } : pedida
  const totalDeLista = lista.isFailed || preciosChocan(filtros) ? null : lista.total
  // As it came; what a search here does not find is told where it was looked for.
  const isVacia = vacia === true
  const resultados = useRef<HTMLElement>(null)
  const buscadoDesde = useRef<Filtros | null>(null)
  const mapa = useMapa()

  const aplicar = useAplicar(filtros)
  const buscarZona = (zona: string) => void aplicar({ ...filtros, zona }, { replace: true })

  function buscar(next: Filtros) {
    buscadoDesde.current = escribirFiltros(sinVacios(next)) === escribirFiltros(sinVacios(filtros)) ? null : filtros
    void aplicar(next)
    document.querySelector<HTMLElement>('#conteo')?.focus({ preventScroll: true })
    irAResultados()
  }
  // Once more when the tags of the new filters are there: the browser holds the cards where they were, under the bar that has grown.
  useEffect(() => {
    if (!buscadoDesde.current || buscadoDesde.current === filtros) return
    buscadoDesde.current = null
    irAResultados()
  }, [filtros])

  return (
    <>
      <Hero estacion={estacion} conBusqueda={conBusqueda} />
      {!isVacia && (
        <div className={cx('wrap mt-4 grid grid-cols-1 gap-6 lg:gap-8', conBusqueda ? 'md:-mt-6' : 'md:-mt-18')}>
          <Buscador filtros={filtros} onBuscar={buscar} />
          <TiposAtajos filtros={filtros} />
        </div>
      )}
      <div id="resultados" className="wrap mt-4 grid scroll-mt-14 grid-cols-1 gap-2 lg:mt-6 lg:-scroll-mt-4">
        {!isVacia && (
          <BarraResultados
            filtros={filtros}
            total={isPrimera ? totalDeLista : servida?.total}
            aplicar={aplicar}
            resultados={resultados}
            mapa={mapa}
          />
        )}
        {isVacia ? (
          <Suspense>
            <TiendaVacia />
          </Suspense>
        ) : servida && !isPrimera ? (
          <Suspense>
            <PaginaServida items={servida.items} total={servida.total} pagina={pagina} filtros={filtros} />
          </Suspense>
        ) : (
          <div
            className={cx('grid grid-cols-1 gap-6', mapa.donde === 'lado' && 'md:grid-cols-[minmax(0,1fr)_22.5rem]')}
          >
            <Part>
              <Resultados
                ref={resultados}
                lista={lista}
                filtros={filtros}
                hrefSiguiente={`/${direccionDePagina(filtros, 2)}`}
                onLimpiar={(next) => void aplicar(next)}
                isAngosta={mapa.donde === 'lado'}
              />
            </Part>
            {mapa.donde === 'lado' && (
              <aside
                aria-label="Mapa"
                data-columna-fija
                className="sticky top-18 h-[calc(100dvh-5.5rem)] min-h-100 lg:top-(--tope,9.5rem) lg:h-[calc(100dvh-var(--tope,9.5rem)-1rem)]"
              >
                <Suspense>
                  <MapaLado filtros={filtros} onBuscarZona={buscarZona} />
                </Suspense>
              </aside>
            )}
          </div>
        )}
        {mapa.donde === 'hoja' && (
          <Suspense>
            <MapaHoja filtros={filtros} onBuscarZona={buscarZona} onClose={mapa.cerrar} />
          </Suspense>
        )}
      </div>
      <Part isBand>
        {!isVacia && (
          <Recomendaciones servida={portada} onElegir={(destino) => buscar({ destino, orden: filtros.orden })} />
        )}
        <Suspense>
          <BandaAnfitriones />
        </Suspense>
      </Part>
    </>
  )
}

const leerPagina = (raw: string | null): number => (raw && /^\d{1,2}$/.test(raw) ? Math.max(1, Number(raw)) : 1)

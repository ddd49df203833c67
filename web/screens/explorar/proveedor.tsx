import { useInfiniteQuery } from '@tanstack/react-query'
import { Languages, MapPin, ShieldCheck } from 'lucide-react'
import { data, redirect } from 'react-router'
import type { ProveedorDetalle } from '#contract/proveedores.ts'
import { apiDe } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import AspectosDeOpinion from '#web/components/aspectos-de-opinion.tsx'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import { metadatos, resumir } from '#web/components/metadatos.ts'
import { ProveedorEstado } from '#web/components/proveedor-estado.tsx'
import { nombresDeIdiomas } from '#web/components/catalogo-textos.ts'
import { nombreDeRegionLarga } from '#web/components/regiones-textos.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { vigenteDesde } from '#web/components/vigencia.ts'
import { contexto } from '#web/contexto.ts'
import { seGuarda } from '#web/pagina.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { Ridge } from '#web/ui/ridge.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/proveedor.ts'
import { MasOpiniones } from './detalle/mas-opiniones.tsx'
import { Opinion } from './detalle/opinion.tsx'
import { fotosDeFranja } from './franja.ts'
import { datosDeProveedor } from './proveedor-datos.ts'
import Reportar from './reportar.tsx'
import { opinionesDeProveedorQuery, type PaginaDeOpiniones, pedirOpiniones } from './proveedor-opiniones.ts'

export const headers = seGuarda()

/** Typed in English by whoever looks for the providers' own area. */
const AREA_PROPIA = new Map([
  ['login', '/proveedor/login'],
  ['dashboard', '/proveedor/dashboard'],
])

/** Three addresses, one page: by id, by short code and by slug. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, shortCode, slug } = params as { id?: string; shortCode?: string; slug?: string }
  const area = id && AREA_PROPIA.get(id)
  if (area) return redirect(area, 301)
  try {
    const cliente = apiDe(context)
    const proveedor = await cliente.call('verProveedor', { id: id ?? shortCode ?? slug ?? '' })
    const opiniones = await pedirOpiniones(cliente, proveedor.id).catch(() => null) // the page asks again; the answer is logged where it was made
    return data({
      proveedor,
      opiniones,
      servidaEn: Date.now(),
      datos: datosDeProveedor(proveedor, context.get(contexto).baseUrl),
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      return data({ proveedor: null, opiniones: null, servidaEn: 0, datos: [] }, { status: 404 })
    throw error
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const proveedor = loaderData?.proveedor
  if (!proveedor) return [{ title: tituloDe('No encontramos este proveedor') }, { name: 'robots', content: 'noindex' }]
  return metadatos(matches, {
    titulo: proveedor.nombreComercial,
    descripcion: resumir(`${proveedor.tipoProveedor} en ${proveedor.ciudad}. ${proveedor.descripcion}`),
    ruta: `/provider-profile/${proveedor.slug}`,
    tipo: 'profile',
    datos: loaderData.datos,
  })
}

export default function Proveedor({ loaderData: { proveedor, opiniones, servidaEn } }: Route.ComponentProps) {
  return proveedor ? <Perfil proveedor={proveedor} servidas={{ opiniones, servidaEn }} /> : <NoEncontrado />
}

function NoEncontrado() {
  return (
    <div className="wrap py-12">
      <EmptyBlock
        headingLevel={1}
        title="No encontramos este proveedor"
        text="Puede que haya cambiado de nombre o que ya no esté con nosotros."
        action={<ButtonLink to="/providers">Ver proveedores</ButtonLink>}
      />
    </div>
  )
}

type Servidas = { opiniones: PaginaDeOpiniones | null; servidaEn: number }

function Perfil({ proveedor, servidas }: { proveedor: ProveedorDetalle; servidas: Servidas }) {
  const reservadas = useReservadas()
  return (
    <>
      <Franja listado={proveedor.listado} />
      <div className="wrap grid gap-8 pt-6 pb-12 lg:grid-cols-[1fr_22.5rem] lg:gap-12 lg:pt-10">
        <div className="min-w-0">
          <header className="flex items-start gap-4">
            <Avatar name={proveedor.nombreComercial} size="large" />
            <div className="grid min-w-0 gap-2">
              <h1 tabIndex={-1} className="outline-none">
                {proveedor.nombreComercial}
              </h1>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-text-2">
                {proveedor.tipoProveedor}
                <ProveedorEstado estado={proveedor.estado} />
                {proveedor.calificacion.cantidad > 0 && (
                  <Rating average={proveedor.calificacion.promedio} count={proveedor.calificacion.cantidad} />
                )}
              </p>
            </div>
          </header>
          {proveedor.estado !== 'Activo' && (
            <Notice tone="info" className="mt-6">
              Este proveedor no recibe reservas por ahora
            </Notice>
          )}
          <p className="mt-6 max-w-measure text-lead whitespace-pre-line">{proveedor.descripcion}</p>
          {proveedor.listado.length > 0 && (
            <ButtonLink to="#experiencias" className="mt-6 max-sm:w-full">
              Ver experiencias
            </ButtonLink>
          )}
        </div>
        <Datos proveedor={proveedor} />
      </div>
      <section aria-labelledby="experiencias" className="wrap pb-12">
        <h2 id="experiencias" className="mb-6">
          Experiencias
        </h2>
        {proveedor.listado.length === 0 ? (
          <EmptyBlock
            headingLevel={3}
            title="Este proveedor aún no publica experiencias"
            action={
              <ButtonLink to="/" variant="outline">
                Explorar experiencias
              </ButtonLink>
            }
          />
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 md:grid-cols-3 lg:grid-cols-4">
            {proveedor.listado.map((experiencia) => (
              <li key={experiencia.id}>
                <ExperienciaCard experiencia={experiencia} reserva={reservadas.get(experiencia.id)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="opiniones" className="wrap grid gap-6 pb-12">
        <h2 id="opiniones">Opiniones</h2>
        <AspectosDeOpinion aspectos={proveedor.calificacion.aspectos} />
        <Opiniones proveedor={proveedor} servidas={servidas} />
      </section>
    </>
  )
}

function Opiniones({
  proveedor: { id, nombreComercial },
  servidas: { opiniones, servidaEn },
}: {
  proveedor: ProveedorDetalle
  servidas: Servidas
}) {
  const consulta = useInfiniteQuery({
    ...opinionesDeProveedorQuery(id),
    ...(opiniones && {
      initialData: { pages: [opiniones], pageParams: [1] },
      initialDataUpdatedAt: vigenteDesde(servidaEn),
    }),
  })
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } =
    consulta
  if (isError && !data)
    return <ErrorBlock title="No pudimos cargar las opiniones" onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) {
    return (
      <SkeletonRegion className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} className="h-32" />
        ))}
      </SkeletonRegion>
    )
  }
  const todas = data.pages.flatMap(({ items }) => items)
  if (todas.length === 0) return <p className="text-text-2">Aún no tiene opiniones</p>
  return (
    <>
      <ul aria-label="Opiniones" className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {todas.map((resena) => (
          <li key={resena.id}>
            <Opinion resena={resena} experiencia={resena.experiencia} responde={nombreComercial} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MasOpiniones
          hasFailed={isFetchNextPageError}
          isLoading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  )
}

/** One picture on a phone; three beside each other where one alone would be cut to a strip. */
function Franja({ listado }: Pick<ProveedorDetalle, 'listado'>) {
  const fotos = fotosDeFranja(listado)
  if (fotos.length === 0) return <Ridge />
  return (
    <div className="grid gap-1 lg:grid-cols-3">
      {fotos.map((foto) => (
        <img
          key={foto}
          src={foto}
          alt=""
          width={1200}
          height={900}
          className="aspect-3/2 w-full object-cover not-first:max-lg:hidden lg:aspect-auto lg:h-72"
        />
      ))}
    </div>
  )
}

function Datos({ proveedor }: { proveedor: ProveedorDetalle }) {
  return (
    <aside
      aria-label="Datos"
      className="grid content-start gap-4 self-start rounded-card border border-border bg-surface p-5 shadow-e1"
    >
      <p className="flex items-start gap-3">
        <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-text-2" />
        <span>
          {proveedor.ciudad}, {nombreDeRegionLarga(proveedor.region)}
        </span>
      </p>
      <p className="flex items-start gap-3">
        <Languages size={20} aria-hidden className="mt-0.5 shrink-0 text-text-2" />
        {nombresDeIdiomas(proveedor.idiomas)}
      </p>
      {proveedor.verificaciones.length > 0 && (
        <div>
          <h2 className="font-sans text-body font-semibold">Lo que revisamos</h2>
          <ul className="mt-2 grid gap-1 text-small text-text-2">
            {proveedor.verificaciones.map((texto) => (
              <li key={texto} className="flex items-start gap-3">
                <ShieldCheck size={20} aria-hidden className="shrink-0 text-success" />
                {texto}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Reportar objeto="proveedor" id={proveedor.id} nombre={proveedor.nombreComercial} />
    </aside>
  )
}

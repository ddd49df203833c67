import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Experiencia } from '#contract/experiencias.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import FavoritoBoton from '#web/components/favorito-boton.tsx'
import { idsQuery, useFavoritosLocales, useHaySesion } from '#web/components/favoritos.ts'
import { MasDeLaLista } from '#web/components/mas-de-la-lista.tsx'
import { porPaginas } from '#web/components/por-paginas.ts'
import { rejillaDeCards } from '#web/components/rejilla.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { useViva } from '#web/components/use-viva.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ListasCompartidas } from './listas/listas-compartidas.tsx'

const POR_PAGINA = 12

export function meta() {
  return metaPrivada('Favoritos')
}

const listaQuery = infiniteQueryOptions({
  queryKey: ['favoritos', 'lista'],
  queryFn: ({ pageParam, signal }) =>
    api.page('listarFavoritos', { pagina: pageParam, porPagina: POR_PAGINA }, { signal }),
  ...porPaginas(POR_PAGINA),
  staleTime: 0,
})

export default function Favoritos() {
  const isViva = useViva()
  const hasSession = useHaySesion()
  return (
    <div className="wrap grid gap-6 pt-6 lg:pt-10">
      <PageHead title="Favoritos" />
      {!isViva ? <AreaEspera /> : hasSession ? <DeLaCuenta /> : <DelNavegador />}
    </div>
  )
}

function DeLaCuenta() {
  // First what this browser kept joins the account, then the list is whole.
  const ids = useQuery(idsQuery)
  const lista = useInfiniteQuery({ ...listaQuery, enabled: ids.isSuccess })
  const { data, error, refetch, isFetching } = lista
  const failure = ids.error ?? error
  if (failure && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar tus favoritos"
        text={detalleDe(failure)}
        onRetry={() => void (ids.isError ? ids.refetch() : refetch())}
        isRetrying={isFetching || ids.isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <>
      {data.pages[0]!.total > 0 && <ListasCompartidas guardadas={data.pages.flatMap((page) => page.items)} />}
      <Lista experiencias={data.pages.flatMap((page) => page.items)} />
      <MasDeLaLista lista={lista} />
    </>
  )
}

function DelNavegador() {
  const ids = useFavoritosLocales()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['favoritos', 'navegador', ids],
    queryFn: ({ signal }) => api.call('verExperienciasGuardadas', { ids }, { signal }),
    enabled: ids.length > 0,
    placeholderData: (antes) => antes,
  })
  if (ids.length === 0) return <Lista experiencias={[]} />
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar tus favoritos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <>
      <Notice
        tone="info"
        action={
          <ButtonLink variant="outline" to="/login?siguiente=/favoritos">
            Iniciar Sesión
          </ButtonLink>
        }
      >
        Están guardados en este navegador. Con tu cuenta los ves en todos tus aparatos.
      </Notice>
      <Lista experiencias={data.filter(({ id }) => ids.includes(id))} />
    </>
  )
}

function Lista({ experiencias }: { experiencias: Experiencia[] }) {
  const reservadas = useReservadas()
  if (experiencias.length === 0) {
    return (
      <EmptyBlock
        drawing={<EmptyScene name="entradas" />}
        title="Aún no guardas experiencias"
        text="Abre una experiencia, elige «Guardar» y la encuentras aquí."
        action={<ButtonLink to="/">Explorar experiencias</ButtonLink>}
      />
    )
  }
  return (
    <ul className={rejillaDeCards}>
      {experiencias.map((experiencia) => (
        <li key={experiencia.id} className="relative">
          <ExperienciaCard experiencia={experiencia} headingLevel={2} reserva={reservadas.get(experiencia.id)} />
          <FavoritoBoton isOnCover id={experiencia.id} nombre={experiencia.nombreExperiencia} />
        </li>
      ))}
    </ul>
  )
}

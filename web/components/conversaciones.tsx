import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Conversacion } from '#contract/mensajes.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { AreaEspera } from './area-privada.tsx'
import { LLAMADAS, RUTAS, type LadoWeb } from './conversacion-llamadas.ts'
import { MasDeLaLista } from './mas-de-la-lista.tsx'
import { porPaginas } from './por-paginas.ts'
import { ReservaPortada } from './reserva-portada.tsx'

const POR_PAGINA = 12

const VACIAS: Record<LadoWeb, { text: string; to: string; salida: string }> = {
  viajero: {
    text: 'Abre una de tus entradas para escribirle a tu anfitrión',
    to: '/mis-entradas',
    salida: 'Ver mis entradas',
  },
  anfitrion: {
    text: 'Aquí verás lo que te escriban quienes reservaron',
    to: '/anfitrion/salidas',
    salida: 'Ver tus salidas',
  },
  proveedor: {
    text: 'Aquí verás lo que te escriban quienes reservaron',
    to: '/proveedor/salidas',
    salida: 'Ver tus salidas',
  },
}

const consulta = (lado: LadoWeb) =>
  infiniteQueryOptions({
    queryKey: ['conversaciones', lado],
    queryFn: ({ pageParam, signal }) =>
      api.page(LLAMADAS[lado].lista, { pagina: pageParam, porPagina: POR_PAGINA }, { signal }),
    ...porPaginas(POR_PAGINA),
    staleTime: 0,
  })

/** Every thread of a side, the one with the newest message first. */
export function Conversaciones({ lado }: { lado: LadoWeb }) {
  const lista = useInfiniteQuery(consulta(lado))
  const { data, error, refetch, isFetching } = lista
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar tus mensajes"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  if (items.length === 0) {
    const { text, to, salida } = VACIAS[lado]
    return (
      <EmptyBlock
        drawing={<EmptyScene name="entradas" />}
        title="Aún no tienes mensajes"
        text={text}
        action={
          <ButtonLink to={to} variant="outline">
            {salida}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className="grid max-w-column gap-4">
      <ul className="grid gap-3">
        {items.map((conversacion) => (
          <li key={conversacion.reservaId}>
            <Fila conversacion={conversacion} lado={lado} />
          </li>
        ))}
      </ul>
      <MasDeLaLista lista={lista}>Mostrar más conversaciones</MasDeLaLista>
    </div>
  )
}

function Fila({
  conversacion: { codigo, nombreExperiencia, portada, inicio, zonaHoraria, conQuien, ultimo, sinLeer },
  lado,
}: {
  conversacion: Conversacion
  lado: LadoWeb
}) {
  return (
    <Link
      to={`${RUTAS[lado]}/${codigo}`}
      className="press flex items-center gap-4 rounded-card border border-border bg-surface p-3 text-text no-underline shadow-e1 hover:border-primary"
    >
      <ReservaPortada src={portada} isSmall className="size-14 shrink-0 rounded-control" />
      <span className="grid min-w-0 grow">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-semibold">{conQuien}</span>
          {sinLeer > 0 && (
            <span className="shrink-0 rounded-chip bg-primary px-2 text-caption font-semibold text-on-primary">
              {formatCantidad(sinLeer, 'sin leer', 'sin leer')}
            </span>
          )}
        </span>
        <span className="line-clamp-2 text-small text-text-2">{nombreExperiencia}</span>
        <span className="text-small text-text-2">{formatSalida(inicio, zonaHoraria)}</span>
        <span className={cx('truncate text-small', sinLeer > 0 ? 'font-medium' : 'text-text-2')}>
          {ultimo.mio && 'Tú: '}
          {ultimo.texto}
        </span>
      </span>
    </Link>
  )
}

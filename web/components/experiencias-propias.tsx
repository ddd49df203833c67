import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarDays, Info, Pencil, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ExperienciaPropia } from '#contract/operadores.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Price } from '#web/ui/price.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { AreaEspera } from './area-privada.tsx'
import { RUTAS_DE, type Operador } from './editor/llamadas.ts'
import { ExperienciaAcciones } from './experiencia-acciones.tsx'
import { ExperienciaEstado } from './experiencia-estado.tsx'
import { PaginaDe, POR_PAGINA, usePagina } from './pagina-de.tsx'
import { ReservaPortada } from './reserva-portada.tsx'

export type { Operador } from './editor/llamadas.ts'

export const LISTADO = {
  anfitrion: 'listarExperienciasDeAnfitrion',
  proveedor: 'listarExperienciasDeProveedor',
} as const
const NUEVAS = { anfitrion: '/crear-experiencia-anfitrion', proveedor: '/proveedor/experiencias/nueva' } as const

const propiasQuery = (operador: Operador, pagina: number) => ({
  queryKey: ['propias', operador, pagina],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.page(LISTADO[operador], { pagina, porPagina: POR_PAGINA }, { signal }),
})

/** All that an operador has, whatever its estado; who only receives people changes none of it. */
export function ExperienciasPropias({ operador, puedeEditar }: { operador: Operador; puedeEditar: boolean }) {
  const pagina = usePagina()
  const { data, error, refetch, isFetching } = useQuery({
    ...propiasQuery(operador, pagina),
    placeholderData: keepPreviousData,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus experiencias"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  if (data.total === 0)
    return puedeEditar ? <SinExperiencias nueva={NUEVAS[operador]} /> : <EmptyBlock title="Aún no hay experiencias" />
  return (
    <div className="grid grid-cols-1 gap-6">
      <p role="status" className="text-text-2">
        {formatCantidad(data.total, 'experiencia', 'experiencias')}
      </p>
      <ul className="grid gap-3">
        {data.items.map((experiencia) => (
          <li key={experiencia.id}>
            <Fila experiencia={experiencia} operador={operador} puedeEditar={puedeEditar} />
          </li>
        ))}
      </ul>
      <PaginaDe pagina={pagina} total={data.total} />
    </div>
  )
}

function SinExperiencias({ nueva }: { nueva: string }) {
  return (
    <EmptyBlock
      drawing={<EmptyScene name="lista" />}
      title="Crea tu primera experiencia"
      text="Toma unos 10 minutos"
      action={<ButtonLink to={nueva}>Crear experiencia</ButtonLink>}
    />
  )
}

function Fila({
  experiencia,
  operador,
  puedeEditar,
}: {
  experiencia: ExperienciaPropia
  operador: Operador
  puedeEditar: boolean
}) {
  const {
    id,
    nombreExperiencia,
    ubicacionGeografica,
    estado,
    portada,
    precioPorPersona,
    calificacion,
    reservasVigentes,
  } = experiencia
  const editor = `${RUTAS_DE[operador].editor}/${id}`
  const pendiente = puedeEditar ? pendienteDe(experiencia) : null
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-4 rounded-card border border-border bg-surface p-4 shadow-e1 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:gap-x-4">
      <ReservaPortada src={portada} isSmall className="size-18 rounded-control md:h-24 md:w-32" />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="font-sans text-lead font-semibold">{nombreExperiencia}</h2>
          <ExperienciaEstado estado={estado} />
        </div>
        <p className="text-small text-text-2">{ubicacionGeografica}</p>
        {pendiente && (
          <Link
            to={`${editor}?paso=revisar`}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium text-primary underline"
          >
            <Info size={16} aria-hidden />
            {pendiente}
          </Link>
        )}
        {estado !== 'borrador' && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-text-2">
            <Dato icon={<CalendarDays size={16} aria-hidden />}>
              <Proxima experiencia={experiencia} />
            </Dato>
            <Dato icon={<Ticket size={16} aria-hidden />}>
              {formatCantidad(reservasVigentes, 'reserva por venir', 'reservas por venir')}
            </Dato>
          </p>
        )}
        {estado === 'pausada' && reservasVigentes > 0 && (
          <p className="text-small text-text-2">
            {reservasVigentes === 1
              ? 'Sigues atendiendo la reserva ya vendida'
              : `Sigues atendiendo las ${reservasVigentes} reservas ya vendidas`}
          </p>
        )}
        <span className="flex flex-wrap items-center gap-x-4 text-small">
          {precioPorPersona !== null && <Price amount={precioPorPersona} per="por persona" />}
          {(estado === 'publicada' || estado === 'pausada') && (
            <Rating average={calificacion.promedio} count={calificacion.cantidad} />
          )}
        </span>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 md:col-span-1 md:flex-col">
        {puedeEditar && (
          <ButtonLink
            to={editor}
            variant="outline"
            size="dense"
            icon={<Pencil size={16} aria-hidden />}
            aria-label={`Editar: ${nombreExperiencia}`}
          >
            Editar
          </ButtonLink>
        )}
        <ButtonLink
          to={`/${operador}/calendario/${id}`}
          variant="outline"
          size="dense"
          icon={<CalendarDays size={16} aria-hidden />}
          aria-label={`Fechas: ${nombreExperiencia}`}
        >
          Fechas
        </ButtonLink>
        {puedeEditar && <ExperienciaAcciones experiencia={experiencia} operador={operador} />}
      </div>
    </article>
  )
}

/** What is left to do with it, in a few words; null where nothing is. */
function pendienteDe({ estado, edicion }: ExperienciaPropia): string | null {
  if (!edicion) return null
  const esPropuesta = estado === 'publicada' || estado === 'pausada'
  if (edicion.observaciones > 0) return `${formatCantidad(edicion.observaciones, 'punto', 'puntos')} por corregir`
  if (edicion.faltas > 0) return edicion.faltas === 1 ? 'Falta 1 dato' : `Faltan ${edicion.faltas} datos`
  if (edicion.estado === 'en_revision') return esPropuesta ? 'Tu cambio está en revisión' : 'La estamos revisando'
  return esPropuesta ? 'Tienes un cambio sin enviar' : 'Lista para enviar a revisión'
}

function Dato({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-start gap-1.5">
      <span className="mt-0.5">{icon}</span>
      {children}
    </span>
  )
}

function Proxima({ experiencia: { proximaSalida, zonaHoraria } }: { experiencia: ExperienciaPropia }) {
  if (!proximaSalida) return 'Sin salidas por venir'
  const { inicio, ocupados, cupos } = proximaSalida
  return (
    <span>
      <span className="whitespace-nowrap">{formatSalida(inicio, zonaHoraria)}&nbsp;·</span>{' '}
      <span className="whitespace-nowrap">{`${ocupados} de ${cupos} cupos`}</span>
    </span>
  )
}

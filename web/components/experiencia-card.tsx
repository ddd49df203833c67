import { useQueryClient } from '@tanstack/react-query'
import { Clock, type LucideIcon, MapPin, Ticket, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { Experiencia } from '#contract/experiencias.ts'
import type { Reserva } from '#contract/reservas.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-styles.ts'
import { cx } from '#web/ui/cx.ts'
import { formatDuracion } from '#web/ui/formato.ts'
import { Price } from '#web/ui/price.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { experienciaAdelantadaQuery } from './consultas.ts'
import { imagenDeStock } from './imagen-de-stock.ts'
import { ImagenExperiencia } from './imagen-experiencia.tsx'
import { TipoChip } from './tipo-icono.tsx'

export type ExperienciaCardProps = {
  experiencia: Experiencia
  /** The reserva to come that the person of the session holds here. */
  reserva?: Reserva
  isEager?: boolean
  /** Another picture is what the page shows first. */
  isAfter?: boolean
  headingLevel?: 2 | 3
  /** Handed to the detail page: people and month already chosen in the search. */
  state?: unknown
}

/** One glance, one link: 'Reservar' covers the card, or the name does where it is booked. */
export function ExperienciaCard({
  experiencia,
  reserva,
  isEager,
  isAfter,
  headingLevel = 3,
  state,
}: ExperienciaCardProps) {
  const adelantar = useAdelanto(experiencia.id)
  const { nombreExperiencia, descripcionCorta, ubicacionGeografica, duracionHoras, calificacion, precioPorPersona } =
    experiencia
  const operador = experiencia.proveedor?.nombreComercial ?? experiencia.anfitrion?.nombre
  const Heading = `h${headingLevel}` as const
  return (
    <article
      {...(!reserva && { onPointerEnter: adelantar, onPointerDown: adelantar, onFocus: adelantar })}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface shadow-e1 outline-offset-2 outline-info transition-colors duration-150 hover:border-control-border has-[a:focus-visible]:outline-3"
    >
      <div className="relative aspect-3/2 shrink-0 overflow-hidden border-b border-border sm:aspect-4/3">
        <ImagenExperiencia
          src={experiencia.fotosUrls[0] ?? imagenDeStock(experiencia.tipoExperiencia)}
          alt=""
          isEager={isEager}
          isAfter={isAfter}
        />
        <TipoChip tipo={experiencia.tipoExperiencia} className="absolute top-3 left-3" />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <Heading className="line-clamp-3 font-sans text-lead font-semibold group-hover:text-primary">
          {reserva ? <EnlaceEntrada reserva={reserva}>{nombreExperiencia}</EnlaceEntrada> : nombreExperiencia}
        </Heading>
        {descripcionCorta && <p className="line-clamp-4 text-small text-text-2">{descripcionCorta}</p>}
        <div className="grid gap-1.5 pt-1 text-small text-text-2">
          <Dato icon={MapPin}>{ubicacionGeografica}</Dato>
          {operador && <Dato icon={UserRound}>{operador}</Dato>}
          <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1.5">
            <Dato icon={Clock}>{formatDuracion(duracionHoras)}</Dato>
            <Rating average={calificacion.promedio} count={calificacion.cantidad} />
          </div>
        </div>
        <div className="mt-auto flex items-center justify-between gap-2 pt-1">
          <Price amount={precioPorPersona} per="por persona" className="flex-col gap-0 leading-tight" />
          {reserva ? (
            <Button variant="done" size="dense" icon={<Ticket size={16} aria-hidden />}>
              Reservada
            </Button>
          ) : (
            <Link
              to={`/experience/${experiencia.id}`}
              state={state}
              prefetch="intent"
              aria-label={`Reservar: ${nombreExperiencia}`}
              className={cx(
                buttonClass({ variant: 'outline', size: 'dense' }),
                enlaceDeCard,
                'static! transform-none!',
                restoDeLaCard.abajo,
              )}
            >
              Reservar
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}

const enlaceDeCard = 'outline-none after:absolute after:inset-0'
/** The focus brings only the link's own box into view: around it go the rest of the card and, from 1280 px on, the bar over the list. */
const restoDeLaCard = {
  abajo: 'scroll-mt-118 scroll-mb-7 lg:scroll-mt-134',
  alMedio: 'scroll-mt-80 scroll-mb-56 lg:scroll-mt-88',
}

function EnlaceEntrada({ reserva, children }: { reserva: Reserva; children: string }) {
  return (
    <Link
      to={`/mis-entradas/${reserva.codigo}`}
      aria-label={`Ver mi entrada: ${children}`}
      className={cx(enlaceDeCard, 'text-text no-underline group-hover:text-primary', restoDeLaCard.alMedio)}
    >
      {children}
    </Link>
  )
}

function Dato({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="flex min-w-0 items-start gap-1.5">
      <Icon size={16} aria-hidden className="mt-0.5" />
      <span className="line-clamp-2">{children}</span>
    </span>
  )
}

function useAdelanto(id: string): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.prefetchQuery(experienciaAdelantadaQuery(id))
}

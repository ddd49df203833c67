import { useQueryClient } from '@tanstack/react-query'
import { Clock, MapPin, Ticket, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
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
  headingLevel?: 2 | 3
  /** Handed to the detail page: people and month already chosen in the search. */
  state?: unknown
}

/** One glance, one link: 'Reservar' covers the card, or the name does where it is booked. */
export function ExperienciaCard({ experiencia, reserva, isEager, headingLevel = 3, state }: ExperienciaCardProps) {
  const adelantar = useAdelanto(experiencia.id)
  const { nombreExperiencia, descripcionCorta, ubicacionGeografica, duracionHoras, calificacion, precioPorPersona } = experiencia
  const operador = experiencia.proveedor?.nombreComercial ?? experiencia.anfitrion?.nombre
  const Heading = `h${headingLevel}` as const
  return (
    <article
      {...(!reserva && { onPointerEnter: adelantar, onPointerDown: adelantar, onFocus: adelantar })}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface shadow-e1 outline-offset-2 outline-info transition-colors duration-150 hover:border-control-border has-[a:focus-visible]:outline-3"
    >
      <div className="relative aspect-3/2 shrink-0 overflow-hidden border-b border-border sm:aspect-4/3">
        <ImagenExperiencia src={experiencia.fotosUrls[0] ?? imagenDeStock(experiencia.tipoExperiencia)} alt="" isEager={isEager} />
        <TipoChip tipo={experiencia.tipoExperiencia} className="absolute top-3 left-3" />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <Heading className="line-clamp-3 font-sans text-h3 font-semibold group-hover:text-primary sm:text-lead sm:leading-6">
          {reserva ? <EnlaceEntrada reserva={reserva}>{nombreExperiencia}</EnlaceEntrada> : nombreExperiencia}
        </Heading>
        {descripcionCorta && <p className="line-clamp-3 text-small text-text-2">{descripcionCorta}</p>}
        <div className="mt-auto grid gap-1.5 pt-1 text-small text-text-2">
          <Dato icon={<MapPin size={16} aria-hidden className="mt-0.5" />} lineas={2}>
            {ubicacionGeografica}
          </Dato>
          <div className="flex min-w-0 items-start gap-3">
            <Dato icon={<Clock size={16} aria-hidden />} lineas="todas">
              {formatDuracion(duracionHoras)}
            </Dato>
            {operador && (
              <Dato icon={<UserRound size={16} aria-hidden className="mt-0.5" />} lineas={2}>
                {operador}
              </Dato>
            )}
          </div>
          <span className="flex min-h-6 items-center">
            <Rating average={calificacion.promedio} count={calificacion.cantidad} />
          </span>
        </div>
        <div className="mt-1 flex items-center justify-between gap-2">
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
              className={cx(buttonClass({ variant: 'outline', size: 'dense' }), 'static! transform-none! outline-none after:absolute after:inset-0')}
            >
              Reservar
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}

function EnlaceEntrada({ reserva, children }: { reserva: Reserva; children: string }) {
  return (
    <Link
      to={`/mis-entradas/${reserva.codigo}`}
      aria-label={`Ver mi entrada: ${children}`}
      className="text-text no-underline outline-none group-hover:text-primary after:absolute after:inset-0"
    >
      {children}
    </Link>
  )
}

const LINEAS = { 1: 'truncate', 2: 'line-clamp-2', todas: '' }

function Dato({ icon, lineas = 1, children }: { icon: ReactNode; lineas?: keyof typeof LINEAS; children: ReactNode }) {
  return (
    <span className={cx('flex gap-1.5', lineas === 2 ? 'items-start' : 'items-center', lineas === 'todas' ? 'shrink-0' : 'min-w-0')}>
      {icon}
      <span className={LINEAS[lineas]}>{children}</span>
    </span>
  )
}

function useAdelanto(id: string): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.prefetchQuery(experienciaAdelantadaQuery(id))
}

import { Link } from 'react-router'
import type { PuntoExperiencia } from '#contract/experiencias.ts'
import { ImagenExperiencia } from '#web/components/imagen-experiencia.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { alSenalar, useResaltada } from './resalte.ts'

type TarjetaPuntoProps = {
  punto: PuntoExperiencia
  state?: unknown
  onIr?: () => void
  replace?: boolean
  className?: string
}

/** An experience of the map in a few words; one link. */
export function TarjetaPunto({ punto, state, onIr, replace = false, className }: TarjetaPuntoProps) {
  const { id, nombreExperiencia, ubicacionGeografica, portada, precioPorPersona, calificacion } = punto
  const isResaltada = useResaltada(id)
  return (
    <Link
      to={`/experience/${id}`}
      state={state}
      replace={replace}
      data-tarjeta={id}
      onClick={onIr}
      {...alSenalar(id)}
      className={cx(
        'flex gap-3 rounded-card border bg-raised p-2 text-text no-underline shadow-e2 transition-colors duration-150 hover:border-primary',
        isResaltada ? 'border-primary' : 'border-border',
        className,
      )}
    >
      <span className="relative size-22 shrink-0 overflow-hidden rounded-control bg-surface-2">
        <ImagenExperiencia src={portada} alt="" isEager />
      </span>
      <span className="grid min-w-0 grow content-start gap-0.5">
        <span className="line-clamp-2 text-small font-semibold">{nombreExperiencia}</span>
        <span className="line-clamp-2 text-caption text-text-2">{ubicacionGeografica}</span>
        <Rating average={calificacion.promedio} count={calificacion.cantidad} />
        <Price amount={precioPorPersona} per="por persona" size="small" />
      </span>
    </Link>
  )
}

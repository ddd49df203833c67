import { use } from 'react'
import { Link } from 'react-router'
import type { ExperienciaSugerida } from '#contract/asistente.ts'
import { ImagenExperiencia } from '#web/components/imagen-experiencia.tsx'
import { formatCantidad, formatDia, formatPesos } from '#web/ui/formato.ts'
import { Rating } from '#web/ui/rating.tsx'
import { ChatLugar } from './chat-lugar.ts'

type ChatTarjetaProps = { experiencia: ExperienciaSugerida; participantes: number | undefined }

/** An experience of the catalogue in a row of its own; all of it is one link. */
export function ChatTarjeta({ experiencia, participantes }: ChatTarjetaProps) {
  const { reemplaza } = use(ChatLugar)
  const { id, nombreExperiencia, ubicacionGeografica, precioPorPersona, fotosUrls, calificacion, salida } = experiencia
  return (
    <Link
      to={`/experience/${id}`}
      replace={reemplaza}
      state={participantes ? { participantes } : undefined}
      prefetch="intent"
      className="group flex h-full min-h-24 gap-3 overflow-hidden rounded-card border border-border bg-surface pr-3 text-text no-underline shadow-e1 transition-colors duration-150 hover:border-control-border"
    >
      <span className="relative w-26 shrink-0 border-r border-border">
        <ImagenExperiencia src={fotosUrls[0]} alt="" className="absolute inset-0" />
      </span>
      <span className="grid min-w-0 grow content-center gap-0.5 py-2.5">
        <span className="line-clamp-2 text-small font-semibold group-hover:text-primary">{nombreExperiencia}</span>
        <span className="line-clamp-2 text-caption text-text-2">{ubicacionGeografica}</span>
        {salida && (
          <span className="text-caption text-text-2">
            <span className="whitespace-nowrap">{formatDia(salida.inicio.slice(0, 10))}</span> ·{' '}
            {salida.inicio.slice(11, 16)} · {formatCantidad(salida.cuposDisponibles, 'cupo', 'cupos')}
          </span>
        )}
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-small">
            <span className="font-semibold tabular-nums">{formatPesos(precioPorPersona)}</span>{' '}
            <span className="text-caption text-text-2">por persona</span>
          </span>
          <Rating average={calificacion.promedio} count={calificacion.cantidad} />
        </span>
      </span>
    </Link>
  )
}

import { Star } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Resena } from '#contract/experiencias.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { formatCantidad, formatMes } from '#web/ui/formato.ts'

// Few opinions have photos, and fewer are reported.
const ResenaFotos = lazy(() =>
  import('#web/components/resena-fotos.tsx').then(({ ResenaFotos: Fotos }) => ({ default: Fotos })),
)
const DenunciarOpinion = lazy(() => import('./denunciar-opinion.tsx'))

type OpinionProps = {
  resena: Resena
  /** Where opinions of several stand together. */
  experiencia?: { id: string; nombreExperiencia: string }
  /** Who answers, where it is not the host of this page. */
  responde?: string
}

export function Opinion({ resena, experiencia, responde = 'tu anfitrión' }: OpinionProps) {
  const [isReporting, setReporting] = useState(false)
  const { autor, puntaje, comentario, mesViaje, respuesta, fotos } = resena
  return (
    <article className="grid gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={autor} />
        <div>
          <h3 className="text-body">{autor}</h3>
          <p className="text-small text-text-2">Viajó en {formatMes(mesViaje)}</p>
        </div>
      </div>
      <p className="flex gap-0.5">
        <span className="sr-only">{formatCantidad(puntaje, 'estrella', 'estrellas')} de 5</span>
        {[1, 2, 3, 4, 5].map((each) => (
          <Star key={each} size={16} aria-hidden className={cx('text-warning', each <= puntaje && 'fill-warning')} />
        ))}
      </p>
      {experiencia && (
        <Link
          to={`/experience/${experiencia.id}`}
          className="hit-area justify-self-start text-small font-medium text-primary underline-offset-4 hover:underline"
        >
          {experiencia.nombreExperiencia}
        </Link>
      )}
      {comentario && <p className="max-w-measure">{comentario}</p>}
      {fotos.length > 0 && (
        <Suspense>
          <ResenaFotos fotos={fotos} autor={autor} />
        </Suspense>
      )}
      <button
        type="button"
        aria-label={`Reportar la opinión de ${autor}`}
        className="hit-area justify-self-start text-small text-text-2 underline underline-offset-4 hover:text-primary"
        onClick={() => setReporting(true)}
      >
        Reportar
      </button>
      {respuesta && (
        <div className="mt-1 rounded-card bg-surface-2 p-4">
          <p className="text-small font-semibold">Respuesta de {responde}</p>
          <p className="text-small text-text-2">{respuesta}</p>
        </div>
      )}
      {isReporting && (
        <Suspense>
          <DenunciarOpinion resenaId={resena.id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </article>
  )
}

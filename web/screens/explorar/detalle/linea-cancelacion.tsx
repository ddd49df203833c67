import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { cx } from '#web/ui/cx.ts'
import { promesaDeCancelacion } from './promesa-cancelacion.ts'

type LineaDeCancelacionProps = { detalle: ExperienciaDetalle; salida: Salida | null; size?: 'small' | 'body' }

/** What cancelling gives back; a warning where it is not everything any more. */
export function LineaDeCancelacion({ detalle, salida, size = 'small' }: LineaDeCancelacionProps) {
  const { texto, isVencida } = promesaDeCancelacion(detalle, salida?.inicio ?? null)
  const Icono = isVencida ? TriangleAlert : RotateCcw
  const isSmall = size === 'small'
  return (
    <p
      className={cx(
        'flex',
        isSmall ? 'gap-2 text-small' : 'gap-3 font-semibold',
        isVencida ? 'text-warning' : isSmall && 'text-text-2',
      )}
    >
      <Icono size={isSmall ? 16 : 20} aria-hidden className={cx('mt-0.5', !isSmall && !isVencida && 'text-primary')} />
      {texto}
    </p>
  )
}

import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { enChico } from './foto-medidas.ts'

type ReservaPortadaProps = { src: string; alt?: string; isSmall?: boolean; className?: string }

/** Cover of a booked experiencia; where it fails the box stays and says so. */
export function ReservaPortada({ src, alt = '', isSmall = false, className }: ReservaPortadaProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed || !src) {
    return (
      <span
        className={cx(
          'grid place-content-center justify-items-center gap-1 bg-surface-2 text-center text-caption text-text-2',
          className,
        )}
      >
        <ImageOff size={isSmall ? 20 : 24} aria-hidden />
        <span className={isSmall ? 'sr-only' : ''}>Error al cargar imagen</span>
      </span>
    )
  }
  return (
    <img
      src={enChico(src)}
      alt={alt}
      width={400}
      height={300}
      decoding="async"
      onError={() => setFailed(true)}
      className={cx('bg-surface-2 object-cover', className)}
    />
  )
}

import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Ridge } from '#web/ui/ridge.tsx'

type ImagenExperienciaProps = {
  src: string | undefined
  alt: string
  /** In the first row of what is seen: fetched at once. */
  isEager?: boolean
  className?: string
}

/** Fills a box of fixed ratio; a picture that fails leaves a panel of the same size. Another picture needs another `key`. */
export function ImagenExperiencia({ src, alt, isEager = false, className }: ImagenExperienciaProps) {
  const [isFallida, setFallida] = useState(false)
  if (!src || isFallida) return <ImagenFallida className={className} />
  return (
    <img
      ref={(imagen) => {
        // It may have failed before the page came alive.
        if (imagen?.complete && imagen.naturalWidth === 0) setFallida(true)
      }}
      src={src}
      alt={alt}
      width={1200}
      height={900}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFallida(true)}
      className={cx('size-full bg-surface-2 object-cover', className)}
    />
  )
}

function ImagenFallida({ className }: { className?: string }) {
  return (
    <span className={cx('relative flex size-full flex-col items-center justify-center gap-2 overflow-hidden bg-surface-2 text-text-2', className)}>
      <ImageOff size={24} aria-hidden />
      <span className="relative px-4 text-center text-small font-medium">Error al cargar imagen</span>
      <Ridge className="absolute inset-x-0 bottom-2 text-control-border opacity-50" />
    </span>
  )
}

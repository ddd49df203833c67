import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Ridge } from '#web/ui/ridge.tsx'

type ImagenExperienciaProps = {
  src: string | undefined
  alt: string
  /** In the first row of what is seen: fetched at once. */
  isEager?: boolean
  className?: string
}

/** Fills a box of fixed ratio; a picture that fails leaves a panel of the same size. */
export function ImagenExperiencia({ src, alt, isEager = false, className }: ImagenExperienciaProps) {
  const imagen = useRef<HTMLImageElement>(null)
  const [fallada, setFallada] = useState<string | null>(null)
  // It may have failed before the page came alive.
  useEffect(() => {
    if (imagen.current?.complete && imagen.current.naturalWidth === 0) setFallada(imagen.current.src)
  }, [src])
  if (!src || fallada !== null) return <ImagenFallida className={className} />
  return (
    <img
      ref={imagen}
      src={src}
      alt={alt}
      width={1200}
      height={900}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFallada(src)}
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

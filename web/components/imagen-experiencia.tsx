import { ImageOff } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { srcSetDe } from './foto-medidas.ts'
import { Ridge } from '#web/ui/ridge.tsx'

type ImagenExperienciaProps = {
  src: string | undefined
  alt: string
  /** In the first row of what is seen: fetched at once. */
  isEager?: boolean
  /** At once, but after what else the page shows first. */
  isAfter?: boolean
  /** The browser decides when: for the pictures a page is about. */
  isNative?: boolean
  /** How wide it is shown; the width of a card unless said. */
  sizes?: string
  className?: string
}

const DE_TARJETA = '(min-width: 80rem) 282px, (min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw'

/** Fills a box of fixed ratio; a picture that fails leaves a panel of the same size. Another picture needs another `key`. */
export function ImagenExperiencia({
  src,
  alt,
  isEager = false,
  isAfter = false,
  isNative = false,
  sizes = DE_TARJETA,
  className,
}: ImagenExperienciaProps) {
  const [isFallida, setFallida] = useState(false)
  const caja = useRef<HTMLSpanElement>(null)
  const isCerca = useCerca(caja, isEager || isNative)
  if (!src || isFallida) return <ImagenFallida className={className} />
  const imagen = (
    <img
      ref={(imagen) => {
        // It may have failed before the page came alive.
        if (imagen?.complete && imagen.naturalWidth === 0) setFallida(true)
      }}
      srcSet={srcSetDe(src)}
      sizes={srcSetDe(src) && sizes}
      src={src}
      alt={alt}
      width={1200}
      height={900}
      loading={isNative && !isEager ? 'lazy' : 'eager'}
      decoding="async"
      {...(isAfter && { fetchPriority: 'low' })}
      onError={() => setFallida(true)}
      className={cx('size-full bg-surface-2 object-cover', className)}
    />
  )
  if (isCerca) return imagen
  return (
    <span ref={caja} className={cx('block size-full bg-surface-2', className)}>
      <noscript>{imagen}</noscript>
    </span>
  )
}

const VISIBLE = { threshold: 0.1, rootMargin: '50px' }

/** True once a tenth of the box has come within 50 px of the window (docs/seed.md 2); `loading="lazy"` would ask far earlier. */
function useCerca(caja: RefObject<HTMLElement | null>, isEager: boolean): boolean {
  const [isCerca, setCerca] = useState(isEager)
  useEffect(() => {
    if (isCerca || !caja.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCerca(true),
      VISIBLE,
    )
    observer.observe(caja.current)
    return () => observer.disconnect()
  }, [caja, isCerca])
  return isCerca
}

function ImagenFallida({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'relative flex size-full flex-col items-center justify-center gap-2 overflow-hidden bg-surface-2 text-text-2',
        className,
      )}
    >
      <ImageOff size={24} aria-hidden />
      <span className="relative px-4 text-center text-small font-medium">Error al cargar imagen</span>
      <Ridge className="absolute inset-x-0 bottom-2 text-control-border opacity-50" />
    </span>
  )
}

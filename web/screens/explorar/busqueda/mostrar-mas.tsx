import { type MouseEvent, useEffect, useRef } from 'react'
import { buttonClass } from '#web/ui/button-styles.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Lista } from './use-lista.ts'

const ADELANTO = '600px 0px'

/** Reaching the end asks for more; the button is for keyboards, the link for browsers without scripts. */
export function MostrarMas({ lista, href }: { lista: Lista; href: string }) {
  const marca = useRef<HTMLDivElement>(null)
  const { hasMore, isLoadingMore, masFallo, cargarMas } = lista
  const cargar = useRef(cargarMas)
  useEffect(() => {
    cargar.current = cargarMas
  })

  useEffect(() => {
    if (!marca.current || !hasMore || isLoadingMore || masFallo) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && cargar.current(), { rootMargin: ADELANTO })
    observer.observe(marca.current)
    return () => observer.disconnect()
  }, [hasMore, isLoadingMore, masFallo])

  function onClick(event: MouseEvent) {
    event.preventDefault()
    cargarMas()
  }

  if (!hasMore) return null
  return (
    <div ref={marca} className="flex flex-col items-center gap-4 pt-2">
      {masFallo && !isLoadingMore ? (
        <ErrorBlock className="w-full" title="No pudimos cargar más experiencias" text="Las que ya ves siguen aquí." onRetry={cargarMas} />
      ) : (
        <a href={href} onClick={onClick} aria-busy={isLoadingMore || undefined} className={buttonClass({ variant: 'outline' })}>
          {isLoadingMore ? (
            <>
              <Spinner /> Cargando...
            </>
          ) : (
            'Mostrar más'
          )}
        </a>
      )}
    </div>
  )
}

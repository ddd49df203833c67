import { type MouseEvent, useEffect, useRef } from 'react'
import { buttonClass } from '#web/ui/button-styles.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatNumero } from '#web/ui/formato.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { PRIMERAS } from './experiencias-lista.ts'
import type { Lista } from './use-lista.ts'

const ADELANTO = '600px 0px'

/**
 * Reaching the end of the first cards brings the first page whole; from then on more is asked for, since what follows the list has to be reachable.
 * The link is for browsers without scripts.
 */
export function MostrarMas({ lista, href }: { lista: Lista; href: string }) {
  const marca = useRef<HTMLDivElement>(null)
  const pedidasDesde = useRef<number | undefined>(undefined)
  const { items = [], total, hasMore, isLoadingMore, masFallo, cargarMas } = lista
  const isSola = items.length <= PRIMERAS
  const cargar = useRef(cargarMas)
  useEffect(() => {
    cargar.current = cargarMas
  })

  useEffect(() => {
    if (!marca.current || !isSola || !hasMore || isLoadingMore || masFallo) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && cargar.current(), {
      rootMargin: ADELANTO,
    })
    observer.observe(marca.current)
    return () => observer.disconnect()
  }, [isSola, hasMore, isLoadingMore, masFallo])

  // Whoever asked by keyboard goes on at the first of the new ones.
  useEffect(() => {
    const desde = pedidasDesde.current
    if (desde === undefined || items.length <= desde) return
    pedidasDesde.current = undefined
    marca.current?.previousElementSibling?.children[desde]?.querySelector('a')?.focus({ preventScroll: true })
  }, [items.length])

  function onClick(event: MouseEvent) {
    event.preventDefault()
    pedidasDesde.current = items.length
    cargarMas()
  }

  return (
    <div ref={marca} className="flex flex-col items-center gap-2 pt-2 empty:hidden">
      {!hasMore ? null : masFallo && !isLoadingMore ? (
        <ErrorBlock
          className="w-full"
          title="No pudimos cargar más experiencias"
          text="Las que ya ves siguen aquí."
          onRetry={cargarMas}
        />
      ) : (
        <>
          <a
            href={href}
            onClick={onClick}
            aria-busy={isLoadingMore || undefined}
            className={buttonClass({ variant: 'outline' })}
          >
            {isLoadingMore ? (
              <>
                <Spinner /> Cargando...
              </>
            ) : (
              'Mostrar más'
            )}
          </a>
          <p className="text-caption text-text-2">
            Ves {formatNumero(items.length)} de {formatNumero(total ?? items.length)} experiencias
          </p>
        </>
      )}
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { FilterTag } from '#web/ui/filter-tag.tsx'
import type { Aplicar } from './barra-resultados.tsx'
import { etiquetasDe, sinClaves } from './etiquetas.ts'
import type { Filtros } from './filtros.ts'

export function FiltrosActivos({ filtros, aplicar }: { filtros: Filtros; aplicar: Aplicar }) {
  const lista = useRef<HTMLUListElement>(null)
  const quitada = useRef<number | null>(null)
  const etiquetas = etiquetasDe(filtros)

  // The focus goes to the tag that takes the place of the removed one; after the last, to the count.
  useEffect(() => {
    const index = quitada.current
    if (index === null) return
    quitada.current = null
    const botones = lista.current?.querySelectorAll('button') ?? []
    const siguiente = botones[Math.min(index, botones.length - 1)] ?? document.querySelector<HTMLElement>('#conteo')
    siguiente?.focus()
  })

  if (etiquetas.length === 0) return null
  return (
    <ul ref={lista} aria-label="Filtros activos" className="flex flex-wrap gap-2">
      {etiquetas.map(({ texto, claves }, index) => (
        <li key={claves[0]} className="max-w-full">
          <FilterTag
            value={texto}
            onClick={() => {
              quitada.current = index
              void aplicar(sinClaves(filtros, claves))
            }}
          />
        </li>
      ))}
    </ul>
  )
}

import type { Experiencia } from '#contract/experiencias.ts'
import { ExperienciaCard } from '#web/components/experiencia-card.tsx'
import { rejillaDeCards } from '#web/components/rejilla.ts'
import { useReservadas } from '#web/components/reservadas.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { paginasEnTotal } from './experiencias-lista.ts'
import { direccionDePagina, type Filtros } from './filtros.ts'

type PaginaServidaProps = { items: Experiencia[]; total: number; pagina: number; filtros: Filtros }

/** One page by itself, for browsers without scripts and for search engines. */
export default function PaginaServida({ items, total, pagina, filtros }: PaginaServidaProps) {
  const reservadas = useReservadas()
  return (
    <section aria-label="Resultados" className="grid gap-8">
      <h2 className="sr-only">Experiencias, página {pagina}</h2>
      <ul className={rejillaDeCards}>
        {items.map((experiencia, index) => (
          <li key={experiencia.id}>
            <ExperienciaCard experiencia={experiencia} isEager={index < 4} reserva={reservadas.get(experiencia.id)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={pagina}
        totalPages={paginasEnTotal(total)}
        hrefFor={(page) => `/${direccionDePagina(filtros, page)}`}
      />
    </section>
  )
}

import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import { Link, useLocation } from 'react-router'
import { TipoIcono } from '#web/components/tipo-icono.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { useALaVista } from '#web/ui/a-la-vista.ts'
import { choiceChip } from '#web/ui/choice-chip.ts'
import { escribirFiltros, type Filtros } from './filtros.ts'

/** One tap to a kind of experience; a second one takes it away. */
export function TiposAtajos({ filtros }: { filtros: Filtros }) {
  const { hash } = useLocation()
  const isViva = useViva(hash !== '')
  const fila = useALaVista(filtros.tipo)
  return (
    <nav aria-label="Tipos de experiencia" className="-mx-(--gutter) -my-1">
      <ul ref={fila} className="fade-ends scrollbar-none relative flex gap-2 overflow-x-auto px-(--gutter) py-1">
        {TIPOS_EXPERIENCIA.map((tipo) => {
          const isActivo = filtros.tipo === tipo
          return (
            <li key={tipo} className="shrink-0">
              <Link
                to={{
                  pathname: '/',
                  search: escribirFiltros({ ...filtros, tipo: isActivo ? undefined : tipo }),
                  hash: isViva ? hash : '',
                }}
                preventScrollReset
                aria-current={isActivo || undefined}
                className={choiceChip(isActivo, 'scroll-mx-(--gutter) px-3 sm:px-4')}
              >
                <TipoIcono tipo={tipo} size={20} />
                {tipo}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

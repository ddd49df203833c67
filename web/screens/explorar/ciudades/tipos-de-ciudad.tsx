import { Link, useLocation } from 'react-router'
import type { DestinoDetalle } from '#contract/destinos.ts'
import { rutaDeCiudad, rutaDeTipo } from '#web/components/ciudad-rutas.ts'
import { TipoIcono } from '#web/components/tipo-icono.tsx'
import { useALaVista } from '#web/ui/a-la-vista.ts'
import { choiceChip } from '#web/ui/choice-chip.ts'

/** The kinds that the city has, each a page of its own; on one of them, the way back to all. */
export function TiposDeCiudad({ destino: { ciudad, tipos, tipo: elegido, cantidad } }: { destino: DestinoDetalle }) {
  const fila = useALaVista(useLocation().pathname)
  if (tipos.length < 2) return null
  return (
    <nav aria-label={`Tipos de experiencia en ${ciudad}`} className="-mx-(--gutter)">
      <ul ref={fila} className="fade-ends scrollbar-none flex gap-2 overflow-x-auto px-(--gutter) py-1 sm:flex-wrap">
        <li className="shrink-0">
          <Link
            to={rutaDeCiudad(ciudad)}
            aria-current={elegido ? undefined : 'page'}
            className={choiceChip(!elegido, 'px-4')}
          >
            Todas
            <Cuenta n={cantidad} />
          </Link>
        </li>
        {tipos.map(({ tipo, slug, cantidad }) => (
          <li key={slug} className="shrink-0">
            <Link
              to={rutaDeTipo(ciudad, tipo)}
              aria-current={elegido?.slug === slug ? 'page' : undefined}
              className={choiceChip(elegido?.slug === slug, 'px-4')}
            >
              <TipoIcono tipo={tipo} size={20} />
              {tipo}
              <Cuenta n={cantidad} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Cuenta = ({ n }: { n: number }) => <span className="font-normal tabular-nums">{n}</span>

import { Link, useLocation } from 'react-router'
import { useALaVista } from '#web/ui/a-la-vista.ts'
import { SECTION_LINK } from '#web/ui/section-link.ts'

const PARTES = [
  { to: '/admin/finanzas', texto: 'Pagos a operadores' },
  { to: '/admin/finanzas/devoluciones', texto: 'Devoluciones' },
  { to: '/admin/finanzas/transferencias', texto: 'Transferencias' },
  { to: '/admin/finanzas/creditos', texto: 'Crédito de empresas' },
  { to: '/admin/finanzas/conciliacion', texto: 'Conciliación' },
  { to: '/admin/finanzas/libro', texto: 'Libro' },
]
const NOMINAS = '/admin/finanzas/nominas/'

/** The parts of the administration's money; a run of payouts is of the first. */
export function FinanzasMenu() {
  const { pathname } = useLocation()
  const aqui = pathname.startsWith(NOMINAS) ? PARTES[0]!.to : pathname
  const fila = useALaVista(aqui)
  return (
    <nav aria-label="Finanzas" className="border-b border-border pb-2">
      <ul ref={fila} className="fade-ends scrollbar-none -mx-3 flex overflow-x-auto lg:flex-wrap">
        {PARTES.map(({ to, texto }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={aqui === to ? (pathname === to ? 'page' : 'true') : undefined}
              className={SECTION_LINK}
            >
              {texto}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

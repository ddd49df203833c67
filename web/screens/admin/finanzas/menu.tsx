import { Link, useLocation } from 'react-router'
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
  return (
    <nav aria-label="Finanzas" className="border-b border-border pb-2">
      <ul className="-mx-3 flex flex-wrap">
        {PARTES.map(({ to, texto }) => (
          <li key={to}>
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

import { NavLink } from 'react-router'

const PARTES = [
  { to: '/admin/finanzas', texto: 'Pagos a operadores', end: true },
  { to: '/admin/finanzas/devoluciones', texto: 'Devoluciones', end: false },
  { to: '/admin/finanzas/transferencias', texto: 'Transferencias', end: false },
  { to: '/admin/finanzas/creditos', texto: 'Crédito de empresas', end: false },
  { to: '/admin/finanzas/conciliacion', texto: 'Conciliación', end: false },
  { to: '/admin/finanzas/libro', texto: 'Libro', end: false },
]

/** The parts of the administration's money. */
export function FinanzasMenu() {
  return (
    <nav aria-label="Finanzas" className="border-b border-border pb-2">
      <ul className="-mx-3 flex flex-wrap">
        {PARTES.map(({ to, texto, end }) => (
          <li key={to}>
            <NavLink to={to} end={end} className="press inline-flex min-h-11 items-center rounded-control px-3 font-medium text-text no-underline hover:bg-surface-2 aria-[current=page]:text-primary">
              {texto}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

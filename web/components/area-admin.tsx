import { useQuery } from '@tanstack/react-query'
import { LogOut, Menu as MenuIcon } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import type { Puesto, Seccion } from '#contract/personal.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { SECCIONES_ADMIN } from './admin-secciones.ts'
import { AreaEspera, SinAcceso } from './area-privada.tsx'
import { useAreaSesion } from './area-sesion.ts'
import { useCerrarSesion } from './cerrar-sesion.ts'

type AreaAdminProps = {
  title: string
  /** The part of the administration this screen belongs to; without it, whoever is of our staff may look. */
  seccion?: Seccion
  text?: ReactNode
  action?: ReactNode
  children: (puesto: Puesto) => ReactNode
}

const puestoQuery = {
  queryKey: ['admin', 'puesto'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call('verMiPuesto', {}, { signal }),
  staleTime: 60_000,
}

/** The frame of every screen of the administration: sober bar, the parts one may enter, one title. */
export function AreaAdmin({ title, seccion, text, action, children }: AreaAdminProps) {
  const sesion = useAreaSesion('admin')
  const {
    data: puesto,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...puestoQuery, enabled: sesion.estado === 'abierta' })
  const isForeign = sesion.estado === 'negada' || (puesto && seccion && !puesto.secciones.includes(seccion))
  const falla = sesion.estado === 'falla' ? sesion : error ? { error, reintentar: () => void refetch() } : null
  return (
    <div className="min-h-dvh">
      <Barra puesto={puesto ?? null} />
      <div className="wrap lg:grid lg:min-h-dvh lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <Navegacion puesto={puesto ?? null} />
        <main id="contenido" tabIndex={-1} className="outline-none">
          {isForeign ? (
            <SinAcceso ingreso="/admin/login" />
          ) : (
            <div className="grid grid-cols-1 gap-6 py-6 lg:py-8">
              <div className="flex flex-wrap items-end justify-between gap-4 md:flex-nowrap">
                <PageHead title={title} text={text} />
                {puesto && action && <div className="max-sm:w-full max-sm:*:w-full md:shrink-0">{action}</div>}
              </div>
              {falla ? (
                <ErrorBlock
                  title="No pudimos abrir esta página"
                  text={detalleDe(falla.error)}
                  onRetry={falla.reintentar}
                  isRetrying={isFetching}
                />
              ) : puesto ? (
                children(puesto)
              ) : (
                <AreaEspera />
              )}
            </div>
          )}
        </main>
      </div>
    </div>
  )
}

function Barra({ puesto }: { puesto: Puesto | null }) {
  const cerrarSesion = useCerrarSesion('admin')
  return (
    <header className="border-b border-border bg-surface-2">
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 py-2">
        <Link to="/admin/dashboard" className="flex min-h-11 items-center gap-3 font-semibold text-text no-underline">
          <LogoMark /> Administración
        </Link>
        {puesto?.secciones.includes('buscar') && <Buscador />}
        {puesto && (
          <p className="ml-auto flex items-center gap-x-2 text-small text-text-2">
            <span className="hidden sm:inline">{puesto.nombre.split(' ')[0]}</span>
            <Button
              variant="quiet"
              size="dense"
              icon={<LogOut size={20} aria-hidden />}
              onClick={() => void cerrarSesion()}
            >
              Cerrar sesión
            </Button>
          </p>
        )}
      </div>
    </header>
  )
}

function Buscador() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Not in the address: what is looked for is often somebody's e-mail or RUT.
    void navigate('/admin/buscar', { state: { q: String(new FormData(event.currentTarget).get('q')).trim() } })
  }
  return (
    <form noValidate role="search" onSubmit={submit} className="order-last w-full md:order-none md:w-80">
      <Field label="Código, correo o RUT" name="q" isLabelHidden>
        <SearchInput placeholder="Código, correo o RUT" maxLength={254} />
      </Field>
    </form>
  )
}

function Navegacion({ puesto }: { puesto: Puesto | null }) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const boton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      boton.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  const visibles = SECCIONES_ADMIN.filter(({ seccion }) => !seccion || puesto?.secciones.includes(seccion))
  return (
    <nav aria-label="Administración" className="lg:border-r lg:border-border lg:py-8 lg:pr-4">
      <Button
        ref={boton}
        variant="quiet"
        className="-ml-3 mt-2 px-3! focus-visible:-outline-offset-3 lg:hidden"
        aria-expanded={isOpen}
        icon={<MenuIcon size={20} aria-hidden />}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        Secciones
      </Button>
      <ul className={cx('lg:grid', isOpen ? 'grid' : 'hidden')}>
        {visibles.map(({ to, texto }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="press flex min-h-11 items-center rounded-control px-3 font-medium text-text no-underline hover:bg-surface-2 aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-soft-text"
            >
              {texto}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

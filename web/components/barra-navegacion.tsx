import { Menu, X } from 'lucide-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { alCambiarSesion, haySesion } from '#web/api/sesion.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ChatLanzador, EnElChat } from './chat-lanzador.tsx'
import { EnlaceNavegacion } from './enlace-navegacion.tsx'
import { useApagada } from './funciones.ts'
import { useUsuario } from './usuario.ts'

const SesionIniciada = lazy(() => import('./sesion-iniciada.tsx'))
const MenuMovil = lazy(() => import('./menu-movil.tsx'))

type BarraNavegacionProps = { conChat: boolean; isMenuOpen: boolean; onMenuChange: (isOpen: boolean) => void }

export function BarraNavegacion({ conChat, isMenuOpen, onMenuChange }: BarraNavegacionProps) {
  const sinAsistente = useApagada('asistente')
  return (
    <header className="sticky top-0 z-nav border-b border-border bg-bg">
      <div className="wrap flex h-14 items-center justify-between gap-2 lg:h-18">
        <Link to="/" className="inline-flex rounded-control py-2 no-underline">
          <Logo />
        </Link>
        <div className="-mr-2 flex items-center md:mr-0 lg:gap-2">
          {!sinAsistente &&
            (conChat ? (
              <ChatLanzador className={isMenuOpen && 'invisible'} />
            ) : (
              <EnElChat className={isMenuOpen && 'invisible'} />
            ))}
          <nav aria-label="Principal" className="flex items-center gap-2">
            <Sesion />
          </nav>
          <IconButton
            label={isMenuOpen ? 'Cerrar menú' : 'Abrir menú'}
            icon={isMenuOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
            aria-expanded={isMenuOpen}
            aria-controls={isMenuOpen ? 'menu-movil' : undefined}
            className="text-text! md:hidden"
            onClick={() => onMenuChange(!isMenuOpen)}
          />
        </div>
      </div>
      {isMenuOpen && (
        <Suspense>
          <MenuMovil onClose={() => onMenuChange(false)} />
        </Suspense>
      )}
    </header>
  )
}

function Sesion() {
  const sesion = useUsuario()
  if (sesion.estado === 'anonima') return <SinSesion />
  const espera = <SesionDesconocida />
  if (sesion.estado === 'desconocida') return espera
  return (
    <Suspense fallback={espera}>
      <SesionIniciada usuario={sesion.usuario} />
    </Suspense>
  )
}

const esProveedor = (): boolean => haySesion('proveedor')

function SinSesion() {
  const hayProveedor = useSyncExternalStore(alCambiarSesion, esProveedor, () => false)
  const { pathname } = useLocation()
  // At work in its own area a provider is not asked to come in as somebody else.
  const enSuArea = hayProveedor && /^\/(proveedor\/(?!login)|check-in)/.test(pathname)
  return (
    <div className="hidden items-center gap-1 md:flex">
      {hayProveedor && <EnlaceNavegacion to="/proveedor/dashboard">Panel de proveedor</EnlaceNavegacion>}
      <EnlaceNavegacion to="/b2b" tambien="/empresas">
        Para empresas
      </EnlaceNavegacion>
      {!enSuArea && (
        <>
          <EnlaceNavegacion to="/login">Iniciar Sesión</EnlaceNavegacion>
          <ButtonLink
            to="/register"
            variant="outline"
            size="dense"
            aria-current={pathname === '/register' ? 'page' : undefined}
            className="ml-2 min-h-11! text-body! aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft"
          >
            Registrarse
          </ButtonLink>
        </>
      )}
    </div>
  )
}

function SesionDesconocida() {
  return (
    <span className="hidden md:block">
      <Avatar isUnknown />
    </span>
  )
}

import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Derecho, Usuario } from '#contract/usuarios.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Contained } from '#web/ui/contained.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SECTION_LINK } from '#web/ui/section-link.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useALaVista } from '#web/ui/a-la-vista.ts'
import { type Area, contextoDe, useAreaSesion } from './area-sesion.ts'
import { useCerrarSesion } from './cerrar-sesion.ts'
import { CargoActual, CargoEnPausa, NegocioPropio } from './equipo/cargo-actual.tsx'
import { Notificaciones } from './notificaciones.tsx'

type AreaPrivadaProps = {
  area: Area
  title: ReactNode
  text?: ReactNode
  /** The way back, above the title. */
  back?: ReactNode
  /** Whose menu stands above it, where that depends on who it is. */
  menuDe?: (usuario: Usuario) => Area
  /** The sign-in it leads to, where that is not the area's own. */
  puerta?: '/anfitrion/login'
  action?: ReactNode | ((usuario: Usuario) => ReactNode)
  /** What stands there until it is known who it is: boxes of the size of the content. */
  espera?: ReactNode
  children: (usuario: Usuario) => ReactNode
}

const MENUS: Partial<Record<Area, { to: string; texto: string; pide?: Derecho }[]>> = {
  anfitrion: [
    { to: '/mis-experiencias-anfitrion', texto: 'Mis experiencias' },
    { to: '/anfitrion/reservas', texto: 'Reservas' },
    { to: '/anfitrion/salidas', texto: 'Salidas' },
    { to: '/check-in', texto: 'Llegadas' },
    { to: '/anfitrion/mensajes', texto: 'Mensajes' },
    { to: '/anfitrion/opiniones', texto: 'Opiniones' },
    { to: '/host-analytics', texto: 'Ventas', pide: 'ventas' },
    { to: '/anfitrion/liquidaciones', texto: 'Pagos', pide: 'ventas' },
    { to: '/anfitrion/equipo', texto: 'Equipo' },
    { to: '/onboarding-anfitrion', texto: 'Mis datos', pide: 'alta' },
    { to: '/subscribe-anfitrion', texto: 'Mi plan', pide: 'alta' },
  ],
  proveedor: [
    { to: '/proveedor/dashboard', texto: 'Panel' },
    { to: '/proveedor/salidas', texto: 'Salidas' },
    { to: '/check-in', texto: 'Llegadas' },
    { to: '/proveedor/mensajes', texto: 'Mensajes' },
    { to: '/proveedor/opiniones', texto: 'Opiniones' },
    { to: '/proveedor/liquidaciones', texto: 'Pagos', pide: 'ventas' },
    { to: '/proveedor/experiencias/nueva', texto: 'Nueva experiencia', pide: 'experiencias' },
    { to: '/proveedor/equipo', texto: 'Equipo' },
    { to: '/proveedor/alta', texto: 'Mi empresa', pide: 'alta' },
    { to: '/proveedor/seguridad', texto: 'Seguridad' },
  ],
}

/** A private screen: its frame is served to anyone, its content only to whom the server knows. */
export function AreaPrivada({
  area,
  title,
  text,
  back,
  menuDe,
  puerta,
  action,
  espera = <AreaEspera />,
  children,
}: AreaPrivadaProps) {
  const sesion = useAreaSesion(area, puerta)
  if (sesion.estado === 'en-pausa')
    return <CargoEnPausa operador={area === 'proveedor' ? 'proveedor' : 'anfitrion'} cargos={sesion.cargos} />
  if (sesion.estado === 'negada') return <SinAcceso ingreso={sesion.ingreso} />
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 lg:pt-10">
      <AreaMenu
        area={sesion.estado === 'abierta' && menuDe ? menuDe(sesion.usuario) : area}
        usuario={sesion.estado === 'abierta' ? sesion.usuario : null}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        {back ? (
          <div className="grid min-w-0 grid-cols-1 gap-2">
            {back}
            <PageHead title={title} text={text} />
          </div>
        ) : (
          <PageHead title={title} text={text} />
        )}
        {sesion.estado === 'abierta' && (
          <div className="empty:hidden max-sm:w-full max-sm:*:w-full">
            {typeof action === 'function' ? action(sesion.usuario) : action}
          </div>
        )}
      </div>
      {sesion.estado === 'abierta' &&
        (area === 'anfitrion' || area === 'proveedor') &&
        (sesion.usuario.cargos ? (
          <CargoActual operador={area} cargos={sesion.usuario.cargos} />
        ) : (
          <NegocioPropio usuarioId={sesion.usuario.id} />
        ))}
      {sesion.estado === 'abierta' ? (
        <Contained>
          <Abierta de={children} usuario={sesion.usuario} />
        </Contained>
      ) : sesion.estado === 'falla' ? (
        <ErrorBlock title="No pudimos abrir esta página" text={detalleDe(sesion.error)} onRetry={sesion.reintentar} />
      ) : (
        espera
      )}
    </div>
  )
}

/** Drawn inside the part that says when it fails. */
const Abierta = ({ de, usuario }: { de: AreaPrivadaProps['children']; usuario: Usuario }) => de(usuario)

function AreaMenu({ area, usuario }: { area: Area; usuario: Usuario | null }) {
  const contexto = contextoDe(area)
  const { pathname } = useLocation()
  const cerrarSesion = useCerrarSesion(contexto)
  // Without knowing who it is everything is there: nothing moves for whoever may do it all.
  const menu = MENUS[area]?.filter(({ pide }) => !pide || !usuario || puede(usuario, pide))
  const fila = useALaVista(menu && (menu.find(({ to }) => pathname.startsWith(`${to}/`))?.to ?? pathname))
  // A customer has the avatar menu in the bar; the other two contexts have no other way out.
  const hasOwnExit = contexto !== 'cliente'
  if (!menu && !hasOwnExit) return null
  return (
    <div
      data-sin-papel
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-border pb-2"
    >
      <nav aria-label="Área" className="-mx-3 max-w-[calc(100%+1.5rem)] min-w-0">
        <ul ref={fila} className="fade-ends scrollbar-none flex overflow-x-auto lg:flex-wrap">
          {menu?.map(({ to, texto }) => (
            <li key={to} className="shrink-0">
              <NavLink to={to} className={SECTION_LINK}>
                {texto}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {hasOwnExit && usuario && (
        <div className="flex flex-wrap items-center gap-x-2 text-text-2">
          {contexto === 'proveedor' && (
            <span className="-ml-3 xl:ml-0">
              <Notificaciones contexto="proveedor" />
            </span>
          )}
          {usuario.nombre || 'Usuario'}
          <Button
            variant="quiet"
            size="dense"
            icon={<LogOut size={20} aria-hidden />}
            onClick={() => void cerrarSesion()}
          >
            Cerrar sesión
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether the role of the session may do that; whoever is no staff may do it all. */
export const puede = ({ derechos }: Usuario, derecho: Derecho): boolean =>
  derechos === undefined || derechos.includes(derecho)

export function AreaEspera() {
  return <SkeletonRows rows={3} row="h-24 rounded-card!" />
}

export function SinAcceso({ ingreso }: { ingreso: string }) {
  return (
    <div className="wrap py-10">
      <h1 tabIndex={-1} className="text-center outline-none">
        Tu cuenta no tiene acceso a esta página
      </h1>
      <EmptyBlock title="Entra con otra cuenta o vuelve al inicio" action={<Salidas ingreso={ingreso} />} />
    </div>
  )
}

function Salidas({ ingreso }: { ingreso: string }) {
  const { pathname, search } = useLocation()
  return (
    <span className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="/">Ir al inicio</ButtonLink>
      <ButtonLink to={`${ingreso}?siguiente=${encodeURIComponent(pathname + search)}`} variant="outline">
        Entrar con otra cuenta
      </ButtonLink>
    </span>
  )
}

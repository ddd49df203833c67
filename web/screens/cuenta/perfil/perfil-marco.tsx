import type { ReactNode } from 'react'
import type { Usuario } from '#contract/usuarios.ts'
import { AreaEspera, SinAcceso } from '#web/components/area-privada.tsx'
import { useAreaSesion } from '#web/components/area-sesion.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ChevronRight } from 'lucide-react'
import { NavLink } from 'react-router'
import { CorreoSinConfirmar } from './correo-sin-confirmar.tsx'
import { SECCIONES, type Seccion } from './perfil-secciones.ts'

type PerfilMarcoProps = {
  title: string
  text?: ReactNode
  /** The list itself: on a phone it is the page, on a wide screen the first section stands beside it. */
  isIndex?: boolean
  children: (usuario: Usuario) => ReactNode
}

/** One section of the profile: on a phone a page of its own, from 1280 px on beside the list. */
export function PerfilMarco({ title, text, isIndex = false, children }: PerfilMarcoProps) {
  const sesion = useAreaSesion('viajero')
  if (sesion.estado === 'negada') return <SinAcceso ingreso={sesion.ingreso} />
  const usuario = sesion.estado === 'abierta' ? sesion.usuario : null
  return (
    <div className="wrap pt-6 lg:pt-10">
      {!isIndex && (
        <BackLink to="/perfil" className="mb-2 lg:hidden">
          Mi Perfil
        </BackLink>
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[17.5rem_minmax(0,40rem)] lg:gap-16">
        <div className={cx('gap-6', isIndex ? 'grid' : 'hidden lg:grid')}>
          <Persona usuario={usuario} isHeading={isIndex} />
          {isIndex && usuario && !usuario.emailVerificado && (
            <div className="lg:hidden">
              <CorreoSinConfirmar usuario={usuario} />
            </div>
          )}
          <Menu isIndex={isIndex} />
        </div>
        <div className={cx('min-w-0 grid-cols-1 gap-6', isIndex ? 'hidden lg:grid' : 'grid')}>
          {isIndex ? (
            <div className="grid gap-2">
              <h2>{SECCIONES[0]?.titulo}</h2>
              {text && <p className="max-w-measure text-lead text-text-2">{text}</p>}
            </div>
          ) : (
            <PageHead title={title} text={text} />
          )}
          {usuario ? (
            children(usuario)
          ) : sesion.estado === 'falla' ? (
            <ErrorBlock title="No pudimos abrir tu perfil" text={detalleDe(sesion.error)} onRetry={sesion.reintentar} />
          ) : (
            <AreaEspera />
          )}
        </div>
      </div>
    </div>
  )
}

function Persona({ usuario, isHeading }: { usuario: Usuario | null; isHeading: boolean }) {
  return (
    <div className="flex items-center gap-4">
      <Avatar size="large" name={usuario?.nombre ?? ''} isUnknown={!usuario} />
      <div className="grid min-w-0">
        {isHeading ? (
          <h1 tabIndex={-1} className="outline-none">
            Mi Perfil
          </h1>
        ) : (
          <p className="text-h3">Mi Perfil</p>
        )}
        <p className="min-h-6 truncate text-text-2">{usuario?.email}</p>
      </div>
    </div>
  )
}

function Menu({ isIndex }: { isIndex: boolean }) {
  return (
    <nav aria-label="Secciones del perfil">
      <ul className="grid gap-1 max-lg:rounded-card max-lg:border max-lg:border-border max-lg:bg-surface max-lg:p-2">
        {SECCIONES.map((seccion, i) => (
          <li key={seccion.to}>
            <Entrada seccion={seccion} isShown={isIndex && i === 0} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `isShown`: stands beside the list on a wide screen, although the address is the list's own. */
function Entrada({ seccion: { to, titulo, resumen, Icon }, isShown }: { seccion: Seccion; isShown: boolean }) {
  return (
    <NavLink
      to={to}
      className={cx(
        'press flex min-h-14 items-center gap-3 rounded-control px-3 py-2 text-text no-underline hover:bg-surface-2 aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-soft-text',
        isShown && 'lg:bg-primary-soft lg:text-primary-soft-text',
      )}
    >
      <Icon size={20} aria-hidden className="shrink-0" />
      <span className="grid min-w-0 grow">
        <span className="font-medium">{titulo}</span>
        <span className="text-small text-text-2">{resumen}</span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-text-3 lg:hidden" />
    </NavLink>
  )
}

import { ChevronDown, Heart, LogOut, MessagesSquare, Settings, Store, Ticket, User } from 'lucide-react'
import type { Usuario } from '#contract/usuarios.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { EnlaceNavegacion } from './enlace-navegacion.tsx'
import { Notificaciones } from './notificaciones.tsx'
import { useCerrarSesion } from './cerrar-sesion.ts'
import { vende } from './usuario.ts'

/** The part of the bar that only a session has: its chunk is asked for when there is one. */
export default function SesionIniciada({ usuario }: { usuario: Usuario }) {
  const cerrarSesion = useCerrarSesion()
  const nombre = primerNombre(usuario)
  return (
    <>
      <span className="hidden md:block">
        {vende(usuario) && (
          <EnlaceNavegacion to="/mis-experiencias-anfitrion">Mi espacio de anfitrión</EnlaceNavegacion>
        )}
        {!usuario.esAnfitrion && <EnlaceNavegacion to="/mis-entradas">Mis Experiencias</EnlaceNavegacion>}
      </span>
      <Notificaciones />
      <span className="hidden md:block">
        <Menu
          trigger={
            <button
              type="button"
              className="press group inline-flex min-h-11 items-center gap-2 rounded-full py-0 pr-3 pl-0 font-medium text-text hover:bg-surface-2"
            >
              <Avatar name={usuario.nombre || 'Usuario'} />
              <span className="max-w-32 truncate">{nombre}</span>
              <ChevronDown
                size={16}
                aria-hidden
                className="text-text-2 transition-transform duration-200 group-data-[state=open]:rotate-180"
              />
            </button>
          }
          items={entradas(usuario, () => void cerrarSesion())}
        />
      </span>
    </>
  )
}

function primerNombre({ nombre }: Usuario): string {
  return nombre.trim().split(/\s+/)[0] || 'Usuario'
}

function entradas(usuario: Usuario, cerrarSesion: () => void): MenuItem[] {
  return [
    { label: 'Mi Perfil', icon: <User size={20} aria-hidden />, to: '/perfil' },
    ...(vende(usuario)
      ? [{ label: 'Mi espacio de anfitrión', icon: <Store size={20} aria-hidden />, to: '/mis-experiencias-anfitrion' }]
      : []),
    ...(usuario.esAnfitrion
      ? []
      : [{ label: 'Mis Experiencias', icon: <Ticket size={20} aria-hidden />, to: '/mis-entradas' }]),
    { label: 'Configuración', icon: <Settings size={20} aria-hidden />, to: '/configuracion' },
    'separator',
    {
      label: 'Mensajes',
      icon: <MessagesSquare size={20} aria-hidden />,
      to: vende(usuario) ? '/anfitrion/mensajes' : '/mensajes',
    },
    { label: 'Favoritos', icon: <Heart size={20} aria-hidden />, to: '/favoritos' },
    'separator',
    { label: 'Cerrar sesión', icon: <LogOut size={20} aria-hidden />, onSelect: cerrarSesion },
  ]
}

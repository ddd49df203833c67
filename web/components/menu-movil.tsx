import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { SelectorTema } from './selector-tema.tsx'
import { useCerrarSesion } from './cerrar-sesion.ts'
import { useApagada } from './funciones.ts'
import { useUsuario, vende } from './usuario.ts'
import { SITIO } from '#web/ui/marca.ts'
import { useBackCloses } from '#web/ui/use-back-closes.ts'

/** Covers the page under the bar, whose button closes it again. */
export default function MenuMovil({ onClose }: { onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null)
  const sinAsistente = useApagada('asistente')
  useBackCloses(true, onClose)
  useEffect(() => menu.current?.querySelector('a')?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    onClose()
    document.querySelector<HTMLElement>('header [aria-expanded]')?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works from any entry
    <div
      ref={menu}
      id="menu-movil"
      data-scroll-lock
      onKeyDown={onKeyDown}
      className="absolute inset-x-0 top-full h-[calc(100dvh-3.5rem)] animate-fade-in overflow-y-auto overscroll-contain bg-bg md:hidden"
    >
      <nav aria-label="Menú" className="wrap grid gap-6 pt-4 pb-10">
        <ul>
          <Entrada to="/#buscador">Buscar experiencias</Entrada>
          {!sinAsistente && <Entrada to="/matheus-ia">Preguntar a Matheus</Entrada>}
        </ul>
        <EntradasDeSesion />
        <ul className="border-t border-border pt-4">
          <Entrada to="/b2b">Para empresas</Entrada>
          <Entrada to="/convertirse-anfitrion">Ofrecer una experiencia</Entrada>
          <Entrada to="/providers">Proveedores</Entrada>
        </ul>
        <div className="border-t border-border pt-6">
          <SelectorTema />
        </div>
        <ul className="border-t border-border pt-4 text-text-2">
          <Entrada to="/ayuda">Ayuda</Entrada>
          <Entrada to="/terminos">Términos</Entrada>
          <Entrada to="/privacidad">Privacidad</Entrada>
          {SITIO.correo && (
            <li>
              <a href={`mailto:${SITIO.correo}`} className={clase}>
                {SITIO.correo}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}

const clase =
  'press flex min-h-12 w-full items-center rounded-control text-left text-lead font-medium text-text no-underline hover:text-primary aria-[current=page]:font-bold aria-[current=page]:text-primary aria-[current=page]:-ml-4 aria-[current=page]:rounded-none aria-[current=page]:border-l-3 aria-[current=page]:border-primary aria-[current=page]:pl-3.25'

function Entrada({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      {/* The open menu is an entry of its own in the history: the next page takes its place. */}
      <NavLink to={to} end replace className={clase}>
        {children}
      </NavLink>
    </li>
  )
}

function EntradasDeSesion() {
  const { estado, usuario } = useUsuario()
  const cerrarSesion = useCerrarSesion()
  if (estado === 'anonima') {
    return (
      <ul className="border-t border-border pt-4">
        <Entrada to="/login">Iniciar Sesión</Entrada>
        <Entrada to="/register">Registrarse</Entrada>
        <Entrada to="/buscar-entrada">Buscar mi entrada</Entrada>
        <Entrada to="/favoritos">Favoritos</Entrada>
      </ul>
    )
  }
  return (
    <ul className="border-t border-border pt-4">
      <Entrada to="/perfil">Mi Perfil</Entrada>
      {vende(usuario) && <Entrada to="/mis-experiencias-anfitrion">Mi espacio de anfitrión</Entrada>}
      {!usuario?.esAnfitrion && <Entrada to="/mis-entradas">Mis Experiencias</Entrada>}
      <Entrada to={vende(usuario) ? '/anfitrion/mensajes' : '/mensajes'}>Mensajes</Entrada>
      <Entrada to="/favoritos">Favoritos</Entrada>
      <Entrada to="/configuracion">Configuración</Entrada>
      <li>
        <button type="button" className={clase} onClick={() => void cerrarSesion()}>
          Cerrar sesión
        </button>
      </li>
    </ul>
  )
}

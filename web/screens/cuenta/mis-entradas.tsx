import { useInfiniteQuery } from '@tanstack/react-query'
import { Heart, Hourglass, MessagesSquare, Search } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AREAS, useIngreso } from '#web/components/area-sesion.ts'
import { useViva } from '#web/components/use-viva.ts'
import { alCambiarSesion, haySesion } from '#web/api/sesion.ts'
import { conMarco } from '#web/pagina.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CalendarioPersonal } from './entradas/calendario-personal.tsx'
import { FilasEspera } from './entradas/fila-reserva.tsx'
import { ListaDeVista, vistaQuery } from './entradas/lista-de-vista.tsx'
import { Reclamar } from './entradas/reclamar.tsx'
import { MapaDeProximas } from './entradas/mapa-de-proximas.tsx'
import { VISTAS } from './entradas/vistas.ts'

export const headers = conMarco

export function meta() {
  return metaPrivada('Mis Experiencias')
}

/** What was kept of the tickets is shown without a network: a token is enough, whoever it is. */
export default function MisEntradas() {
  const [search, setSearch] = useSearchParams()
  // While rendering on the server nobody has a session: the frame is served, and the browser decides.
  const hasSession = useSyncExternalStore(
    alCambiarSesion,
    () => haySesion(),
    () => true,
  )
  const isViva = useViva()
  const vista = VISTAS.find(({ value }) => value === search.get('vista'))?.value ?? 'proximas'
  const wasOpen = useInfiniteQuery({ ...vistaQuery(vista), enabled: isViva && hasSession }).data !== undefined
  useIngreso({ ...AREAS.viajero, siguiente: '/mis-entradas' }, !hasSession, wasOpen)

  const isShown = isViva && hasSession
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 lg:pt-10">
      <PageHead title="Mis Experiencias" />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <Tabs
          label="Tus reservas"
          className="min-w-0"
          value={vista}
          onValueChange={(next) =>
            setSearch(next === 'proximas' ? {} : { vista: next }, { replace: true, preventScrollReset: true })
          }
          tabs={VISTAS.map(({ value, label }) => ({
            value,
            label,
            content: value === vista && (isShown ? <ListaDeVista vista={vista} /> : <FilasEspera />),
          }))}
        />
        <div className="grid gap-6 lg:mt-17">
          {isShown && vista === 'proximas' && <MapaDeProximas />}
          <Atajos />
          {isShown && <CalendarioPersonal />}
          <SinCuenta isShown={isShown} />
        </div>
      </div>
    </div>
  )
}

function Atajos() {
  return (
    <nav aria-label="También tuyo" className="flex flex-wrap gap-3">
      <ButtonLink variant="outline" to="/mensajes" icon={<MessagesSquare size={20} aria-hidden />}>
        Mensajes
      </ButtonLink>
      <ButtonLink variant="outline" to="/favoritos" icon={<Heart size={20} aria-hidden />}>
        Favoritos
      </ButtonLink>
      <ButtonLink variant="outline" to="/lista-de-espera" icon={<Hourglass size={20} aria-hidden />}>
        Lista de espera
      </ButtonLink>
    </nav>
  )
}

function SinCuenta({ isShown }: { isShown: boolean }) {
  return (
    <aside aria-labelledby="sin-cuenta" className="grid gap-2 rounded-card border border-border bg-surface p-4 lg:p-6">
      <h2 id="sin-cuenta" className="font-sans text-body font-semibold">
        ¿Falta alguna?
      </h2>
      {isShown && <Reclamar />}
      <p className="text-small text-text-2">
        Las reservas hechas sin cuenta se abren con el enlace que enviamos a tu correo.
      </p>
      <Link
        to="/buscar-entrada"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary underline"
      >
        <Search size={20} aria-hidden />
        Reservé sin cuenta
      </Link>
    </aside>
  )
}

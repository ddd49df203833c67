import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Reserva } from '#contract/reservas.ts'
import { reservasQuery } from '#web/components/consultas.ts'
import { useViva } from '#web/components/use-viva.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { alCambiarSesion, haySesion, olvidarSesion } from '#web/api/sesion.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { entradasGuardadas, guardarLista } from './entradas/entradas-guardadas.ts'
import { FilaDeHoy, FilaReserva, FilasEspera } from './entradas/fila-reserva.tsx'
import { repartir, VISTAS, type Vista } from './entradas/vistas.ts'

export function meta() {
  return [{ title: tituloDe('Mis Experiencias') }, { name: 'robots', content: 'noindex' }]
}

const LOGIN = '/login?siguiente=/mis-entradas'
const conSesion = (): boolean => haySesion()

export default function MisEntradas() {
  const navigate = useNavigate()
  // While rendering on the server nobody has a session: the frame is served, and the browser decides.
  const hasSession = useSyncExternalStore(alCambiarSesion, conSesion, () => true)
  const isViva = useViva()
  const [hadSession] = useState(conSesion)
  const { data, error, refetch, isFetching } = useQuery({ ...reservasQuery, enabled: isViva && hasSession, staleTime: 0 })
  const wasOpen = data !== undefined
  const hasEnded = error instanceof ApiError && error.status === 401

  useEffect(() => {
    if (hasEnded) olvidarSesion('cliente')
    // A session that never answered has run out; one that did was closed on purpose.
    if (!hasSession || hasEnded) void navigate(hadSession && !wasOpen ? `${LOGIN}&sesion=terminada` : LOGIN, { replace: true })
  }, [hasSession, hadSession, wasOpen, hasEnded, navigate])
  useEffect(() => {
    if (data) guardarLista(data)
  }, [data])

  return (
    <div className="wrap py-6 lg:py-10">
      <h1 tabIndex={-1} className="mb-6 outline-none">
        Mis Experiencias
      </h1>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {error && !hasEnded && <FallaAlCargar error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
          {data ? <Pestanas reservas={data} /> : error && !hasEnded ? <Pestanas reservas={entradasGuardadas()} /> : <FilasEspera />}
        </div>
        <SinCuenta />
      </div>
    </div>
  )
}

function FallaAlCargar({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  const hasSaved = entradasGuardadas().length > 0
  return <ErrorBlock title={hasSaved ? 'Mostramos tus entradas guardadas' : 'No pudimos cargar tus reservas'} text={detalleDe(error)} onRetry={onRetry} isRetrying={isRetrying} />
}

function Pestanas({ reservas }: { reservas: Reserva[] }) {
  const [search, setSearch] = useSearchParams()
  const [ahora] = useState(() => new Date())
  const porVista = repartir(reservas, ahora)
  const value = VISTAS.find((vista) => vista.value === search.get('vista'))?.value ?? 'proximas'
  return (
    <Tabs
      label="Tus reservas"
      value={value}
      onValueChange={(next) => setSearch(next === 'proximas' ? {} : { vista: next }, { replace: true, preventScrollReset: true })}
      tabs={VISTAS.map(({ value, label }) => ({ value, label, content: <Lista vista={value} {...porVista[value]} /> }))}
    />
  )
}

type ListaProps = { vista: Vista; hoy: Reserva[]; resto: Reserva[] }

function Lista({ vista, hoy, resto }: ListaProps) {
  if (hoy.length + resto.length === 0) return <Vacia vista={vista} />
  return (
    <div className="grid gap-6">
      {hoy.map((reserva) => (
        <FilaDeHoy key={reserva.id} reserva={reserva} />
      ))}
      {resto.length > 0 && (
        <ul className="grid gap-3">
          {resto.map((reserva) => (
            <li key={reserva.id}>
              <FilaReserva reserva={reserva} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Vacia({ vista }: { vista: Vista }) {
  const dibujo = <img src="/escenas/vacio-entradas.svg" alt="" width={160} height={160} />
  if (vista === 'pasadas') return <EmptyBlock drawing={dibujo} title="Aquí verás lo que ya viviste" />
  if (vista === 'canceladas') return <EmptyBlock drawing={dibujo} title="No tienes reservas canceladas" />
  return (
    <EmptyBlock
      drawing={dibujo}
      title="Aún no tienes experiencias reservadas"
      text="Cuando reserves, tu entrada aparecerá aquí"
      action={<ButtonLink to="/">Explorar experiencias</ButtonLink>}
    />
  )
}

function SinCuenta() {
  return (
    <aside aria-labelledby="sin-cuenta" className="grid gap-2 rounded-card border border-border bg-surface p-4 lg:mt-17 lg:p-6">
      <h2 id="sin-cuenta" className="font-sans text-body font-semibold">
        ¿Falta alguna?
      </h2>
      <p className="text-small text-text-2">Las reservas hechas sin cuenta se abren con tu correo y el código.</p>
      <Link to="/buscar-entrada" className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary underline">
        <Search size={20} aria-hidden />
        Reservé sin cuenta
      </Link>
    </aside>
  )
}

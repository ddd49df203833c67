import { Link, useSearchParams } from 'react-router'
import { metadatos } from '#web/components/metadatos.ts'
import { publica } from '#web/pagina.ts'
import { SITIO } from '#web/ui/marca.ts'
import { AccesoMarco } from './acceso/acceso-marco.tsx'
import { VIAJERO } from './acceso/areas.ts'
import { EntrarForm } from './acceso/entrar-form.tsx'
import { motivoDe } from './acceso/motivos.ts'
import { SesionTerminada } from './acceso/sesion-terminada.tsx'
import { conSiguiente, leerSiguiente } from './acceso/siguiente.ts'
import type { Route } from './+types/login.ts'

export const headers = publica

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Iniciar Sesión',
    descripcion: `Entra a tu cuenta de ${SITIO.marca} para ver tus reservas y reservar con menos pasos.`,
    ruta: '/login',
  })
}

export default function Login() {
  const [search] = useSearchParams()
  const siguiente = leerSiguiente(search)
  const isForTickets = siguiente?.startsWith('/mis-entradas') ?? false
  return (
    <AccesoMarco
      title={isForTickets ? 'Inicia sesión para ver tus entradas' : VIAJERO.titulo}
      text={siguiente && motivoDe(siguiente)}
      poster={VIAJERO.poster}
    >
      <SesionTerminada />
      {isForTickets && (
        <p className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-surface-2 px-4 pt-3 pb-1 sm:py-2">
          ¿Reservaste como invitado?
          <Link to="/buscar-entrada" className="inline-flex min-h-11 items-center font-semibold text-primary underline">
            Reservé sin cuenta
          </Link>
        </p>
      )}
      <EntrarForm area={VIAJERO} destino={siguiente ?? VIAJERO.inicio} />
      <div className="grid gap-1 border-t border-border pt-3">
        <p className="flex flex-wrap items-center gap-x-2">
          ¿Aún no tienes cuenta?
          <Link
            to={conSiguiente('/register', siguiente)}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline"
          >
            Registrarse
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          ¿Vendes o compras para otros?
          <Link to="/b2b" className="inline-flex min-h-11 items-center font-semibold text-primary underline">
            Únete a la red empresarial
          </Link>
        </p>
      </div>
    </AccesoMarco>
  )
}

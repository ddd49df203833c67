import { metadatos } from '#web/components/metadatos.ts'
import { Link, useSearchParams } from 'react-router'
import { publica } from '#web/pagina.ts'
import { AccesoMarco } from './acceso/acceso-marco.tsx'
import { RegistroForm } from './acceso/registro-form.tsx'
import { conSiguiente, leerSiguiente } from './acceso/siguiente.ts'
import type { Route } from './+types/register.ts'

export const headers = publica

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Registrarse',
    descripcion: 'Crea tu cuenta gratis: guarda tus reservas y favoritos, y reserva la próxima vez con menos pasos.',
    ruta: '/register',
  })
}

export default function Register() {
  const [search] = useSearchParams()
  const siguiente = leerSiguiente(search)
  return (
    <AccesoMarco
      title="Crea tu cuenta"
      text="Guarda tus reservas y reserva la próxima vez con menos pasos."
      poster="/escenas/I1-cultural-1.svg"
    >
      <RegistroForm siguiente={siguiente} />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-border pt-3">
        ¿Ya tienes cuenta?
        <Link
          to={conSiguiente('/login', siguiente)}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          Iniciar Sesión
        </Link>
      </p>
    </AccesoMarco>
  )
}

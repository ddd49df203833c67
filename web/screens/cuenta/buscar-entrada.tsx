import { Link, useSearchParams } from 'react-router'
import { metadatos } from '#web/components/metadatos.ts'
import { publica } from '#web/pagina.ts'
import { AccesoMarco } from './acceso/acceso-marco.tsx'
import { BusquedaForm } from './acceso/busqueda-form.tsx'
import type { Route } from './+types/buscar-entrada.ts'

export const headers = publica

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Busca tu entrada',
    descripcion:
      '¿Reservaste sin cuenta? Escribe el correo que usaste y el código de tu reserva, y te enviamos el enlace de tu entrada.',
    ruta: '/buscar-entrada',
  })
}

export default function BuscarEntrada() {
  const [search] = useSearchParams()
  return (
    <AccesoMarco
      title="Busca tu entrada"
      text="Si reservaste sin cuenta, escribe el correo que usaste y el código de tu reserva: te enviamos ahí el enlace para abrirla."
      poster="/escenas/S1-cultural-1.svg"
    >
      <BusquedaForm codigo={search.get('codigo') ?? ''} />
      <p className="flex flex-wrap items-center gap-x-2 border-t border-border pt-3">
        ¿Reservaste con tu cuenta?
        <Link
          to="/login?siguiente=/mis-entradas"
          className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          Iniciar Sesión
        </Link>
      </p>
    </AccesoMarco>
  )
}

import { metadatos } from '#web/components/metadatos.ts'
import { TerminosContenido } from '#web/components/reserva-terminos.tsx'
import type { Route } from './+types/terminos.ts'

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Términos',
    descripcion: 'Cómo funcionan las reservas, los pagos, las cancelaciones y las devoluciones en Tourism Hub Chile.',
    ruta: '/terminos',
  })
}

export default function Terminos() {
  return (
    <div className="wrap py-8 lg:py-12">
      <h1 tabIndex={-1} className="mb-6 outline-none">
        Términos
      </h1>
      <TerminosContenido headingLevel={2} />
    </div>
  )
}

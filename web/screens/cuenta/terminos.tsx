import { TerminosContenido } from '#web/components/reserva-terminos.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Términos') }, { name: 'description', content: 'Cómo funcionan las reservas, los pagos, las cancelaciones y las devoluciones en Tourism Hub Chile.' }]
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

import { apiDe } from '#web/api/api.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { DocumentoLegal } from '#web/components/reserva-documento.tsx'
import { seGuarda } from '#web/pagina.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { SITIO } from '#web/ui/marca.ts'
import type { Route } from './+types/terminos.ts'

export const headers = seGuarda()

export const loader = ({ context }: Route.LoaderArgs) => apiDe(context).call('verTextoLegal', { texto: 'terminos' })

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Términos',
    descripcion: `Cómo funcionan las reservas, los pagos, las cancelaciones y las devoluciones en ${SITIO.marca}.`,
    ruta: '/terminos',
  })
}

export default function Terminos({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 pt-6 lg:pt-10">
      <PageHead title="Términos" />
      <DocumentoLegal texto={loaderData} headingLevel={2} />
    </div>
  )
}

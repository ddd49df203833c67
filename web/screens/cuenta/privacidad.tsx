import { apiDe } from '#web/api/api.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { DocumentoLegal } from '#web/components/reserva-documento.tsx'
import { seGuarda } from '#web/pagina.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/privacidad.ts'

export const headers = seGuarda()

export const loader = ({ context }: Route.LoaderArgs) => apiDe(context).call('verTextoLegal', { texto: 'privacidad' })

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Privacidad',
    descripcion: 'Qué datos personales usamos, para qué, con quién los compartimos y cómo ejercer tus derechos.',
    ruta: '/privacidad',
  })
}

export default function Privacidad({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 pt-6 lg:pt-10">
      <PageHead title="Política de privacidad" />
      <DocumentoLegal texto={loaderData} headingLevel={2} />
    </div>
  )
}

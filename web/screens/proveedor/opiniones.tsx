import { AreaPrivada } from '#web/components/area-privada.tsx'
import { OpinionesRecibidas } from '#web/components/opiniones-recibidas.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Opiniones recibidas') }, { name: 'robots', content: 'noindex' }]
}

export default function OpinionesDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Opiniones recibidas">
      {() => <OpinionesRecibidas operador="proveedor" />}
    </AreaPrivada>
  )
}

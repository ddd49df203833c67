import { AltaVista } from '#web/components/alta/alta-vista.tsx'
import { AreaPrivada } from '#web/components/area-privada.tsx'
import { tituloDe } from '#web/ui/marca.ts'

export function meta() {
  return [{ title: tituloDe('Mi empresa') }, { name: 'robots', content: 'noindex' }]
}

export default function AltaDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Mi empresa" text="Datos, documentos y en qué va tu solicitud.">
      {() => <AltaVista area="proveedor" />}
    </AreaPrivada>
  )
}

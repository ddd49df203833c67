import { AltaVista } from '#web/components/alta/alta-vista.tsx'
import { AreaPrivada, puede } from '#web/components/area-privada.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Mi empresa')
}

export default function AltaDeProveedor() {
  return (
    <AreaPrivada area="proveedor" title="Mi empresa" text="Datos, documentos y en qué va tu solicitud.">
      {(usuario) =>
        puede(usuario, 'alta') ? (
          <AltaVista area="proveedor" />
        ) : (
          <EmptyBlock
            title="Los datos de la empresa los ve quien es dueño"
            text="Si necesitas cambiarlos, pídelo a quien administra la cuenta."
          />
        )
      }
    </AreaPrivada>
  )
}

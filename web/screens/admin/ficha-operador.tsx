import { useParams } from 'react-router'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { FichaOperador } from './operador/ficha-operador.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Operador')
}

export default function FichaDeOperadorDeAdmin() {
  const { tipo = '', id = '' } = useParams()
  return (
    <AreaAdmin title="Operador" seccion="operadores">
      {() => <FichaOperador tipo={tipo} id={id} />}
    </AreaAdmin>
  )
}

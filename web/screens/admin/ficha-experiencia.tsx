import { useParams } from 'react-router'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { FichaExperiencia } from './operador/ficha-experiencia.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Experiencia')
}

export default function FichaDeExperienciaDeAdmin() {
  const { id = '' } = useParams()
  return (
    <AreaAdmin title="Experiencia" seccion="operadores">
      {() => <FichaExperiencia id={id} />}
    </AreaAdmin>
  )
}

import { useParams } from 'react-router'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { CompraDeRegalo } from './regalo/compra-de-regalo.tsx'

export function meta() {
  return metaDeEnlace('Tu regalo')
}

export default function RegaloComprado() {
  const { clave = '' } = useParams()
  return <CompraDeRegalo clave={clave} />
}

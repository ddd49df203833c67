import { useParams } from 'react-router'
import { tituloDe } from '#web/ui/marca.ts'
import { CompraDeRegalo } from './regalo/compra-de-regalo.tsx'

export function meta() {
  return [{ title: tituloDe('Tu regalo') }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }]
}

export default function RegaloComprado() {
  const { clave = '' } = useParams()
  return <CompraDeRegalo clave={clave} />
}

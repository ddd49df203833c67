import { useSearchParams } from 'react-router'
import { Notice } from '#web/ui/notice.tsx'

/** For whoever was led here because their session had run out. */
export function SesionTerminada() {
  const [search] = useSearchParams()
  return (
    search.get('sesion') === 'terminada' && (
      <Notice tone="info">Tu sesión terminó. Inicia sesión para seguir donde quedaste</Notice>
    )
  )
}

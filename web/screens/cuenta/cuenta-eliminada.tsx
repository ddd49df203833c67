import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { olvidarSesion } from '#web/api/sesion.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { esEliminada } from './privacidad/eliminada.ts'

export function meta() {
  return [{ title: tituloDe('Eliminamos tu cuenta') }, { name: 'robots', content: 'noindex' }]
}

/** The last page of an account. What the browser still knows of it goes here, where no screen misses it any more. */
export default function CuentaEliminada() {
  const queryClient = useQueryClient()
  const isEliminada = esEliminada(useLocation().state)
  useEffect(() => {
    if (!isEliminada) return
    olvidarSesion('cliente')
    queryClient.clear()
  }, [isEliminada, queryClient])
  return (
    <ReservaAviso title="Eliminamos tu cuenta" text="Borramos tus datos y cerramos todas las sesiones. Te enviamos un último correo con lo que conservamos y por qué.">
      <ButtonLink to="/">Ir al inicio</ButtonLink>
    </ReservaAviso>
  )
}

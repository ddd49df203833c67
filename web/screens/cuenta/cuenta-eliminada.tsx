import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { dejarSesion } from '#web/api/sesion.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { esEliminada } from './privacidad/eliminada.ts'

export function meta() {
  return metaPrivada('Cuenta eliminada')
}

/** The last page of an account. What the browser still knows of it goes here, where no screen misses it any more. */
export default function CuentaEliminada() {
  const queryClient = useQueryClient()
  // The server never sees the state: its page is for whoever only typed the address.
  const isEliminada = useViva(esEliminada(useLocation().state))
  useEffect(() => {
    if (!isEliminada) return
    dejarSesion('cliente')()
    queryClient.clear()
  }, [isEliminada, queryClient])
  return isEliminada ? (
    <ReservaAviso
      isSudden
      title="Eliminamos tu cuenta"
      text="Borramos tus datos y cerramos todas las sesiones. Te enviamos un último correo con lo que conservamos y por qué."
    >
      <ButtonLink to="/">Ir al inicio</ButtonLink>
    </ReservaAviso>
  ) : (
    <ReservaAviso
      title="No eliminaste ninguna cuenta"
      text="Esta página despide a quien acaba de eliminar la suya desde este navegador. Si quieres eliminar la tuya, entra a tu perfil y elige «Privacidad»."
    >
      <ButtonLink to="/">Ir al inicio</ButtonLink>
    </ReservaAviso>
  )
}

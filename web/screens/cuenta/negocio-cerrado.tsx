import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { olvidarSesion } from '#web/api/sesion.ts'
import { leerCerrada } from '#web/components/baja/cerrada.ts'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useViva } from '#web/components/use-viva.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { metaPrivada } from '#web/ui/marca.ts'

export function meta() {
  return metaPrivada('Negocio cerrado')
}

/** After a business: the person goes on as a traveller, or leaves altogether. */
export default function NegocioCerrado() {
  const { state } = useLocation()
  // The server never sees the state: its page is for whoever only typed the address.
  const cerrada = useViva(Boolean(leerCerrada(state))) ? leerCerrada(state) : null
  const eraProveedor = cerrada?.cerrada === 'proveedor'
  useEffect(() => {
    if (eraProveedor) olvidarSesion('proveedor')
  }, [eraProveedor])
  if (!cerrada) {
    return (
      <ReservaAviso
        title="No cerraste ningún negocio"
        text="Esta página es para quien acaba de cerrar el suyo desde este navegador."
      >
        <ButtonLink to="/">Ir al inicio</ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <ReservaAviso
      isSudden
      title={`Cerraste ${cerrada.nombre}`}
      text="Te enviamos un correo con lo que conservamos y por qué. Tu cuenta sigue sirviendo para viajar; si también quieres eliminarla, ya puedes."
    >
      <ButtonLink to="/">Ir al inicio</ButtonLink>
      <ButtonLink to="/perfil/privacidad" variant="outline">
        Eliminar mi cuenta
      </ButtonLink>
    </ReservaAviso>
  )
}

import type { ReactNode } from 'react'
import { Tarjeta } from '#web/components/tarjeta.tsx'
import { ClaveForm } from './clave-form.tsx'
import { SegundoFactor } from './segundo-factor.tsx'
import { Sesiones } from './sesiones.tsx'

/** Password, second factor and open sessions; what an area has besides stands after the password. */
export function TarjetasDeSeguridad({ deLaClave, children }: { deLaClave: string; children?: ReactNode }) {
  return (
    <>
      <Tarjeta title="Contraseña" text={deLaClave}>
        <ClaveForm />
      </Tarjeta>
      {children}
      <Tarjeta
        title="Verificación en dos pasos"
        text="Además de tu contraseña, al entrar pedimos un código de tu celular. Así nadie entra solo con tu contraseña."
      >
        <SegundoFactor />
      </Tarjeta>
      <Tarjeta
        title="Sesiones abiertas"
        text="Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña."
      >
        <Sesiones />
      </Tarjeta>
    </>
  )
}

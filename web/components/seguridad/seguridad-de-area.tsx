import { Tarjeta } from '#web/components/tarjeta.tsx'
import { ClaveForm } from './clave-form.tsx'
import { AreaDeSeguridad } from './llamadas.ts'
import { SegundoFactor } from './segundo-factor.tsx'
import { Sesiones } from './sesiones.tsx'

/** Password, second factor and open sessions of whoever works in an area with a session of its own. */
export function SeguridadDeArea({ area }: { area: 'proveedor' | 'admin' }) {
  return (
    <AreaDeSeguridad value={area}>
      <div className="grid max-w-form grid-cols-1 gap-6">
        <Tarjeta title="Contraseña" text="Es la misma en todas las áreas de tu cuenta. Al cambiarla se cierran tus demás sesiones.">
          <ClaveForm />
        </Tarjeta>
        <Tarjeta title="Verificación en dos pasos" text="Además de tu contraseña, al entrar pedimos un código de tu celular. Así nadie entra solo con tu contraseña.">
          <SegundoFactor />
        </Tarjeta>
        <Tarjeta title="Sesiones abiertas" text="Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña.">
          <Sesiones />
        </Tarjeta>
      </div>
    </AreaDeSeguridad>
  )
}

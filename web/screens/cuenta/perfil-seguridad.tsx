import { tituloDe } from '#web/ui/marca.ts'
import { PerfilCarga } from './perfil/perfil-carga.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'
import { Tarjeta } from '#web/components/tarjeta.tsx'
import { ClaveForm } from '#web/components/seguridad/clave-form.tsx'
import { CorreoForm } from './seguridad/correo-form.tsx'
import { SegundoFactor } from '#web/components/seguridad/segundo-factor.tsx'
import { Sesiones } from '#web/components/seguridad/sesiones.tsx'

export function meta() {
  return [{ title: tituloDe('Seguridad') }, { name: 'robots', content: 'noindex' }]
}

export default function PerfilSeguridad() {
  return (
    <PerfilMarco title="Seguridad">
      {() => (
        <>
          <Tarjeta title="Contraseña" text="Al cambiarla se cierran tus demás sesiones.">
            <ClaveForm />
          </Tarjeta>
          <Tarjeta title="Correo">
            <PerfilCarga campos={1}>{(perfil) => <CorreoForm perfil={perfil} />}</PerfilCarga>
          </Tarjeta>
          <Tarjeta title="Verificación en dos pasos" text="Además de tu contraseña, al entrar pedimos un código de tu celular. Así nadie entra solo con tu contraseña.">
            <SegundoFactor />
          </Tarjeta>
          <Tarjeta title="Sesiones abiertas" text="Dónde está abierta tu cuenta. Si no reconoces una, ciérrala y cambia tu contraseña.">
            <Sesiones />
          </Tarjeta>
        </>
      )}
    </PerfilMarco>
  )
}

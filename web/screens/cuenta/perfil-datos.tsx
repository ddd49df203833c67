import { tituloDe } from '#web/ui/marca.ts'
import { CorreoSinConfirmar } from './perfil/correo-sin-confirmar.tsx'
import { DatosForm } from './perfil/datos-form.tsx'
import { PerfilCarga } from './perfil/perfil-carga.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'

export function meta() {
  return [{ title: tituloDe('Datos personales') }, { name: 'robots', content: 'noindex' }]
}

export default function PerfilDatos() {
  return (
    <PerfilMarco title="Datos personales">
      {(usuario) => (
        <>
          <CorreoSinConfirmar usuario={usuario} />
          <PerfilCarga campos={4}>{(perfil) => <DatosForm perfil={perfil} />}</PerfilCarga>
        </>
      )}
    </PerfilMarco>
  )
}

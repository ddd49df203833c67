import { metaPrivada } from '#web/ui/marca.ts'
import { CorreoSinConfirmar } from './perfil/correo-sin-confirmar.tsx'
import { DatosForm } from './perfil/datos-form.tsx'
import { PerfilCarga } from './perfil/perfil-carga.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'

export function meta() {
  return metaPrivada('Mi Perfil')
}

export default function Perfil() {
  return (
    <PerfilMarco isIndex title="Mi Perfil">
      {(usuario) => (
        <>
          <CorreoSinConfirmar usuario={usuario} />
          <PerfilCarga campos={4}>{(perfil) => <DatosForm perfil={perfil} />}</PerfilCarga>
        </>
      )}
    </PerfilMarco>
  )
}

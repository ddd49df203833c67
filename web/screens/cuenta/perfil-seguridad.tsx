import { TarjetasDeSeguridad } from '#web/components/seguridad/tarjetas-de-seguridad.tsx'
import { Tarjeta } from '#web/components/tarjeta.tsx'
import { metaPrivada } from '#web/ui/marca.ts'
import { PerfilCarga } from './perfil/perfil-carga.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'
import { CorreoForm } from './seguridad/correo-form.tsx'

export function meta() {
  return metaPrivada('Seguridad')
}

export default function PerfilSeguridad() {
  return (
    <PerfilMarco title="Seguridad">
      {() => (
        <TarjetasDeSeguridad deLaClave="Al cambiarla se cierran tus demás sesiones.">
          <Tarjeta title="Correo">
            <PerfilCarga campos={1}>{(perfil) => <CorreoForm perfil={perfil} />}</PerfilCarga>
          </Tarjeta>
        </TarjetasDeSeguridad>
      )}
    </PerfilMarco>
  )
}

import { TarjetasDeSeguridad } from '#web/components/seguridad/tarjetas-de-seguridad.tsx'
import { Tarjeta } from '#web/components/tarjeta.tsx'
import { tituloDe } from '#web/ui/marca.ts'
import { PerfilCarga } from './perfil/perfil-carga.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'
import { CorreoForm } from './seguridad/correo-form.tsx'

export function meta() {
  return [{ title: tituloDe('Seguridad') }, { name: 'robots', content: 'noindex' }]
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

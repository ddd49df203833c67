import { metaPrivada } from '#web/ui/marca.ts'
import { PerfilCarga } from './perfil/perfil-carga.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'
import { PreferenciasForm } from './perfil/preferencias-form.tsx'

export function meta() {
  return metaPrivada('Preferencias de viaje')
}

export default function PerfilPreferencias() {
  return (
    <PerfilMarco
      title="Preferencias de viaje"
      text="Matheus las usa para recomendarte, si se lo permites. Todo es opcional y lo cambias o borras cuando quieras."
    >
      {() => <PerfilCarga campos={4}>{(perfil) => <PreferenciasForm perfil={perfil} />}</PerfilCarga>}
    </PerfilMarco>
  )
}

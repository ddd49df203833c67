import type { Perfil } from '#contract/perfil.ts'
import { api } from '#web/api/api.ts'
import { AvisosForm } from '#web/components/avisos-form.tsx'
import { useGuardado } from './use-guardado.ts'

type Aviso = Pick<Perfil['avisos'][number], 'tipo' | 'canal' | 'activo'>

export function AvisosDePersona({ avisos }: Pick<Perfil, 'avisos'>) {
  const { guardar, falla, isSaved } = useGuardado((aviso: Aviso) => api.call('guardarAvisos', { avisos: [aviso] }))
  return <AvisosForm avisos={avisos} guardar={guardar} falla={falla} isSaved={isSaved} />
}

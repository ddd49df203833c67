import { useQueryClient } from '@tanstack/react-query'
import type { Equipo } from '#contract/equipos.ts'
import type { Operador } from '#web/components/editor/llamadas.ts'
import { equipoKey } from './llamadas.ts'

/** Every act answers the team as it is after it. */
export function useEquipoNuevo(operador: Operador) {
  const queryClient = useQueryClient()
  return (equipo: Equipo) => queryClient.setQueryData(equipoKey(operador), equipo)
}

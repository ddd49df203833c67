import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Perfil } from '#contract/perfil.ts'
import { erroresDeCampos } from '#web/components/reserva-reglas.ts'
import { usuarioQuery } from '#web/components/usuario.ts'
import { detalleDe, isInvalid } from '#web/api/cliente.ts'
import type { FieldMistake } from '#web/ui/error-summary.tsx'
import { perfilQuery } from './perfil-consultas.ts'

type Guardado = {
  status: 'default' | 'loading'
  /** Saved, and nothing changed since. */
  isSaved: boolean
  isDirty: boolean
  falla: string | null
  /** Call it when a field changes. */
  touch: () => void
}

/** Saves one section: what the server answers is the profile from then on. */
export function useGuardado<T>(
  guardar: (datos: T) => Promise<Perfil>,
  showAll?: (errores: FieldMistake[]) => void,
): Guardado & { guardar: (datos: T) => void } {
  const queryClient = useQueryClient()
  const [state, setState] = useState<'untouched' | 'dirty' | 'saved'>('untouched')
  const mutation = useMutation({
    mutationFn: guardar,
    // One after the other: the last answer is the one that holds.
    scope: { id: 'perfil' },
    onSuccess: async (perfil) => {
      queryClient.setQueryData(perfilQuery.queryKey, perfil)
      setState('saved')
      await queryClient.invalidateQueries({ queryKey: usuarioQuery.queryKey })
    },
    onError: (error) => {
      if (isInvalid(error)) showAll?.(erroresDeCampos(error))
    },
  })
  return {
    status: mutation.isPending ? 'loading' : 'default',
    isSaved: state === 'saved',
    isDirty: state === 'dirty',
    falla: mutation.error && !(isInvalid(mutation.error) && showAll) ? detalleDe(mutation.error) : null,
    touch: () => setState('dirty'),
    guardar: (datos) => mutation.mutate(datos),
  }
}

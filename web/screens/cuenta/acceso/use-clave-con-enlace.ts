import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { type FinDeClave, isVencido } from './clave-form.tsx'
import { useEnlace } from './use-enlace.ts'

/** A mailed link that a password is chosen with: whether it still serves is asked before one is thought up in vain. */
export function useClaveConEnlace(): { token: string; state: 'form' | FinDeClave; onEnd: (fin: FinDeClave) => void } {
  const token = useEnlace()
  const [state, onEnd] = useState<'form' | FinDeClave>(token ? 'form' : 'expired')
  const { error } = useQuery({
    queryKey: ['restablecer-clave', token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => api.call('revisarEnlaceDeClave', { token }),
  })
  return { token, state: state === 'form' && isVencido(error) ? 'expired' : state, onEnd }
}

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import type { CasoConHechos } from '#contract/casos.ts'

type DecisionArgs<D extends string, R> = {
  caso: CasoConHechos
  /** Where what is decided of is kept: it is shown as it is from then on. */
  queryKey: QueryKey
  act: (decision: D, razon: string) => Promise<R>
  /** How many letters a reason has at least. */
  min?: number
}

/** A decision of a case that is not taken without its reason. */
export function useDecision<D extends string, R>({ caso, queryKey, act, min = 1 }: DecisionArgs<D, R>) {
  const queryClient = useQueryClient()
  const [razon, setRazon] = useState('')
  const [falta, setFalta] = useState(false)
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (decision: D) => act(decision, razon.trim()),
    onSuccess: (despues) => {
      queryClient.setQueryData(queryKey, despues)
      void queryClient.invalidateQueries({ queryKey: ['admin', 'caso', caso.id] })
      void queryClient.invalidateQueries({ queryKey: ['admin', 'colas'] })
    },
  })
  const isShort = razon.trim().length < min
  const conRazon = (seguir: () => void) => (isShort ? setFalta(true) : seguir())
  return {
    razon: { value: razon, onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setRazon(event.currentTarget.value) },
    falta: falta && isShort,
    conRazon,
    decidir: (decision: D) => conRazon(() => mutate(decision)),
    status: (decision: D) => (isPending && variables === decision ? ('loading' as const) : ('default' as const)),
    decidida: isSuccess ? variables : null,
    error,
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Corrida } from '#contract/liquidaciones.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'

/** One file for the bank with everything of its class that is ready; the contract says which class goes without a name. */
export function CrearNomina({ clase, texto }: { clase?: Corrida['clase']; texto: string }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const crear = useMutation({
    mutationFn: () => api.call('crearCorrida', clase ? { clase } : {}, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      await navigate(`/admin/finanzas/nominas/${id}`)
    },
  })
  return (
    <span className="grid gap-2 md:justify-items-end">
      <Button status={crear.isPending ? 'loading' : 'default'} onClick={() => crear.mutate()}>
        {texto}
      </Button>
      {crear.error && (
        <span role="alert" className="max-w-80 text-small text-danger md:text-right">
          {detalleDe(crear.error)}
        </span>
      )}
    </span>
  )
}

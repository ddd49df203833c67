import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { toast } from '#web/ui/toast.ts'
import { Diferencias } from './finanzas/diferencias.tsx'
import { Disputas } from './finanzas/disputas.tsx'
import { FinanzasMenu } from './finanzas/menu.tsx'
import { SaldoDelPsp } from './finanzas/saldo-del-psp.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Conciliación')
}

export default function ConciliacionDeAdmin() {
  return (
    <AreaAdmin
      title="Conciliación"
      seccion="finanzas"
      text="Lo que dice el medio de pago contra lo que decimos nosotros"
      action={<ConciliarAhora />}
    >
      {() => (
        <>
          <FinanzasMenu />
          <SaldoDelPsp />
          <Disputas />
          <Diferencias />
        </>
      )}
    </AreaAdmin>
  )
}

function ConciliarAhora() {
  const queryClient = useQueryClient()
  const conciliar = useMutation({
    mutationFn: () => api.call('conciliarAhora', {}),
    onSuccess: async ({ revisados, abiertas }) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'diferencias'] }),
        queryClient.invalidateQueries({ queryKey: ['admin', 'saldo-del-psp'] }),
      ])
      toast({
        title:
          abiertas === 0 ? 'Todo coincide' : formatCantidad(abiertas, 'diferencia abierta', 'diferencias abiertas'),
        description: `Comparamos ${formatCantidad(revisados, 'cobro', 'cobros')} de los últimos 3 días, y el saldo`,
      })
    },
  })
  return (
    <span className="grid justify-items-end gap-2">
      <Button status={conciliar.isPending ? 'loading' : 'default'} onClick={() => conciliar.mutate()}>
        Comparar ahora
      </Button>
      {conciliar.error && (
        <span role="alert" className="text-small text-danger">
          {detalleDe(conciliar.error)}
        </span>
      )}
    </span>
  )
}

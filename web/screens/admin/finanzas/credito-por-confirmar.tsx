import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CreditoDeEmpresa } from '#contract/creditos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedLine } from '#web/ui/failed-line.tsx'
import { formatDia, formatPesos } from '#web/ui/formato.ts'
import { toast } from '#web/ui/toast.ts'

type PorConfirmar = CreditoDeEmpresa['porConfirmar'][number]

/** A large transfer that one person saw: another one who sees it too says so here. */
export function CreditoPorConfirmar({
  credito: { empresaId, nombre },
  pago,
}: {
  credito: CreditoDeEmpresa
  pago: PorConfirmar
}) {
  const { id, monto, referencia, recibidoEn, vistoPor, esTuyo } = pago
  const queryClient = useQueryClient()
  const decidir = useMutation({
    mutationFn: (acto: 'confirmar' | 'descartar') =>
      acto === 'confirmar'
        ? api.call('anotarPagoDeEmpresa', { id: empresaId, monto, referencia, recibidoEn, sobranteAFavor: true })
        : api.call('descartarPagoDeEmpresa', { id: empresaId, pagoId: id }),
    onSuccess: async (_credito, acto) => {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'creditos'] })
      toast({
        title: acto === 'confirmar' ? 'Pago anotado' : 'Pago descartado',
        description: `${formatPesos(monto)} de ${nombre}`,
      })
    },
  })
  const status = (acto: 'confirmar' | 'descartar') =>
    decidir.isPending && decidir.variables === acto ? 'loading' : 'default'
  return (
    <span className="grid max-w-80 justify-items-start gap-2 max-md:justify-items-end">
      <span className="max-md:text-right">
        Llegaron {formatPesos(monto)} el {formatDia(recibidoEn)}, <span className="wrap-anywhere">{referencia}</span>.{' '}
        <span className="text-text-2">
          {esTuyo ? 'Falta que otra persona lo confirme.' : `Lo vio ${vistoPor}: mira el banco y confírmalo.`}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {!esTuyo && (
          <Button
            size="dense"
            aria-label={`Confirmar ${formatPesos(monto)} de ${nombre}`}
            status={status('confirmar')}
            onClick={() => decidir.mutate('confirmar')}
          >
            Confirmar
          </Button>
        )}
        <Button
          size="dense"
          variant="outline"
          aria-label={`Descartar ${formatPesos(monto)} de ${nombre}`}
          status={status('descartar')}
          onClick={() => decidir.mutate('descartar')}
        >
          Descartar
        </Button>
      </span>
      {decidir.error && <FailedLine>{detalleDe(decidir.error)}</FailedLine>}
    </span>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Credito as Estado } from '#contract/creditos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatDia, formatPesos } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import { CuentaParaTransferir } from './cuenta-para-transferir.tsx'

/** What the company owes for what it confirmed on account, of what it may. */
export function Credito() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['empresa', 'credito'],
    queryFn: ({ signal }) => api.call('verCredito', {}, { signal }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="credito" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <h3 id="credito">Tu crédito</h3>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar tu crédito"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <Resumen credito={data} />
      ) : (
        <AreaEspera />
      )}
    </section>
  )
}

function Resumen({ credito: { limite, deuda, aFavor, disponible, vencido, plazoDias, pagos } }: { credito: Estado }) {
  return (
    <>
      <p className="max-w-measure text-small text-text-2">
        Lo que reservas a cuenta y lo que confirmas por API se paga por transferencia en {plazoDias} días.
      </p>
      {deuda > 0 && <CuentaParaTransferir />}
      {aFavor > 0 && <SaldoAFavor monto={aFavor} />}
      {vencido > 0 && <Notice tone="warning" title={`Tienes ${formatPesos(vencido)} vencidos`} />}
      {disponible === 0 && limite > 0 && (
        <Notice
          tone="warning"
          title="Usaste todo tu crédito: paga lo que debes para seguir reservando a cuenta y confirmando por API"
        />
      )}
      <Progress
        label="Debes"
        value={Math.min(deuda, limite)}
        max={Math.max(1, limite)}
        text={`${formatPesos(deuda)} de ${formatPesos(limite)}; disponible ${formatPesos(disponible)}`}
      />
      {pagos.length > 0 && (
        <>
          <h4 className="font-sans text-body font-semibold">Tus últimos pagos</h4>
          <ul className="grid gap-2">
            {pagos.map(({ id, monto, referencia, recibidoEn }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {formatDia(recibidoEn)} <span className="text-text-2 wrap-anywhere">{referencia}</span>
                </span>
                <span className="tabular-nums">{formatPesos(monto)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Paid, and owed no more: it waits for the next purchase, or goes back. */
function SaldoAFavor({ monto }: { monto: number }) {
  const queryClient = useQueryClient()
  const pedir = useMutation({
    mutationFn: () => api.call('pedirDevolucionDeSaldo', {}),
    onSuccess: (credito) => {
      queryClient.setQueryData(['empresa', 'credito'], credito)
      toast({ title: 'Devolución pedida', description: 'Te escribimos para saber a qué cuenta transferimos' })
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="info" title={`Tienes ${formatPesos(monto)} a tu favor`}>
        Se usan primero en tu próxima compra a cuenta. Si prefieres, te los transferimos.
      </Notice>
      {pedir.error && <Notice tone="danger" role="alert" title={detalleDe(pedir.error)} />}
      <Button variant="outline" status={pedir.isPending ? 'loading' : 'default'} onClick={() => pedir.mutate()}>
        Pedir que lo devuelvan
      </Button>
    </div>
  )
}

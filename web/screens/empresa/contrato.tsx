import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { textoDeObjeto, textoDePlazo } from '#web/components/contrato-textos.ts'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatTasa } from '#web/ui/formato.ts'

/** Where the commission is another than the general one, and until when. */
export function LineasDeContrato() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['empresa', 'contrato'],
    queryFn: ({ signal }) => api.call('verContrato', {}, { signal }),
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar las comisiones acordadas"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data || data.lineas.length === 0) return null
  return (
    <section aria-labelledby="contrato" className="grid gap-2 border-t border-border pt-3">
      <h3 id="contrato" className="font-sans text-body font-semibold">
        Comisiones acordadas
      </h3>
      <ul className="grid gap-2">
        {data.lineas.map((linea) => (
          <li key={linea.id}>
            <p className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{textoDeObjeto(linea)}</span>
              <span className="tabular-nums whitespace-nowrap">{formatTasa(linea.margen)}</span>
            </p>
            <p className="text-small text-text-2">{textoDePlazo(linea)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

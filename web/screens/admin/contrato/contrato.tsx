import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LineaDeContrato } from '#contract/contratos.ts'
import { LINEAS_A_LA_VISTA } from '#contract/topes.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { textoDeObjeto, textoDePlazo } from '#web/components/contrato-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatTasa } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { ConMotivo } from '../con-motivo.tsx'
import { AgregarLinea } from './agregar-linea.tsx'
import { contratoQuery } from './contrato-consulta.ts'

/** The commissions of a company: the general one, and those that take its place for a while. */
export function ContratoDeEmpresa({ empresaId, nombre }: { empresaId: string; nombre: string }) {
  const { data, error, refetch, isFetching } = useQuery(contratoQuery(empresaId))
  const [estaAgregando, setAgregando] = useState(false)
  const [porTerminar, setPorTerminar] = useState<LineaDeContrato | null>(null)
  return (
    <section aria-labelledby="contrato" className="grid gap-4 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="contrato">Contrato</h3>
        <Button variant="outline" onClick={() => setAgregando(true)}>
          Agregar línea
        </Button>
      </div>
      {error ? (
        <ErrorBlock
          title="No pudimos cargar el contrato"
          text={detalleDe(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <AreaEspera />
      ) : (
        <>
          <p className="text-text-2">
            General: {formatTasa(data.margen ?? 0)}. Rige la línea más particular: experiencia, luego operador, luego
            categoría.
          </p>
          {data.lineas.length > 0 && (
            <ul className="grid gap-2">
              {data.lineas.map((linea) => (
                <Linea key={linea.id} linea={linea} onTerminar={() => setPorTerminar(linea)} />
              ))}
            </ul>
          )}
          {data.lineas.length >= LINEAS_A_LA_VISTA && (
            <Notice tone="info">
              Ves {LINEAS_A_LA_VISTA} líneas: las que rigen y las últimas que terminaron. Todas están en la auditoría.
            </Notice>
          )}
        </>
      )}
      {estaAgregando && <AgregarLinea empresaId={empresaId} nombre={nombre} onClose={() => setAgregando(false)} />}
      {porTerminar && <TerminarLinea empresaId={empresaId} linea={porTerminar} onClose={() => setPorTerminar(null)} />}
    </section>
  )
}

const ESTADOS = {
  vigente: { texto: 'Vigente', tone: 'success' },
  por_empezar: { texto: 'Por empezar', tone: 'info' },
  terminada: { texto: 'Terminada', tone: 'neutral' },
} as const

function Linea({ linea, onTerminar }: { linea: LineaDeContrato; onTerminar: () => void }) {
  const { texto, tone } = ESTADOS[linea.estado]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-border px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{textoDeObjeto(linea)}</span>
          <span className="tabular-nums">{formatTasa(linea.margen)}</span>
          <Badge tone={tone}>{texto}</Badge>
        </p>
        <p className="text-small text-text-2">{textoDePlazo(linea)}</p>
      </div>
      {linea.estado !== 'terminada' && (
        <Button
          size="dense"
          variant="danger-outline"
          aria-label={`Terminar ${textoDeObjeto(linea)}`}
          onClick={onTerminar}
        >
          Terminar
        </Button>
      )}
    </li>
  )
}

function TerminarLinea({
  empresaId,
  linea,
  onClose,
}: {
  empresaId: string
  linea: LineaDeContrato
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const terminar = useMutation({
    mutationFn: (motivo: string) => api.call('terminarLineaDeContrato', { id: empresaId, lineaId: linea.id, motivo }),
    onSuccess: (contrato) => {
      queryClient.setQueryData(contratoQuery(empresaId).queryKey, contrato)
      toast({ title: 'Línea terminada' })
      onClose()
    },
  })
  return (
    <ConMotivo
      isOpen
      onClose={onClose}
      title={`¿Terminar ${formatTasa(linea.margen)} para ${textoDeObjeto(linea)}?`}
      text="Deja de regir ahora. Lo ya reservado, retenido o propuesto conserva su precio."
      confirmText="Sí, terminar"
      guardar={terminar}
    />
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { CasoConHechos } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { EmpresaDatos, EmpresaEstado, empresaQuery } from '../../empresa-datos.tsx'

/** A company that signed up: approved with its contract, or sent back with what to mend. */
export function RevisarEmpresa({ caso }: { caso: CasoConHechos }) {
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(empresaQuery(caso.objetoId))
  const decidir = useMutation({
    mutationFn: (datos: { decision: 'aprobar' | 'observar'; motivo?: string; margen?: number }) =>
      api.call('decidirEmpresa', { id: caso.objetoId, ...datos }),
    onSuccess: async (empresa) => {
      queryClient.setQueryData(empresaQuery(caso.objetoId).queryKey, empresa)
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: empresa.estado === 'Activa' ? 'Empresa aprobada' : 'Enviada a corregir' })
    },
  })
  const [falta, setFalta] = useState<string | null>(null)
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar la empresa"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const motivo = String(form.get('motivo')).trim()
    const observa = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'observar'
    const margen = Math.round(Number(String(form.get('margen')).replace(',', '.')) * 100)
    if (observa && !motivo) return setFalta('Escribe qué debe corregir')
    if (!observa && !(margen >= 0 && margen <= 3000)) return setFalta('Escribe una comisión entre 0 y 30 %')
    setFalta(null)
    decidir.mutate(observa ? { decision: 'observar', motivo } : { decision: 'aprobar', margen })
  }
  return (
    <section aria-labelledby="empresa" className="grid gap-4 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="empresa">{data.nombre}</h2>
        <EmpresaEstado estado={data.estado} />
      </div>
      <EmpresaDatos empresa={data} />
      {(data.estado === 'Pendiente' || data.estado === 'Observada') && (
        <form onSubmit={submit} className="grid gap-4">
          {decidir.error && <Notice tone="danger" role="alert" title={detalleDe(decidir.error)} />}
          {falta && <Notice tone="danger" role="alert" title={falta} />}
          <Field label="Comisión del contrato, en %" name="margen">
            <TextInput inputMode="decimal" autoComplete="off" maxLength={5} defaultValue="10" />
          </Field>
          <Field label="Qué debe corregir" name="motivo" isOptional>
            <Textarea maxLength={1000} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="decision" value="aprobar" status={decidir.isPending ? 'loading' : 'default'}>
              Aprobar
            </Button>
            <Button type="submit" name="decision" value="observar" variant="outline">
              Pedir cambios
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

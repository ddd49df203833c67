import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { MotivoReporte } from '#contract/reportes.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { enviarReporte, type HiloWeb } from './conversacion-llamadas.ts'
import { MOTIVOS_REPORTE } from './reporte-textos.ts'

const OPCIONES = Object.entries(MOTIVOS_REPORTE).map(([value, label]) => ({ value, label }))

/** A message of the other side that breaks the rules goes to a person of ours. */
export function ReportarMensaje({ hilo, mensajeId, autor }: { hilo: HiloWeb; mensajeId: string; autor: string }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [motivo, setMotivo] = useState('')
  const [falta, setFalta] = useState(false)
  const reportar = useMutation({
    mutationFn: (detalle: string) =>
      enviarReporte(hilo, { mensajeId, motivo: motivo as MotivoReporte, ...(detalle && { detalle }) }),
    onSuccess: async () => {
      setOpen(false)
      toast({ title: 'Reporte recibido', description: 'Una persona lo revisa y te contamos por correo' })
      await queryClient.invalidateQueries({ queryKey: ['conversacion'] })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFalta(!motivo)
    if (motivo && !reportar.isPending)
      reportar.mutate(String(new FormData(event.currentTarget).get('detalle') ?? '').trim())
  }

  return (
    <>
      <Button
        variant="quiet"
        size="dense"
        className="-ml-3 justify-self-start"
        icon={<Flag size={16} aria-hidden />}
        aria-label={`Reportar este mensaje de ${autor}`}
        onClick={() => setOpen(true)}
      >
        Reportar
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Reportar mensaje">
        <form noValidate method="post" onSubmit={submit} className="grid gap-4">
          <RadioGroup
            legend="Qué pasa con este mensaje"
            name="motivo"
            options={OPCIONES}
            value={motivo}
            onValueChange={setMotivo}
            error={falta && !motivo ? 'Elige un motivo' : undefined}
          />
          <Field label="Detalle" name="detalle" isOptional hint="Lo lee solo quien revisa el reporte">
            <Textarea rows={3} maxLength={500} />
          </Field>
          {reportar.error && <Notice tone="danger" role="alert" title={detalleDe(reportar.error)} />}
          <Button type="submit" className="sm:justify-self-start" status={reportar.isPending ? 'loading' : 'default'}>
            Enviar reporte
          </Button>
        </form>
      </Dialog>
    </>
  )
}

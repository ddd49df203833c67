import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { MotivoDenuncia, ObjetoDenunciado } from '#contract/denuncias.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { MOTIVOS_DENUNCIA_TEXTO } from '#web/components/denuncia-textos.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type Props = { objeto: ObjetoDenunciado; id: string; nombre: string; onClose: () => void }
type Faltas = { motivo?: string; detalle?: string; email?: string }

/** A reason, a few words, and where to answer whoever has no session. */
export default function ReportarDialogo({ objeto, id, nombre, onClose }: Props) {
  const { usuario } = useUsuario()
  const [motivo, setMotivo] = useState<MotivoDenuncia | ''>('')
  const [faltas, setFaltas] = useState<Faltas>({})
  const enviar = useMutation({
    mutationFn: ({ detalle, email }: { detalle: string; email: string }) =>
      api.call(objeto === 'experiencia' ? 'denunciarExperiencia' : 'denunciarProveedor', { id, motivo: motivo as MotivoDenuncia, detalle, ...(email && { email }) }),
    onError: (error) => error instanceof ApiError && error.status === 422 && setFaltas(error.campos),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const datos = new FormData(event.currentTarget)
    const [detalle, email] = ['detalle', 'email'].map((campo) => String(datos.get(campo) ?? '').trim()) as [string, string]
    setFaltas({ ...(!motivo && { motivo: 'Elige un motivo' }), ...(!detalle && { detalle: 'Cuéntanos qué viste' }) })
    if (motivo && detalle && !enviar.isPending) enviar.mutate({ detalle, email })
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={objeto === 'experiencia' ? 'Reportar experiencia' : 'Reportar perfil'}>
      {enviar.isSuccess ? (
        <div className="grid gap-4">
          <Notice tone="success" role="status" title="Gracias por avisar">
            Una persona de nuestro equipo lo revisa en un día hábil.
          </Notice>
          <Button isWide onClick={onClose}>
            Cerrar
          </Button>
        </div>
      ) : (
        <form noValidate method="post" onSubmit={submit} className="grid gap-5">
          {enviar.error && !(enviar.error instanceof ApiError && enviar.error.status === 422) && (
            <Notice tone="danger" role="alert" title="No pudimos enviar el reporte">
              {detalleDe(enviar.error)}
            </Notice>
          )}
          <RadioGroup
            legend={`¿Qué pasa con «${nombre}»?`}
            name="motivo"
            value={motivo}
            onValueChange={(value) => setMotivo(value as MotivoDenuncia)}
            options={Object.entries(MOTIVOS_DENUNCIA_TEXTO).map(([value, label]) => ({ value, label }))}
            {...(faltas.motivo && !motivo && { error: faltas.motivo })}
          />
          <Field label="Qué viste" name="detalle" hint="Lo lee solo quien revisa el reporte" {...(faltas.detalle && { error: faltas.detalle })}>
            <Textarea rows={3} maxLength={1000} />
          </Field>
          {!usuario && (
            <Field label="Tu correo" name="email" isOptional hint="Para contarte qué decidimos; lo borramos después" {...(faltas.email && { error: faltas.email })}>
              <TextInput type="email" autoComplete="email" />
            </Field>
          )}
          <Button type="submit" isWide status={enviar.isPending ? 'loading' : 'default'}>
            Enviar reporte
          </Button>
        </form>
      )}
    </Dialog>
  )
}

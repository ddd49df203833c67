import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { MotivoDenuncia, ObjetoDenunciado } from '#contract/denuncias.ts'
import { api } from '#web/api/api.ts'
import { isInvalid } from '#web/api/cliente.ts'
import { MOTIVOS_DENUNCIA_TEXTO } from '#web/components/denuncia-textos.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { DenunciaMarco } from './denuncia-marco.tsx'

type Props = { objeto: ObjetoDenunciado; id: string; nombre: string; onClose: () => void }
type Faltas = { motivo?: string; detalle?: string; email?: string }

/** A reason, a few words, and where to answer whoever has no session. */
export default function ReportarDialogo({ objeto, id, nombre, onClose }: Props) {
  const { usuario } = useUsuario()
  const [motivo, setMotivo] = useState<MotivoDenuncia | ''>('')
  const [faltas, setFaltas] = useState<Faltas>({})
  const enviar = useMutation({
    mutationFn: ({ detalle, email }: { detalle: string; email: string }) =>
      api.call(objeto === 'experiencia' ? 'denunciarExperiencia' : 'denunciarProveedor', {
        id,
        motivo: motivo as MotivoDenuncia,
        detalle,
        ...(email && { email }),
      }),
    onError: (error) => isInvalid(error) && setFaltas(error.campos),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const datos = new FormData(event.currentTarget)
    const [detalle, email] = ['detalle', 'email'].map((campo) => String(datos.get(campo) ?? '').trim()) as [
      string,
      string,
    ]
    setFaltas({ ...(!motivo && { motivo: 'Elige un motivo' }), ...(!detalle && { detalle: 'Cuéntanos qué viste' }) })
    if (motivo && detalle && !enviar.isPending) enviar.mutate({ detalle, email })
  }

  return (
    <DenunciaMarco
      title={objeto === 'experiencia' ? 'Reportar experiencia' : 'Reportar perfil'}
      gracias="Una persona de nuestro equipo lo revisa en un día hábil."
      envio={enviar}
      falla={isInvalid(enviar.error) ? null : enviar.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        legend={`¿Qué pasa con «${nombre}»?`}
        name="motivo"
        value={motivo}
        onValueChange={(value) => setMotivo(value as MotivoDenuncia)}
        options={Object.entries(MOTIVOS_DENUNCIA_TEXTO).map(([value, label]) => ({ value, label }))}
        error={motivo ? undefined : faltas.motivo}
      />
      <Field label="Qué viste" name="detalle" hint="Lo lee solo quien revisa el reporte" error={faltas.detalle}>
        <Textarea rows={3} maxLength={1000} />
      </Field>
      {!usuario && (
        <Field
          label="Tu correo"
          name="email"
          isOptional
          hint="Para contarte qué decidimos; lo borramos después"
          error={faltas.email}
        >
          <TextInput type="email" autoComplete="email" />
        </Field>
      )}
    </DenunciaMarco>
  )
}

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ReglaResena } from '#contract/resenas.ts'
import { REGLAS_RESENA } from '#contract/topes.ts'
import { REGLAS_TEXTO } from '#web/components/resena-textos.ts'
import { api } from '#web/api/api.ts'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { DenunciaMarco } from '../denuncia-marco.tsx'

/** Says that an opinion breaks a published rule; a person looks at it. */
export default function DenunciarOpinion({ resenaId, onClose }: { resenaId: string; onClose: () => void }) {
  const [regla, setRegla] = useState<ReglaResena | ''>('')
  const [error, setError] = useState('')
  const enviar = useMutation({
    mutationFn: (detalle: string) =>
      api.call('denunciarResena', { resenaId, regla: regla as ReglaResena, ...(detalle && { detalle }) }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(regla ? '' : 'Elige un motivo')
    if (regla && !enviar.isPending) enviar.mutate(String(new FormData(event.currentTarget).get('detalle') ?? '').trim())
  }

  return (
    <DenunciaMarco
      title="Reportar opinión"
      gracias="Una persona la revisa. Si rompe la regla, la ocultamos."
      envio={enviar}
      falla={enviar.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        legend="¿Qué regla rompe?"
        name="regla"
        value={regla}
        onValueChange={(value) => setRegla(value as ReglaResena)}
        options={REGLAS_RESENA.map((value) => ({ value, label: REGLAS_TEXTO[value] }))}
        error={error}
      />
      <Field label="Algo más que debamos saber" name="detalle" isOptional>
        <Textarea rows={3} maxLength={500} />
      </Field>
    </DenunciaMarco>
  )
}

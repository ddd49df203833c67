import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Alta } from '#contract/altas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { altaQuery, type AreaDeAlta, LLAMADAS } from './alta-llamadas.ts'

/** Once per suspension: somebody who did not decide it looks again. */
export function ApelarSuspension({
  area,
  suspension,
}: {
  area: AreaDeAlta
  suspension: NonNullable<Alta['suspension']>
}) {
  return (
    <Apelar
      area={area}
      acto="apelar"
      esRecibida={suspension.apelada}
      pista="Puedes apelar una vez. La decide una persona distinta de quien te suspendió."
      plazo="La decide otra persona en 5 días hábiles. Te respondemos por correo."
    />
  )
}

/** Once, of an application that was refused. What becomes of it is told where the application stands. */
export function ApelarRechazo({ area }: { area: AreaDeAlta }) {
  return (
    <Apelar
      area={area}
      acto="apelarRechazo"
      esRecibida={false}
      pista="Puedes apelar una vez. La decide una persona distinta de quien la rechazó."
      plazo={`La decide otra persona ${SITIO.plazo}. Te respondemos por correo.`}
    />
  )
}

type ApelarProps = {
  area: AreaDeAlta
  acto: 'apelar' | 'apelarRechazo'
  esRecibida: boolean
  pista: string
  plazo: string
}

function Apelar({ area, acto, esRecibida, pista, plazo }: ApelarProps) {
  const queryClient = useQueryClient()
  const [texto, setTexto] = useState('')
  const [falta, setFalta] = useState(false)
  const apelar = useMutation({
    mutationFn: () => api.call(LLAMADAS[area][acto], { texto: texto.trim() }).then(() => undefined),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: altaQuery(area).queryKey }),
  })
  if (esRecibida || apelar.isSuccess)
    return (
      <Notice role="status" tone="info" title="Recibimos tu apelación">
        {plazo}
      </Notice>
    )
  const enviar = (event: FormEvent) => {
    event.preventDefault()
    setFalta(texto.trim() === '')
    if (texto.trim() !== '') apelar.mutate()
  }
  return (
    <form noValidate onSubmit={enviar} className="grid gap-3">
      <Field
        label="¿Por qué crees que nos equivocamos?"
        name="apelacion"
        hint={pista}
        error={falta && texto.trim() === '' ? 'Cuéntanos por qué apelas' : undefined}
      >
        <Textarea maxLength={2000} value={texto} onChange={(event) => setTexto(event.currentTarget.value)} />
      </Field>
      {apelar.error && <Notice tone="danger" role="alert" title={detalleDe(apelar.error)} />}
      <Button type="submit" className="sm:justify-self-start" status={apelar.isPending ? 'loading' : 'default'}>
        Apelar
      </Button>
    </form>
  )
}

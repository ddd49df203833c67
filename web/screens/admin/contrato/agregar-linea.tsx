import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { SobreQue } from '#contract/contratos.ts'
import { MARGEN_MAX } from '#contract/topes.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { obligatorio } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { toast } from '#web/ui/toast.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { contratoQuery } from './contrato-consulta.ts'

const SOBRE: { value: SobreQue; label: string }[] = [
  { value: 'experiencia', label: 'Una experiencia' },
  { value: 'operador', label: 'Todo lo de un operador' },
  { value: 'categoria', label: 'Una categoría' },
]

/** '12,5' → 1250; NaN where it is no percentage. */
const enPuntos = (value: string): number =>
  /^\d{1,2}([.,]\d{1,2})?$/.test(value.trim()) ? Math.round(Number(value.trim().replace(',', '.')) * 100) : Number.NaN

const REGLAS = {
  objeto: obligatorio('Elige para qué es la línea'),
  margen: (value: string) => (enPuntos(value) <= MARGEN_MAX ? undefined : 'Escribe una comisión entre 0 y 30 %'),
  desde: (value: string) => (value >= diaEn(new Date()) ? undefined : 'Elige una fecha desde hoy'),
  hasta: (value: string, form: FormData) =>
    value && value < String(form.get('desde')) ? 'Elige una fecha desde la de inicio' : undefined,
  motivo: (value: string) => (value.trim() ? undefined : 'Escribe el motivo'),
}

export function AgregarLinea({
  empresaId,
  nombre,
  onClose,
}: {
  empresaId: string
  nombre: string
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const [hoy] = useState(() => diaEn(new Date()))
  const [sobre, setSobre] = useState<SobreQue>('experiencia')
  const {
    hacer: agregar,
    status,
    falla,
  } = useActo(
    (data: FormData) => {
      const text = textsOf(data)
      return api.call('agregarLineaDeContrato', {
        id: empresaId,
        sobre,
        objeto: text('objeto'),
        margen: enPuntos(text('margen')),
        desde: text('desde'),
        motivo: text('motivo'),
        ...(text('hasta') && { hasta: text('hasta') }),
      })
    },
    showAll,
    (contrato) => {
      queryClient.setQueryData(contratoQuery(empresaId).queryKey, contrato)
      toast({ title: 'Línea agregada' })
      onClose()
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (checkForm(event.currentTarget)) agregar(new FormData(event.currentTarget))
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Agregar línea al contrato de ${nombre}`}>
      <form {...form} onSubmit={submit} className="grid gap-5">
        <p className="text-text-2">
          Rige para lo que contrate en esas fechas. Lo ya reservado, retenido o propuesto conserva su precio.
        </p>
        {falla && <Notice tone="danger" role="alert" title={falla} />}
        <ErrorSummary errores={summary} />
        <RadioGroup
          legend="Para qué"
          name="sobre"
          options={SOBRE}
          value={sobre}
          onValueChange={(value) => setSobre(value as SobreQue)}
        />
        {sobre === 'categoria' ? (
          <Categoria error={errors.objeto} />
        ) : (
          <Experiencia key="experiencia" sobre={sobre} error={errors.objeto} />
        )}
        <Field label="Comisión, en %" name="margen" error={errors.margen}>
          <TextInput inputMode="decimal" autoComplete="off" maxLength={5} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Desde" name="desde" error={errors.desde}>
            <DateInput min={hoy} defaultValue={hoy} />
          </Field>
          <Field label="Hasta" name="hasta" isOptional error={errors.hasta}>
            <DateInput />
          </Field>
        </div>
        <Field label="Motivo" name="motivo" hint="Queda en el historial" error={errors.motivo}>
          <Textarea rows={3} maxLength={500} />
        </Field>
        <Button type="submit" isWide status={status}>
          Agregar línea
        </Button>
      </form>
    </Dialog>
  )
}

function Categoria({ error }: { error?: string }) {
  return (
    <Field label="Categoría" name="objeto" error={error}>
      <Select
        defaultValue=""
        options={[
          { value: '', label: 'Elige una categoría' },
          ...TIPOS_EXPERIENCIA.map((tipo) => ({ value: tipo, label: tipo })),
        ]}
      />
    </Field>
  )
}

/** Of an operator any one of its experiences says which. */
function Experiencia({ sobre, error }: { sobre: SobreQue; error?: string }) {
  const [q, setQ] = useState('')
  const { data, error: falla } = useQuery({
    queryKey: ['admin', 'contrato', 'buscar', q],
    queryFn: ({ signal }) => api.page('listarExperiencias', { q, pagina: 1, porPagina: 10 }, { signal }),
    enabled: q !== '',
  })
  const encontradas = data?.items ?? []
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Buscar experiencia"
        name="buscar"
        hint="Nombre, lugar o tipo"
        error={falla ? detalleDe(falla) : undefined}
      >
        <SearchInput onValueChange={(texto) => setQ(texto.trim())} />
      </Field>
      <Field
        label={sobre === 'operador' ? 'Una de sus experiencias' : 'Experiencia'}
        name="objeto"
        error={error}
        {...(data && encontradas.length === 0 && { hint: 'No encontramos experiencias con eso' })}
      >
        <Select
          defaultValue=""
          options={[
            { value: '', label: 'Elige una experiencia' },
            ...encontradas.map(({ id, nombreExperiencia }) => ({ value: id, label: nombreExperiencia })),
          ]}
        />
      </Field>
    </div>
  )
}

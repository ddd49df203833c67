import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { TipoExperiencia } from '#contract/comun.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { LLAMADAS, RUTAS_DE, type Operador } from './llamadas.ts'

const REGLAS = { nombreExperiencia: (valor: string) => (valor.trim() ? undefined : 'Escribe el nombre') }
const OPCIONES = [
  { value: '', label: 'Elige un tipo' },
  ...TIPOS_EXPERIENCIA.map((tipo) => ({ value: tipo, label: tipo })),
]

/** The first step of the editor: once it is saved there is something to go on with. */
export function EditorNuevo({ operador }: { operador: Operador }) {
  const navigate = useNavigate()
  const cliente = useQueryClient()
  const { form, errors, summary, checkForm, showAll } = useFormErrors(REGLAS)
  const crear = useMutation({
    mutationFn: (data: FormData) => {
      const dicho = textsOf(data)
      const tipoExperiencia = (dicho('tipoExperiencia') || null) as TipoExperiencia | null
      return api.call(LLAMADAS[operador].crear, {
        contenido: {
          nombreExperiencia: dicho('nombreExperiencia'),
          descripcionCorta: dicho('descripcionCorta'),
          tipoExperiencia,
        },
      })
    },
    async onSuccess({ experienciaId }) {
      await cliente.invalidateQueries({ queryKey: ['propias'] })
      await navigate(`${RUTAS_DE[operador].editor}/${experienciaId}?paso=lugar`)
    },
    onError(error) {
      if (error instanceof ApiError)
        showAll(
          Object.entries(error.campos).map(([campo, mensaje]) => ({ campo: campo.split('.')[1] ?? campo, mensaje })),
        )
    },
  })
  return (
    <form
      {...form}
      method="post"
      className="grid max-w-140 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (checkForm(event.currentTarget)) crear.mutate(new FormData(event.currentTarget))
      }}
    >
      <div className="grid gap-1">
        <p className="text-small text-text-2">Paso 1 de 6</p>
        <h2>Lo esencial</h2>
      </div>
      <ErrorSummary errores={summary} />
      {crear.isError && summary.length === 0 && (
        <Notice tone="danger" role="alert">
          {detalleDe(crear.error)}
        </Notice>
      )}
      <Field
        label="Nombre"
        name="nombreExperiencia"
        hint="Empieza con un verbo: «Aprende a hornear pan de campo»"
        error={errors.nombreExperiencia}
      >
        <TextInput maxLength={60} autoComplete="off" />
      </Field>
      <Field label="Tipo" name="tipoExperiencia" isOptional error={errors.tipoExperiencia}>
        <Select options={OPCIONES} defaultValue="" />
      </Field>
      <Field
        label="Descripción corta"
        name="descripcionCorta"
        isOptional
        hint="Se lee en la lista, junto a la foto. Hasta 140 letras"
        error={errors.descripcionCorta}
      >
        <Textarea rows={3} maxLength={140} />
      </Field>
      <p className="max-w-measure text-small text-text-2">
        Se guarda como borrador y nadie más la ve. Puedes seguir después, en cualquier orden.
      </p>
      <Button
        type="submit"
        status={crear.isPending ? 'loading' : 'default'}
        loadingText="Guardando..."
        className="sm:justify-self-start"
      >
        Guardar y seguir
      </Button>
    </form>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { PapelProveedor } from '#contract/equipos.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { AreaEspera, puede } from '#web/components/area-privada.tsx'
import type { Operador } from '#web/components/editor/llamadas.ts'
import { reglaCorreo } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { SalidasGuiadas } from './guias.tsx'
import { equipoKey, LLAMADAS } from './llamadas.ts'
import { Lugares } from './lugares.tsx'
import { PAPELES_DE } from './papeles-textos.ts'
import { Personas } from './personas.tsx'
import { useEquipoNuevo } from './use-equipo-nuevo.ts'

export const QUE_ES = 'Quiénes trabajan contigo, qué puede hacer cada persona y quién guía cada salida.'

/** Whoever runs it sees all of it; the others the departures that are led. */
export function EquipoDe({ operador, usuario }: { operador: Operador; usuario: Usuario }) {
  return puede(usuario, 'equipo') ? (
    <Contenido operador={operador} />
  ) : (
    <SalidasGuiadas operador={operador} puedeAsignar={false} guias={[]} />
  )
}

function Contenido({ operador }: { operador: Operador }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: equipoKey(operador),
    queryFn: ({ signal }) => api.call(LLAMADAS[operador].listar, {}, { signal }),
    staleTime: 0,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tu equipo"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const hayLugar = data.miembros.length + data.invitaciones.length < data.maximo
  return (
    <div className="grid grid-cols-1 gap-8">
      <Lugares operador={operador} equipo={data} />
      {hayLugar && (
        <ButtonLink variant="outline" to="#invitar" className="sm:hidden">
          Invitar a alguien
        </ButtonLink>
      )}
      <Personas operador={operador} equipo={data} />
      {hayLugar && <Invitar operador={operador} />}
      <SalidasGuiadas operador={operador} puedeAsignar guias={data.miembros.filter(({ papel }) => papel === 'guia')} />
    </div>
  )
}

function Invitar({ operador }: { operador: Operador }) {
  const tomar = useEquipoNuevo(operador)
  const { form, errors, summary, checkForm } = useFormErrors({ email: reglaCorreo })
  const invitar = useMutation({
    mutationFn: (datos: { email: string; papel: PapelProveedor }) => api.call(LLAMADAS[operador].invitar, datos),
    onSuccess: tomar,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    invitar.mutate({ email: String(data.get('email')).trim(), papel: String(data.get('papel')) as PapelProveedor })
  }

  return (
    <section
      aria-labelledby="invitar"
      className="grid max-w-140 grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6"
    >
      <h2 id="invitar" className="scroll-mt-24">
        Invita a alguien
      </h2>
      {invitar.isSuccess && (
        <Notice role="status" tone="success">
          Enviamos la invitación. El enlace vale 7 días.
        </Notice>
      )}
      {invitar.error && (
        <Notice role="alert" tone="danger">
          {detalleDe(invitar.error)}
        </Notice>
      )}
      <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
        <ErrorSummary errores={summary} />
        <Field label="Correo" name="email" error={errors.email}>
          <TextInput type="email" autoComplete="off" maxLength={254} />
        </Field>
        <RadioGroup
          legend="Papel"
          name="papel"
          defaultValue="guia"
          options={PAPELES_DE[operador].map(({ papel, nombre, puede }) => ({
            value: papel,
            label: nombre,
            hint: puede,
          }))}
        />
        <Button type="submit" className="sm:justify-self-start" status={invitar.isPending ? 'loading' : 'default'}>
          Enviar invitación
        </Button>
      </form>
    </section>
  )
}

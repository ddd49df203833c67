import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Equipo, PapelProveedor } from '#contract/equipos.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { AreaEspera, puede } from '#web/components/area-privada.tsx'
import type { Operador } from '#web/components/editor/llamadas.ts'
import { reglaCorreo } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { SalidasGuiadas } from './guias.tsx'
import { equipoKey, LLAMADAS } from './llamadas.ts'
import { PAPELES, PAPELES_DE } from './papeles-textos.ts'
import { Lugares } from './lugares.tsx'

export const QUE_ES = 'Quiénes trabajan contigo, qué puede hacer cada persona y quién guía cada salida.'

/** Whoever runs it sees all of it; the others the departures that are led. */
export function EquipoDe({ operador, usuario }: { operador: Operador; usuario: Usuario }) {
  return puede(usuario, 'equipo') ? <Contenido operador={operador} /> : <SalidasGuiadas operador={operador} puedeAsignar={false} guias={[]} />
}

function Contenido({ operador }: { operador: Operador }) {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: equipoKey(operador), queryFn: ({ signal }) => api.call(LLAMADAS[operador].listar, {}, { signal }), staleTime: 0 })
  if (error) return <ErrorBlock title="No pudimos cargar tu equipo" text={detalleDe(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <AreaEspera />
  return (
    <div className="grid grid-cols-1 gap-8">
      <Lugares operador={operador} equipo={data} />
      {data.miembros.length + data.invitaciones.length < data.maximo && <Invitar operador={operador} />}
      <Personas operador={operador} equipo={data} />
      <SalidasGuiadas operador={operador} puedeAsignar guias={data.miembros.filter(({ papel }) => papel === 'guia')} />
    </div>
  )
}

function useEquipoNuevo(operador: Operador) {
  const queryClient = useQueryClient()
  return (equipo: Equipo) => queryClient.setQueryData(equipoKey(operador), equipo)
}

function Invitar({ operador }: { operador: Operador }) {
  const tomar = useEquipoNuevo(operador)
  const { form, errors, summary, checkForm } = useFormErrors({ email: reglaCorreo })
  const invitar = useMutation({ mutationFn: (datos: { email: string; papel: PapelProveedor }) => api.call(LLAMADAS[operador].invitar, datos), onSuccess: tomar })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    invitar.mutate({ email: String(data.get('email')).trim(), papel: String(data.get('papel')) as PapelProveedor })
  }

  return (
    <section aria-labelledby="invitar" className="grid max-w-140 grid-cols-1 gap-4 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6">
      <h2 id="invitar">Invita a alguien</h2>
      {invitar.isSuccess && <Notice role="status" tone="success">Enviamos la invitación. El enlace vale 7 días.</Notice>}
      {invitar.error && <Notice role="alert" tone="danger">{detalleDe(invitar.error)}</Notice>}
      <form {...form} method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
        <ErrorSummary errores={summary} />
        <Field label="Correo" name="email" {...(errors.email && { error: errors.email })}>
          <TextInput type="email" autoComplete="off" maxLength={254} />
        </Field>
        <RadioGroup legend="Papel" name="papel" defaultValue="guia" options={PAPELES_DE[operador].map(({ papel, nombre, puede }) => ({ value: papel, label: nombre, hint: puede }))} />
        <Button type="submit" className="justify-self-start" status={invitar.isPending ? 'loading' : 'default'}>
          Enviar invitación
        </Button>
      </form>
    </section>
  )
}

function Personas({ operador, equipo }: { operador: Operador; equipo: Equipo }) {
  const tomar = useEquipoNuevo(operador)
  const [porQuitar, setPorQuitar] = useState<Equipo['miembros'][number] | null>(null)
  const cambiar = useMutation({ mutationFn: (datos: { miembroId: string; papel: PapelProveedor }) => api.call(LLAMADAS[operador].papel, datos), onSuccess: tomar })
  const quitar = useMutation({ mutationFn: (miembroId: string) => api.call(LLAMADAS[operador].quitar, { miembroId }), onSuccess: tomar, onSettled: () => setPorQuitar(null) })
  const anular = useMutation({ mutationFn: (invitacionId: string) => api.call(LLAMADAS[operador].anular, { invitacionId }), onSuccess: tomar })
  const error = cambiar.error ?? quitar.error ?? anular.error
  return (
    <section aria-labelledby="personas" className="grid grid-cols-1 gap-3">
      <h2 id="personas">Personas</h2>
      {error && <Notice role="alert" tone="danger">{detalleDe(error)}</Notice>}
      <ul className="grid gap-2">
        {equipo.miembros.map((miembro) => (
          <li key={miembro.id} className="grid grid-cols-1 items-center gap-3 rounded-card border border-border bg-surface p-4 sm:grid-cols-[1fr_14rem_auto]">
            <p className="min-w-0 break-words">
              <span className="font-semibold">{miembro.nombre}</span> {miembro.soyYo && <span className="text-text-2">(tú)</span>}
              <br />
              <span className="text-small text-text-2">{miembro.email}</span>
            </p>
            {operador === 'anfitrion' && miembro.papel === 'dueno' ? (
              <p className="text-text-2 sm:col-span-2 sm:text-right">{PAPELES.find(({ papel }) => papel === 'dueno')?.nombre}</p>
            ) : (
              <>
                <Select aria-label={`Papel de ${miembro.nombre}`} value={miembro.papel} onChange={(event) => cambiar.mutate({ miembroId: miembro.id, papel: event.currentTarget.value as PapelProveedor })} options={PAPELES_DE[operador].map(({ papel, nombre }) => ({ value: papel, label: nombre }))} />
                <Button variant="quiet" onClick={() => setPorQuitar(miembro)}>
                  Quitar
                </Button>
              </>
            )}
          </li>
        ))}
        {equipo.invitaciones.map((invitacion) => (
          <li key={invitacion.id} className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-border p-4">
            <p className="min-w-0 break-words">
              {invitacion.email}
              <br />
              <span className="text-small text-text-2">Invitación enviada: {PAPELES.find(({ papel }) => papel === invitacion.papel)?.nombre}</span>
            </p>
            <Button variant="quiet" onClick={() => anular.mutate(invitacion.id)}>
              Anular
            </Button>
          </li>
        ))}
      </ul>
      {porQuitar && (
        <AlertDialog open onOpenChange={() => setPorQuitar(null)} title={`¿Quitas a ${porQuitar.nombre} del equipo?`} description="Deja de ver las reservas al instante. Puedes invitar de nuevo cuando quieras." cancelText="Mantener" confirmText="Sí, quitar" confirmStatus={quitar.isPending ? 'loading' : 'default'} onConfirm={() => quitar.mutate(porQuitar.id)} />
      )}
    </section>
  )
}
